import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Centre } from '../../ui/layout/Centre.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import classes from './Imports.module.css'

const steps = ['file', 'columns', 'check', 'done'] as const
export type Step = (typeof steps)[number]

/** How far one is on the way through an import. */
export function Steps({ now }: { readonly now: Step | 'work' }) {
  const { t } = useTranslation('importing')
  const at = now === 'work' ? steps.indexOf('check') : steps.indexOf(now)
  return (
    <Cluster as="ol" gap={2} gapX={5} className={classes.steps} aria-label={t('steps')}>
      {steps.map((step, index) => (
        <Row
          key={step}
          as="li"
          gap={2}
          inline
          size="sm"
          tone="muted"
          weight="medium"
          className={classes.stepName}
          data-state={index < at ? 'past' : index === at ? 'now' : 'later'}
          aria-current={index === at ? 'step' : undefined}
        >
          <Centre as="span" size="xs" corners="full" className={classes.stepMark} aria-hidden="true">
            {index < at ? <IconCheck size={14} stroke={2.4} /> : index + 1}
          </Centre>
          {t(`step.${step}`)}
        </Row>
      ))}
    </Cluster>
  )
}
