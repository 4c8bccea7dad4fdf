import type { TypeName, ViewerKind } from '@schakel/domain'
import type { AnyItem, SearchBody } from '../../api/types.ts'

type PanelName = 'todos' | 'requests' | 'reserved' | 'offered' | 'delivered' | 'dossiers' | 'matches' | 'activities'

/** One thing that may wait for somebody: a search, and which of its hits still wait. */
export interface Panel {
  readonly name: PanelName
  readonly type: TypeName
  readonly body: SearchBody
  /** Which of the hits wait; all when left out. */
  readonly waits?: (item: AnyItem, now: Date) => boolean
  /** The field that dates a row. */
  readonly dateField: string
}

const SCANNED = 50

const todos: Panel = {
  name: 'todos',
  type: 'todo',
  body: { feed: 'todo', sort: 'due', page_size: SCANNED },
  waits: (item) => item.done !== true,
  dateField: 'due',
}
const activities: Panel = {
  name: 'activities',
  type: 'activity',
  body: { feed: 'activity', status: 'planned', sort: 'date', page_size: SCANNED },
  waits: (item, now) => typeof item.date === 'string' && Date.parse(item.date) >= now.getTime(),
  dateField: 'date',
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
  dateField: '_changed',
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
