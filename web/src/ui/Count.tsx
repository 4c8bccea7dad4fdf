import classes from './Count.module.css'

const COUNT_MAX = 99

interface CountProps {
  readonly count: number
  /** At the corner of a button that says the number itself; else a pill of its own. */
  readonly isCorner?: boolean
  /** How it is said to who cannot see it; a corner is said by its button. */
  readonly label?: string
}

/** How much is new; nothing where there is none. */
export function Count({ count, isCorner = false, label }: CountProps) {
  if (count <= 0) return null
  return (
    <span className={isCorner ? classes.corner : classes.count} aria-hidden={isCorner || undefined}>
      <span aria-hidden="true">{count > COUNT_MAX ? `${COUNT_MAX}+` : count}</span>
      {label && <span className="sk-hidden"> {label}</span>}
    </span>
  )
}
