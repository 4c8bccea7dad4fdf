import { IconAlertTriangle, IconCheck, IconClock, IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './Answers.module.css'
import type { Phase } from './answerDrafts.ts'

const icons = {
  held: IconClock,
  saved: IconCheck,
  offline: IconCloudOff,
  failed: IconAlertTriangle,
  conflict: IconAlertTriangle,
  invalid: IconAlertTriangle,
  incomplete: IconAlertTriangle,
  left: IconAlertTriangle,
} as const

function isWithIcon(phase: Phase): phase is keyof typeof icons {
  return Object.hasOwn(icons, phase)
}

/** Whether what one chose in a row was kept (F1.8). It always takes the same room. */
export function RowPhase({ phase, lack }: { readonly phase: Phase; readonly lack?: 'remark' | 'due' | undefined }) {
  const { t } = useTranslation('answers')
  const Icon = isWithIcon(phase) ? icons[phase] : undefined
  return (
    <Row
      as="span"
      inline
      gap={1}
      grow
      fluid
      tone="muted"
      size="xs"
      className={classes.phase}
      data-phase={phase}
      role="status"
    >
      {Icon && <Icon size={14} aria-hidden="true" />}
      {phase === 'idle' ? '' : phase === 'incomplete' && lack ? t(`lacks.${lack}`) : t(`phases.${phase}`)}
    </Row>
  )
}
