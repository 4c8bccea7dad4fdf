import { MASK_CHARACTER } from './ranges.ts'
import type { View } from './view.ts'

/** How far two neighbouring letters stand apart: touching, by a sign or markup, by blanks, or too far to be one word. */
export const GAP = { none: 0, sign: 1, blank: 2, far: 3 } as const

/** The letters and digits of a view without what stands between them, so that `Gou-den`, `G o u d e n` and `Gouden` are one. */
export interface Squeezed {
  readonly text: string
  /** Where each letter stands in the view. */
  readonly places: readonly number[]
  /** The gap before each letter. */
  readonly gaps: readonly number[]
}

const WORDLY = /[\p{L}\p{N}]/u

/** Whether a unit of a view belongs to a word or a number. */
export function isWordly(unit: string | undefined): boolean {
  return unit !== undefined && unit !== '' && WORDLY.test(unit)
}

/** The squeezed form of a view; a mask stays in it as a wall. */
export function squeeze(view: View): Squeezed {
  const { text } = view
  const letters: string[] = []
  const places: number[] = []
  const gaps: number[] = []
  let last = -1
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at)
    if (!isWordly(unit) && unit !== MASK_CHARACTER) continue
    letters.push(unit)
    places.push(at)
    gaps.push(last < 0 ? GAP.far : gapOf(text, last + 1, at))
    last = at
  }
  return { text: letters.join(''), places, gaps }
}

function gapOf(text: string, start: number, end: number): number {
  const length = end - start
  if (length === 0) return GAP.none
  if (length > 5) return GAP.far
  const gap = text.slice(start, end)
  // The edge of a block alone is markup; real blanks come as ' '.
  if (/^\n+$/.test(gap) || /^-[ \n]{1,2}$/.test(gap)) return GAP.sign
  return length <= 3 && !/[ \n]/.test(gap) ? GAP.sign : GAP.blank
}
