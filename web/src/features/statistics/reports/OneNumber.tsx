import type { Report, ReportFigures } from '@schakel/domain/reports'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { formatCount } from '../../../ui/format.ts'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { listOf } from './listLink.ts'
import { TargetHint } from './TargetHint.tsx'
import { useReportWords } from './useReportWords.ts'

interface OneNumberProps {
  readonly report: Report
  readonly figures: ReportFigures
}

/** One number, as large as it is short, which opens its list. */
export function OneNumber({ report, figures: { total } }: OneNumberProps) {
  const { t } = useTranslation('reports')
  const words = useReportWords()
  const list = listOf(report)
  return (
    <Stack gap={1}>
      <Text as="strong" size="2xl" weight="heavy" digits>
        {list && <Link {...list}>{words.value(report, total.value)}</Link>}
      </Text>
      <Hint>
        {words.measure(report)}
        {report.measure !== 'count' && ` ${t('ofItems', { count: total.count, shown: formatCount(total.count) })}`}
      </Hint>
      <TargetHint report={report} value={total.value} />
    </Stack>
  )
}
