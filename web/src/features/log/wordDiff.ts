import { diffArrays } from 'diff'

/** A stretch of a text that stayed, went or came. */
export interface Stretch {
  readonly kind: 'same' | 'gone' | 'come'
  readonly text: string
}

/** Words that differ beyond which the whole is told as gone and come: comparing them takes the square of that. */
const MOST = 1500
/** Words that are kept around a change; what is longer in between is left out. */
const AROUND = 8

/** What differs between two texts, word by word, in reading order. */
export function wordDiff(before: string, after: string): readonly Stretch[] {
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST })
  const stretches: readonly Stretch[] = parts
    ? parts.map(({ added, removed, value }) => ({
        kind: added ? 'come' : removed ? 'gone' : 'same',
        text: value.join(''),
      }))
    : [
        { kind: 'gone', text: before },
        { kind: 'come', text: after },
      ]
  return stretches.filter(({ text }) => text !== '')
}

/** The same with what stayed shortened to the words around a change. */
export function shortDiff(diff: readonly Stretch[]): readonly Stretch[] {
  return diff.map((stretch, index) => {
    const words = wordsOf(stretch.text)
    if (stretch.kind !== 'same' || words.length <= AROUND * 2 + 1) return stretch
    const head = index === 0 ? '' : words.slice(0, AROUND).join('')
    const tail = index === diff.length - 1 ? '' : words.slice(-AROUND).join('')
    return { kind: 'same', text: `${head} … ${tail}` }
  })
}

/** Words with the blanks behind them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}
