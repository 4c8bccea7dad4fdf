import type { WhereField } from '@schakel/domain'
import {
  groupingName,
  groupName,
  isMoneyReport,
  measureName,
  type Report,
  type ReportGroup,
  reportFieldName,
} from '@schakel/domain/reports'
import { useWords } from '../../../texts/i18n.ts'
import { useLocale } from '../../../texts/useLocale.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { formatMoney, numberWith } from '../../../ui/format.ts'

const numbers = numberWith(1, 0)

/** How a report, its groups and what they come to are said. */
export function useReportWords() {
  const { t } = useTranslation('reports')
  const words = useWords()
  const locale = useLocale()
  return {
    field: (field: WhereField) => reportFieldName(field, words, locale),
    measure: (report: Report) => measureName(report, words, locale),
    by: (report: Report) => groupingName(report, words, locale),
    group: (report: Report, group: ReportGroup) => groupName(report, group, words, locale),
    /** A value of the report: money as money, nothing as a dash. */
    value: (report: Report, value: number | null) =>
      value === null ? '–' : isMoneyReport(report) ? formatMoney(value) : numbers(value),
    /** The whole report in one line. */
    sentence: (report: Report) => {
      const what = words.type(report.type, 2)
      const measure = measureName(report, words, locale).toLocaleLowerCase(locale)
      if (report.by === undefined) return t('saidNumber', { what, measure })
      const by = groupingName(report, words, locale).toLocaleLowerCase(locale)
      const { step } = report
      return step === undefined
        ? t('said', { what, measure, by })
        : t('saidPeriod', { what, measure, by, step: t(`perStep.${step}`) })
    },
  }
}
