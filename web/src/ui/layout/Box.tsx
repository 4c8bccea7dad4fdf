import { drawPart, type LookProps, type Tag } from './look.ts'

/** A part with a look and no direction. */
export function Box<T extends Tag = 'div'>(props: LookProps<T>) {
  return drawPart([], 'div', props)
}
