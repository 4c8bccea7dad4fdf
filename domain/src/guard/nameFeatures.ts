import { MASK_CHARACTER } from '../anonymity/ranges.ts'
import { hasCapital, type Word } from './textWords.ts'

/** What is known of each word by lists and by its text, as `wordClasses.ts` says. */
type Classes = readonly (readonly string[])[]

const NEAR = 3
/** So many characters on either side may be blotted out. */
const MASK_NEAR = 40
const WORD_MAX = 40
/** A name is so many words long to either side of one. */
const RUN_MAX = 4

/**
 * What a model of names goes by: how a word is written, begins and ends, what lists say of it, what stands beside it, and of a name of several
 * words what the others are and what stands around them all.
 */
export function nameFeatures(text: string, words: readonly Word[], classes: Classes, at: number): string[] {
  const word = words[at]
  if (!word) return []
  return [
    'any',
    ...spelling(word.folded.slice(0, WORD_MAX)),
    ...neighbours(words, classes, at),
    ...together(text, words, classes, at, word),
    ...masks(text, word),
    ...run(text, words, classes, at),
  ]
}

/** The word, how it begins and ends, and its stretches of four and five letters. */
function spelling(folded: string): string[] {
  const features = [`=${folded}`]
  for (const length of [2, 3, 4, 5])
    if (folded.length > length) features.push(`~-${folded.slice(-length)}`, `~${folded.slice(0, length)}-`)
  const marked = `^${folded}$`
  const parts = new Set<string>()
  for (const length of [4, 5])
    for (let from = 0; from + length <= marked.length; from++) parts.add(`g${marked.slice(from, from + length)}`)
  return [...features, ...parts]
}

function neighbours(words: readonly Word[], classes: Classes, at: number): string[] {
  const features: string[] = []
  for (let by = -NEAR; by <= NEAR; by++) {
    const near = words[at + by]
    const isNear = Math.abs(by) < NEAR
    features.push(`${by}^${shapeOf(near)}`)
    if (isNear) for (const one of classes[at + by] ?? []) features.push(`${by}!${one}`)
    if (by === 0 || !near || (hasCapital(near) && !isNear)) continue
    const neighbour = near.folded.slice(0, WORD_MAX)
    features.push(`${by}=${neighbour}`)
    if (!hasCapital(near) && isNear && neighbour.length > 4) features.push(`${by}~${neighbour.slice(-3)}`)
  }
  return features
}

/** The word's shape and classes, taken together with the words beside it. */
function together(text: string, words: readonly Word[], classes: Classes, at: number, word: Word): string[] {
  const [before, last, next, after] = [words[at - 2], words[at - 1], words[at + 1], words[at + 2]]
  const [shape, own] = [shapeOf(word), classesAt(classes, at)]
  return [
    `!${own}`,
    `!${own}${shape}`,
    `-1|${text
      .slice(last?.end ?? 0, word.start)
      .slice(-3)
      .trim()}`,
    `1|${text
      .slice(word.end, next?.start ?? text.length)
      .slice(0, 3)
      .trim()}`,
    `<${last?.folded} ${before?.folded}`,
    `<>${last?.folded} ${next?.folded}`,
    `>${next?.folded} ${after?.folded}`,
    `^${shapeOf(last)}${shape}${shapeOf(next)}`,
    `Y${classesAt(classes, at - 1)}|${own}|${classesAt(classes, at + 1)}`,
    ...[-2, -1, 1].flatMap((by) => {
      const near = words[at + by]?.folded
      return near === undefined ? [] : [`x${by}${shape}${near}`, `X${by}${own}|${near}`]
    }),
  ]
}

const classesAt = (classes: Classes, at: number) => classes[at]?.join('+') ?? ''

const MASK_BEFORE = new RegExp(`${MASK_CHARACTER}\\s?$`)
const MASK_BEHIND = new RegExp(`^\\s?${MASK_CHARACTER}`)

/** Whether something is blotted out nearby, and right beside it. */
function masks(text: string, { start, end }: Word): string[] {
  const before = text.slice(Math.max(0, start - MASK_NEAR), start)
  const after = text.slice(end, end + MASK_NEAR)
  return [
    ...(before.includes(MASK_CHARACTER) ? ['mask-'] : []),
    ...(after.includes(MASK_CHARACTER) ? ['mask+'] : []),
    ...(MASK_BEFORE.test(before) ? ['mask-1'] : []),
    ...(MASK_BEHIND.test(after) ? ['mask+1'] : []),
  ]
}

/** Of a row of words with capitals: where in it the word stands, what the others are, and what stands before and behind. */
function run(text: string, words: readonly Word[], classes: Classes, at: number): string[] {
  let [first, last] = [at, at]
  while (at - first < RUN_MAX && isJoined(text, words[first - 1], words[first]) && isNameWord(words[first - 1])) first--
  while (last - at < RUN_MAX && isJoined(text, words[last], words[last + 1]) && isNameWord(words[last + 1])) last++
  const [before, after] = [words[first - 1], words[last + 1]]
  const left = text.slice(before?.end ?? 0, words[first]?.start).trim()
  const right = text.slice(words[last]?.end, after?.start ?? text.length).trim()
  const features = new Set([
    `r${at - first}/${last - at}`,
    `R-${before?.folded}`,
    `R+${after?.folded}`,
    `R-${before?.folded} ${words[first - 2]?.folded}`,
    `Rs${left.slice(-2)}|${right.slice(0, 2)}`,
  ])
  for (let other = first; other <= last; other++) {
    if (other === at) continue
    const folded = words[other]?.folded ?? ''
    for (const one of classes[other] ?? []) features.add(`Rc${one}`)
    features.add(`Rw${folded}`)
    if (folded.length > 4) features.add(`Re${folded.slice(-4)}`)
  }
  return [...features]
}

const isNameWord = (word: Word | undefined) => hasCapital(word) || /^\d/.test(word?.text ?? '')
const isJoined = (text: string, one: Word | undefined, other: Word | undefined) =>
  one !== undefined && other !== undefined && /^[ \-'’.&]{1,3}$/.test(text.slice(one.end, other.start))

/** How a word is written: in letters, as a name, as the first of its sentence, in capitals, with one inside, as a number. */
function shapeOf(word: Word | undefined): string {
  if (!word) return '.'
  if (/^\d/.test(word.text)) return '#'
  if (/^\p{Lu}[\p{Lu}\d-]*$/u.test(word.text)) return word.text.length > 1 ? 'AA' : 'A'
  if (/\p{Ll}\p{Lu}/u.test(word.text)) return 'aA'
  if (!hasCapital(word)) return 'a'
  return word.isFirst ? 'Fa' : 'Aa'
}
