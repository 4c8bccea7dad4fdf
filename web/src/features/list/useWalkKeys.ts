import { useTranslation } from 'react-i18next'
import type { AnyItem } from '../../api/types.ts'
import { type ScreenCommand, useScreenCommands } from '../../ui/screenCommands.ts'
import { useRowCommands } from './useRowCommands.ts'

interface WalkInput {
  /** The cards as one walks through them: by column of a board, of cards one. */
  readonly columns: readonly (readonly AnyItem[])[]
  readonly onChoose: (item: AnyItem, index: number) => void
  /** Opens one beside the list. */
  readonly onPeek: (item: AnyItem, name: Element | null) => void
  /** There is something after the last one that can be fetched. */
  readonly onEnd?: () => void
}

/** The keyboard of cards and of a board: j and k walk from name to name, x chooses, e edits, s asks a status; Enter is that of the link. */
export function useWalkKeys({ columns, onChoose, onPeek, onEnd }: WalkInput): void {
  const { t } = useTranslation('list')
  const at = () => placeIn(columns, idOf(document.activeElement))
  const itemAt = ([column, row]: Place) => columns[column]?.[row]
  const rowKeys = useRowCommands(() => {
    const place = at()
    return place && itemAt(place)
  })
  const walk = (label: string, keys: readonly string[], by: 1 | -1): ScreenCommand => ({
    label,
    keys,
    isKeysOnly: true,
    run(key) {
      const place = at()
      // Arrows scroll until one walks.
      if (!place && key.length > 1) return false
      const first = columns.findIndex((cards) => cards.length > 0)
      const to: Place = place ? [place[0], place[1] + by] : [first, 0]
      const item = itemAt(to)
      if (item) return focusOn(item._id)
      if (by === 1) onEnd?.()
    },
  })
  const beside: ScreenCommand = {
    label: t('keys.beside'),
    keys: ['ArrowRight', 'ArrowLeft'],
    isKeysOnly: true,
    run(key) {
      const place = at()
      if (!place) return false
      const [column, row] = place
      const others = columns.map((cards, index) => ({ cards, index })).filter(({ cards }) => cards.length > 0)
      const next =
        key === 'ArrowRight'
          ? others.find(({ index }) => index > column)
          : others.findLast(({ index }) => index < column)
      const item = next?.cards[Math.min(row, next.cards.length - 1)]
      if (item) focusOn(item._id)
    },
  }
  useScreenCommands([
    walk(t('keys.down'), ['j', 'ArrowDown'], 1),
    walk(t('keys.up'), ['k', 'ArrowUp'], -1),
    ...(columns.length > 1 ? [beside] : []),
    {
      label: t('keys.peek'),
      keys: [' '],
      isKeysOnly: true,
      run() {
        const place = at()
        const item = place && itemAt(place)
        const name = document.activeElement
        // Space presses the buttons of a card.
        if (!item || !(name instanceof HTMLAnchorElement)) return false
        onPeek(item, name)
      },
    },
    {
      label: t('keys.choose'),
      keys: ['x'],
      isKeysOnly: true,
      run() {
        const place = at()
        const item = place && itemAt(place)
        if (!item) return false
        onChoose(item, place[1])
      },
    },
    ...rowKeys,
  ])
}

type Place = readonly [column: number, row: number]

function placeIn(columns: readonly (readonly AnyItem[])[], id: string | undefined): Place | undefined {
  for (const [column, cards] of columns.entries()) {
    const row = cards.findIndex(({ _id }) => _id === id)
    if (row >= 0) return [column, row]
  }
  return undefined
}

/** The card in which an element stands. */
function idOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-walk]')?.dataset.walk
}

function focusOn(id: string): void {
  const cards = document.querySelectorAll<HTMLElement>('main [data-walk]')
  const card = [...cards].find(({ dataset }) => dataset.walk === id)
  card?.querySelector<HTMLElement>('a[href]')?.focus()
}
