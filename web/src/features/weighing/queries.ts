import type { DecisionFirmness } from '@schakel/domain/calls'
import type { Lens } from '@schakel/domain/decision'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../api/apiError.ts'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { answerKeys } from '../../entities/answers/queries.ts'
import { keys } from '../../entities/items/keys.ts'
import { useFailure } from '../../ui/useFailure.ts'

/** How firm the order is under a lens, drawn by the server (F2.9). */
export function firmnessQuery(dossier: string, lens: Lens) {
  return queryOptions({
    queryKey: [...answerKeys.weighing, dossier, 'firmness', lens] as const,
    queryFn: ({ signal }) =>
      call<{ firmness: DecisionFirmness | null }>('/api/decision/firmness', { dossier, lens }, { signal }),
  })
}

/** Takes a step of a round by a write, which hears what to do where it is refused. */
export type TakeStep = (write: (refused: { readonly onError: () => void }) => void) => void

/** Writes by one of the calls of weighing; what is there is read again, also when somebody else was first. `keyOf` says its key (D2.4). */
export function useWeighingWrite<B extends object>(path: string, keyOf: (body: B) => string = newIdempotencyKey) {
  const cache = useQueryClient()
  const fail = useFailure()
  const again = () =>
    Promise.all(
      [answerKeys.weighing, keys.items, keys.searches].map((queryKey) => cache.invalidateQueries({ queryKey })),
    )
  return useMutation({
    mutationFn: (body: B) => call<object>(path, body, { idempotencyKey: keyOf(body) }),
    onError: (error) => {
      fail(error)
      if (isApiError(error, 403, 404, 409, 422)) void again()
    },
    onSuccess: again,
  })
}
