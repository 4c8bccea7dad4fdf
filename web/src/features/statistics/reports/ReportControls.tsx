import type { TypeName, Where } from '@schakel/domain'
import {
  groupingOf,
  isReport,
  nameOfStepDays,
  plainReport,
  plainStepDays,
  type Report,
  reportCharts,
  reportGroupings,
  reportMeasures,
  reportNumbers,
  reportSteps,
  stepDaysOf,
  tidyReport,
} from '@schakel/domain/reports'
import type { ComponentType } from 'react'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Choice, Choices } from '../../../ui/Choices.tsx'
import { Box } from '../../../ui/layout/Box.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { Select } from '../../../ui/Select.tsx'
import classes from './Reports.module.css'
import { StepDaysSelects } from './StepDaysSelects.tsx'
import { TargetField } from './TargetField.tsx'
import { useReportWords } from './useReportWords.ts'

/** The filters of a list, as another feature draws them. */
export type ReportFilters = ComponentType<{
  readonly type: TypeName
  readonly where: Where | undefined
  readonly onChange: (where: Where) => void
}>

interface ReportControlsProps {
  readonly report: Report
  readonly types: readonly TypeName[]
  readonly Filters: ReportFilters
  readonly onChange: (report: Report) => void
}

/** What a report is made of, each choice in a control of its own; what comes of it is shown at once. */
export function ReportControls({ report, types, Filters, onChange }: ReportControlsProps) {
  const { t } = useTranslation('reports')
  const domain = useWords()
  const { type, where, by, step, chart } = report
  const take = (next: Report) => {
    if (isReport(next)) onChange(next)
    else notifyError(t('tooMuch'))
  }
  const change = (part: Partial<Report>) => take(tidyReport({ ...report, ...part }))
  return (
    <Panel gap={3} pad={4} raised aria-label={t('settings')}>
      <Box gap={3} className={classes.controls}>
        <Select
          full
          label={t('type')}
          value={type}
          options={types.map((value) => ({ value, label: domain.type(value, 2) }))}
          onChange={(next) => onChange(plainReport(next))}
        />
        <MeasureSelect report={report} onChange={change} />
        <StepDaysSelects report={report} onChange={change} />
        {by !== undefined && <GroupingSelect report={report} onChange={change} />}
        {step !== undefined && (
          <Select
            full
            label={t('step')}
            value={step}
            options={reportSteps.map((value) => ({ value, label: t(`steps.${value}`) }))}
            onChange={(next) => change({ step: next })}
          />
        )}
        <TargetField key={type} target={report.target} onTarget={(target) => change({ target })} />
      </Box>
      <Choices legend={t('chart')}>
        {reportCharts.map((name) => (
          <Choice key={name} isOn={chart === name} onChoose={() => change({ chart: name })}>
            {t(`charts.${name}`)}
          </Choice>
        ))}
      </Choices>
      <Stack gap={2}>
        <Text as="h2" size="sm" weight="strong" tone="soft">
          {t('filters')}
        </Text>
        <Filters key={type} type={type} where={where} onChange={(next) => change({ where: next })} />
      </Stack>
    </Panel>
  )
}

interface PartProps {
  readonly report: Report
  readonly onChange: (part: Partial<Report>) => void
}

/** How many, a number field and how it is added up, or the days between two steps. */
function MeasureSelect({ report, onChange }: PartProps) {
  const { t } = useTranslation('reports')
  const words = useReportWords()
  const { type, measure, of } = report
  const ways = reportNumbers(type).flatMap((field) =>
    reportMeasures.flatMap((way) => (way === 'count' ? [] : [{ measure: way, of: field.field }])),
  )
  const told = [{ measure: 'count' as const, of: undefined }, ...ways].map((way) => ({
    ...way,
    value: nameOf(way),
    label: words.measure({ ...report, ...way }),
  }))
  const steps = stepDaysOf(type, of) ?? plainStepDays(type)
  const days = steps && { measure: 'median' as const, of: nameOfStepDays(steps) }
  const options = days ? [...told, { ...days, value: nameOf(days), label: t('stepDays') }] : told
  return (
    <Select
      full
      label={t('measure')}
      value={nameOf({ measure, of })}
      options={options}
      onChange={(name) => {
        const way = options.find(({ value }) => value === name)
        if (way) onChange({ measure: way.measure, of: way.of })
      }}
    />
  )
}

function nameOf({ measure, of = '' }: Pick<Report, 'measure' | 'of'>): string {
  return `${measure} ${of}`
}

/** By which field, its own first and then those of what it hangs under. */
function GroupingSelect({ report, onChange }: PartProps) {
  const { t } = useTranslation('reports')
  const words = useReportWords()
  const { type, by = '', chart } = report
  return (
    <Select
      full
      label={t('by')}
      value={by}
      options={reportGroupings(type)
        .filter(({ definition }) => !definition?.superOnly)
        .map((field) => ({ value: field.field, label: words.field(field) }))}
      onChange={(next) => {
        const isDate = groupingOf(type, next)?.kind === 'date'
        // What is not about time has no line.
        onChange({ by: next, chart: chart === 'line' && !isDate ? 'bars' : chart })
      }}
    />
  )
}
