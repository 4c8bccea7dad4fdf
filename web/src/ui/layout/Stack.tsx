import { drawPart, type LookProps, type Tag } from './look.ts'

/** Parts one under the other. */
export function Stack<T extends Tag = 'div'>(props: LookProps<T>) {
  return drawPart(['stack'], 'div', props)
}
