/** Deep equality of two JSON values, in which absent and null are one. */
export function isSame(a: unknown, b: unknown): boolean {
  // Minus zero is zero: JSON does not know the difference.
  if (Object.is(a, b) || a === b) return true
  if ((a === null || a === undefined) && (b === null || b === undefined)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((value, index) => isSame(value, b[index]))
    )
  }
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  const names = new Set([...left.keys(), ...right.keys()])
  return [...names].every((name) => isSame(left.get(name), right.get(name)))
}
