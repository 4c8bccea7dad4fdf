import iconv from 'iconv-lite'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Something that can be read from its beginning more than once: a file, or bytes in memory. */
export type OpenBytes = () => AsyncIterable<Uint8Array>

/**
 * The encoding of a CSV file (D17.2). A byte order mark decides at once. Without one every byte is looked at, because a
 * file may be plain ASCII for a megabyte before its first é; what is not valid UTF-8 was written by a Windows program.
 */
export async function detectEncoding(open: OpenBytes): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let head: number[] = []
  let marked = false
  try {
    for await (const chunk of open()) {
      if (!marked) {
        head = [...head, ...chunk.subarray(0, 2 - head.length)]
        if (head.length < 2) continue
        marked = true
        if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
        if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
        if (head.length > chunk.length) utf8.decode(Uint8Array.from(head.slice(0, -chunk.length)), { stream: true })
      }
      utf8.decode(chunk, { stream: true })
    }
    if (!marked) utf8.decode(Uint8Array.from(head), { stream: true })
    utf8.decode()
    return 'utf-8'
  } catch (error) {
    // The decoder's TypeError is its answer; anything else is a failing disk and must be heard.
    if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      return 'windows-1252'
    }
    throw error
  }
}

/** The text of the bytes, piece by piece, without a byte order mark. */
export async function* decode(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding, { stripBOM: true })
  for await (const chunk of bytes) {
    const text = decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    if (text) yield text
  }
  const rest = decoder.end()
  if (rest) yield rest
}
