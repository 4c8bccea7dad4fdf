import type { KeptReport } from '@schakel/domain/calls'
import { type Report, reportOf, searchOfReport } from '@schakel/domain/reports'
import { IconArrowBackUp, IconDeviceFloppy, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isApiError } from '../../../api/apiError.ts'
import { saveAnswer } from '../../../entities/exports/saveAnswer.ts'
import { currentLocale } from '../../../texts/languageFiles.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button } from '../../../ui/Button.tsx'
import { useErrorText } from '../../../ui/errorText.ts'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { type MenuEntry, MoreMenu } from '../../../ui/MoreMenu.tsx'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { useReportWrites, zoneAsked } from './queries.ts'
import { Rename } from './ReportsPage.tsx'
import { useMayChange, useReportEntries } from './useReportEntries.tsx'
import { useReportWords } from './useReportWords.ts'

const ReportDialog = lazyPart(() => import('./ReportDialog.tsx'))
const icon = { size: 17, stroke: 1.8, 'aria-hidden': true } as const

interface ReportActionsProps {
  readonly report: Report
  readonly kept: KeptReport | undefined
  readonly isChanged: boolean
  /** It is kept under this id. */
  readonly onKept: (id: string) => void
  /** What changed is taken back. */
  readonly onBack: () => void
}

/** Keeps a report, and what else can be done with it. */
export function ReportActions({ report, kept, isChanged, onKept, onBack }: ReportActionsProps) {
  const { t } = useTranslation('reports')
  const words = useReportWords()
  const navigate = useNavigate()
  const { save } = useReportWrites()
  const mayChange = useMayChange()
  const entriesOf = useReportEntries()
  const exports = useExports(report, kept?.name)
  const [dialog, setDialog] = useState<'keep' | 'rename'>()
  // Read again meanwhile it may be another's by now: what counts is what one began with.
  const [was, setWas] = useState(kept?.report)
  if (!isChanged && was !== kept?.report) setWas(kept?.report)
  const isOwn = kept !== undefined && mayChange(kept)
  const said = (name: string) => notifySuccess(t('saved', { name }))
  const keep = () => {
    if (!isOwn) return setDialog('keep')
    save.mutate(
      { _id: kept._id, report, was: was && reportOf(was) && was },
      {
        // Once told, who saves it again means it.
        onError: (error) => isApiError(error, 409) && setWas(undefined),
        onSuccess: () => {
          setWas({ ...searchOfReport(report), type: report.type })
          said(kept.name)
          onKept(kept._id)
        },
      },
    )
  }
  const ofKept: readonly MenuEntry[] = kept
    ? [
        ...(isChanged ? [{ label: t('back'), icon: <IconArrowBackUp {...icon} />, onSelect: onBack }] : []),
        ...entriesOf(kept, {
          onRename: () => setDialog('rename'),
          onRemoved: () => void navigate({ to: '/stats/reports' }),
        }),
      ]
    : []
  return (
    <>
      {(!kept || isChanged) && (
        <Button
          writes="now"
          tone="brand"
          icon={<IconDeviceFloppy {...icon} />}
          busy={save.isPending && dialog === undefined}
          onClick={keep}
        >
          {t('keep')}
        </Button>
      )}
      <MoreMenu
        size="md"
        tone="quiet"
        label={t('menu', { name: kept?.name ?? t('new') })}
        sections={[...(ofKept.length > 0 ? [{ entries: ofKept }] : []), { entries: exports }]}
      />
      {dialog === 'keep' && (
        <ReportDialog
          name={words.sentence(report)}
          isNew
          isBusy={save.isPending}
          onClose={() => setDialog(undefined)}
          onSave={({ name, shared }) =>
            save.mutate(
              { name, shared, report },
              {
                onSuccess: ({ _id }) => {
                  setDialog(undefined)
                  said(name)
                  onKept(_id)
                },
              },
            )
          }
        />
      )}
      {dialog === 'rename' && kept && <Rename report={kept} onClose={() => setDialog(undefined)} />}
    </>
  )
}

/** The table of a report as a file. */
function useExports(report: Report, name: string | undefined): readonly MenuEntry[] {
  const { t } = useTranslation('exporting')
  const errorText = useErrorText()
  const run = useMutation({
    mutationFn: (kind: 'csv' | 'xlsx') =>
      saveAnswer(
        `/api/reports/${kind}`,
        { report: searchOfReport(report), ...zoneAsked(), ...(name ? { name } : {}), language: currentLocale() },
        `report.${kind}`,
      ),
    onSuccess: () => notifySuccess(t('done')),
    onError: (error) => {
      const { title, text } = errorText(error)
      notifyError(t('failed', { reason: title }), text)
    },
  })
  return [
    { label: t('csv'), icon: <IconFileTypeCsv {...icon} />, onSelect: () => run.mutate('csv') },
    { label: t('xlsx'), icon: <IconFileSpreadsheet {...icon} />, onSelect: () => run.mutate('xlsx') },
  ]
}
