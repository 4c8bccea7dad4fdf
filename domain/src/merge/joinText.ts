/** Two texts as one: the same text, or one within the other, is said once (D23.5). Undefined when there is none. */
export function joinText(first: unknown, second: unknown): string | undefined {
  const [a, b] = [first, second].map((text) => (typeof text === 'string' ? text.trim() : ''))
  if (!a || !b) return a || b || undefined
  if (a.includes(b)) return a
  return b.includes(a) ? b : `${a}\n\n${b}`
}
