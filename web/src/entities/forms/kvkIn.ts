/** The number of the trade register that is typed, without marks; nothing where it is none. */
export function kvkIn(typed: unknown): string | undefined {
  const digits = typeof typed === 'string' ? typed.replace(/[\s.-]/g, '') : ''
  return /^\d{8}$/.test(digits) ? digits : undefined
}
