import type { Value } from '../../entities/answers/ValueMark.tsx'

/** One line of what was pasted: an answer with what stood beside it, an empty line, or words that are no answer. */
export interface PastedLine {
  readonly text: string
  readonly value: Value | undefined
  /** What stood in the next column. */
  readonly remark: string
}

// As suppliers write it in their own sheets, in both languages.
const written: ReadonlyMap<string, Value> = new Map(
  Object.entries({
    yes: ['ja', 'j', 'yes', 'y', 'true', 'waar', 'standaard', 'standard', 'x', '✓', '✔', 'v'],
    partly: ['deels', 'gedeeltelijk', 'partly', 'partial', 'partially', 'd', 'p', 'maatwerk', 'custom'],
    roadmap: ['gepland', 'roadmap', 'planned', 'g', 'r', 'toekomst', 'future'],
    no: ['nee', 'n', 'no', 'false', 'onwaar', 'niet', '✗', '✘', '-'],
  } satisfies Record<Value, readonly string[]>).flatMap(([value, words]) =>
    words.flatMap((word) => (isValue(value) ? [[word, value] as const] : [])),
  ),
)

function isValue(value: string): value is Value {
  return ['yes', 'partly', 'roadmap', 'no'].includes(value)
}

/** The answer that a word stands for, in Dutch or English; nothing for another word. */
export function valueOfWord(word: string): Value | undefined {
  return written.get(
    word
      .trim()
      .toLowerCase()
      .replace(/[.!]+$/, ''),
  )
}

/** The rows of a spreadsheet's clipboard: tabs part columns, quotes hold line breaks. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:^|[\t\n])(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))/g
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (const [whole, quoted, bare = ''] of plain.matchAll(cell)) {
    if (whole.startsWith('\n')) rows.push([])
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
  }
  return rows
}

/** What was pasted as lines of answers; nothing where it is one line that is no answer, which belongs in a text. */
export function pastedLines(text: string): readonly PastedLine[] | undefined {
  const lines = cellsOf(text).map(([first = '', remark = '']) => ({
    text: first.trim(),
    value: valueOfWord(first),
    remark: remark.trim(),
  }))
  return lines.length > 1 || lines[0]?.value !== undefined ? lines : undefined
}
