/** The signs that begin a formula, also as they are written wide. */
const SIGNS = '=+\\-@\\t\\r\uFF1D\uFF0B\uFF0D\uFF20'
const FORMULA = new RegExp(`^'*[${SIGNS}]`)
const GUARDED = new RegExp(`^'+[${SIGNS}]`)

/** A text as it stands in a CSV file: a quote before what a spreadsheet would take for a formula, and before what has such a quote already. */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** What a text was before it was guarded; any other quote, as that of 's-Gravenhage, stays. */
export function unguarded(text: string): string {
  return GUARDED.test(text) ? text.slice(1) : text
}
