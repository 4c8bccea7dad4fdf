import type { AnyItem } from '../item.ts'
import { dayOf, moveRowTo, startOf } from '../planning/index.ts'
import { sortHistory } from '../status/history.ts'
import { type AgendaEntry, keptRows } from './entries.ts'

/** Where something in the agenda is moved to; an end only for what has one, or is given one, and `null` to take that back. */
export interface AgendaMove {
  readonly start: string
  readonly end?: string | null | undefined
}

type Props = Readonly<Record<string, unknown>>

/** The fields that change when something in the agenda is moved (D14): what is sent to the server and shown at once. */
export function moveProps(item: AnyItem, entry: AgendaEntry, { start, end }: AgendaMove): Props {
  switch (entry.kind) {
    case 'activity':
      return end === undefined ? { date: start } : { date: start, end }
    case 'todo':
      return { due: start }
    case 'selection':
      return { selection_date: start }
    case 'implementation':
      return { implementation_date: start }
    case 'planning': {
      const day = dayOf(start) ?? start
      // A row in a weekend is kept as the Monday after it (D11.1).
      return { planning: moveRowTo(keptRows(item), entry.row ?? -1, day, startOf(item, day)) }
    }
    case 'status': {
      const moved = (item.history ?? []).map((one) =>
        one.status === entry.status && one.date === entry.start ? { ...one, date: start } : one,
      )
      return { history: sortHistory(moved) }
    }
  }
}

/** The field that one must be allowed to write to move it. */
export const fieldOf = {
  activity: 'date',
  todo: 'due',
  selection: 'selection_date',
  implementation: 'implementation_date',
  planning: 'planning',
  status: 'history',
} as const satisfies Readonly<Record<AgendaEntry['kind'], string>>
