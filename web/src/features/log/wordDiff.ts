/** A stretch of a text that stayed, went or came. */
export interface Stretch {
  readonly kind: 'same' | 'gone' | 'come'
  readonly text: string
}

/** Words of either side beyond which the whole is told as gone and come: comparing them takes the product of both. */
const MOST = 1500
/** Words that are kept around a change; what is longer in between is left out. */
const AROUND = 8

/** What differs between two texts, word by word, in reading order. */
export function wordDiff(before: string, after: string): readonly Stretch[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const middle = between(one.slice(start, one.length - end), other.slice(start, other.length - end))
  const same = (words: readonly string[]): Stretch[] => words.map((text) => ({ kind: 'same', text }))
  return joined([...same(one.slice(0, start)), ...middle, ...same(one.slice(one.length - end))])
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
function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

function between(one: readonly string[], other: readonly string[]): Stretch[] {
  if (one.length > MOST || other.length > MOST) {
    return [
      { kind: 'gone', text: one.join('') },
      { kind: 'come', text: other.join('') },
    ]
  }
  // The longest row of words that both have, from the end backwards.
  const width = other.length + 1
  const longest = new Uint16Array((one.length + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      longest[row * width + column] =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const found: Stretch[] = []
  let [row, column] = [0, 0]
  while (row < one.length || column < other.length) {
    const [gone = '', come = ''] = [one[row], other[column]]
    if (row < one.length && column < other.length && gone === come) {
      found.push({ kind: 'same', text: gone })
      row += 1
      column += 1
    } else if (column >= other.length || (row < one.length && at(row + 1, column) >= at(row, column + 1))) {
      found.push({ kind: 'gone', text: gone })
      row += 1
    } else {
      found.push({ kind: 'come', text: come })
      column += 1
    }
  }
  return found
}

function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = []
  for (const stretch of stretches) {
    const last = result.at(-1)
    if (last?.kind === stretch.kind) result[result.length - 1] = { kind: last.kind, text: last.text + stretch.text }
    else if (stretch.text !== '') result.push(stretch)
  }
  return result
}
