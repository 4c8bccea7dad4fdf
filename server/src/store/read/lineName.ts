import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'

/** Lines are kept under numbers of 64 bits; the rest of a block is empty, by which a name that was made up is known. */
const EMPTY = Buffer.alloc(8)

function keyOf(secret: string): Buffer {
  return createHash('sha256').update(`line of the log\0${secret}`).digest().subarray(0, 16)
}

/**
 * What a line of the log is called outside. Its number counts the lines of everybody: the gap between two of one's own would tell how much
 * is done where one reads nothing (D6, D20). One block under a key of this installation has no order and no gaps.
 */
export function lineName(secret: string, seq: string): string {
  const block = Buffer.concat([EMPTY, EMPTY])
  block.writeBigUInt64BE(BigInt(seq), 8)
  const cipher = createCipheriv('aes-128-ecb', keyOf(secret), null).setAutoPadding(false)
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('hex')
}

/** The number of the line of this name; 0, which no line has, for what is none. */
export function lineNumber(secret: string, name: string): string {
  if (!/^[0-9a-f]{32}$/.test(name)) return '0'
  const decipher = createDecipheriv('aes-128-ecb', keyOf(secret), null).setAutoPadding(false)
  const block = Buffer.concat([decipher.update(Buffer.from(name, 'hex')), decipher.final()])
  const seq = block.readBigUInt64BE(8)
  return block.subarray(0, 8).equals(EMPTY) && seq <= 0x7fffffffffffffffn ? String(seq) : '0'
}
