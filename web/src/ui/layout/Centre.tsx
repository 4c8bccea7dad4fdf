import { drawPart, type LookProps, type Tag } from './look.ts'

/** A part that stands in the middle of its box: a sign, a picture. */
export function Centre<T extends Tag = 'div'>(props: LookProps<T>) {
  return drawPart(['centre'], 'div', props)
}
