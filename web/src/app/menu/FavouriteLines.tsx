import type { Favourite } from '@schakel/domain/calls'
import { IconBookmark, IconStarOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { itemOf, nameOf, useFavourites, useKeep } from '../../entities/favourites/favourites.ts'
import { ItemFace } from '../../entities/items/ItemFace.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { MoreMenu } from '../../ui/MoreMenu.tsx'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import classes from './MenuSheet.module.css'

/** What one keeps at hand, in an order that Alt and the arrows change (S2.21). */
export function FavouriteLines() {
  const { t } = useTranslation('layout')
  const words = useWords()
  const { data: all } = useFavourites()
  const { place, drop } = useKeep()
  const blocked = useBlockedReason('now')
  const [moved, setMoved] = useState<{ readonly id: string; readonly said: string }>()
  const list = useRef<HTMLUListElement>(null)
  // A line that was moved in the page has let go of the keyboard.
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-favourite="${CSS.escape(moved.id)}"]`)?.focus()
  }, [moved])
  if (!all) return null
  if (all.length === 0) return <Hint pad={2}>{t('favouritesNone')}</Hint>
  const move = (favourite: Favourite, at: number) => {
    if (at < 0 || at >= all.length || blocked) return
    place(favourite, at)
    const said = t('favouriteMoved', { name: nameOf(favourite, words), place: at + 1, count: all.length })
    setMoved({ id: favourite._id, said })
  }
  const onKey = (event: KeyboardEvent, favourite: Favourite, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0 || !event.altKey) return
    event.preventDefault()
    move(favourite, at + step)
  }
  return (
    <>
      <ul ref={list} className="sk-list" aria-label={t('favourites')}>
        {all.map((favourite, at) => {
          const name = nameOf(favourite, words)
          return (
            <li key={favourite._id} data-writes="now">
              <Row gap={1}>
                <FavouriteLink favourite={favourite} name={name} onKey={(event) => onKey(event, favourite, at)} />
                <MoreMenu
                  label={t('favouriteMenu', { name })}
                  sections={[
                    {
                      entries: [
                        { label: t('favouriteUp'), disabled: at === 0, onSelect: () => move(favourite, at - 1) },
                        {
                          label: t('favouriteDown'),
                          disabled: at === all.length - 1,
                          onSelect: () => move(favourite, at + 1),
                        },
                        {
                          label: t('favouriteDrop'),
                          icon: <IconStarOff size={16} aria-hidden="true" />,
                          onSelect: () => drop(favourite, name),
                        },
                      ].map((entry) => ({ ...entry, writes: 'now' as const })),
                    },
                  ]}
                />
              </Row>
            </li>
          )
        })}
      </ul>
      {all.length > 1 && <Hint padX={2}>{t('favouriteKeys')}</Hint>}
      <span className="sk-hidden" role="status">
        {moved?.said}
      </span>
    </>
  )
}

interface FavouriteLinkProps {
  readonly favourite: Favourite
  readonly name: string
  readonly onKey: (event: KeyboardEvent) => void
}

function FavouriteLink({ favourite, name, onKey }: FavouriteLinkProps) {
  const item = itemOf(favourite)
  const look = { className: classes.line, 'data-favourite': favourite._id, onKeyDown: onKey } as const
  const title = (
    <Text as="span" truncate>
      {name}
    </Text>
  )
  if (item)
    return (
      <Link to="/card/$" params={{ _splat: item._id }} {...look}>
        <ItemFace item={item} size={24} />
        {title}
      </Link>
    )
  return (
    <Link to="/list" search={{ type: favourite.view?.type, view: favourite._id }} {...look}>
      <IconBookmark size={20} stroke={1.8} aria-hidden="true" />
      {title}
    </Link>
  )
}
