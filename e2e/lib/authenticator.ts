import { createHmac } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const PERIOD = 30

/** What an authenticator app shows for a secret at a moment (RFC 6238). */
export function codeOf(secret: string, at = Date.now()): string {
  const bits = [...secret.replace(/[^A-Z2-7]/g, '')].map((letter) =>
    LETTERS.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const moment = Buffer.alloc(8)
  moment.writeBigUInt64BE(BigInt(Math.floor(at / 1000 / PERIOD)))
  const mac = createHmac('sha1', key).update(moment).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}
