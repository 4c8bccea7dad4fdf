import { drawPart, type LookProps, type Tag } from './look.ts'

type ColumnsProps<T extends Tag> = LookProps<T> & { readonly as?: T | undefined; readonly of: 2 | 3 }

/** Columns of one width, fewer where the window is narrow; the last of an odd number fills its row. */
export function Columns<T extends Tag = 'div'>({ of, ...props }: ColumnsProps<T>) {
  return drawPart([`columns-${of}`], 'div', props)
}
