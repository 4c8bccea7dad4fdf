import { createHash } from 'node:crypto'

/**
 * The key under which the answer of a statement is kept: as short for a long statement as for a short one, so that whoever asks many
 * long ones fills no memory with their words (D21.1).
 */
export function keyOf(name: string, texts: readonly string[], values: readonly unknown[]): string {
  return `${name} ${createHash('sha256')
    .update(JSON.stringify([texts, values]))
    .digest('base64url')}`
}
