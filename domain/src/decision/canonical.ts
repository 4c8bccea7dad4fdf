/**
 * JSON with sorted keys and no spaces, numbers as the language writes them: the same value gives the same text everywhere (F2.10).
 * Fields that are undefined are left out. Throws RangeError on what JSON cannot say.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object') throw new RangeError(`no canonical form of ${String(value)}`)
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`
}

/** SHA-256 of a text, as 64 hexadecimal digits, by the platform. */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A name for an input with all its ids, for keeping results by (F2.19). */
export function inputHash(input: unknown): Promise<string> {
  return sha256(canonicalJson(input))
}
