// No O, 0, I or 1: an alias is read aloud on the phone. 32 symbols, so five bits of each byte choose without bias.
const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 6

/**
 * The name under which a supplier knows the lead of a dossier (D2.1, D7): `Lead 7F3K9Q`, from the server's keyed hash of
 * supplier and dossier, so that neither two dossiers nor two suppliers can be put side by side.
 */
export function aliasOf(hash: Uint8Array): string {
  if (hash.length < LENGTH) throw new RangeError(`an alias needs a hash of at least ${LENGTH} bytes`)
  return `Lead ${Array.from(hash.subarray(0, LENGTH), (byte) => SYMBOLS.charAt(byte & 31)).join('')}`
}
