import type { ByteRange } from '../storage/fileStore.ts'

/**
 * The part of a file that a Range header asks for (RFC 9110): nothing when it asks for all, for several parts or for what we do not
 * understand, which is then answered whole; `none` when it lies outside the file.
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '')
  if (!found) return undefined
  const [, first = '', last = ''] = found
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'none' : { start, end }
}
