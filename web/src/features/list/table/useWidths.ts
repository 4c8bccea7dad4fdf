import type { TypeName } from '@schakel/domain'
import { useState } from 'react'
import type { Prefs } from '../prefs.ts'
import { usualWidth } from './columns.ts'

/** How wide the columns are, pixels: while one is pulled, as somebody left them, or as they usually are. */
export function useWidths(type: TypeName, prefs: Prefs, onPrefs: (change: Partial<Prefs>) => void) {
  const [pulled, setPulled] = useState<Readonly<Record<string, number>>>({})
  return {
    widthOf: (column: string) => pulled[column] ?? prefs.widths[column] ?? usualWidth(type, column),
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
