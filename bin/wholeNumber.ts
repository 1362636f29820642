/**
 * A whole number that is taken from the environment, or the usual one.
 * @throws where it is something else: what ran with it would prove nothing.
 */
export function wholeNumber(name: string, usual: number): number {
  const said = process.env[name] || String(usual)
  if (/^\d+$/.test(said)) return Number(said)
  throw new Error(`${name} is “${said}”: give it a whole number, for example ${name}=${usual}.`)
}
