import type { JSX } from 'react'
import { drawPart, type LookProps } from './look.ts'

/** A surface with a border, its parts one under the other. */
export function Panel<T extends keyof JSX.IntrinsicElements = 'section'>(props: LookProps<T>) {
  return drawPart('panel', 'section', props)
}
