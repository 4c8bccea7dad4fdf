import type { JSX } from 'react'
import { drawPart, type LookProps } from './look.ts'

/** Parts one under the other. */
export function Stack<T extends keyof JSX.IntrinsicElements = 'div'>(props: LookProps<T>) {
  return drawPart('stack', 'div', props)
}
