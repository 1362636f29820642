const ones = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A count as it is written inside a sentence: 'fourteen'; from a hundred on, in figures. */
export function inWords(count: number): string {
  if (count >= 100) return String(count)
  const one = ones[count]
  if (one !== undefined) return one
  const last = count % 10
  return `${tens[(count - last) / 10]}${last === 0 ? '' : `-${ones[last]}`}`
}
