import {
  type AnyItem,
  definitionOf,
  type HistoryEntry,
  isPlanned,
  offeredStatuses,
  statusFilters,
  type TypeName,
} from '@schakel/domain'
import type { ViewerUser } from '../../../api/types.ts'
import { statusedOf, tableOf } from '../../../entities/history/statusOf.ts'
import { isOn } from '../../../entities/items/read.ts'
import { rightsOf } from '../../../entities/items/useRights.ts'

/** The column that an item stands in. */
export function columnOf(item: AnyItem): string {
  const { doneField } = definitionOf(item._type)
  if (doneField !== undefined) return isOn(item, doneField) ? 'done' : 'open'
  return statusedOf(item).status
}

/** The columns that a viewer may move an item to: what the rules allow from where it stands (S4.7, D6). */
export function targetsOf(viewer: ViewerUser, item: AnyItem): readonly string[] {
  const rights = rightsOf(viewer, item)
  const { doneField } = definitionOf(item._type)
  if (doneField !== undefined) return rights.write(doneField) ? [columnOf(item) === 'done' ? 'open' : 'done'] : []
  const table = tableOf(item)
  if (!table) return []
  // What is planned may happen now: the plan is picked.
  const { status, history } = statusedOf(item)
  const now = new Date()
  const held = history.filter((entry) => !isPlanned(entry, now))
  return offeredStatuses(table, { status, history: held }, now).filter(rights.choose)
}

/** The plan of an item to come to a status, if it has one. */
export function planFor(item: AnyItem, status: string): HistoryEntry | undefined {
  const now = new Date()
  return statusedOf(item).history.find((entry) => entry.status === status && isPlanned(entry, now))
}

/** The columns of a board, in the order in which one goes through them. */
export function boardColumns(type: TypeName, only: readonly string[] = []): readonly string[] {
  const all = statusFilters(type)
  return only.length > 0 ? all.filter((status) => only.includes(status)) : all
}

/** The cards of one column as they were read: what was moved since stands in another one already. */
export interface ColumnCards {
  readonly status: string
  readonly items: readonly AnyItem[]
}

/** What a column of a lane is called, and a column of a board without lanes. */
export function cellOf(lane: string | undefined, status: string): string {
  return lane === undefined ? status : `${lane} ${status}`
}

/** What the columns of a lane hold of what was read; a folded one holds nothing, since its cards are not read anew. */
export function columnCards(
  columns: readonly string[],
  read: Readonly<Record<string, readonly AnyItem[]>>,
  folded: readonly string[],
  lane?: string,
): readonly ColumnCards[] {
  return columns.map((status) => ({
    status,
    items: folded.includes(status) ? [] : (read[cellOf(lane, status)] ?? []),
  }))
}

/** The cards that stand in a column now: its own that stayed, and those that came from others, which stand on top. */
export function cardsIn(status: string, columns: readonly ColumnCards[]): readonly AnyItem[] {
  const own = columns.find((column) => column.status === status)?.items ?? []
  const stayed = own.filter((item) => columnOf(item) === status)
  const known = new Set(stayed.map(({ _id }) => _id))
  const came = columns
    .filter((column) => column.status !== status)
    .flatMap(({ items }) => items.filter((item) => columnOf(item) === status && !known.has(item._id)))
  return [...new Map(came.map((item) => [item._id, item])).values(), ...stayed]
}

/** Where each card stood when the columns were counted: the status by id. */
export type Places = ReadonlyMap<string, string>

/** Where the cards stand; what is in `counted` already keeps its place of then. */
export function placesOf(items: readonly AnyItem[], counted: Places = new Map()): Places {
  return new Map([...items.map((item) => [item._id, columnOf(item)] as const), ...counted])
}

/** What a column has now, cards or euros: what it had when it was counted, and what came or left since. */
export function sumNow(
  status: string,
  counted: number,
  items: readonly AnyItem[],
  places: Places,
  weigh: (item: AnyItem) => number = () => 1,
): number {
  let sum = counted
  for (const item of new Map(items.map((one) => [one._id, one])).values()) {
    const now = columnOf(item)
    const then = places.get(item._id) ?? now
    if (then !== now) sum += (Number(now === status) - Number(then === status)) * weigh(item)
  }
  return sum
}
