import type { ReactNode } from 'react'
import classes from './Chip.module.css'

interface ChipProps {
  readonly children: ReactNode
  readonly tone?: 'neutral' | 'brand' | 'accent' | 'success' | 'warning' | 'danger'
  readonly icon?: ReactNode
  readonly title?: string
}

/** A small label: a role, a tag, a count. */
export function Chip({ children, tone = 'neutral', icon, title }: ChipProps) {
  return (
    <span className={classes.chip} data-tone={tone} title={title}>
      {icon}
      {children}
    </span>
  )
}
