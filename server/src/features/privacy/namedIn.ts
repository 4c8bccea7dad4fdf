import { escapePattern } from '@schakel/domain'
import { isTableText } from '../../sheets/fileKind.ts'

/** By what somebody is known in a file. */
export interface Wanted {
  /** Names and usernames, wherever they stand. */
  readonly words: readonly string[]
  /** Each as a whole: another address may end like it. */
  readonly emails?: readonly string[]
  /** Names whose parts may stand in columns of their own. */
  readonly names?: readonly string[]
}

const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const
/** As much of a row is kept for the next piece, characters. */
const ROW_MAX = 4000
/** By these it is known what a file is. */
const HEAD_BYTES = 64

/**
 * Whether one of these stands in bytes, in any case and in each encoding in which a table is read. Piece by piece, each with the end of the
 * row before it: a file may be large, and others are served between two pieces (D21.1).
 */
export async function isNamedInBytes(pieces: AsyncIterable<Uint8Array>, wanted: Wanted): Promise<boolean> {
  const isNamed = namedIn(wanted)
  const readers = ENCODINGS.map((encoding) => ({ decoder: new TextDecoder(encoding), rest: '' }))
  for await (const piece of pieces) {
    for (const reader of readers) {
      const text = reader.rest + reader.decoder.decode(piece, { stream: true })
      if (isNamed(text)) return true
      reader.rest = text.slice(Math.max(text.length - ROW_MAX, text.lastIndexOf('\n') + 1))
    }
  }
  return false
}

/**
 * Whether a file that was brought names them, or cannot be searched: a workbook or a card that nobody read as a table yet, or never could.
 * Who brought it can bring it again.
 */
export async function mayNameIn(pieces: AsyncIterable<Uint8Array>, wanted: Wanted): Promise<boolean> {
  let isSearched: boolean | undefined
  const texts = async function* () {
    for await (const piece of pieces) {
      isSearched ??= isTableText(piece.subarray(0, HEAD_BYTES))
      if (!isSearched) return
      yield piece
    }
  }
  return (await isNamedInBytes(texts(), wanted)) || isSearched === false
}

/** Whether a text names them: as it is written, or by all parts of a name in one row. */
export function namedIn({ words, emails = [], names = [] }: Wanted): (text: string) => boolean {
  const all = words.map((word) => word.toLowerCase()).filter((word) => word !== '')
  const addresses = emails.map(
    (email) => new RegExp(`(?<![\\p{L}\\p{N}_.+-])${escapePattern(email.toLowerCase())}(?![\\p{L}\\p{N}_-])`, 'u'),
  )
  const parts = names.map(partsOf).filter((one) => one.length > 1)
  return (text) => {
    const low = text.toLowerCase()
    if (all.some((word) => low.includes(word)) || addresses.some((address) => address.test(low))) return true
    const near = parts.filter((one) => one.every((part) => low.includes(part)))
    return near.length > 0 && low.split(/\r?\n|\r/).some((row) => isRowOf(row, near))
  }
}

function isRowOf(row: string, names: readonly (readonly string[])[]): boolean {
  const held = new Set(partsOf(row))
  return names.some((parts) => parts.every((part) => held.has(part)))
}

function partsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
