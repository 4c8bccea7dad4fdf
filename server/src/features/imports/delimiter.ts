export type Delimiter = ',' | ';' | '\t'

const delimiters: readonly Delimiter[] = [';', '\t', ',']

/** Excel may write its delimiter on a line of its own before the headings. */
const excelHint = /^sep=([,;\t])\r?\n?/i

/** The delimiter that Excel announced (`sep=;`), with the length of that line, or null. */
export function announcedDelimiter(text: string): { delimiter: Delimiter; length: number } | null {
  const hint = excelHint.exec(text)
  const delimiter = delimiters.find((one) => one === hint?.[1])
  return hint && delimiter ? { delimiter, length: hint[0].length } : null
}

/**
 * The delimiter of a table, read from its line of headings (D17.2): the one that stands there most often outside quotes.
 * Headings are short words, so unlike in the rows below a comma there is seldom part of a text.
 */
export function guessDelimiter(text: string): Delimiter {
  const line = firstRecord(text)
  const counts = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length - 1 }))
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a))
  return best.count > 0 ? best.delimiter : ','
}

/** Everything up to the first line end outside quotes, with quoted parts left out. */
function firstRecord(text: string): string {
  let quoted = false
  let line = ''
  for (const sign of text) {
    if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === '\n' || sign === '\r')) {
      if (line.trim() !== '') return line
      line = ''
    } else if (!quoted) line += sign
  }
  return line
}
