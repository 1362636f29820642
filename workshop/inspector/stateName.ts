/** A state's value as one would say it: nested states by dots, parallel ones by a plus. */
export function stateName(value: unknown): string {
  if (typeof value === 'string') return value
  return Object.entries(Object(value)).map(([name, inner]) => (stateName(inner) === '' ? name : `${name}.${stateName(inner)}`)).join(' + ')
}
