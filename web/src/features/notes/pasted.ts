/** What begins a line of its own; the cells of a row stand beside each other. */
const lines =
  'address,article,aside,blockquote,dd,div,dl,dt,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,main,ol,p,pre,section,table,tr,ul'
const unread = 'head,script,style,template,title,xml,noscript,svg,button,select,textarea,iframe,object'

/** Pasted text as a note keeps it: lines of plain letters (S2.36). Word and Excel leave tabs, hard spaces and marks that nobody sees. */
export function plainText(text: string): string {
  const [first = '', ...more] = text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu, (letter) => (letter === '\n' ? letter : ''))
    .split('\n')
  // A part of a line may begin or end with a space.
  if (more.length === 0) return first
  return [first, ...more]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Marked-up text as paragraphs of plain letters (S2.36). */
export function plainHtml(html: string): string {
  const shown = document.createElement('div')
  for (const line of plainText(textOfHtml(html)).split('\n')) {
    const paragraph = document.createElement('p')
    paragraph.textContent = line
    shown.append(paragraph)
  }
  return shown.innerHTML
}

function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(unread)) element.remove()
  // Where the source was broken off is no line of the text.
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (!isPreformatted(currentNode)) currentNode.nodeValue = (currentNode.nodeValue ?? '').replace(/[\r\n\t ]+/g, ' ')
  }
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n')
  for (const element of body.querySelectorAll('td,th')) element.append(' ')
  for (const element of body.querySelectorAll(lines)) {
    element.before('\n')
    element.after('\n')
  }
  return body.textContent ?? ''
}

function isPreformatted(node: Node): boolean {
  return node.parentElement?.closest('pre') != null
}
