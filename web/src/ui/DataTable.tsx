import type { ReactNode } from 'react'
import classes from './DataTable.module.css'
import { classOf } from './layout/look.ts'

interface DataTableProps {
  /** What it is called for who hears it, and above it too with `isTitled`. */
  readonly label: string
  readonly isTitled?: boolean
  /** On a phone each row stands by itself, its head above cells that say by `data-name` what they are. */
  readonly stacks?: boolean
  readonly children: ReactNode
}

/** A table of numbers: the first column heads its rows, and what is wider than its window is scrolled, also by the keyboard. */
export function DataTable({ label, isTitled = false, stacks = false, children }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by the keyboard
    <section className={classes.frame} aria-label={label} tabIndex={0}>
      <table
        className={classOf([], { full: true, size: 'sm', digits: true, className: classes.table })}
        data-stacks={stacks || undefined}
      >
        {isTitled && <caption className={classes.caption}>{label}</caption>}
        {children}
      </table>
    </section>
  )
}
