import { useEffect, useEffectEvent, useRef } from 'react'
import type { ListSearch } from '../address.ts'
import type { ListState } from '../filters.ts'
import { useViews } from '../queries.ts'
import { stateOfView } from './viewState.ts'

/** Opens a list with the view that this person set for it, when the address asks for nothing else; once for each type. */
export function useDefaultView(state: ListState, asked: ListSearch, go: (state: ListState) => void): void {
  const { data } = useViews()
  const opened = useRef(new Set<string>())
  const isPlain = Object.keys(asked).every((name) => name === 'type')
  const open = useEffectEvent(() => {
    if (data === undefined || opened.current.has(state.type)) return
    opened.current.add(state.type)
    const view = data.find(({ type, isDefault }) => type === state.type && isDefault)
    if (view && isPlain) go(stateOfView(view))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the views come, and for another type
  useEffect(() => open(), [data, state.type])
}
