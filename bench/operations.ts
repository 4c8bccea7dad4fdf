import { arrayOf, propertyOf } from '@schakel/domain'
import type { Filled } from './data/fill.ts'
import { leadOf, statuses, wordOf } from './data/names.ts'
import type { OperationName } from './floor/statements.ts'
import { requestBytes } from './load/connection.ts'

/** Who asks: a super user, staff of the centre, or staff of one of the spaces under it. */
export type Asker = keyof Filled['tokens']

/** One thing that is measured: what to send to the product and what to the floor, for the n-th request of either. */
export interface Operation {
  readonly name: string
  readonly floor: OperationName
  readonly kind: 'read' | 'write'
  /** At which numbers of connections. */
  readonly connections: readonly number[]
  readonly product: (n: number) => Buffer
  readonly bare: (n: number) => Buffer
  /** What of both answers must be the same before anything is timed. */
  readonly same: 'ids' | 'counts' | 'nothing'
  /** It answers so much more than the floor does that the goal is not meant for it. */
  readonly isMore?: boolean
}

const all = [1, 8, 32] as const

/** The operations on a filled database. */
export function operationsOn(filled: Filled): Operation[] {
  const send = (asker: Asker, path: string, body: unknown) =>
    requestBytes(path, body, { authorization: `Bearer ${filled.tokens[asker]}` })
  const bare = (name: OperationName, body: unknown) => requestBytes(`/${name}`, body)
  const status = (n: number) => at(statuses, n)
  const word = (n: number) => wordOf((n * 31) % Math.floor(filled.rows / 20))
  const lead = (n: number) => at(filled.leads, n * 37)
  const page = (asker: Asker) => (n: number) =>
    send(asker, '/api/space/search', { feed: 'lead', status: status(n), sort: 'changed', page: 1, page_size: 50 })
  const search = (asker: Asker) => (n: number) => send(asker, '/api/space/search', { q: word(n), page_size: 50 })
  const barePage = (n: number) => bare('page', { status: status(n) })
  const bareSearch = (n: number) => bare('search', { q: word(n) })
  const period = yearUntil(new Date())
  const read = { kind: 'read', same: 'ids' } as const
  return [
    { ...read, name: 'page', floor: 'page', connections: all, product: page('staff'), bare: barePage },
    { ...read, name: 'page, super user', floor: 'page', connections: [8], product: page('super'), bare: barePage },
    // Sees a sixth of what the floor sends.
    {
      ...read,
      name: 'page, one space',
      floor: 'page',
      connections: [8],
      product: page('branch'),
      bare: barePage,
      same: 'nothing',
    },
    { ...read, name: 'search', floor: 'search', connections: all, product: search('staff'), bare: bareSearch },
    {
      ...read,
      name: 'search, super user',
      floor: 'search',
      connections: [8],
      product: search('super'),
      bare: bareSearch,
    },
    {
      ...read,
      name: 'item',
      floor: 'item',
      connections: all,
      product: (n) => send('staff', `/api/space/${lead(n)}`, { depth: 1, lists: ['_contacts'] }),
      bare: (n) => bare('item', { id: lead(n) }),
    },
    {
      ...read,
      name: 'item, all lists',
      floor: 'item',
      isMore: true,
      connections: [8],
      product: (n) => send('staff', `/api/space/${lead(n)}`, { depth: 1 }),
      bare: (n) => bare('item', { id: lead(n) }),
    },
    // As the page of an organisation reads it.
    {
      ...read,
      name: 'card',
      floor: 'item',
      isMore: true,
      connections: [8],
      product: (n) => send('staff', `/api/space/${lead(n)}`, { depth: 2 }),
      bare: (n) => bare('item', { id: lead(n) }),
    },
    {
      ...read,
      name: 'counts',
      floor: 'counts',
      connections: [1, 8],
      product: () => send('super', '/api/statistics', period),
      bare: () => bare('counts', period),
      same: 'counts',
    },
    {
      name: 'update',
      floor: 'update',
      kind: 'write',
      connections: all,
      product: (n) => send('staff', `/api/space/update/${lead(n)}`, { props: { employees: unused(n) } }),
      bare: (n) => bare('update', { id: lead(n), employees: unused(n) }),
      same: 'ids',
    },
    {
      name: 'create',
      floor: 'create',
      kind: 'write',
      connections: all,
      product: (n) => send('staff', '/api/space/save', { item: newLead(filled, n), parent: filled.space }),
      bare: (n) => bare('create', { item: newLead(filled, n), parent: filled.space }),
      same: 'nothing',
    },
  ]
}

/** The twelve months that ended with this one, as the statistics ask them. */
function yearUntil(now: Date): { readonly from: string; readonly to: string } {
  const month = (ahead: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead)).toISOString()
  return { from: month(-11).slice(0, 10), to: month(1).slice(0, 10) }
}

/** A number that the organisation does not have: an update to what is there already writes nothing. */
function unused(n: number): number {
  return 1000 + (n % 900_000)
}

function newLead(filled: Filled, n: number) {
  return { ...leadOf(filled.rows + n), status: 'registered' }
}

function at<T>(list: readonly T[], n: number): T {
  const found = list[n % list.length]
  if (found === undefined) throw new Error('an empty list')
  return found
}

/** The ids in an answer: of a list the items, of an item itself and its contacts. */
export function idsIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.map(idOf).sort()
  return [idOf(answer), ...idsIn(arrayOf(propertyOf(answer, '_contacts')))]
}

/** What an answer counts in all, month by month. */
export function countIn(answer: unknown): number {
  const rows = propertyOf(answer, 'months') ?? answer
  return Array.isArray(rows) ? rows.reduce<number>((sum, row) => sum + Number(propertyOf(row, 'count')), 0) : Number.NaN
}

function idOf(item: unknown): string {
  return String(propertyOf(item, '_id'))
}
