/** A stretch of a text and where it begins, in UTF-16 units. */
export interface Stretch {
  readonly from: number
  readonly text: string
}

/** What two texts do not have in common at their start and end, as each of them has it. */
export function differingStretches(one: string, other: string): readonly [Stretch, Stretch] {
  const most = Math.min(one.length, other.length)
  let from = 0
  while (from < most && one[from] === other[from]) from += 1
  let end = 0
  while (end < most - from && one.at(-1 - end) === other.at(-1 - end)) end += 1
  // No character is cut in two: half of one cannot be stored.
  if (from > 0 && isHigh(one, from - 1)) from -= 1
  if (end > 0 && isHigh(one, one.length - end - 1)) end -= 1
  return [
    { from, text: one.slice(from, one.length - end) },
    { from, text: other.slice(from, other.length - end) },
  ]
}

/** The text with one stretch in the place of another; undefined when that one does not stand there. */
export function withStretch(text: string, held: Stretch, wanted: Stretch): string | undefined {
  const end = held.from + held.text.length
  if (text.slice(held.from, end) !== held.text) return undefined
  return text.slice(0, held.from) + wanted.text + text.slice(end)
}

function isHigh(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0xd800 && unit <= 0xdbff
}
