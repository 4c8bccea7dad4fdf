import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { notifyUndo } from '../../../ui/notify.ts'
import { useFailure } from '../../../ui/useFailure.ts'
import { type View, viewsKey } from '../queries.ts'

type ViewPatch = Partial<Pick<View, '_id' | 'type' | 'name' | 'settings' | 'shared' | 'isDefault'>>

/** Keeping, changing and throwing away views; what is thrown away can be taken back for a while. */
export function useViewWrites() {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const onError = useFailure()
  const cache = useQueryClient()
  const onSettled = () => cache.invalidateQueries({ queryKey: viewsKey })
  const save = useMutation({
    mutationFn: (patch: ViewPatch) => call<{ readonly _id: string }>('/api/views/save', patch),
    onError,
    onSettled,
  })
  const restore = useMutation({
    mutationFn: (_id: string) => call('/api/views/restore', { _id }),
    onError,
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ _id }: View) => call('/api/views/delete', { _id }),
    onSuccess: (_, { _id, name }) =>
      notifyUndo(t('viewRemoved', { name }), common.t('undo'), () => restore.mutate(_id)),
    onError,
    onSettled,
  })
  return { save, remove }
}
