import { isOfStepDays, type Report, type ReportGroup, toGo } from '@schakel/domain/reports'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { useReportWords } from './useReportWords.ts'

/** How far a number is from the target of its report, in words; nothing where there is none. */
export function useTargetText(report: Report) {
  const { t } = useTranslation('reports')
  const words = useReportWords()
  return (value: number | null): string | undefined => {
    const left = toGo(report, value)
    if (left === undefined) return undefined
    if (left === 0) return t('reached')
    const isDays = isOfStepDays(report.of)
    const text = left > 0 ? (isDays ? 'tooLong' : 'toGo') : isDays ? 'below' : 'beyond'
    return t(text, { number: words.value(report, Math.abs(left)) })
  }
}

interface TargetHintProps {
  readonly report: Report
  /** Of a group that stands for all: the last stretch of days. */
  readonly group?: ReportGroup
  readonly value?: number | null
}

/** The target of a report, and how far it is. */
export function TargetHint({ report, group, value = group?.value ?? null }: TargetHintProps) {
  const { t } = useTranslation('reports')
  const words = useReportWords()
  const text = useTargetText(report)(value)
  if (text === undefined || report.target === undefined) return null
  const target = t('targetIs', { number: words.value(report, report.target) })
  return <Hint>{[group && words.group(report, group), target, text].filter(Boolean).join(' · ')}</Hint>
}
