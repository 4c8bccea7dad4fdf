import { hash } from '@node-rs/argon2'
import { DomainError, type ItemInput } from '@schakel/domain'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { assertUncommon } from '../src/features/auth/passwords.ts'
import type { Live } from '../src/live/live.ts'
import { portOf } from '../src/portOf.ts'
import { remakeForms } from '../src/store/anonymity/forms.ts'
import { openSession } from '../src/store/auth/sessions.ts'
import type { StoreSettings } from '../src/store/store.ts'
import type { Tracing } from '../src/tracing/tracing.ts'
import { World } from './world.ts'

/** The people of the test world; `stranger` is staff of another space. */
const people = ['super', 'staff', 'supplier', 'supplier2', 'enduser', 'enduser2', 'member', 'stranger'] as const
export type Somebody = (typeof people)[number]

/** The password of all of them. */
export const PASSWORD = 'een lang wachtwoord'

/** An answer of the server. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** The parsed body, to be looked at field by field. */
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at what came, whatever it is
  readonly body: any
  readonly text: string
}

/** Sends a form as a browser does. */
export async function postForm(
  url: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const response = await fetch(url, { method: 'POST', body: form, headers })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
}

/** A form with these fields and a file. */
export function formWith(fields: Readonly<Record<string, string>>, file: BlobPart, name: string): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([file]), name)
  return form
}

/** How a request differs from a plain one. */
export interface Extra {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as it is, instead of JSON. */
  readonly raw?: string
}

/** Somebody who asks the server. */
export interface Caller {
  post(path: string, body?: unknown, extra?: Extra): Promise<Answer>
  get(path: string, extra?: Extra): Promise<Answer>
}

/** One of the people, who asks with a token. */
export interface Person extends Caller {
  readonly id: string
  readonly organisation: string
  readonly email: string
  readonly username: string
  readonly token: string
}

interface Route {
  readonly method: string
  readonly url: string
}

/** The real server on a port and a database of its own, with a small world in it. */
export class TestApp {
  readonly world: World
  readonly app: FastifyInstance
  readonly live: Live
  readonly url: string
  /** Every route that the server has. */
  readonly routes: readonly Route[]
  readonly #people: Map<Somebody, Person>
  readonly places: Places
  /** What went wrong in the server itself; a test that did not mean it fails when the server closes. */
  readonly faults: Error[]

  private constructor(
    made: Pick<TestApp, 'world' | 'app' | 'live' | 'url' | 'routes' | 'places' | 'faults'>,
    found: Map<Somebody, Person>,
  ) {
    this.world = made.world
    this.app = made.app
    this.live = made.live
    this.url = made.url
    this.routes = made.routes
    this.places = made.places
    this.faults = made.faults
    this.#people = found
  }

  static async open(env: Readonly<Record<string, string>> = {}, web = '/nowhere', tracing?: Tracing): Promise<TestApp> {
    const hashing: Partial<StoreSettings> = {
      hashPassword: async (password) => {
        assertUncommon('_pass', password)
        // The least that the algorithm takes: tests make many accounts.
        return hash(password, { memoryCost: 8, timeCost: 1 })
      },
    }
    const config: Config = readConfig({ NODE_ENV: 'test', PORT: '0', RATE_LIMIT: '0', ...env })
    const { secondFactorRoles } = config
    const world = await World.open({ ...hashing, secondFactorRoles }, tracing)
    // As when the product starts: until it is known that all forms are made, each request of a supplier looks for one that is not.
    await remakeForms(world.store)
    const routes: Route[] = []
    const made: { live?: Live } = {}
    const app = await createApp({
      onLive: (live) => {
        made.live = live
      },
      store: world.store,
      config,
      web,
      tracing,
      onRoute: ({ method, url }) => {
        for (const one of [method].flat()) routes.push({ method: one, url })
      },
    })
    const faults: Error[] = []
    app.addHook('onError', async (_request, _reply, error) => {
      if (!(error instanceof DomainError) && (error.statusCode ?? 500) >= 500) faults.push(error)
    })
    const { live } = made
    if (!live) throw new Error('no sockets')
    await app.listen({ host: '127.0.0.1', port: 0 })
    const url = `http://127.0.0.1:${portOf(app.server)}`
    const places = await makePlaces(world)
    const found = new Map<Somebody, Person>()
    for (const name of people) found.set(name, await makePerson(world, url, name, places))
    return new TestApp({ world, app, live, url, routes, places, faults }, found)
  }

