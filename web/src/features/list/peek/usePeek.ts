import { useRouter } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import { returnFocus } from '../../../ui/useReturnFocus.ts'
import { type ListState, searchOf } from '../filters.ts'

interface Place {
  readonly at: number
  readonly total: number
  /** There are about so many. */
  readonly isEstimate?: boolean
}

/** Leads to the item beside an item in its list, and says where that is. */
export interface Walk {
  readonly step: (by: 1 | -1) => void
  /** Its place in the list, counted from 1; nothing while that is not known. */
  readonly placeOf: (id: string) => Place | undefined
}

/** The record that stands beside a list. */
export interface Peek {
  readonly id: string | undefined
  /** Opens one by hand: the keyboard goes there, and comes back to the opener. */
  readonly open: (id: string, opener: Element | null) => void
  /** Another one of the list takes its place. */
  readonly follow: (id: string) => void
  readonly close: () => void
  /** What the list says of its order. */
  readonly walk: RefObject<Walk | undefined>
  readonly panel: RefObject<HTMLElement | null>
  /** Whether the keyboard is to go to the panel when it comes; not where the address brought it. */
  readonly isByHand: () => boolean
}

/** How the address of a list is changed: in its place, or as one to come back from. */
export type ChangeList = (state: ListState, how?: 'push') => void

/** Which record stands beside the list, as the address keeps it: going back closes it, and reloading brings it again. */
export function usePeek(state: ListState, onChange: ChangeList): Peek {
  const { history } = useRouter()
  const opened = useRef<{ readonly from: string; readonly opener: Element | null }>(undefined)
  const walk = useRef<Walk | undefined>(undefined)
  const panel = useRef<HTMLElement>(null)
  const bare = JSON.stringify(searchOf({ ...state, peek: undefined }))
  return {
    id: state.peek,
    walk,
    panel,
    isByHand: () => opened.current !== undefined,
    open(id, opener) {
      if (state.peek !== undefined) {
        if (state.peek !== id) onChange({ ...state, peek: id })
        panel.current?.focus({ preventScroll: true })
      } else {
        opened.current = { from: bare, opener }
        onChange({ ...state, peek: id }, 'push')
      }
    },
    follow: (id) => onChange({ ...state, peek: id }),
    close() {
      const was = opened.current
      opened.current = undefined
      const back = was?.opener ?? document.querySelector('main [role="grid"]')
      // At once: the step back takes its time, and with the panel goes what has the keyboard.
      if (panel.current?.contains(document.activeElement) && back instanceof HTMLElement)
        back.focus({ preventScroll: true })
      // As it was before: that is one step back, and not a second one like it.
      if (was?.from === bare) history.back()
      else onChange({ ...state, peek: undefined })
      returnFocus(back)
    },
  }
}
