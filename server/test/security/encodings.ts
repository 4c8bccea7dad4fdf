import { createHash } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { inflateRawSync } from 'node:zlib'

/** Accents and capitals aside, so that a value is found however it is written. */
export function plainly(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The ways in which a value could be sent by accident or on purpose; each is looked for in what was received. */
export function encodingsOf(value: string): string[] {
  const plain = plainly(value)
  const spellings = [...new Set([value, plain, plain.toUpperCase()])]
  const bytes = spellings.map((text) => Buffer.from(text))
  const made = [
    ...spellings,
    [...plain].reverse().join(''),
    plain.replaceAll(' ', ''),
    plain.replaceAll(' ', '-'),
    plain.replaceAll(' ', '+'),
    ...spellings.map((text) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join('')),
    ...bytes.map((text) => text.toString('hex')),
    ...bytes.flatMap(base64Of),
    ...spellings.flatMap((text) =>
      ['md5', 'sha1', 'sha256'].flatMap((name) => {
        const digest = createHash(name).update(text).digest()
        return [digest.toString('hex'), digest.toString('base64'), digest.toString('base64url')]
      }),
    ),
    domainToASCII(value.replaceAll(' ', '')),
  ]
  // What is too short to be told from chance is left out, as the middle of a short value in base 64.
  return [...new Set(made)].filter((text) => text.length >= 6)
}

/** Text in base 64 as it looks wherever it begins in a longer one, without the letters that its neighbours decide. */
function base64Of(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replaceAll('=', '')
    const inner = text.slice(shift === 0 ? 0 : shift + 1, text.length - 2)
    return inner.length < 8 ? [] : [inner, inner.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

/** Bytes as text; a workbook as the text that is packed in it. */
export function unpacked(bytes: Buffer): string {
  const parts = unzipped(bytes)
  return parts.length > 0 ? parts.map(String).join('\n') : bytes.toString('utf8')
}

/** Bytes as a person or a program could read them: as they are, unpacked, and with escapes resolved. */
export function readingsOf(bytes: Buffer): string {
  const wide = bytes.includes(0) ? bytes.toString('utf16le') : ''
  const text = `${bytes.toString('utf8')}\n${unpacked(bytes)}\n${wide}`
  const resolved = text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => Buffer.from(escaped.replaceAll('%', ''), 'hex').toString('utf8'))
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, code: string) => letterOf(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => letterOf(Number(code)))
    // Split by markup, by soft hyphens or by marks that have no width.
    .replace(/<[^>]*>|[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
  return `${text}\n${plainly(resolved)}`
}

const letterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')

/** The entries of a zip file, such as a workbook. */
function unzipped(bytes: Buffer): Buffer[] {
  const found: Buffer[] = []
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== 0x04034b50) return found
  let at = bytes.indexOf('PK\x01\x02', 0, 'latin1')
  while (at >= 0 && at + 46 <= bytes.length) {
    const method = bytes.readUInt16LE(at + 10)
    const size = bytes.readUInt32LE(at + 20)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const part = bytes.subarray(start, start + size)
    found.push(method === 8 ? inflateRawSync(part) : part)
    at = bytes.indexOf('PK\x01\x02', at + 46, 'latin1')
  }
  return found
}
