import type { DecisionFirmness, DecisionSheet } from '@schakel/domain/calls'
import type { Lens } from '@schakel/domain/decision'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../api/apiError.ts'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { keys } from '../../entities/items/keys.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { notifyError } from '../../ui/notify.ts'

/** The keys of the cache for what a dossier is weighed up by; any change of an item lets them ask again (`live/feed.ts`). */
const weighingKeys = { all: ['weighing'] as const }

/** All that a dossier is weighed up by (F2). */
export function sheetQuery(dossier: string) {
  return queryOptions({
    queryKey: [...weighingKeys.all, dossier] as const,
    queryFn: ({ signal }) => call<DecisionSheet>('/api/decision/read', { dossier }, { signal }),
  })
}

/** How firm the order is under a lens, drawn by the server (F2.9). */
export function firmnessQuery(dossier: string, lens: Lens) {
  return queryOptions({
    queryKey: [...weighingKeys.all, dossier, 'firmness', lens] as const,
    queryFn: ({ signal }) =>
      call<{ firmness: DecisionFirmness | null }>('/api/decision/firmness', { dossier, lens }, { signal }),
  })
}

/** Writes by one of the calls of weighing; what is there is read again, also when somebody else was first. */
export function useWeighingWrite<B extends object>(path: string) {
  const cache = useQueryClient()
  const errorText = useErrorText()
  const again = () =>
    Promise.all([weighingKeys.all, keys.items, keys.searches].map((queryKey) => cache.invalidateQueries({ queryKey })))
  return useMutation({
    mutationFn: (body: B) => call<object>(path, body, { idempotencyKey: newIdempotencyKey() }),
    onError: (error) => {
      const { title, text } = errorText(error)
      notifyError(title, text)
      if (isApiError(error, 403, 404, 409, 422)) void again()
    },
    onSuccess: again,
  })
}
