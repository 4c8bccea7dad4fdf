/**
 * A number as people write it in a table (D17.2): `52,379518`, `1.234,50`, `1,234.50`, `€ 1.250,-`. Null when it is none.
 * Of two kinds of separators the last one is the decimal one; a single kind that stands more than once groups thousands.
 */
export function readDecimal(text: string): number | null {
  const bare = text.replace(/[\s€'’]/g, '').replace(/,-+$/, ',0')
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(bare)) return null
  const decimal = decimalSeparator(bare)
  const plain = decimal === null ? bare.replace(/[.,]/g, '') : withoutGroups(bare, decimal)
  const number = Number(plain)
  return Number.isFinite(number) ? number : null
}

/** A count (`1.200` and `1,200` are twelve hundred, `12,0` is twelve). Null when it is not a whole number. */
export function readInteger(text: string): number | null {
  const bare = text.replace(/\s/g, '')
  const number = /^[+-]?\d{1,3}([.,]\d{3})+$/.test(bare) ? Number(bare.replace(/[.,]/g, '')) : readDecimal(bare)
  return number !== null && Number.isSafeInteger(number) ? number : null
}

function decimalSeparator(bare: string): ',' | '.' | null {
  const comma = bare.lastIndexOf(',')
  const dot = bare.lastIndexOf('.')
  if (comma === -1 && dot === -1) return null
  const last = comma > dot ? ',' : '.'
  return bare.indexOf(last) === bare.lastIndexOf(last) ? last : null
}

function withoutGroups(bare: string, decimal: ',' | '.'): string {
  return bare.replace(decimal === ',' ? /\./g : /,/g, '').replace(decimal, '.')
}
