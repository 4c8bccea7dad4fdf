import type { ReactNode } from 'react'
import classes from './Cards.module.css'

/** A row of short facts under the title of a card. */
export function FactRow({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.facts}>{children}</ul>
}

interface FactProps {
  readonly icon: ReactNode
  readonly children: ReactNode
  /** What it is, for who does not know the icon. */
  readonly label?: string
}

/** One short fact with its icon. */
export function Fact({ icon, children, label }: FactProps) {
  return (
    <li className={classes.fact} title={label}>
      {icon}
      <span>
        {label && <span className="sk-hidden">{label}: </span>}
        {children}
      </span>
    </li>
  )
}
