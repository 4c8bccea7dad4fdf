import { PAGE_SIZE_MAX, type TypeName, type ViewerKind } from '@schakel/domain'
import type { AnyItem, SearchBody } from '../../api/types.ts'
import { inStatusSince } from '../../entities/history/statusOf.ts'
import { textIn } from '../../entities/items/read.ts'

type PanelName = 'todos' | 'requests' | 'reserved' | 'offered' | 'delivered' | 'dossiers' | 'matches' | 'activities'

/** One thing that may wait for somebody: a search, and which of its hits still wait. */
export interface Panel {
  readonly name: PanelName
  readonly type: TypeName
  readonly body: SearchBody & { readonly status?: string }
  /** Which of the hits wait; all when left out. */
  readonly waits?: (item: AnyItem, now: Date) => boolean
  /** The field that dates a row; the moment since which it has its status when left out. */
  readonly dateField?: string
  /** Soonest first; otherwise as the search orders them. */
  readonly soonestFirst?: boolean
}

// What waits is picked from so many of the newest, and shown soonest first.
const SCANNED = PAGE_SIZE_MAX

const todos: Panel = {
  name: 'todos',
  type: 'todo',
  body: { feed: 'todo', status: 'open', sort: 'due' },
  dateField: 'due',
}
const activities: Panel = {
  name: 'activities',
  type: 'activity',
  body: { feed: 'activity', status: 'planned', sort: 'date', page_size: SCANNED },
  waits: (item, now) => typeof item.date === 'string' && Date.parse(item.date) >= now.getTime(),
  dateField: 'date',
  soonestFirst: true,
}
const dossiersWith = (name: PanelName, status?: string): Panel => ({
  name,
  type: 'dossier',
  body: { feed: 'dossier', ...(status ? { status } : {}) },
  dateField: 'date',
})
const matchesWith = (name: PanelName, status?: string): Panel => ({
  name,
  type: 'match',
  body: { feed: 'match', ...(status ? { status } : {}) },
})

const centre = [dossiersWith('requests', 'request'), matchesWith('reserved', 'reserved'), todos]

const panels: Readonly<Record<ViewerKind, readonly Panel[]>> = {
  super: centre,
  staff: centre,
  supplier: [matchesWith('offered', 'offered'), matchesWith('delivered', 'delivered'), activities],
  enduser: [dossiersWith('dossiers'), matchesWith('matches'), todos],
  member: [activities, dossiersWith('dossiers'), todos],
}

/** What may wait for a kind of person, most pressing first. */
export function panelsFor(kind: ViewerKind): readonly Panel[] {
  return panels[kind]
}

/** When a row is dated (S2.2). */
export function dateOf({ dateField }: Panel, item: AnyItem, now: Date): string | undefined {
  return dateField === undefined ? inStatusSince(item, now) : textIn(item, dateField)
}

/** The hits that wait, in the order of a panel; what has no date comes last. */
export function waitingOf(panel: Panel, items: readonly AnyItem[], now: Date): AnyItem[] {
  const waiting = items.filter((item) => panel.waits?.(item, now) ?? true)
  if (!panel.soonestFirst) return waiting
  const time = (item: AnyItem) => {
    const date = dateOf(panel, item, now)
    return date === undefined ? Number.POSITIVE_INFINITY : Date.parse(date)
  }
  return waiting.toSorted((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)))
}
