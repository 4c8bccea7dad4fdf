import { hasCapital, type Word } from './textWords.ts'

const NEAR = 3
/** So many characters on either side say what the text speaks of. */
const AROUND = 60
const WORD_MAX = 40

/** What a model of names goes by: how a word is written, begins and ends, what stands beside it, and what is spoken of around it. */
export function nameFeatures(text: string, words: readonly Word[], at: number): string[] {
  const word = words[at]
  if (!word) return []
  const folded = word.folded.slice(0, WORD_MAX)
  const features = new Set(['any', `=${folded}`])
  for (let by = -NEAR; by <= NEAR; by++) {
    const near = words[at + by]
    features.add(`${by}^${shapeOf(near)}`)
    if (by === 0 || !near || hasCapital(near)) continue
    const neighbour = near.folded.slice(0, WORD_MAX)
    features.add(`${by}=${neighbour}`)
    if (Math.abs(by) < NEAR && neighbour.length > 4) features.add(`${by}~${neighbour.slice(-3)}`)
  }
  const [before, last, next, after] = [words[at - 2], words[at - 1], words[at + 1], words[at + 2]]
  features.add(
    `-1|${text
      .slice(last?.end ?? 0, word.start)
      .slice(-3)
      .trim()}`,
  )
  features.add(
    `1|${text
      .slice(word.end, next?.start ?? text.length)
      .slice(0, 3)
      .trim()}`,
  )
  features
    .add(`<${last?.folded} ${before?.folded}`)
    .add(`<>${last?.folded} ${next?.folded}`)
    .add(`>${next?.folded} ${after?.folded}`)
  features.add(`^${shapeOf(last)}${shapeOf(word)}${shapeOf(next)}`)
  for (const length of [2, 3, 4, 5])
    if (folded.length > length) features.add(`~-${folded.slice(-length)}`).add(`~${folded.slice(0, length)}-`)
  for (let from = 0; from + 3 <= folded.length; from++) features.add(`~${folded.slice(from, from + 3)}`)
  const around = text.slice(Math.max(0, word.start - AROUND), word.end + AROUND).toLowerCase()
  for (const [spoken] of around.matchAll(/[a-z]{5,}/g)) features.add(`s=${spoken.slice(0, 6)}`)
  return [...features]
}

/** How a word is written: in letters, as a name, as the first of its sentence, in capitals, with one inside, as a number. */
function shapeOf(word: Word | undefined): string {
  if (!word) return '.'
  if (/^\d/.test(word.text)) return '#'
  if (/^\p{Lu}[\p{Lu}\d-]*$/u.test(word.text)) return word.text.length > 1 ? 'AA' : 'A'
  if (/\p{Ll}\p{Lu}/u.test(word.text)) return 'aA'
  if (!hasCapital(word)) return 'a'
  return word.isFirst ? 'Fa' : 'Aa'
}
