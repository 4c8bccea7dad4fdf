import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { formatCount } from '../../../ui/format.ts'
import classes from './Section.module.css'

interface SectionProps {
  readonly title: ReactNode
  readonly icon?: ReactNode
  readonly count?: number | undefined
  /** Adding to it, when that is allowed; what the button says is its name. */
  readonly add?: { readonly label: string; readonly run: () => void; readonly prefetch?: () => void } | undefined
  readonly actions?: ReactNode
  /** It is of no use on paper. */
  readonly isForScreen?: boolean
  readonly children: ReactNode
}

/** A part of a page with its heading, how many there are and the button that adds one. */
export function Section({ title, icon, count, add, actions, isForScreen, children }: SectionProps) {
  const id = useId()
  return (
    <section
      className={classes.section}
      aria-labelledby={id}
      // What holds nothing, or only buttons, is left out on paper.
      data-screen={isForScreen || count === 0 || undefined}
    >
      <header className={classes.head}>
        {icon}
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {count !== undefined && count > 0 && <span className={classes.count}>{formatCount(count)}</span>}
        <span className={classes.actions}>
          {actions}
          {add && (
            <IconButton
              writes="now"
              size="sm"
              label={add.label}
              onClick={add.run}
              onPointerEnter={add.prefetch}
              onFocus={add.prefetch}
            >
              <IconPlus size={18} aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </header>
      <div className={classes.body}>{children}</div>
    </section>
  )
}
