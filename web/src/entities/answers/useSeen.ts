import type { SeenKind } from '@schakel/domain'
import type { SupplierAnswer } from '@schakel/domain/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { answerKeys } from './queries.ts'

/** Says of a claim that it was seen in a demo or tested, or takes that back (F1.10). */
export function useSeen(match: string, key: string) {
  const cache = useQueryClient()
  const fail = useFailure()
  return useMutation({
    mutationFn: (mark: { readonly seen: SeenKind; readonly back?: true }) =>
      call<SupplierAnswer>('/api/answers/check', { match, key, ...mark }, { idempotencyKey: newIdempotencyKey() }),
    onError: fail,
    // Each of them counts how well it is proven.
    onSettled: () =>
      Promise.all(
        [answerKeys.sheet(match), answerKeys.comparisons, answerKeys.weighing].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
