import { useEffect, useRef } from 'react'
import type { Peeks } from '../../../entities/items/PickMark.tsx'
import type { Peek } from '../peek/usePeek.ts'
import type { CellCards } from './useBoardCards.ts'

/** Opens cards of a board beside it, and walks on from one: down its column, and from the last of it to the next column that has any. */
export function usePeekedBoard(peek: Peek, cells: readonly CellCards[]) {
  // In lanes a card of two owners stands twice: one walks on from where one was.
  const last = useRef<string>(undefined)
  const { walk } = peek
  useEffect(() => {
    const cellWith = (id: string) => {
      const having = cells.filter(({ items }) => items.some(({ _id }) => _id === id))
      return having.find(({ cell }) => cell === last.current) ?? having[0]
    }
    walk.current = {
      step(by) {
        const own = peek.id === undefined ? undefined : cellWith(peek.id)
        if (!own) return
        const at = own.items.findIndex(({ _id }) => _id === peek.id) + by
        // The rest of this column is on its way.
        if (at >= own.items.length && (own.count ?? 0) > own.items.length) return
        const place = cells.indexOf(own)
        const others = by === 1 ? cells.slice(place + 1) : cells.slice(0, place).reverse()
        const beyond = others.find(({ items }) => items.length > 0)
        const cell = own.items[at] ? own : beyond
        const next = own.items[at] ?? beyond?.items.at(by === 1 ? 0 : -1)
        last.current = cell?.cell
        if (next) peek.follow(next._id)
      },
      placeOf(id) {
        const own = cellWith(id)
        if (!own) return undefined
        return { at: own.items.findIndex(({ _id }) => _id === id) + 1, total: own.count ?? own.items.length }
      },
    }
  })
  return (cell: string): Peeks => ({
    id: peek.id,
    open(id, opener) {
      last.current = cell
      peek.open(id, opener)
    },
  })
}
