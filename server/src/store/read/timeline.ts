import { hasTimeline, Missing, type TimelineKind, timelineKinds, typeOfId } from '@schakel/domain'
import { TIMELINE_PAGE, type Timeline, type TimelineEntry } from '@schakel/domain/calls'
import type { ViewerStore } from '../store.ts'
import { loadOne } from '../write/load.ts'
import { lineName, lineNumber } from './lineName.ts'
import { changeKey, readTimelineLog } from './timelineLog.ts'
import { type Place, readTimelineRows, type TimelineQuery } from './timelineRows.ts'

type Asked = Omit<TimelineQuery, 'kinds' | 'before'> & {
  readonly kinds?: readonly TimelineKind[] | undefined
  readonly before?: string | undefined
}

/**
 * What happened to an item and to what hangs under it, newest first (D6, D7): statuses, disclosures, comments, activities, messages and
 * files as the viewer reads each of them in the item itself, and changes as the log tells them. A page begins after an entry and not
 * after a number of them, so that what is written meanwhile moves nothing. Throws Missing where the viewer does not read the item, or
 * where its type has no timeline.
 */
export async function readTimeline(me: ViewerStore, asked: Asked): Promise<Timeline> {
  const type = typeOfId(asked.item)
  if (type === undefined || !hasTimeline(type)) throw new Missing()
  const { id } = await loadOne(me, asked.item)
  const kinds = asked.kinds && asked.kinds.length > 0 ? asked.kinds : timelineKinds
  // What changed one field is found in the log alone.
  const query: TimelineQuery = {
    ...asked,
    item: id,
    kinds: asked.field === undefined ? kinds : ['change'],
    from: momentOf(asked.from),
    until: momentOf(asked.until),
    before: placeOf(me, asked.before),
  }
  const [rows, lines] = [
    await readTimelineRows(me, query, TIMELINE_PAGE + 1),
    await readTimelineLog(me, query, TIMELINE_PAGE + 1),
  ]
  const all = [...rows, ...lines].toSorted(newestFirst)
  const entries = all.slice(0, TIMELINE_PAGE).map((entry) => ({ ...entry, _id: nameOf(me, entry._id) }))
  const last = entries.at(-1)
  return { entries, ...(all.length > TIMELINE_PAGE && last ? { next: `${last.at} ${last._id}` } : {}) }
}

/** A change stands in the order of its number, and is called by no number. */
const CHANGE = 'change|'

function nameOf({ store }: ViewerStore, key: string): string {
  return key.startsWith(CHANGE) ? `${CHANGE}${lineName(store.settings.secret, key.slice(CHANGE.length))}` : key
}

function keyOf({ store }: ViewerStore, name: string): string {
  return name.startsWith(CHANGE) ? changeKey(lineNumber(store.settings.secret, name.slice(CHANGE.length))) : name
}

/** The first moment that both text and database order; before it nothing happened. */
const FIRST = '0001-01-01T00:00:00.000Z'

// As moments stand in the items, so that they compare as text.
function momentOf(moment: string | undefined): string | undefined {
  if (moment === undefined) return undefined
  const kept = new Date(moment).toISOString()
  return kept < FIRST ? FIRST : kept
}

function newestFirst(one: TimelineEntry, other: TimelineEntry): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1
  return one._id < other._id ? 1 : -1
}

// What is no place of a timeline begins at its beginning.
function placeOf(me: ViewerStore, before: string | undefined): Place | undefined {
  const [, at, key] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z) (\S.*)$/.exec(before ?? '') ?? []
  const moment = Date.parse(at ?? '')
  if (at === undefined || key === undefined || Number.isNaN(moment)) return undefined
  return new Date(moment).toISOString() === at && at >= FIRST ? { at, key: keyOf(me, key) } : undefined
}
