import { drawPart, type LookProps, type Tag } from './look.ts'

/** Parts in columns: `auto` is as wide as its content, `fill` takes what is left. */
export function Grid<T extends Tag = 'div'>(props: LookProps<T>) {
  return drawPart(['grid'], 'div', props)
}
