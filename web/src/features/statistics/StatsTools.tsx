import { lastDayOf, type Period } from '@schakel/domain/statistics'
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { saveAnswer } from '../../entities/exports/saveAnswer.ts'
import { textIn } from '../../entities/items/read.ts'
import { currentLocale } from '../../texts/languageFiles.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { Select } from '../../ui/Select.tsx'
import type { StatisticsSearch } from './address.ts'
import { nameOfPeriod, periodNames, periodOf } from './periods.ts'
import { useSpaces } from './queries.ts'
import classes from './Statistics.module.css'

interface StatsToolsProps {
  readonly asked: StatisticsSearch
  readonly period: Period
  readonly today: string
  /** Super users choose a space, or all of them. */
  readonly choosesSpace: boolean
  readonly onChange: (asked: StatisticsSearch) => void
}

/** Which months, which space, and out as a file. */
export function StatsTools({ asked, period, today, choosesSpace, onChange }: StatsToolsProps) {
  const { t } = useTranslation('statistics')
  const spaces = useSpaces(choosesSpace)
  const name = nameOfPeriod(period, today)
  const options = [
    ...periodNames.map((value) => ({ value, label: t(`periods.${value}`) })),
    ...(name ? [] : [{ value: 'own' as const, label: t('periods.own') }]),
  ]
  const setMonths = (from: string, to: string) => {
    if (from && to && from <= to) onChange({ ...asked, from: `${from}-01`, to: lastDayOf(to) })
  }
  return (
    <Row gap={2} wrap className={classes.tools} data-printed="">
      <Select
        label={t('period')}
        value={name ?? 'own'}
        options={options}
        onChange={(value) => value !== 'own' && onChange({ ...asked, ...periodOf(value, today) })}
      />
      <Row as="label" gap={2} inline size="sm" tone="muted" className={classes.month}>
        {t('from')}
        <input
          type="month"
          value={period.from.slice(0, 7)}
          max={period.to.slice(0, 7)}
          onChange={(event) => setMonths(event.currentTarget.value, period.to.slice(0, 7))}
        />
      </Row>
      <Row as="label" gap={2} inline size="sm" tone="muted" className={classes.month}>
        {t('to')}
        <input
          type="month"
          value={period.to.slice(0, 7)}
          min={period.from.slice(0, 7)}
          onChange={(event) => setMonths(period.from.slice(0, 7), event.currentTarget.value)}
        />
      </Row>
      {choosesSpace && (
        <Select
          label={t('space')}
          value={asked.space ?? ''}
          options={[
            { value: '', label: t('allSpaces') },
            ...spaces.map((item) => ({ value: item._id, label: textIn(item, 'name') ?? item._id })),
          ]}
          onChange={(space) => {
            const { space: _, ...rest } = asked
            onChange(space === '' ? rest : { ...rest, space })
          }}
        />
      )}
      <span data-screen>
        <ExportMenu asked={asked} />
      </span>
    </Row>
  )
}

const parts = ['months', 'steps', 'suppliers', 'branches', 'sets'] as const
const icon = { size: 17, stroke: 1.8, 'aria-hidden': true } as const

function ExportMenu({ asked }: { readonly asked: StatisticsSearch }) {
  const { t } = useTranslation('statistics')
  const exporting = useTranslation('exporting')
  const errorText = useErrorText()
  const run = useMutation({
    mutationFn: ({ part, kind }: { readonly part: (typeof parts)[number]; readonly kind: 'csv' | 'xlsx' }) =>
      saveAnswer(`/api/statistics/${kind}`, { ...asked, part, language: currentLocale() }, `${part}.${kind}`),
    onSuccess: () => notifySuccess(exporting.t('done')),
    onError: (error) => {
      const { title, text } = errorText(error)
      notifyError(exporting.t('failed', { reason: title }), text)
    },
  })
  const sections = parts.map((part) => ({
    label: t(`parts.${part}`),
    entries: [
      {
        label: exporting.t('csv'),
        icon: <IconFileTypeCsv {...icon} />,
        onSelect: () => run.mutate({ part, kind: 'csv' }),
      },
      {
        label: exporting.t('xlsx'),
        icon: <IconFileSpreadsheet {...icon} />,
        onSelect: () => run.mutate({ part, kind: 'xlsx' }),
      },
    ],
  }))
  return (
    <MoreMenu sections={sections} label={exporting.t('export')} tone="quiet" size="md">
      <IconDownload {...icon} />
      {exporting.t('export')}
    </MoreMenu>
  )
}
