import { inflateSync } from 'node:zlib'

/** What is drawn on the pages of a PDF, in its own words. */
export function pagesOf(bytes: Buffer): string[] {
  const raw = bytes.toString('latin1')
  return [...raw.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) => {
    const start = raw.indexOf('stream\n', raw.indexOf(`\n${id} 0 obj`)) + 'stream\n'.length
    return inflateSync(bytes.subarray(start, raw.indexOf('endstream', start))).toString('latin1')
  })
}

/** The words of a PDF: each font of it has a table that says which letter a sign stands for. */
export function pdfText(bytes: Buffer): string {
  const raw = bytes.toString('latin1')
  const objectAt = (id: string) => raw.indexOf(`\n${id} 0 obj`)
  const streamFrom = (at: number) => {
    const start = raw.indexOf('stream\n', at) + 'stream\n'.length
    return inflateSync(bytes.subarray(start, raw.indexOf('endstream', start))).toString('latin1')
  }
  const fonts = new Map<string, Map<string, string>>()
  for (const [, font = '', id = ''] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(raw.slice(objectAt(id)))?.[1] ?? ''
    fonts.set(font, lettersOf(streamFrom(objectAt(table))))
  }
  const pages = [...raw.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id = '']) => streamFrom(objectAt(id)))
  let letters = new Map<string, string>()
  const words: string[] = []
  for (const [, font, shown = ''] of pages.join('\n').matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font === undefined) {
      const signs = [...shown.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, run = '']) => run.match(/.{4}/g) ?? [])
      words.push(signs.map((sign) => letters.get(sign) ?? '').join(''))
    } else letters = fonts.get(font) ?? letters
  }
  return words.join(' ')
}

function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, from = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    for (const [at, [, code = '']] of [...list.matchAll(/<([0-9a-f]+)>/g)].entries()) {
      const sign = (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0')
      letters.set(sign, Buffer.from(code, 'hex').swap16().toString('utf16le'))
    }
  }
  return letters
}
