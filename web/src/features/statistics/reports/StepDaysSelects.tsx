import { nameOfStepDays, type Report, type StepDays, stepDaysOf, stepStatuses } from '@schakel/domain/reports'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Select } from '../../../ui/Select.tsx'

interface StepDaysSelectsProps {
  readonly report: Report
  readonly onChange: (part: Pick<Report, 'measure' | 'of'>) => void
}

/** From which step to which days are counted, where a report counts those. */
export function StepDaysSelects({ report: { type, of }, onChange }: StepDaysSelectsProps) {
  const { t } = useTranslation('reports')
  const words = useWords()
  const steps = stepDaysOf(type, of)
  if (!steps) return null
  const options = stepStatuses(type).map((value) => ({ value, label: words.status(type, value) }))
  const choose = (part: Partial<StepDays>) => {
    const next = { ...steps, ...part }
    // What stood at the other end changes places with it: from a step to itself there are no days.
    const other = part.from === undefined ? { from: steps.to } : { to: steps.from }
    onChange({ measure: 'median', of: nameOfStepDays(next.from === next.to ? { ...next, ...other } : next) })
  }
  return (
    <>
      <Select full label={t('stepFrom')} value={steps.from} options={options} onChange={(from) => choose({ from })} />
      <Select full label={t('stepTo')} value={steps.to} options={options} onChange={(to) => choose({ to })} />
    </>
  )
}