  async close(): Promise<void> {
    await this.app.close()
    await this.world.close()
    if (this.faults.length > 0) throw new AggregateError(this.faults, String(this.faults[0]?.stack))
  }

  /** One of the people, by token. */
  as(somebody: Somebody): Person {
    const person = this.#people.get(somebody)
    if (!person) throw new Error(`nobody is called ${somebody}`)
    return person
  }

  /** Somebody without a token. */
  get nobody(): Caller {
    return callerWith(this.url, {})
  }

  /** Somebody with another token, or with headers of their own. */
  with(headers: Readonly<Record<string, string>>): Caller {
    return callerWith(this.url, headers)
  }

  aLead(fields: ItemInput = {}, space = this.places.space): Promise<string> {
    return this.world.lead(space, fields)
  }

  aSupplier(fields: ItemInput = {}): Promise<string> {
    return this.world.supplier(this.places.space, fields)
  }

  aPerson(parent = this.places.lead, fields: ItemInput = {}): Promise<string> {
    return this.world.person(parent, fields)
  }

  aDossier(fields: ItemInput = {}, lead = this.places.lead): Promise<string> {
    return this.world.dossier(lead, fields)
  }

  /** A match of a new dossier with the supplier, visible and at the end of a path of statuses. */
  async aMatch({
    props = { $visible: true },
    path = [],
    dossier,
    supplier = this.places.supplier,
  }: MatchWish = {}): Promise<{ match: string; dossier: string; supplier: string }> {
    const on = dossier ?? (await this.aDossier())
    return { match: await this.world.match(on, supplier, props, path), dossier: on, supplier }
  }
}

interface MatchWish {
  readonly props?: ItemInput
  readonly path?: readonly string[]
  readonly dossier?: string
  readonly supplier?: string
}

/** The organisations of the test world; all but `otherSpace` and `otherLead` are in `space`. */
interface Places {
  readonly space: string
  readonly otherSpace: string
  readonly supplier: string
  readonly supplier2: string
  readonly lead: string
  readonly otherLead: string
  readonly organisation: string
}

async function makePlaces(world: World): Promise<Places> {
  const space = await world.space()
  const otherSpace = await world.space()
  return {
    space,
    otherSpace,
    supplier: await world.supplier(space),
    supplier2: await world.supplier(space),
    lead: await world.lead(space),
    otherLead: await world.lead(otherSpace),
    organisation: await world.organisation(space),
  }
}

const seats: Readonly<Record<Somebody, readonly [place: keyof Places, role: string]>> = {
  super: ['space', 'admin'],
  staff: ['space', 'staff'],
  supplier: ['supplier', 'suppliers'],
  supplier2: ['supplier2', 'suppliers'],
  enduser: ['lead', 'endusers'],
  enduser2: ['otherLead', 'endusers'],
  member: ['organisation', 'members'],
  stranger: ['otherSpace', 'staff'],
}

async function makePerson(world: World, url: string, name: Somebody, places: Places): Promise<Person> {
  const [place, role] = seats[name]
  const username = `${name}.test`.slice(0, 12)
  const email = `${name}@schakel.example`
  const extra = name === 'super' ? { _feed: 'ROOT' } : {}
  const asUser = await world.user(places[place], role, {
    name: `Test ${name}`,
    username,
    email,
    _pass: PASSWORD,
    ...extra,
  })
  const id = asUser.viewer._id
  const token = await openSession(world.store, id)
  const caller = callerWith(url, { authorization: `Bearer ${token}` })
  return { ...caller, id, organisation: places[place], email, username, token }
}

function callerWith(url: string, headers: Readonly<Record<string, string>>): Caller {
  const send = async (path: string, init: RequestInit, extra: Extra): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)), ...extra.headers },
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
  }
  return {
    get: (path, extra = {}) => send(path, { method: 'GET' }, extra),
    post: (path, body, extra = {}) => {
      const sent = extra.raw ?? (body === undefined ? undefined : JSON.stringify(body))
      const init = sent === undefined ? {} : { body: sent, headers: { 'content-type': 'application/json' } }
      return send(path, { method: 'POST', ...init }, extra)
    },
  }
}

/** Opens the server with its world; close it in `afterAll`. */
export const openTestApp = TestApp.open
