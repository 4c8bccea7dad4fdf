import { drawPart, type LookProps, type Tag } from './look.ts'

type NoticeProps<T extends Tag> = Omit<LookProps<T>, 'tone'> & {
  readonly as?: T | undefined
  readonly tone: 'brand' | 'accent' | 'success' | 'warning' | 'danger'
}

/** Words on a ground of their tone: what goes wrong, what to mind. With a `gap` they stand in a row. */
export function Notice<T extends Tag = 'div'>({ tone, ...props }: NoticeProps<T>) {
  return drawPart(
    [...(props.gap === undefined ? [] : ['row']), 'notice', `ground-${tone}`, `tone-${tone}`],
    'div',
    props,
  )
}
