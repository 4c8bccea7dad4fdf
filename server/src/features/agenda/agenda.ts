import { AGENDA_DAYS_MAX, type AnyItem, Invalid } from '@schakel/domain'
import { type AgendaEntry, type AgendaRange, entriesOf, isDayAlone } from '@schakel/domain/agenda'
import type { Agenda } from '@schakel/domain/calls'
import { dayStart, fromMoment, untilMoment } from '@schakel/domain/planning'
import { readAgenda } from '../../store/read/agenda.ts'
import type { ViewerStore } from '../../store/store.ts'
import { createYield } from '../../yieldToEventLoop.ts'

const DAY_MS = 86_400_000

/**
 * What stands in the agenda of a viewer in a stretch of time (D14); without the people where nobody looks at them. Throws Invalid for one
 * that is too long or ends before it begins.
 */
export async function agendaOf(me: ViewerStore, asked: AgendaRange, withPeople = true): Promise<Agenda> {
  const range = rangeOf(asked)
  const now = me.store.settings.clock()
  const { items, isCut } = await readAgenda(me, range, withPeople)
  const yieldToEventLoop = createYield()
  const startOf = starts()
  const found: Begun[] = []
  const told: AnyItem[] = []
  for (const item of items) {
    await yieldToEventLoop()
    const entries = entriesOf(item, range, now)
    for (const entry of entries) found.push({ entry, at: startOf(entry.start) })
    // What is found by a date that this viewer does not read is not told of.
    if (entries.length > 0) told.push(item)
  }
  found.sort((a, b) => a.at - b.at || (a.entry.key < b.entry.key ? -1 : 1))
  return { ...range, entries: found.map(({ entry }) => entry), items: told, isCut }
}

/** The same as JSON text, written in pieces: two thousand dossiers with their plans are some MB (D21.1). */
export async function agendaText(me: ViewerStore, asked: AgendaRange): Promise<string> {
  const { entries, items, ...rest } = await agendaOf(me, asked)
  const lists = `"entries":${await listText(entries)},"items":${await listText(items)}`
  return `${JSON.stringify(rest).slice(0, -1)},${lists}}`
}

/** A list as JSON text, written piece after piece. */
export async function listText(list: readonly object[]): Promise<string> {
  const yieldToEventLoop = createYield()
  const pieces: string[] = []
  for (const one of list) {
    await yieldToEventLoop()
    pieces.push(JSON.stringify(one))
  }
  return `[${pieces.join(',')}]`
}

interface Begun {
  readonly entry: AgendaEntry
  readonly at: number
}

/** When something begins, ms; when a day does is looked up once for each day. */
function starts(): (start: string) => number {
  const days = new Map<string, number>()
  return (start) => {
    if (!isDayAlone(start)) return Date.parse(start)
    const at = days.get(start) ?? Date.parse(dayStart(start))
    days.set(start, at)
    return at
  }
}

/** A stretch of time from the words of a call. Throws Invalid for one that is too long or ends before it begins. */
export function rangeOf({ from, to }: AgendaRange): AgendaRange {
  const range = {
    from: new Date(fromMoment(from)).toISOString(),
    to: new Date(untilMoment(to)).toISOString(),
  }
  const length = Date.parse(range.to) - Date.parse(range.from)
  if (length < 0) throw Invalid.of('to', 'endBeforeStart')
  if (length > AGENDA_DAYS_MAX * DAY_MS) throw Invalid.of('to', 'tooLarge', { max: AGENDA_DAYS_MAX })
  return range
}
