import type { ReactNode } from 'react'
import classes from './Chip.module.css'
import { Row } from './layout/Row.tsx'

interface ChipProps {
  readonly children: ReactNode
  readonly tone?: 'neutral' | 'brand' | 'accent' | 'success' | 'warning' | 'danger'
  readonly icon?: ReactNode
  readonly title?: string
}

/** A small label: a role, a tag, a count. */
export function Chip({ children, tone = 'neutral', icon, title }: ChipProps) {
  return (
    <Row
      as="span"
      gap={1}
      inline
      rigid
      size="xs"
      tone="soft"
      weight="medium"
      truncate
      pad={0.5}
      padX={2}
      ground="sunken"
      corners="full"
      className={classes.chip}
      data-tone={tone}
      title={title}
    >
      {icon}
      {children}
    </Row>
  )
}
