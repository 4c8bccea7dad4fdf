import type { TypeName } from '@schakel/domain'
import { useState } from 'react'
import type { Prefs } from '../prefs.ts'
import { NAME, usualWidth } from './columns.ts'

/** How much wider the names may become where there is room: so they are read whole, and amounts do not drift away from them. */
const NAME_GROWS = 1.6

/** How wide the columns are, pixels: while one is pulled, as somebody left them, or as they usually are. */
export function useWidths(type: TypeName, prefs: Prefs, onPrefs: (change: Partial<Prefs>) => void) {
  const [pulled, setPulled] = useState<Readonly<Record<string, number>>>({})
  const chosenFor = (column: string) => pulled[column] ?? prefs.widths[column]
  const widthOf = (column: string) => chosenFor(column) ?? usualWidth(type, column)
  return {
    /** At least so wide. */
    widthOf,
    /** As a column of a grid. */
    trackOf(column: string): string {
      const least = `${widthOf(column)}px`
      if (column !== NAME || chosenFor(column) !== undefined) return least
      return `minmax(${least}, ${widthOf(column) * NAME_GROWS}px)`
    },
    setWidth(column: string, next: number | undefined, isDone: boolean) {
      if (!isDone) {
        if (next !== undefined) setPulled((before) => ({ ...before, [column]: next }))
        return
      }
      const { [column]: _, ...others } = prefs.widths
      setPulled({})
      onPrefs({ widths: next === undefined ? others : { ...others, [column]: next } })
    },
  }
}
