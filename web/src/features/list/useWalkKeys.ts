import { useTranslation } from '../../texts/useTranslation.ts'
import { type ScreenCommand, useScreenCommands } from '../../ui/screenCommands.ts'
import { useRowCommands } from './useRowCommands.ts'
import { cardIn, drawnIn, goTo, nearest, type Place, placeOf, type WalkColumn } from './walkPlaces.ts'

interface WalkInput {
  /** As one walks through them: of cards one. */
  readonly columns: readonly WalkColumn[]
  /** There is something after the last one that can be fetched. */
  readonly onEnd?: () => void
}

/** The keyboard of cards and of a board: j and k walk from name to name, x chooses, e edits, s asks a status; Enter is that of the link. */
export function useWalkKeys({ columns, onEnd }: WalkInput): void {
  const { t } = useTranslation('list')
  const at = () => placeOf(document.activeElement, columns)
  const rowKeys = useRowCommands(() => at()?.item)
  const onCard = (label: string, keys: readonly string[], run: (place: Place, key: string) => unknown) => ({
    label,
    keys,
    isKeysOnly: true,
    run(key: string) {
      const place = at()
      return place ? run(place, key) : false
    },
  })
  const walk = (label: string, keys: readonly string[], by: 1 | -1): ScreenCommand => ({
    label,
    keys,
    isKeysOnly: true,
    run(key) {
      const place = at()
      // Arrows scroll until one walks.
      if (!place && key.length > 1) return false
      const column = place?.column ?? columns.find(({ items }) => items.length > 0)
      const item = column?.items[place ? place.row + by : 0]
      if (column && item) return goTo(cardIn(column, item))
      const lane = place && laneBeyond(columns, place.column, by)
      if (lane) goTo(drawnIn(lane).at(by === 1 ? 0 : -1))
      else if (by === 1) onEnd?.()
    },
  })
  const beside = onCard(t('keys.beside'), ['ArrowRight', 'ArrowLeft'], ({ column, card }, key) => {
    const own = columns.filter(({ lane }) => lane === column.lane)
    const place = own.indexOf(column)
    const others = key === 'ArrowRight' ? own.slice(place + 1) : own.slice(0, place).reverse()
    // Of a column only what is in view is drawn: one comes to what stands beside it there.
    const next = others.map(drawnIn).find((cards) => cards.length > 0)
    if (next) goTo(nearest(next, card))
  })
  useScreenCommands([
    walk(t('keys.down'), ['j', 'ArrowDown'], 1),
    walk(t('keys.up'), ['k', 'ArrowUp'], -1),
    ...(columns.length > 1 ? [beside] : []),
    onCard(t('keys.peek'), [' '], ({ column, item }) => {
      const name = document.activeElement
      // Space presses the buttons of a card.
      if (!(name instanceof HTMLAnchorElement)) return false
      column.peek.open(item._id, name)
    }),
    onCard(t('keys.choose'), ['x'], ({ column, item, row }) => column.picks.toggle(item, row, false)),
    onCard(t('keys.reach'), ['Shift+ '], ({ column, item, row }) => column.picks.toggle(item, row, true)),
    ...rowKeys,
  ])
}

/** The column that one comes to below the last card of a lane, or above its first. */
function laneBeyond(columns: readonly WalkColumn[], from: WalkColumn, by: 1 | -1): WalkColumn | undefined {
  const alike = columns.filter(({ status }) => status === from.status)
  const place = alike.indexOf(from)
  const others = by === 1 ? alike.slice(place + 1) : alike.slice(0, place).reverse()
  return others.find(({ items }) => items.length > 0)
}
