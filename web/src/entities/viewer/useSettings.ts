import type { Settings } from '@schakel/domain/calls'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import type { SaveStateName } from '../../ui/SaveState.tsx'

const KEY = ['settings'] as const

export type SettingsPart = Partial<Omit<Settings, 'mail'>> & { readonly mail?: Partial<Settings['mail']> }

/** How what one chose for oneself is asked for. */
export const settingsQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call<Settings>('/api/settings/read', {}, { signal }),
})

/** What one chose for oneself (S2.8). */
export function useSettings() {
  return useQuery(settingsQuery)
}

/** Keeps a choice: shown at once, put back when it could not be kept. */
export function useSaveSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (part: SettingsPart) => call<Settings>('/api/settings/save', part),
    onMutate: (part) => {
      const before = cache.getQueryData<Settings>(KEY)
      if (before) cache.setQueryData<Settings>(KEY, { ...before, ...part, mail: { ...before.mail, ...part.mail } })
      return { before }
    },
    onError: (_error, _part, context) => cache.setQueryData(KEY, context?.before),
    onSuccess: (kept) => cache.setQueryData(KEY, kept),
  })
}

/** How far the saving of something is. */
export function saveStateOf({ status, error }: { readonly status: string; readonly error: unknown }): SaveStateName {
  if (status === 'pending') return 'saving'
  if (status === 'success') return 'saved'
  return status === 'error' ? (isApiError(error, 0) ? 'offline' : 'failed') : 'idle'
}
