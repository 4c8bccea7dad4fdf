import type { OpenBytes } from '../features/imports/encoding.ts'

/** A row with its headings. */
export type DemoLine = Readonly<Record<string, string>>

/** Rows as the bytes of a CSV file. */
export function csvOf(lines: readonly DemoLine[]): OpenBytes {
  const headings = Object.keys(lines[0] ?? {})
  const text = [headings, ...lines.map((line) => headings.map((heading) => line[heading] ?? ''))]
    .map((cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`)
    .join('')
  const bytes = new TextEncoder().encode(text)
  return async function* () {
    yield bytes
  }
}
