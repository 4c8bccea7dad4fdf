import { IconArrowLeft, IconFileDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import classes from './Imports.module.css'
import { type DuplicateWay, type ImportJob, ways } from './importData.ts'
import { ReportRows } from './ReportRows.tsx'
import { useImportCall } from './useImport.ts'
import { useReport } from './useReport.ts'

const filters = ['*', 'duplicate', 'failed'] as const
type Filter = (typeof filters)[number]

interface CheckStepProps {
  readonly job: ImportJob
  readonly onBack: () => void
}

/** What would become of the rows: what is new, what is there already and what is to be done with it, and what is wrong. */
export function CheckStep({ job, onBack }: CheckStepProps) {
  const { t } = useTranslation('importing')
  const run = useImportCall('run', job._id)
  const report = useReport(job)
  const [way, setWay] = useState<DuplicateWay>(job.duplicates)
  const [choices, setChoices] = useState<Readonly<Record<string, DuplicateWay>>>({})
  const [skipInvalid, setSkipInvalid] = useState(false)
  const { created = 0, merged = 0, skipped = 0, failed = 0, duplicates = 0 } = job.counts ?? {}
  const fresh = created + merged + skipped - duplicates
  const [filter, setFilter] = useState<Filter>(failed > 0 ? 'failed' : '*')
  const numbers: Readonly<Record<Filter, number>> = { '*': fresh + duplicates + failed, duplicate: duplicates, failed }
  const left = fresh + (way === 'skip' ? Object.values(choices).filter((one) => one !== 'skip').length : duplicates)
  const isReady = (failed === 0 || skipInvalid) && left > 0

  return (
    <div className={classes.panel}>
      <p className={classes.file}>{t('ofFile', { file: job.file })}</p>
      {job.error && (
        <p role="alert" className={classes.problem}>
          {job.error}
        </p>
      )}
      <dl className={classes.counts}>
        <Count label={t('fresh')} value={fresh} tone="success" />
        <Count label={t('duplicates')} value={duplicates} tone="warning" />
        <Count label={t('wrong')} value={failed} tone="danger" />
      </dl>
      {job.remarks?.map((remark) => (
        <p key={remark} className={classes.hint}>
          {remark}
        </p>
      ))}
      <div className={classes.fields}>
        {duplicates > 0 && (
          <Select
            label={t('withDuplicates')}
            value={way}
            onChange={(next) => {
              setWay(next)
              setChoices({})
            }}
            options={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
          />
        )}
        {failed > 0 && (
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={skipInvalid}
              onChange={(event) => setSkipInvalid(event.currentTarget.checked)}
            />
            {t('skipInvalid', { count: failed })}
          </label>
        )}
      </div>
      <fieldset className={classes.tabs}>
        <legend className="sk-hidden">{t('show')}</legend>
        {filters
          .filter((one) => one === '*' || numbers[one] > 0)
          .map((one) => (
            <Button key={one} size="sm" aria-pressed={filter === one} onClick={() => setFilter(one)}>
              {t(`filter.${one === '*' ? 'all' : one}`)} {formatCount(numbers[one])}
            </Button>
          ))}
      </fieldset>
      <ReportRows
        job={job}
        outcome={filter}
        wayOf={(line) => choices[line] ?? way}
        onWay={(line, next) => setChoices({ ...choices, [line]: next })}
      />
      <footer className={classes.footer}>
        <Button icon={<IconArrowLeft size={17} aria-hidden="true" />} onClick={onBack}>
          {t('backToColumns')}
        </Button>
        <Button
          tone="plain"
          icon={<IconFileDownload size={17} aria-hidden="true" />}
          busy={report.isPending}
          onClick={() => report.mutate()}
        >
          {t('report')}
        </Button>
        <span className={classes.space} />
        <Button
          writes="now"
          tone="brand"
          busy={run.isPending}
          disabled={!isReady}
          icon={<IconUpload size={17} aria-hidden="true" />}
          onClick={() => run.mutate({ duplicates: way, choices, skip_invalid: skipInvalid })}
        >
          {t('run')}
        </Button>
      </footer>
      {failed > 0 && !skipInvalid && <p className={classes.warn}>{t('allOrNothing')}</p>}
    </div>
  )
}

interface CountProps {
  readonly label: string
  readonly value: number
  readonly tone: 'success' | 'warning' | 'danger'
}

function Count({ label, value, tone }: CountProps) {
  return (
    <div className={classes.count} data-tone={value > 0 ? tone : undefined}>
      <dt>{label}</dt>
      <dd>{formatCount(value)}</dd>
    </div>
  )
}
