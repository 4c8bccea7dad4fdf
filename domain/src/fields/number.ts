import { MONEY_MAX } from '../limits.ts'
import { type Field, type FieldOptions, fail, type Parsed } from './field.ts'

interface NumberOptions extends FieldOptions<number> {
  readonly min?: number
  readonly max?: number
}

// `1.500` is a thousand and a half to one reader and one and a half to another: it is refused, not guessed.
const WHOLE = /^([+-]?\d+)([.,]0{1,2})?$/
const FRACTION = /^[+-]?\d*[.,]\d+$/

function parseInteger(raw: unknown, min: number, max: number): Parsed<number> {
  if (typeof raw === 'string' && FRACTION.test(raw.trim()) && !WHOLE.test(raw.trim())) return fail('integer')
  const number = typeof raw === 'string' ? Number(WHOLE.exec(raw.trim())?.[1]) : raw
  if (typeof number !== 'number' || !Number.isFinite(number)) return fail('number')
  if (!Number.isInteger(number)) return fail('integer')
  if (number < min) return fail('tooSmall', { min })
  if (number > max) return fail('tooLarge', { max })
  return { value: number === 0 ? 0 : number }
}

/** A whole number ≥ 0; text such as '12' is taken as a number (D4.4, D19.3). */
export function integer({ min = 0, max = 1_000_000, ...options }: NumberOptions = {}): Field<number> {
  return { kind: 'integer', ...options, min, max, parse: (raw) => parseInteger(raw, min, max) }
}

/** Whether a number has at most so many decimals. */
export function hasDecimals(value: number, most: number): boolean {
  return Number(value.toFixed(most)) === value
}

/** A number ≥ 0 with at most so many decimals, as JSON has it. */
export function fraction({
  min = 0,
  max = 1_000_000,
  decimals,
  ...options
}: NumberOptions & { readonly decimals: number }): Field<number> {
  const parse = (raw: unknown): Parsed<number> => {
    if (typeof raw !== 'number' || !Number.isFinite(raw) || !hasDecimals(raw, decimals)) return fail('number')
    if (raw < min) return fail('tooSmall', { min })
    return raw > max ? fail('tooLarge', { max }) : { value: raw === 0 ? 0 : raw }
  }
  return { kind: 'fraction', ...options, min, max, parse }
}

/** Whole euros from 0 to 100,000,000 (D4.4). */
export function money(options: FieldOptions<number> = {}): Field<number> {
  return { kind: 'money', ...options, min: 0, max: MONEY_MAX, parse: (raw) => parseInteger(raw, 0, MONEY_MAX) }
}
