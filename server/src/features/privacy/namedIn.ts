/**
 * Whether one of these words stands in bytes, in any case, as UTF-8 or Latin-1. Piece by piece, each with the end of the one before it: a
 * file may be large, and others are served between two pieces (D21.1).
 */
export async function isNamedInBytes(pieces: AsyncIterable<Uint8Array>, words: readonly string[]): Promise<boolean> {
  const wanted = words.map((word) => word.toLowerCase()).filter((word) => word !== '')
  // A letter may have another length in the other case.
  const overlap = 2 * Math.max(0, ...wanted.map((word) => Buffer.byteLength(word)))
  let rest = Buffer.alloc(0)
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece])
    const text = `${bytes.toString('utf8')}\n${bytes.toString('latin1')}`.toLowerCase()
    if (wanted.some((word) => text.includes(word))) return true
    rest = Buffer.from(bytes.subarray(Math.max(0, bytes.length - overlap)))
  }
  return false
}
