import { roundParts } from './rounding.ts'

/** How firm a first place is: `stevig`, `redelijk`, `wankel`, `open` (F2.11). */
const firmnessWords = ['firm', 'fair', 'shaky', 'open'] as const
export type FirmnessWord = (typeof firmnessWords)[number]

/** Shares are sums of fractions where draws tie; this is more than their rounding. */
const ROUNDING = 1e-9

/** The word for the share (0–1) of draws in which the first wins (F2.11). */
export function firmnessWord(share: number): FirmnessWord {
  const reaches = (bound: number) => share >= bound - ROUNDING
  if (reaches(0.9)) return 'firm'
  if (reaches(0.6)) return 'fair'
  return reaches(0.4) ? 'shaky' : 'open'
}

/** Shares that add up to 1 as whole numbers out of a hundred, adding up to 100 (F2.11, G6). */
export function outOfHundred(shares: readonly number[]): number[] {
  return roundParts(
    shares.map((share) => share * 100),
    100,
  )
}

/** In how many of a hundred draws a supplier comes first: the very number that stands among its places (F2.11, G6). */
export function firstOutOfHundred(ranks: readonly number[]): number {
  return outOfHundred(ranks)[0] ?? 0
}
