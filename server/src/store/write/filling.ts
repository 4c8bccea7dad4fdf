import { Invalid, isSame, type Viewer } from '@schakel/domain'
import type { Queryable } from '../database/index.ts'
import { FilledDisclosures } from './filledDisclosures.ts'
import { FilledWorld } from './filledWorld.ts'
import type { LoadedRow } from './loadedRow.ts'
import type { Change, ItemRow, LinkRow, Plan, WholePlan } from './plan.ts'

interface Moment {
  readonly at: string
  readonly by: string
}

/** An item as it is to be, whatever it went through on the way. */
type Draft = Omit<ItemRow, 'keeps'> & {
  readonly keeps: boolean
  readonly version: number
  readonly form_at: string
  readonly changed_at: string
  readonly created_at?: string
  readonly created_by?: string
}

/** What hangs under nothing by which it is read, and so is read by the same whatever is made beside it. */
const placeless: ReadonlySet<string> = new Set(['tag', 'software'])

/** So many items wait at most. */
const MOST = 1000

/**
 * Fills an empty database. What is written waits here and goes in at once, many plans in one statement, before the database is asked anything;
 * what deciding asks most is answered of memory. A plan that does more than make and change goes the usual way, and all that follow it.
 */
export class Filling {
  readonly #world = new FilledWorld()
  readonly #disclosures = new FilledDisclosures(this.#world)
  readonly #tx: Queryable
  #isOver = false
  #inserts = new Map<string, Draft>()
  #updates = new Map<string, Draft>()
  #links: (LinkRow & { readonly at: string })[] = []
  #changes: (Change & Moment)[] = []
  #touched = new Set<string>()
  #news: object[] = []

  constructor(tx: Queryable) {
    this.#tx = tx
  }

  /** What was written so far; nothing once a plan went another way than through here. */
  get world(): FilledWorld | undefined {
    return this.#isOver ? undefined : this.#world
  }

  /** Items as a write finds them, where they can be told of memory. */
  find(viewer: Viewer, ids: readonly string[]): LoadedRow[] | undefined {
    return this.world?.find(viewer, ids)
  }

  /** Takes a plan over; answers whether it did. If not, it is to be carried out as always, and `passed` to be told. */
  async take(plan: WholePlan): Promise<boolean> {
    if (this.#isOver || !isSimple(plan)) {
      await this.flush()
      return false
    }
    this.#assertNoRing(plan)
    if (this.#inserts.size + this.#updates.size >= MOST || this.#mustWait(plan)) await this.flush()
    const { at, by } = plan
    this.#world.add(plan, at)
    for (const row of plan.inserts ?? []) this.#insert(row, plan)
    for (const row of plan.updates ?? []) this.#update(row, at)
    for (const link of plan.links ?? []) this.#links.push({ ...link, at: link.at ?? at })
    for (const change of plan.changes) this.#changes.push({ ...change, at, by })
    for (const id of plan.touched ?? []) this.#touched.add(id)
    for (const news of plan.news ?? []) this.#news.push({ ...news, at, by })
    this.#disclosures.note(plan)
    return true
  }

  /** A plan went the usual way: what it only made is known here too, after any other nothing is. */
  passed(plan: WholePlan): void {
    const { inserts, links, changes, password, imported, anonymous, settled, by, at, news, touched, ...rest } = plan
    if (Object.keys(rest).length === 0) this.#world.add({ inserts, links, changes }, at)
    else this.#isOver = true
  }

  /** Writes all that waits. */
  async flush(): Promise<void> {
    if (this.#changes.length === 0) return
    const world = this.#world
    const inserts = [...this.#inserts.values()].map((row) => ({ ...row, readers: world.keysOf(row.id) }))
    const p = {
      inserts,
      updates: [...this.#updates.values()],
      links: this.#links,
      changes: this.#changes,
      touched: [...this.#touched],
      news: this.#news,
      disclosures: this.#disclosures.take(),
    }
    this.#inserts = new Map()
    this.#updates = new Map()
    this.#touched = new Set()
    this.#links = []
    this.#changes = []
    this.#news = []
    await this.#tx.query('select fill($1::jsonb)', [JSON.stringify(p)])
  }

  /** Anonymous forms were made: who writes an activity holds its own against them. */
  async noteForms(): Promise<void> {
    const ids = this.#world.ofType('activity')
    const rows = await this.#tx.query<Pick<ItemRow, 'id' | 'limited'>>(
      'select id, limited from items where id = any ($1::text[])',
      [ids],
    )
    for (const { id, limited } of rows) this.#world.setLimited(id, limited)
  }

  #insert(row: ItemRow, { at, by, settled }: WholePlan): void {
    const moments = { created_at: at, created_by: by, changed_at: at, form_at: at }
    this.#inserts.set(row.id, { ...row, ...moments, keeps: false, version: 1 })
    if (!settled && !placeless.has(row.type) && !this.#isOfProfile(row)) this.#touched.add(row.id)
  }

  /** What a supplier answers once for all is read by whoever reads the supplier; to a match it follows what is shown of that. */
  #isOfProfile({ id, type }: ItemRow): boolean {
    return type === 'answer' && this.#world.isUnderSupplier(id)
  }

  #update({ version, ...row }: ItemRow & { readonly version: number }, at: string): void {
    const waiting = this.#inserts.has(row.id) ? this.#inserts : this.#updates
    const before = waiting.get(row.id)
    const { limited, words_limited } = before ?? row
    const authors = row.authors ?? before?.authors
    // A card that says the same is the card of before.
    const isKept = before !== undefined && (row.keeps === true || isSameCard(before, row))
    waiting.set(row.id, {
      ...before,
      ...row,
      ...(row.keeps ? { words_limited } : {}),
      ...(row.keeps || isKept ? { limited } : {}),
      form_at: isKept ? before.form_at : at,
      ...(authors ? { authors } : {}),
      keeps: row.keeps === true && before?.keeps !== false,
      version: version + 1,
      changed_at: at,
    })
  }

  /** A card counts its own changes in the database, one by one. */
  #mustWait({ updates = [] }: Plan): boolean {
    return updates.some((row) => {
      const before = this.#inserts.get(row.id) ?? this.#updates.get(row.id)
      return before !== undefined && row.limited !== null && !row.keeps && !isSameCard(before, row)
    })
  }

  #assertNoRing({ links = [] }: Plan): void {
    for (const { circular, parent, child } of links)
      if (circular && this.#world.isUnder(parent, child)) throw Invalid.of('_parents', 'cycle')
  }
}

/** Whether a card says the same to who reads it, as the database looks at it too (`count_form`). */
function isSameCard(before: Pick<Draft, 'limited'>, row: Pick<Draft, 'limited'>): boolean {
  return before.limited !== null && row.limited !== null && isSame(said(before.limited), said(row.limited))
}

function said({ _version, _changed, ...rest }: Readonly<Record<string, unknown>>): unknown {
  return rest
}

/** Whether a plan only makes and changes, and nobody is to be told of what is made by others meanwhile. */
function isSimple({ inserts = [], review, by, at, news, ...plan }: WholePlan): boolean {
  const { updates, links, changes, touched, anonymous, settled, isStatus, invited, ...rest } = plan
  return (
    Object.keys(rest).length === 0 &&
    review?.hash === undefined &&
    !inserts.some(({ type }) => type === 'user') &&
    !(links ?? []).some(
      ({ edge, resting }) => resting || (inserts.length === 0 && ['OWNERS', 'MEMBERS'].includes(edge)),
    )
  )
}
