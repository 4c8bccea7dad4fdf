import type { ColourName } from '../colours.ts'
import type { AnyItem } from '../item.ts'
import { type AgendaRange, isWithin, type PlanningRow, planningOf } from '../planning/index.ts'
import { type HistoryEntry, isPlanned } from '../status/history.ts'
import { definitionOf } from '../types/index.ts'

/** What an agenda shows (D14), each in a colour of its own. */
export const agendaKinds = ['activity', 'todo', 'selection', 'implementation', 'planning', 'status'] as const
export type AgendaKind = (typeof agendaKinds)[number]

/** Days are of the colours of their types (D3); the milestones of a dossier, its steps and what is planned tell apart. */
export const agendaColours: Readonly<Record<AgendaKind, ColourName>> = {
  activity: definitionOf('activity').colour,
  todo: definitionOf('todo').colour,
  selection: 'paars',
  implementation: 'groen',
  planning: definitionOf('dossier').colour,
  status: 'indigo',
}

/** One thing in the agenda. What it is about is an item; one item may stand there more than once. */
export interface AgendaEntry {
  /** Stays the same as long as nothing is moved. */
  readonly key: string
  readonly kind: AgendaKind
  readonly item: string
  /** A moment (ISO 8601 UTC), or a day (`YYYY-MM-DD`) for what has no time. */
  readonly start: string
  readonly end?: string | undefined
  /** Which row of the planning. */
  readonly row?: number | undefined
  /** What the row is called. */
  readonly text?: string | undefined
  /** Which status is planned. */
  readonly status?: string | undefined
}

/** What an item puts in the agenda of whoever reads it in this form (D14): nothing comes of what is not in it. */
export function entriesOf(item: AnyItem, range: AgendaRange, now: Date): AgendaEntry[] {
  return [...dated(item), ...plans(item, now)].filter((entry) => isWithin(entry, range))
}

function dated(item: AnyItem): AgendaEntry[] {
  const entry = (kind: AgendaKind, start: unknown, more: Partial<AgendaEntry> = {}): AgendaEntry[] =>
    isDate(start) ? [{ key: `${item._id}#${kind}`, kind, item: item._id, start, ...more }] : []
  if (item._type === 'activity') return entry('activity', item.date, isDate(item.end) ? { end: item.end } : {})
  if (item._type === 'todo') return entry('todo', item.due)
  if (item._type !== 'dossier') return []
  return [
    ...entry('selection', item.selection_date),
    ...entry('implementation', item.implementation_date),
    ...keptRows(item).flatMap((row, at, rows) => {
      // Known by its name and not by its place: a calendar program keeps what it noted with a step when one before it goes.
      const before = rows.slice(0, at).filter(({ text }) => text === row.text).length
      const key = `${item._id}#planning.${encodeURIComponent(row.text)}${before > 0 ? `#${before}` : ''}`
      return entry('planning', row.date, { key, row: at, text: row.text })
    }),
  ]
}

/** The rows that somebody kept: a template that is only proposed (D11.1) is no appointment. */
export function keptRows(dossier: AnyItem): readonly PlanningRow[] {
  return Array.isArray(dossier.planning) && dossier.planning.length > 0 ? planningOf(dossier, '1970-01-01') : []
}

function plans(item: AnyItem, now: Date): AgendaEntry[] {
  if (!Array.isArray(item.history)) return []
  return item.history
    .filter((entry: HistoryEntry) => isDate(entry.date) && isPlanned(entry, now))
    .map(
      (entry: HistoryEntry): AgendaEntry => ({
        key: `${item._id}#status.${entry.status}`,
        kind: 'status',
        item: item._id,
        start: entry.date,
        status: entry.status,
      }),
    )
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}
