import { colours, isColourName } from '../colours.ts'
import { type Field, type FieldOptions, fail } from './field.ts'

/** One of a closed list of values. */
export function oneOf<const T extends string>(options: readonly T[], rest: FieldOptions<T> = {}): Field<T> {
  return {
    kind: 'choice',
    ...rest,
    options,
    parse(raw) {
      const found = options.find((option) => option === raw)
      return found === undefined ? fail('choice', { options: options.join(', ') }) : { value: found }
    },
  }
}

/** Yes or no. */
export function flag(options: FieldOptions<boolean> = {}): Field<boolean> {
  return {
    kind: 'flag',
    ...options,
    parse(raw) {
      if (raw === true || raw === 'true') return { value: true }
      if (raw === false || raw === 'false') return { value: false }
      return fail('flag')
    },
  }
}

/** A name of the brand palette or a `#RRGGBB` (D1.5). */
export function colour(options: FieldOptions<string> = {}): Field<string> {
  return {
    kind: 'colour',
    ...options,
    options: Object.keys(colours),
    parse(raw) {
      if (typeof raw !== 'string') return fail('colour')
      if (isColourName(raw)) return { value: raw }
      return /^#[0-9a-f]{6}$/i.test(raw) ? { value: raw.toUpperCase() } : fail('colour')
    },
  }
}

/** The address of an image that this product serves itself: a path below `/api/images/` (D15). */
export function image(options: FieldOptions<string> = {}): Field<string> {
  return {
    kind: 'image',
    ...options,
    parse: (raw) =>
      typeof raw === 'string' && /^\/api\/images\/[A-Za-z0-9_-]{1,128}(\.[a-z0-9]{2,5})?$/.test(raw)
        ? { value: raw }
        : fail('image'),
  }
}
