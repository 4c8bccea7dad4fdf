import { type ItemInput, Missing, type TypeName, type Viewer } from '@schakel/domain'
import { viewerOfUser } from '../src/store/auth/viewers.ts'
import { Store, type StoreSettings, type ViewerStore } from '../src/store/store.ts'
import { systemViewer } from '../src/store/system.ts'
import { commit } from '../src/store/write/commit.ts'
import { loadOne } from '../src/store/write/load.ts'
import { planSheet } from '../src/store/write/sheet.ts'
import type { Tracing } from '../src/tracing/tracing.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

/** A store on a database of its own, with a clock that the test sets and makers that fill in what the test does not talk about. */
export class World {
  readonly database: TestDatabase
  readonly store: Store
  now = new Date('2026-03-02T09:00:00.000Z')
  #names = 0

  private constructor(database: TestDatabase, settings: Partial<StoreSettings>) {
    this.database = database
    this.store = new Store(database, {
      clock: () => this.now,
      secret: 'a secret of the tests that is long enough',
      defaultPrice: 575,
      chatDays: 60,
      hashPassword: async (password) => `plain:${password}`,
      ...settings,
    })
  }

  static async open(settings: Partial<StoreSettings> = {}, tracing?: Tracing): Promise<World> {
    const database = await openTestDatabase()
    return new World({ ...database, ...tracing?.follows(database) }, settings)
  }

  /** The same on a database that is there already. */
  static on(database: TestDatabase): World {
    return new World(database, {})
  }

  close(): Promise<void> {
    return this.database.close()
  }

  /** Lets time pass. */
  wait(ms: number): void {
    this.now = new Date(this.now.getTime() + ms)
  }

  /** The first viewer, who may do everything. */
  get system(): ViewerStore {
    return this.store.as(systemViewer)
  }

  /** Makes an item and answers its id. */
  async make(item: ItemInput, parent?: string, as: ViewerStore = this.system): Promise<string> {
    const { _id } = await as.create({ item, parent })
    return _id
  }

  /** A row of a sheet, which calls of its own write: a requirement, an answer, a weighing or a decision (G1). */
  async row(type: TypeName, parent: string, input: ItemInput, known: ItemInput = {}): Promise<string> {
    const place = await loadOne(this.system, parent)
    const { plan, made } = planSheet(this.system, place, { make: [{ type, input, known }] })
    const [row] = made
    if (!row) throw new Error('nothing was made')
    const anonymous = type === 'requirement' && place.type === 'dossier' ? { anonymous: [row._id] } : {}
    await commit(this.system, { ...plan, ...anonymous }, row)
    return row._id
  }

  space(fields: ItemInput = {}, parent?: string, store: Store = this.store): Promise<string> {
    const item = { _type: 'space', name: this.#name('Kenniscentrum'), $role: 'Space', ...fields }
    return this.make(item, parent, store.as(systemViewer))
  }

  lead(space: string, fields: ItemInput = {}): Promise<string> {
    return this.make({ _type: 'lead', name: this.#name('Grand Café Zilvermeeuw'), employees: 12, ...fields }, space)
  }

  supplier(space: string, fields: ItemInput = {}): Promise<string> {
    return this.make({ _type: 'supplier', name: this.#name('Softwarehuis'), ...fields }, space)
  }

  organisation(space: string, fields: ItemInput = {}): Promise<string> {
    return this.make({ _type: 'organisation', name: this.#name('Vereniging'), description: 'Lid', ...fields }, space)
  }

  person(parent: string, fields: ItemInput = {}): Promise<string> {
    return this.make({ _type: 'person', name: this.#name('Femke Aardenburg'), gender: 'unknown', ...fields }, parent)
  }

  dossier(lead: string, fields: ItemInput = {}): Promise<string> {
    return this.make({ _type: 'dossier', name: 'ERP', users: 12, ...fields }, lead)
  }

  /** A match in any status, reached along its path with reasons. */
  async match(dossier: string, supplier: string, props: ItemInput = {}, path: readonly string[] = []): Promise<string> {
    const { _id } = await this.system.link({ edge: 'MATCH', parent: dossier, child: supplier, props })
    for (const status of path) {
      this.wait(60_000)
      await this.status(_id, status)
    }
    return _id
  }

  /** Chooses a status with a reason, as the form does it. */
  async status(id: string, status: string, as: ViewerStore = this.system, date?: string): Promise<void> {
    const item = await this.read(id, as)
    const history = Array.isArray(item.history) ? item.history : []
    const entry = { status, date: date ?? this.now.toISOString(), description: 'Omdat het zo is' }
    await as.update({ id, fields: { status, history: [...history, entry] } })
  }

  /** A user with an account in an organisation, and the store as that user reads it. */
  async user(organisation: string, role: string, fields: ItemInput = {}): Promise<ViewerStore> {
    this.#names += 1
    const number = this.#names
    const id = await this.make(
      {
        _type: 'user',
        name: `Gebruiker ${number}`,
        username: `user.${number}`.padEnd(6, 'x'),
        email: `user${number}@schakel.example`,
        role,
        _pass: 'een lang wachtwoord',
        ...fields,
      },
      organisation,
    )
    return this.as(id)
  }

  /** The store as this user sees it now. */
  async as(user: string): Promise<ViewerStore> {
    return this.store.as(await this.viewer(user))
  }

  async viewer(user: string): Promise<Viewer> {
    const viewer = await viewerOfUser(this.store, user)
    if (!viewer) throw new Missing(user)
    return viewer
  }

  /** An item as somebody reads it. */
  async read(id: string, as: ViewerStore = this.system, depth = 0): Promise<Record<string, unknown>> {
    return JSON.parse(await as.read(id, depth))
  }

  /** The ids that a search finds for somebody. */
  async find(as: ViewerStore, query: Partial<Parameters<ViewerStore['search']>[0]>): Promise<string[]> {
    const { json } = await as.search({ page: 1, pageSize: 200, ...query })
    return JSON.parse(json).map((item: { _id: string }) => item._id)
  }

  #name(base: string): string {
    this.#names += 1
    return `${base} ${this.#names}`
  }
}
