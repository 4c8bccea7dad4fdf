import type { AnyItem } from '../../api/types.ts'
import type { Peeks, Picks } from '../../entities/items/PickMark.tsx'

/** Cards among which one walks up and down: a list of them, or a column of a board. */
export interface WalkColumn {
  readonly items: readonly AnyItem[]
  readonly picks: Picks
  readonly peek: Peeks
  /** Its `data-cell` on a board; in lanes a card of two owners stands in two columns. */
  readonly cell?: string
  /** One walks sideways within a lane, and down from lane to lane in what has one status. */
  readonly lane?: string | undefined
  readonly status?: string
}

/** Where the keyboard is among the cards. */
export interface Place {
  readonly column: WalkColumn
  readonly row: number
  readonly item: AnyItem
  readonly card: HTMLElement
}

/** The card in which an element stands, and its place. */
export function placeOf(element: Element | null, columns: readonly WalkColumn[]): Place | undefined {
  const card = element?.closest<HTMLElement>('[data-walk]')
  if (!card) return undefined
  const cell = cellOf(card)
  for (const column of columns.filter((one) => one.cell === cell)) {
    const row = column.items.findIndex(({ _id }) => _id === card.dataset.walk)
    const item = column.items[row]
    if (item) return { column, row, item, card }
  }
  return undefined
}

const cellOf = (card: Element) => card.closest<HTMLElement>('[data-cell]')?.dataset.cell

/** The cards of a column that are drawn, in their order. */
export function drawnIn({ cell, items }: WalkColumn): readonly HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('main [data-walk]')].filter((card) => cellOf(card) === cell)
  const byId = new Map(all.map((card) => [card.dataset.walk, card]))
  return items.flatMap(({ _id }) => byId.get(_id) ?? [])
}

/** The card of an item in a column, while it is drawn. */
export function cardIn(column: WalkColumn, item: AnyItem): HTMLElement | undefined {
  return drawnIn(column).find(({ dataset }) => dataset.walk === item._id)
}

/** The one that stands about as high as another. */
export function nearest(cards: readonly HTMLElement[], to: Element): HTMLElement | undefined {
  const { top } = to.getBoundingClientRect()
  const distance = (card: Element) => Math.abs(card.getBoundingClientRect().top - top)
  return cards.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** Gives the keyboard to the name of a card, with all of its column in view. */
export function goTo(card: HTMLElement | undefined): void {
  card?.querySelector<HTMLElement>('a[href]')?.focus()
  card?.closest('[data-cell]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
