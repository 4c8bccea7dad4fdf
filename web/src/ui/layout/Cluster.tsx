import { drawPart, type LookProps, type Tag } from './look.ts'

/** Parts beside each other, all of one height, that go on below when the line is full: buttons, chips. */
export function Cluster<T extends Tag = 'div'>(props: LookProps<T>) {
  return drawPart(['row', 'wrap', 'align-stretch'], 'div', props)
}
