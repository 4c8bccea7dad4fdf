import { wordErased } from '@schakel/domain/privacy'
import type { PersonData } from '../../store/read/personData.ts'
import { createYield } from '../../yieldToEventLoop.ts'
import { personPage } from './personPage.ts'

/** Letters that go out together. */
const PIECE = 16_000

/**
 * What is kept of a person as a file, in pieces: somebody may have written as much as would keep all others waiting while it is put into
 * words at once (D21.1). A page tells moments in the time zone of whoever asks (D1.4).
 */
export async function* personFile(
  data: PersonData,
  kind: 'json' | 'html',
  language: 'nl' | 'en',
  timeZone?: string,
): AsyncGenerator<string> {
  const yieldToEventLoop = createYield()
  let piece = ''
  for (const part of kind === 'html' ? personPage(data, language, timeZone) : personJson(data)) {
    await yieldToEventLoop()
    piece += wordErased(part, language)
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}

/** The same as JSON, row by row, as a person can read it. */
function* personJson({ made, ...parts }: PersonData): Generator<string> {
  yield `{\n  "made": ${JSON.stringify(made)}`
  for (const [name, rows] of Object.entries(parts)) {
    yield `,\n  ${JSON.stringify(name)}: [`
    for (const [at, row] of rows.entries())
      yield `${at === 0 ? '' : ','}\n    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`
    yield rows.length > 0 ? '\n  ]' : ']'
  }
  yield '\n}\n'
}
