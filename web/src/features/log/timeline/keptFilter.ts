import { arrayOf, objectOf, type TimelineKind, timelineKinds } from '@schakel/domain'
import { useState } from 'react'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import type { TimelineFilter } from './queries.ts'

/** The spans that one may choose, days; 0 is all of it. */
export const spans = [0, 7, 30, 365] as const

const all: TimelineFilter = { kinds: [], by: '', field: '', days: 0 }

/** What somebody wants to see of timelines: kinds and time stay as chosen, in this browser, for the next one too. */
export function useKeptFilter() {
  const { _id } = useViewer()
  const key = `schakel.timeline.${_id}`
  const [filter, setFilter] = useState<TimelineFilter>(() => ({ ...all, ...keptAt(key) }))
  return {
    filter,
    isNarrowed: filter.kinds.length > 0 || filter.by !== '' || filter.field !== '' || filter.days > 0,
    change: (changes: Partial<TimelineFilter>) => {
      const next = { ...filter, ...changes }
      setFilter(next)
      keep(key, { kinds: next.kinds, days: next.days })
    },
    clear: () => {
      setFilter(all)
      keep(key, { kinds: [], days: 0 })
    },
  }
}

function keep(key: string, kept: Pick<TimelineFilter, 'kinds' | 'days'>): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing shows all of it the next time.
  }
}

function keptAt(key: string): Partial<TimelineFilter> {
  try {
    const kept = objectOf(JSON.parse(localStorage.getItem(key) ?? '{}'))
    const kinds = arrayOf(kept.kinds).filter(isKind)
    return { kinds, days: spans.find((days) => days === kept.days) ?? 0 }
  } catch {
    // What cannot be read is as if nothing was kept.
    return {}
  }
}

function isKind(value: unknown): value is TimelineKind {
  return timelineKinds.some((kind) => kind === value)
}
