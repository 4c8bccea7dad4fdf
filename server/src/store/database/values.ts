import pg from 'pg'

const { types } = pg

// One set of parsers for both engines, so that a row looks the same whichever answered. A bigint of ours (a version, a sequence, a
// count) fits a number; a date has no time and so no zone, and stays text.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.DATE, (value) => value)
/** The identifiers of array types, which the driver does not name. */
const arrays: Readonly<Record<'text' | 'int8' | 'date', number>> = { text: 1009, int8: 1016, date: 1182 }
const textArray: (text: string) => (string | null)[] = types.getTypeParser(arrays.text)
types.setTypeParser(arrays.int8, (text) => textArray(text).map((value) => (value === null ? null : Number(value))))
types.setTypeParser(arrays.date, textArray)

/** Turns the text that PostgreSQL sends for a value of this type into the value. */
export function parserOf(type: number): (text: string) => unknown {
  return types.getTypeParser(type, 'text')
}

/** The form in which a parameter travels: the same on both engines. */
export function encodeParameter(value: unknown): string | Uint8Array | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value !== 'object') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return value
  if (Array.isArray(value)) return encodeArray(value)
  return JSON.stringify(value)
}

function encodeArray(values: readonly unknown[]): string {
  const parts = values.map((value) => {
    if (Array.isArray(value)) return encodeArray(value)
    const encoded = encodeParameter(value)
    if (encoded === null) return 'NULL'
    // Digits need no care, and there may be very many of them (D21.1).
    if (typeof encoded !== 'string') return `"\\\\x${hexOf(encoded)}"`
    return `"${encoded.replace(/[\\"]/g, '\\$&')}"`
  })
  return `{${parts.join(',')}}`
}

function hexOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('hex')
}
