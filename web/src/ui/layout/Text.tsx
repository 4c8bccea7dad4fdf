import type { JSX } from 'react'
import { drawPart, type LookProps } from './look.ts'

/** A text: its size, tone and weight. */
export function Text<T extends keyof JSX.IntrinsicElements = 'p'>(props: LookProps<T>) {
  return drawPart('text', 'p', props)
}
