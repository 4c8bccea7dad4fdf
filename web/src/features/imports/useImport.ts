import type { ImportType } from '@schakel/domain'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { sendForm } from '../../api/sendForm.ts'
import { useRefresh } from '../../entities/items/mutations.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { type ImportChoices, type ImportJob, type ImportLine, isRunning } from './importData.ts'

const LOOK_EVERY_MS = 700
const PAGE = 100

/** What is kept of imports in the cache. */
export const importKeys = {
  undoable: ['undoableImports'] as const,
  all: ['imports'] as const,
  one: (id: string) => ['imports', id] as const,
  rows: (id: string, outcome: string, state: string) => ['imports', id, 'rows', outcome, state] as const,
}

/** One's own imports of the last thirty days. */
export function useImports() {
  return useQuery({
    queryKey: importKeys.all,
    queryFn: ({ signal }) => call<ImportJob[]>('/api/import/list', {}, { signal }),
  })
}

/** An import, asked again and again as long as the server is at work on it; also after a reload of the page. */
export function useImport(id: string) {
  const refresh = useRefresh()
  const query = useQuery({
    queryKey: importKeys.one(id),
    queryFn: ({ signal }) => call<ImportJob>('/api/import/read', { _id: id }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? LOOK_EVERY_MS : false),
    refetchIntervalInBackground: true,
  })
  const isWritten = query.data?.written === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has landed
  useEffect(() => {
    if (isWritten) void refresh()
  }, [isWritten])
  return query
}

/** The rows of the report, page after page. */
export function useRows({ _id, state }: ImportJob, outcome: string) {
  return useInfiniteQuery({
    queryKey: importKeys.rows(_id, outcome, state),
    queryFn: ({ pageParam, signal }) =>
      call<ImportLine[]>('/api/import/rows', { _id, outcome, after: pageParam, page_size: PAGE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.line),
  })
}

/** Calls that set an import going or stop it; what they answer is shown at once. */
export function useImportCall(path: 'check' | 'run' | 'cancel', id: string) {
  const cache = useQueryClient()
  const fail = useFailure()
  return useMutation({
    mutationFn: (choices: ImportChoices = {}) => call<ImportJob>(`/api/import/${path}`, { _id: id, ...choices }),
    onSuccess: (job) => cache.setQueryData(importKeys.one(id), job),
    onError: fail,
  })
}

interface Sending {
  readonly file: File
  readonly type: ImportType
  readonly space: string
}

/** Sends a file to be looked at; says how much of it is on its way. */
export function useSendImport(onSent: (job: ImportJob) => void) {
  const cache = useQueryClient()
  const [part, setPart] = useState(0)
  const sending = useMutation({
    mutationFn: ({ file, type, space }: Sending) => {
      setPart(0)
      const form = new FormData()
      for (const [name, value] of Object.entries({ mode: 'preview', wait: '1', type, space })) form.append(name, value)
      form.append('file', file)
      return sendForm<ImportJob>('/api/import', form, { onProgress: setPart })
    },
    onSuccess: (job) => {
      cache.setQueryData(importKeys.one(job._id), job)
      void cache.invalidateQueries({ queryKey: importKeys.all, exact: true })
      onSent(job)
    },
  })
  return { ...sending, part }
}
