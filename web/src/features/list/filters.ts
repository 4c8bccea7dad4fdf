import {
  definitionOf,
  isGrouping,
  isSame,
  isTypeName,
  listOnly,
  onlyOf,
  parseWhere,
  printWhere,
  type SearchFilters,
  statusFilters,
  type TypeName,
  typeOfId,
} from '@schakel/domain'
import { addDays } from '@schakel/domain/planning'
import type { SearchBody } from '../../api/types.ts'
import { HOME_ZONE, timeZone } from '../../ui/timeZone.ts'
import { momentOf } from '../../ui/wallTime.ts'
import { type ListSearch, plainFilters, readSearch } from './address.ts'
import { sensibleWhere } from './where.ts'

/** How a list looks. */
export const looks = ['table', 'cards', 'board'] as const
export type Look = (typeof looks)[number]

/** What a list is narrowed to, as the address says it; days are those on the wall of the time zone that one chose. */
export interface Filters extends Omit<SearchFilters, 'status' | 'feed' | 'zone'> {
  readonly status?: readonly string[]
}

/** A list with all that the address says of it. */
export interface ListState {
  readonly type: TypeName
  readonly filters: Filters
  readonly sort?: string | undefined
  readonly order?: 'asc' | 'desc' | undefined
  readonly look?: Look | undefined
  /** The field by which the table is grouped. */
  readonly group?: string | undefined
  /** The view that it was opened with. */
  readonly view?: string | undefined
  /** The item that stands beside the list. */
  readonly peek?: string | undefined
  /** What the address asks that is not read, or not wholly: without it the list would be longer than somebody meant. */
  readonly unread?: ListSearch | undefined
}

/** How a list is drawn: as the address says, as one liked it last, or as fits the window. */
export function lookOf(
  { type, look }: Pick<ListState, 'type' | 'look'>,
  kept: Look | undefined,
  isWide: boolean,
): Look {
  const asked = look ?? kept ?? (isWide ? 'table' : 'cards')
  return asked === 'board' && !hasBoard(type) ? 'table' : asked
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

function listIn(text: string | undefined): readonly string[] {
  return (text ?? '').split(',').filter((part) => part !== '')
}

/** What an address asks of a list of a type; filters that make no sense are told of as unread. */
export function stateOf(type: TypeName, search: ListSearch): ListState {
  const statuses = listIn(search.status)
  const status = statuses.filter((name) => statusFilters(type).includes(name))
  const tags = listIn(search.tag)
  const plain = Object.fromEntries(
    plainFilters.flatMap((name) => {
      const text = search[name]
      const isDay = name === 'from' || name === 'until' || name === 'since'
      const isUnknown = name === 'only' && !onlyOf(type).some((only) => only === text)
      return text === undefined || (isDay && !DAY.test(text)) || isUnknown ? [] : [[name, text]]
    }),
  )
  const asked = search.where === undefined ? undefined : parseWhere(search.where)
  const where = asked && sensibleWhere(type, asked)
  // Where one of several rules is enough, nothing else is asked beside them but words.
  const isLeftOut = (name: (typeof plainFilters)[number] | 'tag' | 'status') =>
    where?.any === true && name !== 'q' && search[name] !== undefined
  // What waits is asked of other types alone: of this one nothing is narrowed by it.
  const isOfOthers = (text: string | undefined) => listOnly.some((only) => only === text)
  const unread = [
    ...plainFilters.filter(
      (name) =>
        isLeftOut(name) || (search[name] !== undefined && plain[name] === undefined && !isOfOthers(search[name])),
    ),
    ...(isLeftOut('tag') ? ['tag' as const] : []),
    ...(isLeftOut('status') || status.length < statuses.length ? ['status' as const] : []),
    ...(search.where !== undefined && (!asked || !isSame(asked, where)) ? ['where' as const] : []),
  ]
  const short = { ...plain, ...(status.length > 0 ? { status } : {}), ...(tags.length > 0 ? { tags } : {}) }
  return {
    type,
    filters: { ...(where?.any ? (search.q === undefined ? {} : { q: search.q }) : short), ...(where ? { where } : {}) },
    sort: search.sort,
    order: search.order === 'asc' || search.order === 'desc' ? search.order : undefined,
    look: looks.find((look) => look === search.look),
    group: search.group !== undefined && isGrouping(type, search.group) ? search.group : undefined,
    view: search.view,
    ...(search.peek !== undefined && typeOfId(search.peek) === type ? { peek: search.peek } : {}),
    ...(unread.length > 0
      ? { unread: readSearch(Object.fromEntries(unread.map((name) => [name, search[name]]))) }
      : {}),
  }
}

/** The address of a list. */
export function searchOf({ type, filters, sort, order, look, group, view, peek, unread }: ListState): ListSearch {
  const { status, tags, where, ...plain } = filters
  const short = { status: status?.join(','), tag: tags?.join(','), where: where && printWhere(where) }
  return readSearch({ type, ...plain, ...short, sort, order, look, group, view, peek, ...unread })
}

function startOf(day: string | undefined, daysOn = 0): string | undefined {
  return day === undefined ? undefined : momentOf(`${addDays(day, daysOn)} 00:00:00`)?.toISOString()
}

/** What the server is asked for a list (D8.3). A day begins and ends on the wall of the time zone that one chose (D1.4). */
export function bodyOf({ type, filters, sort, order }: ListState): SearchBody {
  const { status, tags, from, until, since, ...plain } = filters
  const body = {
    ...plain,
    feed: type,
    status: status?.length === 1 ? status[0] : status,
    tags,
    from: startOf(from),
    until: startOf(until, 1),
    since: startOf(since),
    // By whose days the dates of the rules are read.
    zone: plain.where && timeZone() !== HOME_ZONE ? timeZone() : undefined,
    sort,
    order,
  }
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
}

/** Whether a list is narrowed by anything. */
export function isNarrowed({ filters }: ListState): boolean {
  return Object.keys(filters).length > 0
}

/** The type in an address, when it is one of those that are listed. */
export function typeIn(search: ListSearch, types: readonly TypeName[]): TypeName | undefined {
  const asked = search.type
  return asked !== undefined && isTypeName(asked) && types.includes(asked) ? asked : undefined
}

/** Whether a list of this type can be a board: it needs something to stand in columns by. */
export function hasBoard(type: TypeName): boolean {
  const { statuses, doneField } = definitionOf(type)
  return statuses !== undefined || doneField !== undefined
}
