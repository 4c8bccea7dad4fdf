// Words inside a Dutch name that are no part of its initials.
const PARTICLES = new Set(['van', 'de', 'den', 'der', 'het', "'t", 'ter', 'ten', 'te', 'in', 'op', 'of', 'the', 'von'])

/** Two letters for a name: of its first and its last word that is no particle. */
export function initialsOf(name: string | undefined): string {
  const all = (name ?? '').split(/[\s\-–]+/).filter((word) => /\p{L}|\p{N}/u.test(word))
  const words = all.filter((word, index) => index === 0 || !PARTICLES.has(word.toLowerCase()))
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last]
    .map((word) => word?.match(/\p{L}|\p{N}/u)?.[0] ?? '')
    .join('')
    .toUpperCase()
}
