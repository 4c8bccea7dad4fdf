import type { ReactNode } from 'react'
import classes from './Facts.module.css'

/** One thing that is known of an item: what it is called, and what it is. */
export function FactLine({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
