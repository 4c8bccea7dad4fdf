import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface AnswerLinkProps {
  readonly match: string
  /** The key of a requirement, or `unknown` for all that is not answered. */
  readonly at: string
  readonly children: ReactNode
}

/** Leads from a number to the answers of a supplier behind it, each with its evidence (F2.15). */
export function AnswerLink({ match, at, children }: AnswerLinkProps) {
  return (
    <Link to="/card/$" params={{ _splat: `${match}/answers` }} hash={at}>
      {children}
    </Link>
  )
}
