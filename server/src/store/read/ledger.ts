import { may } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import type { Database } from '../database/index.ts'

/** More than this at once is not looked through: everything counts as touched. */
const LINES_MAX = 1000
/** So long without a look, and everything counts as touched, ms. Lines are kept for a day. */
const LOOK_AT_LEAST_MS = 10 * 60_000
/** Counters and keys that are kept; above it they begin anew. */
const COUNTERS_MAX = 20_000

/** What of the world an answer rests on: items of one type, of some statuses of it, or (nothing said) anything that its viewer reads. */
export interface Rests {
  readonly type?: string
  readonly statuses?: readonly string[]
}

/** A type, its status before and now, and those keys of who could read it or can that somebody asked for; no type when it may be anything. */
type Line = readonly [type: string | null, before: string | null, now: string | null, readers: readonly string[]]

/**
 * Which past the database has, as SQL: another one since a standby took over or it was put back to a moment, which gives out numbers again.
 * Empty at a standby, which cannot say what is under way.
 */
export const PAST = `case when pg_is_in_recovery() then '' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end`

interface Look {
  readonly until: string
  readonly past: string
  readonly isMuch: boolean
  readonly lines: readonly Line[] | null
}

const EVERYBODY = '*'
/** The place of what may have been of any type and status. */
const ANYWHERE = '*'

/**
 * What was touched, as counters by type, status and key of who reads it. What an answer rests on is the same as long as its counters are, and
 * they rise only for what the viewer could read before or can read now (D20.1). Whoever asks gets what was committed when they asked, on
 * whichever node: the database is looked at then, once for all who ask meanwhile.
 */
export class Ledger {
  readonly #database: Database
  #since: string | undefined
  #past = ''
  #lookedAt = Number.NEGATIVE_INFINITY
  #running: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined
  #epoch = 0
  #counters = new Map<string, number>()
  /** The keys for which there are counters: of who has asked since they began. */
  #watched = new Set<string>()

  constructor(database: Database) {
    this.#database = database
  }

  /** Takes account of all that is committed by now. One look that has not begun yet serves all who ask. */
  look(): Promise<void> {
    this.#next ??= this.#afterRunning()
    return this.#next
  }

  /** How what a viewer reads stands, as far as it was looked at: another text when any of it was touched since. */
  stampOf(me: ViewerContext, rests: Rests): string {
    const keys = may(me.viewer, 'readEverything') ? [EVERYBODY] : me.keys.all
    const places = [ANYWHERE, ...placesOf(rests)]
    let sum = 0
    for (const key of keys) this.#watched.add(key)
    for (const key of keys) for (const place of places) sum += this.#counters.get(`${place} ${key}`) ?? 0
    return `${this.#epoch} ${sum}`
  }

  /** Whether it was ever looked: before that there is nothing to hold a later stamp against. */
  get isBegun(): boolean {
    return this.#since !== undefined && performance.now() - this.#lookedAt < LOOK_AT_LEAST_MS
  }

  async #afterRunning(): Promise<void> {
    await this.#running.catch(() => undefined)
    this.#next = undefined
    this.#running = this.#look()
    await this.#running
  }

  async #look(): Promise<void> {
    const at = performance.now()
    const since = this.isBegun ? this.#since : undefined
    const watched = [...this.#watched]
    const look = await (since === undefined ? this.#begin() : this.#lookSince(since, watched))
    const isOther = look.past === '' || look.past !== this.#past
    if (look.isMuch || isOther || this.#counters.size + this.#watched.size > COUNTERS_MAX) this.#startAnew()
    else {
      for (const line of look.lines ?? []) this.#count(line)
      // Who asked for the first time meanwhile was not looked for: what they were given may be older than this look.
      const lookedFor = new Set(watched)
      for (const key of this.#watched) if (!lookedFor.has(key)) this.#raise(ANYWHERE, key)
    }
    this.#since = look.until
    this.#past = look.past
    this.#lookedAt = at
  }

  #startAnew(): void {
    this.#epoch += 1
    this.#counters = new Map()
    this.#watched = new Set()
  }

  #count([type, before, now, readers]: Line): void {
    const places = type === null ? [ANYWHERE] : new Set(['', type, `${type} ${before ?? ''}`, `${type} ${now ?? ''}`])
    for (const key of [EVERYBODY, ...readers]) for (const place of places) this.#raise(place, key)
  }

  #raise(place: string, key: string): void {
    const name = `${place} ${key}`
    this.#counters.set(name, (this.#counters.get(name) ?? 0) + 1)
  }

  async #begin(): Promise<Look> {
    const [row] = await this.#database.query<Pick<Look, 'until' | 'past'>>(
      `select pg_current_snapshot()::text as until, ${PAST} as past`,
    )
    return { until: row?.until ?? '', past: row?.past ?? '', isMuch: true, lines: null }
  }

  // Much of what is touched at once, as what somebody throws away, is alike to who asks: it goes over the line once.
  async #lookSince(since: string, watched: readonly string[]): Promise<Look> {
    const [row] = await this.#database.query<Look>(
      `with t as materialized (select * from touches_between($1::pg_snapshot, pg_current_snapshot()) limit ${LINES_MAX + 1}),
        x as (
          select item as id, status, made, readers from t where item is not null
          union all select child, null, false, '{}' from t where child is not null
          union all select 'match/' || key, null, false, '{}' from t where edge = 'MATCH'
          union all select null, null, false, readers from t where kind = 'quiet'),
        lines as (
          select distinct split_part(x.id, '/', 1) as type, case when x.made then i.status else x.status end as before, i.status as now,
            array(select distinct k from unnest(x.readers || coalesce(i.readers, '{}')) k where k in (select unnest($2::text[])) order by k) as readers
          from x left join items i on i.id = x.id)
        select pg_current_snapshot()::text as until, ${PAST} as past,
          (select count(*) > ${LINES_MAX} or coalesce(bool_or(kind not in ('item', 'edge', 'read', 'session', 'quiet')
            or kind = 'quiet' and readers = '{}'), false) from t) as "isMuch",
          (select json_agg(json_build_array(l.type, l.before, l.now, l.readers)) from lines l) as lines`,
      [since, watched],
    )
    return row ?? { until: since, past: '', isMuch: true, lines: null }
  }
}

/** Where to look for what an answer rests on. What is touched without a status may have had any. */
function placesOf({ type, statuses }: Rests): readonly string[] {
  if (type === undefined) return ['']
  return statuses === undefined ? [type] : [`${type} `, ...statuses.map((status) => `${type} ${status}`)]
}

const ledgers = new WeakMap<Database, Ledger>()

/** The ledger of a database; each node keeps its own. */
export function ledgerOf(database: Database): Ledger {
  const ledger = ledgers.get(database) ?? new Ledger(database)
  ledgers.set(database, ledger)
  return ledger
}
