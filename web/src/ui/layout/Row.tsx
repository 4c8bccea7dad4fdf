import { drawPart, type LookProps, type Tag } from './look.ts'

/** Parts beside each other, on one middle line unless `align` says otherwise. */
export function Row<T extends Tag = 'div'>(props: LookProps<T>) {
  return drawPart(['row'], 'div', props)
}
