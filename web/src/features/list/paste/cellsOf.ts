/** What may be pasted at a time; what is beyond it is left out and told. */
export const PASTE_ROWS = 500
const PASTE_COLUMNS = 60

/** The cells of a text as spreadsheets copy it: rows on lines, cells behind tabs, quotes around what holds either. */
export function cellsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const put = () => {
    const row = rows.at(-1)
    if (row && row.length < PASTE_COLUMNS) row.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length && rows.length <= PASTE_ROWS + 1; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text.charAt(at + 1) === '"') {
        cell += sign
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === '\t') put()
    else if (sign === '\n') {
      put()
      rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  put()
  // Spreadsheets end the last line too.
  const last = rows.at(-1)
  return last?.length === 1 && last[0] === '' && rows.length > 1 ? rows.slice(0, -1) : rows
}
