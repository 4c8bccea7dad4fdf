import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { answerKeys } from '../../entities/answers/queries.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifySuccess } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'

/** Lets a supplier answer rows again after its term; for staff (F1.8). */
export function useReopen(match: string) {
  const { t } = useTranslation('answers')
  const fail = useFailure()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (keys: readonly string[]) =>
      call('/api/answers/reopen', { match, keys }, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: (_, keys) => {
      notifySuccess(t('reopenedNow', { count: keys.length }))
      return cache.invalidateQueries({ queryKey: answerKeys.sheet(match) })
    },
    onError: fail,
  })
}
