import { AGENDA_DAYS_MAX, Invalid } from '@schakel/domain'
import { type AgendaRange, entriesOf, isDayAlone } from '@schakel/domain/agenda'
import type { Agenda } from '@schakel/domain/calls'
import { addDays, dayStart } from '@schakel/domain/planning'
import { readAgenda } from '../../store/read/agenda.ts'
import type { ViewerStore } from '../../store/store.ts'

const DAY_MS = 86_400_000

/**
 * What stands in the agenda of a viewer in a stretch of time (D14); without the people where nobody looks at them. Throws Invalid for one
 * that is too long or ends before it begins.
 */
export async function agendaOf(me: ViewerStore, asked: AgendaRange, withPeople = true): Promise<Agenda> {
  const range = rangeOf(asked)
  const now = me.store.settings.clock()
  const { items, isCut } = await readAgenda(me, range, withPeople)
  const told = items.map((item) => ({ item, entries: entriesOf(item, range, now) }))
  return {
    ...range,
    entries: told.flatMap(({ entries }) => entries).sort((a, b) => startOf(a) - startOf(b) || (a.key < b.key ? -1 : 1)),
    // What is found by a date that this viewer does not read is not told of.
    items: told.filter(({ entries }) => entries.length > 0).map(({ item }) => item),
    isCut,
  }
}

function startOf({ start }: { readonly start: string }): number {
  return Date.parse(isDayAlone(start) ? dayStart(start) : start)
}

/** A stretch of time from the words of a call. Throws Invalid for one that is too long or ends before it begins. */
export function rangeOf({ from, to }: AgendaRange): AgendaRange {
  const range = {
    from: isDayAlone(from) ? dayStart(from) : new Date(from).toISOString(),
    to: isDayAlone(to) ? dayStart(addDays(to, 1)) : new Date(to).toISOString(),
  }
  const length = Date.parse(range.to) - Date.parse(range.from)
  if (length < 0) throw Invalid.of('to', 'endBeforeStart')
  if (length > AGENDA_DAYS_MAX * DAY_MS) throw Invalid.of('to', 'tooLarge', { max: AGENDA_DAYS_MAX })
  return range
}
