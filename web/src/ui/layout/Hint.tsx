import { drawPart, type LookProps, type Tag } from './look.ts'

/** A small and quiet text: what explains, or what is missing. */
export function Hint<T extends Tag = 'p'>(props: LookProps<T>) {
  return drawPart(['size-sm', 'tone-muted'], 'p', props)
}
