import { columnsOf, may, objectOf, type TypeName, usualColumns } from '@schakel/domain'
import { useCallback, useState } from 'react'
import type { ViewerUser } from '../../api/types.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { type Look, looks } from './filters.ts'

/** How somebody likes the list of a type; kept in this browser. */
export interface Prefs {
  readonly columns: readonly string[]
  /** By column, pixels. */
  readonly widths: Readonly<Record<string, number>>
  readonly look?: Look | undefined
  /** As wide as the screen instead of as other pages. */
  readonly isWide?: boolean | undefined
  /** Columns that are empty in all rows stand there as well. */
  readonly showsEmpty?: boolean | undefined
}

/** Narrowest and widest that a column gets, pixels. */
export const COLUMN_MIN = 70
export const COLUMN_MAX = 640

function keyOf(viewer: string, type: TypeName): string {
  return `schakel.list.${viewer}.${type}`
}

/** What is left of columns that may have been kept by an older version, or for rights that one no longer has. */
export function knownColumns(type: TypeName, isSuper: boolean, columns: unknown): readonly string[] {
  const possible = columnsOf(type, isSuper)
  const kept = Array.isArray(columns) ? columns.filter((name) => possible.includes(name)) : []
  return kept.length > 0
    ? [...new Set(['name', ...kept])]
    : usualColumns(type).filter((name) => possible.includes(name))
}

/** How this person liked the list of a type when they saw it last in this browser. */
export function keptPrefs(viewer: ViewerUser, type: TypeName): Prefs {
  let kept: { columns?: unknown; widths?: unknown; look?: unknown; isWide?: unknown; showsEmpty?: unknown } = {}
  try {
    const text = localStorage.getItem(keyOf(viewer._id, type))
    const value: unknown = text === null ? undefined : JSON.parse(text)
    kept = objectOf(value)
  } catch {
    // What cannot be read is as if nothing was kept.
  }
  const widths = Object.entries(objectOf(kept.widths))
  return {
    columns: knownColumns(type, may(viewer, 'readSuperFields'), kept.columns),
    widths: Object.fromEntries(
      widths.filter(
        (entry): entry is [string, number] =>
          typeof entry[1] === 'number' && entry[1] >= COLUMN_MIN && entry[1] <= COLUMN_MAX,
      ),
    ),
    look: looks.find((look) => look === kept.look),
    isWide: kept.isWide === true,
    showsEmpty: kept.showsEmpty === true,
  }
}

/** How this person likes the list of a type, and how to change that. */
export function usePrefs(type: TypeName): readonly [Prefs, (change: Partial<Prefs>) => void] {
  const viewer = useViewer()
  const key = keyOf(viewer._id, type)
  const isSuper = may(viewer, 'readSuperFields')
  const [held, setHeld] = useState(() => ({ key, prefs: keptPrefs(viewer, type) }))
  const prefs = held.key === key ? held.prefs : keptPrefs(viewer, type)
  if (held.key !== key) setHeld({ key, prefs })
  const change = useCallback(
    (part: Partial<Prefs>) => {
      setHeld((before) => {
        const columns = knownColumns(type, isSuper, part.columns ?? before.prefs.columns)
        const next = { ...before.prefs, ...part, columns }
        try {
          localStorage.setItem(before.key, JSON.stringify(next))
        } catch {
          // A browser that keeps nothing shows it for now.
        }
        return { ...before, prefs: next }
      })
    },
    [type, isSuper],
  )
  return [prefs, change]
}
