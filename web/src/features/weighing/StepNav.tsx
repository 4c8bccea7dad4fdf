import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'

/** The parts of the screen in the order of the work, by their anchors; each has an address (F2). */
const steps = [
  { anchor: 'round', text: 'round' },
  { anchor: 'ranking', text: 'ranking' },
  { anchor: 'firmness', text: 'firmness', isOutcome: true },
  { anchor: 'what-if', text: 'whatIf', isOutcome: true },
  { anchor: 'decision', text: 'decision' },
] as const

interface StepNavProps {
  /** Something is known to make an order of. */
  readonly hasOutcome: boolean
}

/** Leads to the parts of the screen: weighing, outcome, firmness, what if, decision. */
export function StepNav({ hasOutcome }: StepNavProps) {
  const { t } = useTranslation('weighing')
  const { pathname, hash } = useLocation()
  const parts = steps.filter((step) => hasOutcome || !('isOutcome' in step))
  return (
    <Row as="nav" gap={2} wrap aria-label={t('steps')}>
      {parts.map(({ anchor, text }) => (
        <Link
          key={anchor}
          to={pathname}
          hash={anchor}
          replace
          aria-current={hash === anchor ? 'location' : undefined}
          {...buttonLook('plain', 'sm')}
        >
          {t(text)}
        </Link>
      ))}
    </Row>
  )
}
