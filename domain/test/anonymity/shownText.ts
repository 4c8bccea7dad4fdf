// The tests' own reading of the output. It shares no code with the redaction, so that both cannot be blind to the same.

/** What a reader sees of HTML: tags gone, references and percent signs decoded, accents and unseen characters dropped. */
export function shownText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?(?:p|ul|ol|li|br)\b[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&amp;/g, '&')
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&nbsp;/g, ' ')
    .replace(/&([a-z])(?:acute|uml|grave|circ);/gi, '$1')
    .replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/ß/g, 'ss')
}

/** Its letters and digits alone, so that nothing hides between signs; the mask stays as a wall. */
export function squeezedText(html: string): string {
  return shownText(html)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}▇]/gu, '')
}
