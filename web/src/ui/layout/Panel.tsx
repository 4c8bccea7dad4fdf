import { drawPart, type LookProps, type Tag } from './look.ts'

/** A surface with a border. With a `gap` its parts stand one under the other. */
export function Panel<T extends Tag = 'section'>(props: LookProps<T>) {
  return drawPart(props.gap === undefined ? ['surface'] : ['stack', 'surface'], 'section', props)
}
