import { IconArrowLeft, IconFileDownload, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
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
    <Stack gap={4} fluid>
      <Hint breaks>{t('ofFile', { file: job.file })}</Hint>
      {job.error && (
        <Notice role="alert" as="p" tone="danger" weight="medium">
          {job.error}
        </Notice>
      )}
      <Grid as="dl" cols="3" gap={3} className={classes.counts}>
        <Count label={t('fresh')} value={fresh} tone="success" />
        <Count label={t('duplicates')} value={duplicates} tone="warning" />
        <Count label={t('wrong')} value={failed} tone="danger" />
      </Grid>
      {job.remarks?.map((remark) => (
        <Hint key={remark} breaks>
          {remark}
        </Hint>
      ))}
      <Row gap={2.5} gapX={6} wrap className={classes.fields}>
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
          <Row as="label" gap={2} inline size="sm" weight="medium" className={classes.check}>
            <input
              type="checkbox"
              checked={skipInvalid}
              onChange={(event) => setSkipInvalid(event.currentTarget.checked)}
            />
            {t('skipInvalid', { count: failed })}
          </Row>
        )}
      </Row>
      <Cluster as="fieldset" gap={2} className={classes.tabs}>
        <legend className="sk-hidden">{t('show')}</legend>
        {filters
          .filter((one) => one === '*' || numbers[one] > 0)
          .map((one) => (
            <Button key={one} size="sm" aria-pressed={filter === one} onClick={() => setFilter(one)}>
              {t(`filter.${one === '*' ? 'all' : one}`)} {formatCount(numbers[one])}
            </Button>
          ))}
      </Cluster>
      <ReportRows
        job={job}
        outcome={filter}
        wayOf={(line) => choices[line] ?? way}
        onWay={(line, next) => setChoices({ ...choices, [line]: next })}
      />
      <Row as="footer" gap={2.5} pad={3} padX={0} wrap className={classes.footer}>
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
        <Box as="span" grow />
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
      </Row>
      {failed > 0 && !skipInvalid && (
        <Notice as="p" size="sm" tone="warning" weight="medium">
          {t('allOrNothing')}
        </Notice>
      )}
    </Stack>
  )
}

interface CountProps {
  readonly label: string
  readonly value: number
  readonly tone: 'success' | 'warning' | 'danger'
}

function Count({ label, value, tone }: CountProps) {
  return (
    <Panel as="div" pad={3} padX={4} className={classes.count}>
      <dt>{label}</dt>
      <Text as="dd" tone={value > 0 ? tone : 'text'}>
        {formatCount(value)}
      </Text>
    </Panel>
  )
}
