import { may, REPORTS_SHOWN_MAX } from '@schakel/domain'
import type { KeptReport } from '@schakel/domain/calls'
import { reportOf } from '@schakel/domain/reports'
import {
  IconCopy,
  IconLayoutDashboard,
  IconMail,
  IconMailOff,
  IconPencil,
  IconTrash,
  IconUsers,
  IconUsersMinus,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../../texts/useTranslation.ts'
import type { MenuEntry } from '../../../ui/MoreMenu.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { useReportWrites } from './queries.ts'

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const

interface Deeds {
  readonly onRename: () => void
  readonly onRemoved?: () => void
}

/** Whether somebody may change a report: their own, and super users what their space shares (D6). */
export function useMayChange(): (report: KeptReport) => boolean {
  const viewer = useViewer()
  return ({ mine }) => mine || may(viewer, 'changeSharedViews')
}

/** What somebody can do with a report that is kept, as lines of a menu. */
export function useReportEntries() {
  const { t } = useTranslation('reports')
  const navigate = useNavigate()
  const { save, place, mail, remove } = useReportWrites()
  const mayChange = useMayChange()
  return (kept: KeptReport, { onRename, onRemoved }: Deeds): readonly MenuEntry[] => {
    const { _id, name, shared, mailed } = kept
    const report = reportOf(kept.report)
    const copy = () => {
      const called = t('copyOf', { name: name.slice(0, COPY_MAX) })
      save.mutate(
        { name: called, ...(report ? { report } : {}) },
        {
          onSuccess: (made) => {
            notifySuccess(t('saved', { name: called }))
            void navigate({ to: '/stats/report', search: { report: made._id } })
          },
        },
      )
    }
    const isPlaced = typeof kept.place === 'number'
    const toDashboard = () =>
      place.mutate(
        { _id, at: isPlaced ? null : REPORTS_SHOWN_MAX },
        { onSuccess: () => notifySuccess(t(isPlaced ? 'tookOff' : 'putOn', { name })) },
      )
    const entries: readonly (MenuEntry | false | undefined)[] = [
      report && {
        label: t(isPlaced ? 'offDashboard' : 'onDashboard'),
        icon: <IconLayoutDashboard {...icon} />,
        onSelect: toDashboard,
      },
      report && {
        label: t(mailed ? 'mailOff' : 'mailOn'),
        icon: mailed ? <IconMailOff {...icon} /> : <IconMail {...icon} />,
        onSelect: () =>
          mail.mutate(
            { _id, mail: !mailed },
            { onSuccess: () => notifySuccess(t(mailed ? 'mailedNo' : 'mailedYes', { name })) },
          ),
      },
      mayChange(kept) && { label: t('rename'), icon: <IconPencil {...icon} />, onSelect: onRename },
      report && { label: t('copy'), icon: <IconCopy {...icon} />, onSelect: copy },
      mayChange(kept) && {
        label: t(shared ? 'unshare' : 'share'),
        icon: shared ? <IconUsersMinus {...icon} /> : <IconUsers {...icon} />,
        onSelect: () => save.mutate({ _id, shared: !shared }),
      },
      mayChange(kept) && {
        label: t('remove'),
        icon: <IconTrash {...icon} />,
        tone: 'danger',
        onSelect: () => {
          remove.mutate(kept)
          onRemoved?.()
        },
      },
    ]
    return entries.flatMap((entry) => (entry ? [{ ...entry, writes: 'now' as const }] : []))
  }
}

/** So much of a name stays in that of a copy, characters. */
const COPY_MAX = 70
