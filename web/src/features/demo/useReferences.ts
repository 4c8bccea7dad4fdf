import type { ReferenceCall } from '@schakel/domain/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, newIdempotencyKey } from '../../api/call.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyUndo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { demoKeys } from './queries.ts'

/** A call with a referee as it is sent. */
export type SentReference = Omit<ReferenceCall, '_id' | '_version' | 'by'> &
  Partial<Pick<ReferenceCall, '_id' | '_version'>>

/** Records, changes and removes calls with referees; what was removed can be had back as it was. */
export function useReferences(match: string) {
  const { t } = useTranslation('demo')
  const cache = useQueryClient()
  const onError = useFailure()
  // Grades follow from what a referee confirmed.
  const onSettled = () =>
    Promise.all(
      [demoKeys.references(match), ['comparison'], ['weighing']].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    )
  const send = (path: string, body: object) =>
    call<object>(path, { match, ...body }, { idempotencyKey: newIdempotencyKey() })
  const save = useMutation({
    mutationFn: (one: SentReference) => send('/api/references/save', one),
    onError,
    onSettled,
  })
  const restore = useMutation({
    mutationFn: (_id: string) => send('/api/references/restore', { _id }),
    onError,
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ _id }: ReferenceCall) => send('/api/references/remove', { _id }),
    onError,
    onSettled,
    onSuccess: (_answer, { _id }) => notifyUndo(t('removed'), t('undo'), () => restore.mutate(_id)),
  })
  return { save, remove }
}
