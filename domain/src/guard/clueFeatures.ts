import { MASK_CHARACTER } from '../anonymity/ranges.ts'
import { type Word, wordsIn } from './textWords.ts'

/** A word with what there is to say of it and its neighbours. */
export interface WordFeatures {
  readonly start: number
  readonly end: number
  /** Which stretch between two marks of punctuation it stands in. */
  readonly clause: number
  readonly features: readonly string[]
}

const BREAK = /[.!?;:,()\n–|•"“”]|\s-\s/u
const MASKS = new RegExp(`${MASK_CHARACTER}+`, 'g')
/** So many words on either side count by where they stand, by their beginnings and ends, and by being there at all. */
const NEAR = 3
const AROUND = 6
const FAR = 9
const WORD_MAX = 40

/** What a model of descriptions goes by: words, their beginnings and ends, and what else stands in the same clause; never a name or a number. */
export function clueFeatures(text: string): WordFeatures[] {
  // What was blotted out stands there as a name.
  const words = wordsIn(text.replace(MASKS, (mask) => 'X'.repeat(mask.length)))
  const shapes = words.map(shapeOf)
  const clauses = clausesOf(text, words)
  return words.map(({ start, end }, at) => ({
    start,
    end,
    clause: clauses[at] ?? 0,
    features: around(shapes, clauses, at),
  }))
}

/** A word without what is its own: a name is a name, a number has its length. */
function shapeOf({ text, folded, isFirst }: Word): string {
  if (/^\p{Lu}.*\p{Lu}/u.test(text) || (!isFirst && /^\p{Lu}/u.test(text))) return 'Name'
  if (/^\d/.test(text)) return /^(?:1[5-9]|20)\d\d$/.test(text) ? '#year' : `#${Math.min(text.length, 4)}`
  return folded.slice(0, WORD_MAX)
}

function clausesOf(text: string, words: readonly Word[]): number[] {
  let [clause, last] = [0, 0]
  return words.map(({ start, end }) => {
    if (BREAK.test(text.slice(last, start))) clause += 1
    last = end
    return clause
  })
}

function around(shapes: readonly string[], clauses: readonly number[], at: number): string[] {
  const clause = clauses[at]
  // A word of another clause counts as another word.
  const near = (by: number): string => {
    const shape = shapes[at + by]
    if (shape === undefined) return '^'
    return clauses[at + by] === clause ? shape : `|${shape}`
  }
  const features = new Set(['any'])
  for (let by = -NEAR; by <= NEAR; by++) features.add(`${by}=${near(by)}`)
  for (const by of [-1, 0, 1]) for (const part of partsOf(near(by))) features.add(`${by}~${part}`)
  for (const by of [-2, -1, 0, 1]) features.add(`${by}+${near(by)} ${near(by + 1)}`)
  features.add(`${near(-2)} ${near(-1)} ${near(0)}`)
  for (let by = -FAR; by <= FAR; by++) {
    const shape = shapes[at + by]
    if (shape === undefined || clauses[at + by] !== clause) continue
    if (Math.abs(by) > NEAR) features.add(`c=${shape}`)
    if (Math.abs(by) <= AROUND && isWord(shape) && shape.length > 5)
      features.add(`c~${shape.slice(0, 4)}-`).add(`c~-${shape.slice(-4)}`)
  }
  return [...features]
}

const isWord = (shape: string) => /^\p{Ll}/u.test(shape)

/** How a word begins and ends, which tells of a compound what it is: "turfschipperskerk", "kloosterkelder". */
function partsOf(shape: string): string[] {
  if (!isWord(shape)) return []
  return [3, 4, 5, 6].flatMap((length) =>
    shape.length > length ? [`-${shape.slice(-length)}`, ...(length < 6 ? [`${shape.slice(0, length)}-`] : [])] : [],
  )
}
