/** What makes lines of its own in a cell. */
const lines = 'table, p, div, ul, ol, pre, blockquote, h1, h2, h3, h4, h5, h6'

/**
 * Pasted markup with its tables as lines, the cells of a row beside each other. There are no tags for a table (D4.3): left to the editor, all
 * its cells would be one word.
 */
export function tablesAsLines(html: string): string {
  if (!/<table/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const table of body.querySelectorAll('table')) {
    if (!table.querySelector(lines)) table.replaceWith(...[...table.rows].map(lineOf))
  }
  return body.innerHTML
}

function lineOf(row: HTMLTableRowElement): HTMLElement {
  const line = document.createElement('p')
  for (const cell of row.cells) line.append(...cell.childNodes, ' ')
  return line
}
