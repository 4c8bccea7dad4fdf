import type { KeptReport } from '@schakel/domain/calls'
import { type Report, type ReportFigures, searchOfReport } from '@schakel/domain/reports'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../api/call.ts'
import { type Tried, triedWith } from '../../../api/tried.ts'
import { keys } from '../../../entities/items/keys.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { notifyUndo } from '../../../ui/notify.ts'
import { HOME_ZONE, timeZone } from '../../../ui/timeZone.ts'
import { useFailure } from '../../../ui/useFailure.ts'

const reportsKey = ['reports'] as const

/** The reports that one keeps and those that are shared with one (S2.9). */
export function useReports() {
  return useQuery({
    queryKey: reportsKey,
    queryFn: ({ signal }) => call<readonly KeptReport[]>('/api/reports/list', {}, { signal }),
  })
}

/** Those that stand on one's dashboard, in order. */
export function placedIn(reports: readonly KeptReport[]): readonly KeptReport[] {
  const placeOf = ({ place }: KeptReport) => place ?? 0
  return reports.filter((report) => placeOf(report) > 0).toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** By whose days the dates of a report are read, where that is not at home. */
export function zoneAsked(): { readonly zone?: string } {
  return timeZone() === HOME_ZONE ? {} : { zone: timeZone() }
}

/** What a report comes to. Among the searches, so that it is asked again after a write. */
export function useFigures(report: Report) {
  // A target changes nothing of what is counted.
  const { target: _target, chart: _chart, ...counted } = report
  const body = {
    report: searchOfReport({ ...counted, chart: report.by === undefined ? 'number' : 'table' }),
    ...zoneAsked(),
  }
  return useQuery({
    queryKey: [...keys.searches, 'report', body],
    queryFn: ({ signal }) => call<ReportFigures>('/api/reports/figures', body, { signal }),
    placeholderData: keepPreviousData,
  })
}

interface ReportPatch {
  readonly _id?: string
  readonly name?: string
  readonly report?: Report
  /** What it said when one began to change it. */
  readonly was?: KeptReport['report'] | undefined
  readonly shared?: boolean
}

/** Keeping, changing and throwing away reports; what is thrown away can be taken back for a while. */
export function useReportWrites() {
  const { t } = useTranslation('reports')
  const common = useTranslation('common')
  const onError = useFailure()
  const cache = useQueryClient()
  const onSettled = () => cache.invalidateQueries({ queryKey: reportsKey })
  const tried = useRef<Tried>(undefined)
  const save = useMutation({
    mutationFn: ({ report, ...patch }: ReportPatch) => {
      const body = { ...patch, ...(report ? { report: searchOfReport(report) } : {}) }
      tried.current = triedWith([body], tried.current)
      return call<{ readonly _id: string }>('/api/reports/save', body, { idempotencyKey: tried.current.key })
    },
    onSuccess: () => {
      tried.current = undefined
    },
    onError,
    onSettled,
  })
  const place = useMutation({
    mutationFn: (where: { readonly _id: string; readonly at: number | null }) => call('/api/reports/place', where),
    onError,
    onSettled,
  })
  const mail = useMutation({
    mutationFn: (what: { readonly _id: string; readonly mail: boolean }) => call('/api/reports/mail', what),
    onError,
    onSettled,
  })
  const restore = useMutation({
    mutationFn: (_id: string) => call('/api/reports/restore', { _id }),
    onError,
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ _id }: KeptReport) => call('/api/reports/delete', { _id }),
    onSuccess: (_, { _id, name }) => notifyUndo(t('removed', { name }), common.t('undo'), () => restore.mutate(_id)),
    onError,
    onSettled,
  })
  return { save, place, mail, remove }
}
