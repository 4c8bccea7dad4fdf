import { Forbidden, Invalid, type ItemInput, isOrganisationType, mayLink, typeOfId } from '@schakel/domain'
import { contextOf, type ViewerContext } from '../context.ts'
import { newKey } from '../key.ts'
import { nextStepSize } from '../stepSize.ts'
import { commit } from './commit.ts'
import { planCreate } from './create.ts'
import { type Loaded, loadOne } from './load.ts'
import type { Change, ItemRow, LinkRow, Plan } from './plan.ts'
import { together } from './together.ts'
import { searchWords } from './words.ts'

/** One of many new items. */
export interface ManyRow {
  readonly item: ItemInput
  /** Where it hangs, when not under the parent of all. */
  readonly parent?: string
  /** Ids of the tags that it gets. */
  readonly tags?: readonly string[]
  /** People to hang under it. */
  readonly contacts?: readonly ItemInput[]
}

/** How many items are made. */
export interface ManyOptions {
  /**
   * Writes them for this import: each statement is a transaction of its own and short enough for others to come in between, and nobody
   * reads any of it until the import lands.
   */
  readonly stage?: string
  /** Notes for this import what it made, so that it can be taken back (D23.5); the one of `stage` when left out. */
  readonly noteFor?: string
  /** With many of them: they lie out of the way of who reads what is newest, until the import is settled. */
  readonly isAside?: boolean
  /** Items of one statement. */
  readonly batch?: number
  /** Only checks: nothing is written. */
  readonly isCheck?: boolean
  /** Told of every row that breaks a rule, in a check; otherwise the first one throws. */
  readonly onRefused?: (row: ManyRow, error: Invalid) => void
  readonly onCreated?: (row: ManyRow, id: string) => void
  /** Told how many rows are done. */
  readonly onProgress?: (done: number) => void | Promise<void>
}

/** What one statement takes well: fewer cost round trips, more cost memory and hold up others for longer. */
const BATCH = 500

/** Items of the first statement of an import; how many go well in the next is found out. */
const STAGE_ROWS = 20

/** After how many rows the planner looks at the tables: it cannot know of rows that nobody has committed. */
const ANALYZE_AFTER = 2_000

/**
 * Makes many items, most of them under one parent, by the rules of `create` (D17.2): all or nothing, in one transaction of statements of some
 * hundred rows, so that memory stays flat however many there are. Answers how many. Throws Invalid, Forbidden, Missing.
 */
export async function createMany(
  me: ViewerContext,
  parentId: string | undefined,
  rows: AsyncIterable<ManyRow> | Iterable<ManyRow>,
  options: ManyOptions = {},
): Promise<number> {
  const parent = parentId === undefined ? undefined : await loadOne(me, parentId)
  if (options.isCheck || options.stage !== undefined) return new Many(me, parent, options).run(rows)
  const announce: Change[] = parent ? [{ item: parent.id, kind: 'update' }] : []
  return together(me.store, (inner) => new Many(contextOf(inner, me.viewer), parent, options).run(rows), { announce })
}

class Many {
  readonly me: ViewerContext
  readonly parent: Loaded | undefined
  readonly options: ManyOptions
  readonly #loadeds = new Map<string, Loaded>()
  #inserts: ItemRow[] = []
  #links: LinkRow[] = []
  #changes: Change[] = []
  #anonymous: string[] = []
  /** As each of them would be by itself. */
  #isSettled = true
  #done = 0
  #waiting = 0
  #batch: number

  constructor(me: ViewerContext, parent: Loaded | undefined, options: ManyOptions) {
    this.me = me
    this.parent = parent
    this.options = options
    this.#batch = options.batch ?? (options.stage === undefined ? BATCH : STAGE_ROWS)
  }

