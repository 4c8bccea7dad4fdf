import type { JSX } from 'react'
import { drawPart, type LookProps } from './look.ts'

/** Parts beside each other, on one middle line unless `align` says otherwise. */
export function Row<T extends keyof JSX.IntrinsicElements = 'div'>(props: LookProps<T>) {
  return drawPart('row', 'div', props)
}
