import type { AnyItem } from '@schakel/domain'
import { IconBookmark } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { itemOf, nameOf, useFavourites } from '../../entities/favourites/favourites.ts'
import { ItemFace } from '../../entities/items/ItemFace.tsx'
import { itemQuery, useSearchPage } from '../../entities/items/queries.ts'
import { subtitleOf, titleOf } from '../../entities/items/titleOf.ts'
import { recentOf } from '../../entities/viewer/recent.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { stillFitting } from '../../ui/findByWords.ts'
import { useTerm } from '../../ui/useTerm.ts'
import { type Command, type CommandGroup, matching } from './commands.ts'

const RECENT_SHOWN = 5
const FOUND_SHOWN = 8

interface Found {
  readonly recent: readonly CommandGroup[]
  readonly found: readonly CommandGroup[]
  readonly isSearching: boolean
}

/** The items one was at last, and those that words find (S5.1: two letters, after a moment's rest). */
export function useItemsFound(typed: string, here: string | undefined): Found {
  const { t } = useTranslation('palette')
  const layout = useTranslation('layout')
  const words = useWords()
  const navigate = useNavigate()
  const viewer = useViewer()
  const [ids] = useState(() =>
    recentOf(viewer._id)
      .filter((id) => id !== here)
      .slice(0, RECENT_SHOWN),
  )
  const recent = useQueries({ queries: ids.map((id) => itemQuery(id, 0)) })
  const term = useTerm(typed)
  const search = useSearchPage({ q: term ?? '', page: 1, page_size: FOUND_SHOWN }, term !== undefined)
  const commandOf = (item: AnyItem, from: string): Command => ({
    id: `${from}-${item._id}`,
    label: titleOf(item, words),
    hint: subtitleOf(item, words),
    icon: <ItemFace item={item} size={28} />,
    ...(from === 'found' ? { isFound: true } : {}),
    run: () => void navigate({ to: '/card/$', params: { _splat: item._id } }),
  })
  const { data: kept = [] } = useFavourites()
  const favourites = kept.map((favourite): Command => {
    const item = itemOf(favourite)
    const search = { type: favourite.view?.type, view: favourite._id }
    return item
      ? commandOf(item, 'favourite')
      : {
          id: `favourite-${favourite._id}`,
          label: nameOf(favourite, words),
          ...(favourite.view ? { hint: words.type(favourite.view.type, 2) } : {}),
          icon: <IconBookmark size={18} stroke={1.8} aria-hidden="true" />,
          run: () => void navigate({ to: '/list', search }),
        }
  })
  const isKept = (id: string) => kept.some(({ _id }) => _id === id)
  const known = recent.flatMap(({ data }) => (data ? [data] : []))
  const last = known.filter(({ _id }) => !isKept(_id)).map((item) => commandOf(item, 'recent'))
  // What one was at stands there already, where its name fits.
  const fitting = matching(
    [
      { name: 'favourites', title: layout.t('favourites'), commands: favourites },
      { name: 'recent', title: t('recent'), commands: last },
    ],
    typed,
  )
  const again = new Set(fitting.flatMap(({ commands }) => commands.map(({ id }) => id.slice(id.indexOf('-') + 1))))
  const items = term === undefined ? [] : (search.data?.data ?? [])
  const answered = items.filter(({ _id }) => !again.has(_id)).map((item) => commandOf(item, 'found'))
  const found =
    term === typed.trim() ? answered : stillFitting(answered, ({ label, hint = '' }) => `${label} ${hint}`, typed)
  return {
    recent: fitting,
    found: found.length > 0 ? [{ name: 'found', title: t('found'), commands: found }] : [],
    isSearching: typed.trim().length > 1 && (term !== typed.trim() || search.isFetching),
  }
}