  async run(rows: AsyncIterable<ManyRow> | Iterable<ManyRow>): Promise<number> {
    const { stage, isCheck, onRefused } = this.options
    for await (const row of rows) {
      try {
        await this.#add(row)
      } catch (error) {
        if (!isCheck || !onRefused || !(error instanceof Invalid)) throw error
        onRefused(row, error)
      }
      this.#done += 1
      this.#waiting += 1
      if (this.#waiting >= this.#batch) await this.#flush()
      if (!isCheck && stage === undefined && this.#done === ANALYZE_AFTER) await this.me.store.analyze()
    }
    await this.#flush()
    return this.#done
  }

  async #add(row: ManyRow): Promise<void> {
    const parent = row.parent === undefined ? this.parent : await this.#find(row.parent)
    const { plan, written } = await planCreate(this.me, { item: row.item }, parent)
    const [insert] = plan.inserts ?? []
    // A password is a write of its own and hashing it takes its time: accounts are made one by one.
    const item = insert && !plan.password ? loadedOf(insert, parent) : undefined
    if (!insert || !item) throw Invalid.of('_type', 'unknownType')
    const contacts: Plan[] = []
    for (const contact of row.contacts ?? []) contacts.push(await this.#contact(item, contact))
    const tags = await this.#tagsOf(item, row.tags ?? [])
    if (this.options.isCheck) return
    const names = tags.map((tag) => String(tag.fields.name ?? ''))
    this.#take(plan, parent, names.length > 0 ? retagged(insert, item, names) : insert)
    for (const tag of tags) {
      this.#links.push({ key: newKey(), edge: 'TAGS', parent: item.id, child: tag.id, props: {} })
      this.#changes.push({ item: tag.id, edge: 'TAGS', kind: 'link', after: { _parent: item.id } })
    }
    for (const contact of contacts) this.#take(contact, parent)
    this.options.onCreated?.(row, written._id)
  }

  async #contact(item: Loaded, contact: ItemInput): Promise<Plan> {
    try {
      return (await planCreate(this.me, { item: { _type: 'person', ...contact } }, item)).plan
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
      throw new Invalid(error.issues.map((issue) => ({ ...issue, path: `contact.${issue.path}` })))
    }
  }

  async #tagsOf(item: Loaded, ids: readonly string[]): Promise<Loaded[]> {
    const tags: Loaded[] = []
    for (const id of new Set(ids)) {
      const tag = await this.#find(id)
      if (!mayLink(this.me.viewer, 'TAGS', item.facts, tag.facts)) throw new Forbidden('link TAGS')
      tags.push(tag)
    }
    return tags
  }

  /** Parents and tags are few against the rows that name them. */
  async #find(id: string): Promise<Loaded> {
    const known = this.#loadeds.get(id)
    if (known) return known
    const found = await loadOne(this.me, id)
    this.#loadeds.set(id, found)
    return found
  }

  #take(plan: Plan, parent: Loaded | undefined, insert = plan.inserts?.[0]): void {
    if (insert) this.#inserts.push(insert)
    this.#isSettled &&= plan.settled === true
    this.#links.push(...(plan.links ?? []))
    this.#changes.push(...plan.changes)
    this.#anonymous.push(...(plan.anonymous ?? []).filter((id) => mayTouchLead(id, parent)))
  }

  #imported(): Pick<Plan, 'imported'> {
    const name = this.options.noteFor ?? this.options.stage
    if (name === undefined) return {}
    const edges = new Map(this.#inserts.map(({ id }): [string, string[]] => [id, []]))
    for (const { key, parent, child } of this.#links) for (const end of [parent, child]) edges.get(end)?.push(key)
    return { imported: { import: name, items: [...edges].map(([item, keys]) => ({ item, edges: keys })) } }
  }

  async #flush(): Promise<void> {
    const { stage } = this.options
    const rows = this.#waiting
    this.#waiting = 0
    if (this.#inserts.length > 0) {
      const plan: Plan = {
        ...(stage === undefined ? {} : { staged: stage, aside: this.options.isAside === true }),
        ...this.#imported(),
        inserts: this.#inserts,
        links: this.#links,
        changes: this.#changes,
        ...(this.#isSettled ? { settled: true } : {}),
        ...(this.#anonymous.length > 0 ? { anonymous: this.#anonymous } : {}),
      }
      this.#inserts = []
      this.#links = []
      this.#changes = []
      this.#anonymous = []
      this.#isSettled = true
      const began = performance.now()
      await commit(this.me, plan, { _id: this.parent?.id ?? '', _version: 1 })
      if (stage !== undefined) this.#batch = nextStepSize(rows, performance.now() - began, BATCH)
    }
    await this.options.onProgress?.(this.#done)
  }
}

/** The new item as a write that follows would load it. */
function loadedOf(row: ItemRow, parent: Loaded | undefined): Loaded | undefined {
  const type = typeOfId(row.id)
  if (type === undefined) return undefined
  const facts = {
    id: row.id,
    type,
    isUnderHome: parent?.facts.isUnderHome ?? false,
    isLimited: false,
    isOwner: true,
  }
  return {
    ...row,
    authors: row.authors ?? null,
    type,
    version: 1,
    shownVersion: 1,
    form: 'full',
    seen: row.fields,
    tags: [],
    facts,
  }
}

function retagged(row: ItemRow, item: Loaded, tags: readonly string[]): ItemRow {
  return { ...row, words: searchWords(item.type, row.fields, tags) }
}

// What hangs under an organisation that is itself new has no dossier to be anonymised yet (D7).
function mayTouchLead(id: string, parent: Loaded | undefined): boolean {
  const type = typeOfId(id)
  const isNew = parent === undefined || parent.type === 'space'
  return !isNew && type !== undefined && !isOrganisationType(type)
}
