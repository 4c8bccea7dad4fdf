import { drawPart, type LookProps, type Tag } from './look.ts'

/** A text: its size, tone and weight. */
export function Text<T extends Tag = 'p'>(props: LookProps<T>) {
  return drawPart([], 'p', props)
}
