import { Forbidden, Invalid, type ItemInput, isOrganisationType, mayLink, typeOfId } from '@schakel/domain'
import { newKey } from '../key.ts'
import type { ViewerStore } from '../store.ts'
import { searchWords } from '../words.ts'
import { commit } from './commit.ts'
import { planCreate } from './create.ts'
import { type Loaded, load, loadOne } from './load.ts'
import type { Change, ItemRow, LinkRow, Plan } from './plan.ts'

/** One of many new items. */
export interface ManyRow {
  readonly item: ItemInput
  /** Ids of the tags that it gets. */
  readonly tags?: readonly string[]
  /** A person to hang under it. */
  readonly contact?: ItemInput | undefined
}

/** How many items are made. */
export interface ManyOptions {
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

/**
 * Makes many items under one parent by the rules of `create` (D17.2): all or nothing, in one transaction of statements of some
 * hundred rows, so that memory stays flat however many there are. Answers how many. Throws Invalid, Forbidden, Missing.
 */
export async function createMany(
  me: ViewerStore,
  parentId: string | undefined,
  rows: AsyncIterable<ManyRow> | Iterable<ManyRow>,
  options: ManyOptions = {},
): Promise<number> {
  const parent = parentId === undefined ? undefined : await loadOne(me, parentId)
  if (options.isCheck) return new Many(me, parent, options).run(rows)
  const announce: Change[] = parent ? [{ item: parent.id, kind: 'update' }] : []
  return me.store.together((inner) => new Many(inner.as(me.viewer), parent, options).run(rows), { announce })
}

class Many {
  readonly me: ViewerStore
  readonly parent: Loaded | undefined
  readonly options: ManyOptions
  readonly #tags = new Map<string, Loaded>()
  #inserts: ItemRow[] = []
  #links: LinkRow[] = []
  #changes: Change[] = []
  #anonymous: string[] = []
  #done = 0

  constructor(me: ViewerStore, parent: Loaded | undefined, options: ManyOptions) {
    this.me = me
    this.parent = parent
    this.options = options
  }

  async run(rows: AsyncIterable<ManyRow> | Iterable<ManyRow>): Promise<number> {
    const { batch = BATCH, isCheck, onRefused } = this.options
    for await (const row of rows) {
      try {
        await this.#add(row)
      } catch (error) {
        if (!isCheck || !onRefused || !(error instanceof Invalid)) throw error
        onRefused(row, error)
      }
      this.#done += 1
      if (this.#done % batch === 0) await this.#flush()
    }
    await this.#flush()
    return this.#done
  }

  async #add(row: ManyRow): Promise<void> {
    const { plan, written } = await planCreate(this.me, { item: row.item }, this.parent)
    const [insert] = plan.inserts ?? []
    // A password is a write of its own and hashing it takes its time: accounts are made one by one.
    const item = insert && !plan.password ? this.#loaded(insert) : undefined
    if (!insert || !item) throw Invalid.of('_type', 'unknownType')
    const contact = row.contact ? await this.#contact(item, row.contact) : undefined
    const tags = await this.#tagsOf(item, row.tags ?? [])
    if (this.options.isCheck) return
    const names = tags.map((tag) => String(tag.fields.name ?? ''))
    this.#take(plan, names.length > 0 ? { ...insert, words: searchWords(item.type, insert.fields, names) } : insert)
    for (const tag of tags) {
      this.#links.push({ key: newKey(), edge: 'TAGS', parent: item.id, child: tag.id, props: {} })
      this.#changes.push({ item: tag.id, edge: 'TAGS', kind: 'link', after: { _parent: item.id } })
    }
    if (contact) this.#take(contact)
    this.options.onCreated?.(row, written._id)
  }

  /** The new item as a write that follows would load it. */
  #loaded(row: ItemRow): Loaded | undefined {
    const type = typeOfId(row.id)
    if (type === undefined) return undefined
    const facts = { id: row.id, type, isUnderHome: this.parent?.facts.isUnderHome ?? false, isLimited: false }
    return {
      ...row,
      type,
      version: 1,
      form: 'full',
      seen: row.fields,
      tags: [],
      facts: { ...facts, isOwner: true },
    }
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
    const unknown = ids.filter((id) => !this.#tags.has(id))
    for (const tag of unknown.length > 0 ? await load(this.me, unknown) : []) this.#tags.set(tag.id, tag)
    return [...new Set(ids)].flatMap((id) => {
      const tag = this.#tags.get(id)
      if (tag && !mayLink(this.me.viewer, 'TAGS', item.facts, tag.facts)) throw new Forbidden('link TAGS')
      return tag ? [tag] : []
    })
  }

  #take(plan: Plan, insert = plan.inserts?.[0]): void {
    if (insert) this.#inserts.push(insert)
    this.#links.push(...(plan.links ?? []))
    this.#changes.push(...plan.changes)
    this.#anonymous.push(...(plan.anonymous ?? []).filter((id) => mayTouchLead(id, this.parent)))
  }

  async #flush(): Promise<void> {
    if (this.#inserts.length > 0) {
      const plan: Plan = {
        inserts: this.#inserts,
        links: this.#links,
        changes: this.#changes,
        ...(this.#anonymous.length > 0 ? { anonymous: this.#anonymous } : {}),
      }
      this.#inserts = []
      this.#links = []
      this.#changes = []
      this.#anonymous = []
      await commit(this.me, plan, { _id: this.parent?.id ?? '', _version: 1 })
    }
    await this.options.onProgress?.(this.#done)
  }
}

// What hangs under an organisation that is itself new has no dossier to be anonymised yet (D7).
function mayTouchLead(id: string, parent: Loaded | undefined): boolean {
  const type = typeOfId(id)
  const isNew = parent === undefined || parent.type === 'space'
  return !isNew && type !== undefined && !isOrganisationType(type)
}
