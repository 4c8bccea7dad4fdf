import { objectOf, optionalText } from '@schakel/domain'
import { type QueryKey, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { call, newIdempotencyKey } from '../../api/call.ts'
import type { Saved } from '../../api/types.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifySuccess, notifyUndo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { useViewer } from '../viewer/viewer.tsx'
import { keys } from './keys.ts'
import { removedHere, writeInTurn } from './ownWrites.ts'
import { dropCached, patchCached } from './patchCached.ts'
import { isCentreKind } from './useRights.ts'

/** Everything that may show what was changed asks again; an item that is `gone`, only when somebody goes to it. */
export function useRefresh() {
  const cache = useQueryClient()
  return async (gone?: string) => {
    const isThere = ({ queryKey }: { readonly queryKey: QueryKey }) => gone === undefined || queryKey[1] !== gone
    if (gone !== undefined) void cache.invalidateQueries({ queryKey: keys.item(gone), refetchType: 'none' })
    await Promise.all([
      // An item stands in the lists of others: whatever is on the screen asks again, the rest when it is next shown.
      cache.invalidateQueries({ queryKey: keys.items, predicate: isThere }),
      cache.invalidateQueries({ queryKey: keys.searches }),
      cache.invalidateQueries({ queryKey: keys.activities }),
      cache.invalidateQueries({ queryKey: keys.timelines, predicate: isThere }),
    ])
  }
}

/** When a tag was written: the tree and the counts in it ask again. */
function useRefreshTags() {
  const cache = useQueryClient()
  return async (id: string) => {
    if (id.startsWith('tag/')) await cache.invalidateQueries({ queryKey: keys.tags })
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
  const refreshTags = useRefreshTags()
  return useMutation({
    mutationFn: ({ idempotencyKey = newIdempotencyKey(), ...body }: SaveInput) =>
      call<Saved>('/api/space/save', body, { idempotencyKey }),
    onSuccess: ({ _id }) => Promise.all([refresh(), refreshTags(_id)]),
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
  const refreshTags = useRefreshTags()
  const fail = useFailure()
  return useMutation({
    mutationKey: updates,
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
    onSettled: async (_saved, _error, { id }) => {
      // What is read before the next one has landed would show for a moment what that one has changed already: the last one asks.
      const isLast = cache.isMutating({ mutationKey: updates }) === 1
      await Promise.all([isLast ? refresh() : undefined, refreshTags(id)])
    },
  })
}

const updates = ['update'] as const

/** The items whose change the server has not answered yet. */
export function useSaving(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: updates, status: 'pending' },
    select: ({ state: { variables } }) => optionalText(objectOf(variables).id),
  })
  return new Set(ids.filter((id) => id !== undefined))
}

interface RemoveInput {
  readonly id: string
  readonly name: string
}

interface RestoreOptions {
  /** Says that it is back. */
  readonly onRestored: (input: RemoveInput) => unknown
  readonly onError: (error: unknown) => void
}

/** Takes an item out of the trash again (D2.5). */
export function useRestore({ onRestored, onError }: RestoreOptions) {
  const refresh = useRefresh()
  const refreshTags = useRefreshTags()
  return useMutation({
    mutationFn: ({ id }: RemoveInput) => call('/api/trash/restore', { _id: id }),
    onSuccess: (_, input) => {
      removedHere.delete(input.id)
      return Promise.all([onRestored(input), refresh(), refreshTags(input.id)])
    },
    onError,
  })
}

/** Puts an item in the trash (S7.11, D2.5) and offers to take it back for 10 seconds to who may. */
export function useRemove() {
  const { t } = useTranslation('items')
  const common = useTranslation('common')
  const viewer = useViewer()
  const cache = useQueryClient()
  const refresh = useRefresh()
  const refreshTags = useRefreshTags()
  const fail = useFailure()
  const restore = useRestore({ onRestored: ({ name }) => notifySuccess(t('restored', { name })), onError: fail })
  return useMutation({
    mutationFn: ({ id }: RemoveInput) => call('/api/space/delete', { item: { _id: id } }),
    onMutate: async ({ id }) => ({ putBack: await dropCached(cache, id) }),
    onSuccess: (_, input) => {
      removedHere.set(input.id, Date.now())
      const text = t('removed', { name: input.name })
      const mayRestore = isCentreKind(viewer.kind)
      if (mayRestore) notifyUndo(text, common.t('undo'), () => restore.mutate(input))
      else notifySuccess(text)
      // Not waited for: whoever stands on the page of what is gone is to leave it first.
      void refresh(input.id)
      void refreshTags(input.id)
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
  const refreshTags = useRefreshTags()
  const fail = useFailure()
  return useMutation({
    mutationFn: ({ edge, parent, child, props = {} }: LinkInput) =>
      call<Saved>(`/api/space/edge/${edge}/${parent}/${child}`, { props }),
    onSuccess: (_, { child }) => Promise.all([refresh(), refreshTags(child)]),
    onError: fail,
  })
}

/** Removes an edge; both items stay (S7.10). */
export function useUnlink() {
  const refresh = useRefresh()
  const refreshTags = useRefreshTags()
  const fail = useFailure()
  return useMutation({
    mutationFn: ({ edge, parent, child }: LinkInput) => call(`/api/space/delete/${edge}/${parent}/${child}`, {}),
    onSuccess: (_, { child }) => Promise.all([refresh(), refreshTags(child)]),
    onError: fail,
  })
}
