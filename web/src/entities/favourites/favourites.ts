import type { AnyItem } from '@schakel/domain'
import type { Favourite } from '@schakel/domain/calls'
import type { Words } from '@schakel/domain/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyUndo } from '../../ui/notify.ts'
import { useFailure } from '../../ui/useFailure.ts'
import { isItem } from '../items/read.ts'
import { titleOf } from '../items/titleOf.ts'

// Under the key of searches, so that whatever changes an item asks for it anew.
const key = ['search', 'favourites'] as const
const changes = ['favourites'] as const

/** What somebody keeps at hand, in their order (S2.21). */
export function useFavourites() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call<readonly Favourite[]>('/api/favourites/list', {}, { signal }),
  })
}

/** The item of a favourite; a view has none. */
export function itemOf({ item }: Favourite): AnyItem | undefined {
  // A line of the menu is never written back: it needs no version.
  const whole = item && { _version: 0, ...item }
  return isItem(whole) ? whole : undefined
}

/** What a favourite is called. */
export function nameOf(favourite: Favourite, words: Words): string {
  const item = itemOf(favourite)
  return item ? titleOf(item, words) : (favourite.view?.name ?? '')
}

/** A favourite of an item that one looks at. */
export function favouriteOf(item: AnyItem): Favourite {
  return { _id: item._id, item }
}

type Favourites = readonly Favourite[]

/** These with one of them after `at` others; without it when there is no place for it. */
export function placed(all: Favourites, one: Favourite, at: number | undefined): Favourites {
  const others = all.filter(({ _id }) => _id !== one._id)
  return at === undefined ? others : others.toSpliced(at, 0, one)
}

interface Wish {
  readonly favourite: Favourite
  /** How many stand before it; nothing: it is kept no longer. */
  readonly at: number | undefined
}

/** Keeps something at hand, gives it another place, or keeps it no longer with a way back: shown at once, put back when it is refused. */
export function useKeep() {
  const { t } = useTranslation('layout')
  const common = useTranslation('common')
  const fail = useFailure()
  const cache = useQueryClient()
  const { data: all = [] } = useFavourites()
  const { mutate } = useMutation({
    mutationKey: changes,
    // One after the other, since each place counts from what stood there.
    scope: { id: 'favourites' },
    mutationFn: ({ favourite: { _id }, at }: Wish) =>
      at === undefined ? call('/api/favourites/remove', { _id }) : call('/api/favourites/put', { _id, at }),
    onMutate: async ({ favourite, at }) => {
      await cache.cancelQueries({ queryKey: key })
      const before = cache.getQueryData<Favourites>(key)
      cache.setQueryData<Favourites>(key, placed(before ?? [], favourite, at))
      return { before }
    },
    onError: (error, _, context) => {
      cache.setQueryData(key, context?.before)
      fail(error)
    },
    // The last one asks anew: what the server says before would take back what is on its way.
    onSettled: () =>
      cache.isMutating({ mutationKey: changes }) === 1 ? cache.invalidateQueries({ queryKey: key }) : undefined,
  })
  const place = (favourite: Favourite, at: number) => mutate({ favourite, at })
  return {
    isKept: (id: string) => all.some(({ _id }) => _id === id),
    keep: (favourite: Favourite) => place(favourite, all.length),
    place,
    drop: (favourite: Favourite, name: string) => {
      const at = all.findIndex(({ _id }) => _id === favourite._id)
      mutate({ favourite, at: undefined })
      notifyUndo(t('starGone', { name }), common.t('undo'), () => place(favourite, Math.max(at, 0)))
    },
  }
}
