import type { Locale } from '../texts/locale.ts'
import { numberWith } from './format.ts'

/** The numbers that stand at an axis, and how they are written there. */
export interface Axis {
  readonly ticks: readonly number[]
  readonly top: number
  readonly write: (value: number) => string
}

const PARTS = 4
const nice = [1, 2, 2.5, 5, 10]
const short = numberWith(1, 0)
const words: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
  nl: { 1: '', 1000: '\u00a0dzd.', 1000000: '\u00a0mln.' },
  en: { 1: '', 1000: 'K', 1000000: 'M' },
}

/** An axis up to a number by even steps, each of which is written as it is: nothing is rounded to fit (D11.2). Money has its sign before it. */
export function axisTo(most: number, locale: Locale, isMoney = false): Axis {
  const step = stepFor(most)
  const count = Math.max(1, Math.ceil(most / step))
  const ticks = Array.from({ length: count + 1 }, (_, at) => at * step)
  const top = count * step
  // The largest unit in which every step has one decimal at most; up to ten thousand a number is short enough as it is.
  const unit = [1_000_000, 1_000].find((one) => top >= Math.max(one, 10_000) && (step * 10) % one === 0) ?? 1
  const sign = isMoney ? '€\u00a0' : ''
  return {
    ticks,
    top,
    write: (value) => `${sign}${short(value / unit)}${value === 0 ? '' : words[locale][unit]}`,
  }
}

/** A step of 1, 2, 2,5, 5 or 10 times a power of ten, whole, of which about four reach the number. */
function stepFor(most: number): number {
  const rough = Math.max(1, most / PARTS)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = nice.map((one) => one * power).find((one) => one >= rough && Number.isInteger(one))
  return step ?? Math.ceil(rough)
}
