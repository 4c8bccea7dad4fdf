import { useEffect, useEffectEvent } from 'react'
import type { ListState } from '../filters.ts'
import type { View } from '../queries.ts'

/** Opens the view that an address names and nothing else of, as a link of the menu does. */
export function useOpenNamed(state: ListState, current: View | undefined, open: (view: View) => void): void {
  const { view: _view, type: _type, filters, ...said } = state
  const isBare = Object.keys(filters).length === 0 && Object.values(said).every((value) => value === undefined)
  const openNamed = useEffectEvent(() => {
    if (current && isBare) open(current)
  })
  const named = current?._id
  useEffect(() => {
    if (named !== undefined) openNamed()
  }, [named])
}
