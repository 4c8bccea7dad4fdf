import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call, newIdempotencyKey } from '../../api/call.ts'
import type { Saved } from '../../api/types.ts'
import { useErrorText } from '../../ui/errorText.ts'
import { notifyError, notifySuccess, notifyUndo } from '../../ui/notify.ts'
import { useViewer } from '../auth/viewer.tsx'
import { keys } from './keys.ts'
import { writeInTurn } from './ownWrites.ts'
import { dropCached, patchCached } from './patchCached.ts'

/** Everything that may show what was changed asks again. */
export function useRefresh() {
  const cache = useQueryClient()
  return async () => {
    await Promise.all([
      // An item stands in the lists of others: whatever is on the screen asks again, the rest when it is next shown.
      cache.invalidateQueries({ queryKey: keys.items }),
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
    onSuccess: () => refresh(),
  })
}

interface UpdateInput {
  readonly id: string
  readonly props: Readonly<Record<string, unknown>>
  /** What to show at once, where that is not what is sent. */
  readonly shown?: Readonly<Record<string, unknown>>
  /** The caller says itself what went wrong. */
  readonly quiet?: boolean
}

/** Changes fields of an item (S7.8): shown at once, put back with a word when the server refuses. */
export function useUpdate() {
  const cache = useQueryClient()
  const refresh = useRefresh()
  const fail = useFailure()
  return useMutation({
    mutationFn: ({ id, props }: UpdateInput) =>
      writeInTurn(cache, id, props, (sent) => call<Saved>(`/api/space/update/${id}`, { props: sent })),
    onMutate: async ({ id, props, shown }) => {
      const { _version, ...sent } = props
      return { putBack: await patchCached(cache, id, shown ?? sent) }
    },
    onError: (error, { quiet }, context) => {
      context?.putBack()
      if (!quiet) fail(error)
    },
    onSettled: () => refresh(),
  })
}

interface RemoveInput {
  readonly id: string
  readonly name: string
}

/** Puts an item in the trash (S7.11, D2.5) and offers to take it back for 10 seconds to who may. */
export function useRemove() {
  const { t } = useTranslation('items')
  const common = useTranslation('common')
  const viewer = useViewer()
  const cache = useQueryClient()
  const refresh = useRefresh()
  const fail = useFailure()
  const restore = useMutation({
    mutationFn: ({ id }: RemoveInput) => call('/api/trash/restore', { _id: id }),
    onSuccess: (_, { name }) => {
      notifySuccess(t('restored', { name }))
      return refresh()
    },
    onError: fail,
  })
  return useMutation({
    mutationFn: ({ id }: RemoveInput) => call('/api/space/delete', { item: { _id: id } }),
    onMutate: async ({ id }) => ({ putBack: await dropCached(cache, id) }),
    onSuccess: (_, input) => {
      const text = t('removed', { name: input.name })
      const mayRestore = viewer.kind === 'super' || viewer.kind === 'staff'
      if (mayRestore) notifyUndo(text, common.t('undo'), () => restore.mutate(input))
      else notifySuccess(text)
      return refresh()
    },
    onError: (error, _, context) => {
      context?.putBack()
      fail(error)
    },
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
    onSuccess: () => refresh(),
    onError: fail,
  })
}

/** Removes an edge; both items stay (S7.10). */
export function useUnlink() {
  const refresh = useRefresh()
  const fail = useFailure()
  return useMutation({
    mutationFn: ({ edge, parent, child }: LinkInput) => call(`/api/space/delete/${edge}/${parent}/${child}`, {}),
    onSuccess: () => refresh(),
    onError: fail,
  })
}
