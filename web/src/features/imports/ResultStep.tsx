import { IconAlertTriangle, IconCircleCheck, IconFileDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { ConfirmTwice } from '../../ui/ConfirmTwice.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { formatCount } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './Imports.module.css'
import type { ImportJob } from './importData.ts'
import { ReportRows } from './ReportRows.tsx'
import { UndoResult } from './UndoResult.tsx'
import { useImportCall } from './useImport.ts'
import { useReport } from './useReport.ts'
import { useUndoImport } from './useUndo.ts'

/** What came of it: all rows or none, with what became of each. */
export function ResultStep({ job }: { readonly job: ImportJob }) {
  const { t } = useTranslation('importing')
  const words = useWords()
  const check = useImportCall('check', job._id)
  const report = useReport(job)
  const { created = 0, merged = 0, skipped = 0, failed = 0 } = job.counts ?? {}
  const undo = useUndoImport(job._id)
  const takenBack = job.state === 'undoing' || job.state === 'undone' ? job.state : undefined
  const isDone = job.state === 'done' || takenBack !== undefined
  const canUndo = job.until !== undefined && new Date(job.until) > new Date()
  const said = [
    [created, 'created'],
    [merged, 'merged'],
    [skipped, 'skipped'],
    [failed, 'failed'],
  ] as const
  const Sign = isDone ? IconCircleCheck : IconAlertTriangle
  const tone = takenBack ? 'text' : isDone ? 'success' : job.state === 'failed' ? 'danger' : 'text'
  return (
    <Stack gap={4} fluid>
      <Row gap={3} pad={4} surface role="status">
        <Sign size={30} className={classOf([], { tone })} aria-hidden="true" />
        <div>
          <Text tone="text" weight="strong">
            {t(`ended.${takenBack ?? (isDone ? 'done' : job.state === 'failed' ? 'failed' : 'cancelled')}`)}
          </Text>
          {isDone && (
            <p>
              {said
                .filter(([count]) => count > 0)
                .map(([count, outcome]) => `${formatCount(count)} ${t(`outcomes.${outcome}`)}`)
                .join(' · ')}
            </p>
          )}
          {job.error && <p>{job.error}</p>}
          {job.undo && !undo.isPending && <UndoResult undo={job.undo} />}
          {canUndo && (
            <Hint breaks>
              {t('undo.until')} <DateText iso={job.until} />
            </Hint>
          )}
        </div>
      </Row>
      {isDone && <ReportRows job={job} outcome="*" />}
      <Row as="footer" gap={2.5} pad={3} padX={0} wrap className={classes.footer}>
        {isDone && (
          <Button
            icon={<IconFileDownload size={17} aria-hidden="true" />}
            busy={report.isPending}
            onClick={() => report.mutate()}
          >
            {t('report')}
          </Button>
        )}
        {canUndo && (
          <ConfirmTwice
            label={t(job.state === 'undoing' ? 'undo.goOn' : 'undo.button')}
            sure={t('undo.sure')}
            busy={undo.isPending}
            onConfirm={() => undo.mutate()}
          />
        )}
        <Box as="span" grow />
        {!isDone && job.headings !== undefined && (
          <Button writes="now" busy={check.isPending} onClick={() => check.mutate({})}>
            {t('again')}
          </Button>
        )}
        <Link to="/import" {...buttonLook()}>
          {t('another')}
        </Link>
        {isDone && (
          <Link to="/list" search={{ type: job.type }} {...buttonLook('brand')}>
            {t('toList', { type: words.type(job.type, 2).toLowerCase() })}
          </Link>
        )}
      </Row>
    </Stack>
  )
}
