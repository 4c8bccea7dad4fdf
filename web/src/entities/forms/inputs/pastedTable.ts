/** What makes lines of its own in a cell. */
const lines = 'p, div, ul, ol, pre, blockquote, h1, h2, h3, h4, h5, h6'

/**
 * Pasted markup with its tables as lines, the cells of a row beside each other. There are no tags for a table (D4.3): left to the editor, all
 * its cells would be one word.
 */
export function tablesAsLines(html: string): string {
  if (!/<table/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const table of body.querySelectorAll('table')) {
    // A table of tables lays out a page.
    if (!table.querySelector('table')) table.replaceWith(...[...table.rows].flatMap(linesOf))
  }
  return body.innerHTML
}

/** A row as one line, or as the lines that are in it. */
function linesOf(row: HTMLTableRowElement): Node[] {
  const cells = [...row.cells]
  if (!row.querySelector(lines)) return [lineOf(cells)]
  return cells.flatMap((cell) => (cell.querySelector(lines) ? [...cell.childNodes] : [lineOf([cell])]))
}

function lineOf(cells: readonly HTMLTableCellElement[]): HTMLElement {
  const line = document.createElement('p')
  for (const cell of cells) line.append(...cell.childNodes, ' ')
  return line
}
