import type { Viewer } from '@schakel/domain'
import { Store, ViewerStore } from '@schakel/server/src/store/store.ts'
import { planCreate } from '@schakel/server/src/store/write/create.ts'
import type { Loaded } from '@schakel/server/src/store/write/load.ts'
import type { Plan } from '@schakel/server/src/store/write/plan.ts'
import { leadOf, personOf } from './names.ts'

/** What the write path would carry out, and when. */
export interface DatedPlan {
  readonly at: string
  readonly by: string
  readonly plan: Plan
}

/** A space as the plans under it need it. */
export interface Place {
  readonly id: string
}

/** Over how long the organisations were entered. */
const spreadMs = 2 * 365 * 24 * 3600 * 1000

/**
 * Lets the store itself decide what making an organisation and its contact comes to (`planCreate`: the check of every field, the
 * status with its history, the words by which it is found), with a clock that walks through two years. Only carrying out the plans
 * is done in another way, many at a time.
 */
export class Planner {
  readonly #me: ViewerStore
  readonly #spaces: readonly Place[]
  readonly #rows: number
  readonly #start: number
  #now = new Date()

  constructor(store: Store, viewer: Viewer, spaces: readonly Place[], rows: number) {
    const planning = new Store(store.database, { ...store.settings, clock: () => this.#now })
    this.#me = new ViewerStore(planning, viewer)
    this.#spaces = spaces
    this.#rows = rows
    this.#start = Date.now() - spreadMs
  }

  /** The organisation of a number and its contact. */
  async make(number: number): Promise<{ lead: DatedPlan; person: DatedPlan }> {
    const space = this.#spaces[number % this.#spaces.length]
    if (!space) throw new Error('there are no spaces')
    // A fixed walk that leaves no two at the same moment and mixes the order of the numbers.
    this.#now = new Date(this.#start + Math.floor((((number * 7919) % this.#rows) / this.#rows) * spreadMs))
    const lead = await this.#plan(leadOf(number), loaded(space.id, 'space'))
    this.#now = new Date(this.#now.getTime() + 1000)
    const person = await this.#plan(personOf(number), loaded(lead.plan.inserts?.[0]?.id ?? '', 'lead'))
    return { lead, person }
  }

  async #plan(item: Readonly<Record<string, unknown>>, parent: Loaded): Promise<DatedPlan> {
    const { plan } = await planCreate(this.#me, { item, parent: parent.id }, parent)
    return { at: this.#now.toISOString(), by: this.#me.viewer._id, plan }
  }
}

/** A parent that exists and that whoever fills the database reads in full. */
function loaded(id: string, type: 'space' | 'lead'): Loaded {
  return {
    id,
    type,
    version: 1,
    shownVersion: 1,
    fields: {},
    secret: null,
    limited: null,
    authors: null,
    form: 'full',
    seen: {},
    tags: [],
    facts: { id, type, isUnderHome: true, isLimited: false, isOwner: true },
  }
}
