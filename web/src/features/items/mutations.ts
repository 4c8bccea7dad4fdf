import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call, newIdempotencyKey } from '../../api/call.ts'
import type { AnyItem, Saved } from '../../api/types.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { notifyError, notifySuccess, notifyUndo } from '../../ui/notify.ts'
import { useViewer } from '../auth/viewer.tsx'
import { keys } from './keys.ts'

/** Everything that may show what was changed asks again. */
export function useRefresh() {
  const cache = useQueryClient()
  return async (...ids: readonly string[]) => {
    await Promise.all([
      ...ids.map((id) => cache.invalidateQueries({ queryKey: keys.item(id) })),
      cache.invalidateQueries({ queryKey: keys.searches }),
      cache.invalidateQueries({ queryKey: keys.activities }),
    ])
  }
}

function useFailure() {
  const textOf = useErrorText()
  return (error: unknown) => {
    const { title, text } = textOf(error)
    notifyError(title, text)
  }
}

interface SaveInput {
  readonly item: Readonly<Record<string, unknown>>
  readonly parent?: string
  readonly edge?: string
  /** Makes a second try of the same save count once (D2.4). */
  readonly idempotencyKey?: string
}

/** Makes an item, or writes one that has an `_id` (S7.7). The form shows what went wrong, so nothing is announced here. */
export function useSave() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ idempotencyKey = newIdempotencyKey(), ...body }: SaveInput) =>
      call<Saved>('/api/space/save', body, { idempotencyKey }),
    onSuccess: (saved, { parent }) => refresh(saved._id, ...(parent ? [parent] : [])),
  })
}

interface UpdateInput {
  readonly id: string
  readonly props: Readonly<Record<string, unknown>>
  /** Items that show this one, such as the dossier of a match. */
  readonly also?: readonly string[]
}

/** Changes fields of an item (S7.8): shown at once, put back with a word when the server refuses. */
export function useUpdate() {
  const cache = useQueryClient()
  const refresh = useRefresh()
  const fail = useFailure()
  return useMutation({
    mutationFn: ({ id, props }: UpdateInput) => call<Saved>(`/api/space/update/${id}`, { props }),
    onMutate: async ({ id, props }) => {
      await cache.cancelQueries({ queryKey: keys.item(id) })
      const before = cache.getQueriesData<AnyItem>({ queryKey: keys.item(id) })
      const { _version, ...shown } = props
      cache.setQueriesData<AnyItem>({ queryKey: keys.item(id) }, (item) => item && { ...item, ...shown })
      return { before }
    },
    onError: (error, _, context) => {
      for (const [key, item] of context?.before ?? []) cache.setQueryData(key, item)
      fail(error)
    },
    onSettled: (_saved, _error, { id, also = [] }) => refresh(id, ...also),
  })
}

interface RemoveInput {
  readonly id: string
  readonly name: string
  /** Items that show this one. */
  readonly also?: readonly string[]
}

/** Puts an item in the trash (S7.11, D2.5) and offers to take it back for 10 seconds to who may. */
export function useRemove() {
  const { t } = useTranslation('items')
  const common = useTranslation('common')
  const viewer = useViewer()
  const refresh = useRefresh()
  const fail = useFailure()
  const restore = useMutation({
    mutationFn: ({ id }: RemoveInput) => call('/api/trash/restore', { _id: id }),
    onSuccess: (_, { id, name, also = [] }) => {
      notifySuccess(t('restored', { name }))
      return refresh(id, ...also)
    },
    onError: fail,
  })
  return useMutation({
    mutationFn: ({ id }: RemoveInput) => call('/api/space/delete', { item: { _id: id } }),
    onSuccess: (_, input) => {
      const text = t('removed', { name: input.name })
      const mayRestore = viewer.kind === 'super' || viewer.kind === 'staff'
      if (mayRestore) notifyUndo(text, common.t('undo'), () => restore.mutate(input))
      else notifySuccess(text)
      return refresh(...(input.also ?? []))
    },
    onError: fail,
  })
}

interface LinkInput {
  readonly edge: string
  readonly parent: string
  readonly child: string
  readonly props?: Readonly<Record<string, unknown>>
}

/** Draws or changes an edge between two items (S7.9). */
export function useLink() {
  const refresh = useRefresh()
  const fail = useFailure()
  return useMutation({
    mutationFn: ({ edge, parent, child, props = {} }: LinkInput) =>
      call<Saved>(`/api/space/edge/${edge}/${parent}/${child}`, { props }),
    onSuccess: (_, { parent, child }) => refresh(parent, child),
    onError: fail,
  })
}

/** Removes an edge; both items stay (S7.10). */
export function useUnlink() {
  const refresh = useRefresh()
  const fail = useFailure()
  return useMutation({
    mutationFn: ({ edge, parent, child }: LinkInput) => call(`/api/space/delete/${edge}/${parent}/${child}`, {}),
    onSuccess: (_, { parent, child }) => refresh(parent, child),
    onError: fail,
  })
}
