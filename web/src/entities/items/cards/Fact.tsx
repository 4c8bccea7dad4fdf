import type { ReactNode } from 'react'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import classes from './Cards.module.css'

/** A row of short facts under the title of a card. */
export function FactRow({ children }: { readonly children: ReactNode }) {
  return (
    <Cluster as="ul" gap={1.5} gapX={3} size="sm" tone="soft">
      {children}
    </Cluster>
  )
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
    <Row as="li" gap={1.5} inline fluid className={classes.fact} title={label}>
      {icon}
      <span>
        {label && <span className="sk-hidden">{label}: </span>}
        {children}
      </span>
    </Row>
  )
}
