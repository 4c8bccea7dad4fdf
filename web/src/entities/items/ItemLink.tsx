import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface ItemLinkProps {
  readonly id: string | undefined
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A link to the card of an item (S2.10); plain text when it has no id, as an undisclosed lead has none (D2.1). */
export function ItemLink({ id, children, className }: ItemLinkProps) {
  if (!id) return <span className={className}>{children}</span>
  return (
    <Link to="/card/$" params={{ _splat: id }} className={className}>
      {children}
    </Link>
  )
}
