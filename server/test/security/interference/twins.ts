import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Tab } from '../../live.ts'
import type { Border } from './borders.ts'
import { type Deed, post, ref, spokenIn } from './deed.ts'
import { mailsTo } from './mails.ts'
import { showWaiting } from './news.ts'
import { PULSE, Reader } from './reader.ts'
import { request } from './request.ts'
import { reviewedFirst } from './reviewed.ts'
import { type Actor, buildSide, type World } from './sides.ts'
import type { Times } from './times.ts'

/** That a reader noticed which world it is. */
export interface Difference {
  readonly deed: Deed
  readonly what: string
  /** What was noticed in each world, from shortly before where it parts. */
  readonly parts: readonly [string, string]
}

/** One world with its readers. */
interface Twin {
  readonly world: World
  readonly readers: ReadonlyMap<Actor, Reader>
  /** Where others look on who entered a room. */
  readonly tabs: Map<Actor, Tab>
  /** Whether something was written since the readers were last heard. */
  isWritten: boolean
}

type Both<T> = readonly [T, T]

/**
 * What others do once somebody was erased: of whom nothing is known can no name be blotted out, so whoever writes it again tells it
 * themselves. What was written before must be gone.
 */
const withoutForgotten = (deed: Deed): Deed => JSON.parse(JSON.stringify(deed).replaceAll('‹forgotten›', 'haar'))

/** How often it is looked whether something holds, ms. */
const LOOK_MS = 2
/** Work that takes so long stands still, ms. */
const STILL_MS = 120_000

/** So much is shown before and after the place where two answers part. */
const BEFORE = 160
const AFTER = 120

/** Two worlds that differ in one secret; every deed is done in both, and what its readers notice is compared. */
export class Twins {
  readonly #twins: Both<Twin>
  readonly #folder: string
  readonly #times: Times | undefined
  #beats = 0
  #isForgotten = false
  #deeds = 0

  readonly border: Border

  private constructor(border: Border, twins: Both<Twin>, folder: string, times: Times | undefined) {
    this.border = border
    this.#twins = twins
    this.#folder = folder
    this.#times = times
  }

  static async open(border: Border, times?: Times): Promise<Twins> {
    const folder = await mkdtemp(join(tmpdir(), 'schakel-twins-'))
    const twins = [await twinOf(border, 0, folder), await twinOf(border, 1, folder)] as const
    return new Twins(border, twins, folder, times)
  }

  /** What the deeds of readers may speak of. */
  get refs(): readonly string[] {
    const { unspoken = [] } = this.border
    return [...this.#twins[0].world.refs.keys()].filter((name) => !unspoken.includes(name))
  }

  /** Everything begins anew in both worlds. */
  async goBack(): Promise<void> {
    this.#isForgotten = false
    await orSayWhere('going back', this.#goBack())
  }

  async #goBack(): Promise<void> {
    await this.#both(async (twin) => {
      const { world, readers } = twin
      leave(twin)
      await until(() => world.app.live.everybody().length === 0)
      await world.goBack()
      for (const reader of readers.values()) await reader.arrive()
    })
  }

  /** Does something in both worlds; answers how a reader could tell them apart by it. */
  do(wanted: Deed): Promise<Difference | undefined> {
    return orSayWhere(JSON.stringify(wanted), this.#do(wanted))
  }

  async #do(wanted: Deed): Promise<Difference | undefined> {
    const deed = this.#isForgotten ? withoutForgotten(wanted) : wanted
    if (deed.ask?.path === '/api/privacy/erase') this.#isForgotten = true
    for (const { world } of this.#twins) world.app.world.wait((deed.wait ?? 1) * 1000)
    if (deed.wait !== undefined) return this.#show(deed)
    const answers = await this.#inTurn(deed)
    if (answers.includes('tooMany')) return this.#frames(deed)
    return differenceOf(deed, 'answer', answers) ?? this.#frames(deed)
  }

  /** A look around at the end: what a reader's screens show, the feed of their agenda, and the mail that waits for them. */
  async look(by: Actor): Promise<Difference | undefined> {
    const shown = await this.do({ by, wait: 60 })
    if (shown) return shown
    for (const ask of [...looks, ...(this.border.looks ?? [])]) {
      const difference = await this.do({ by, ask })
      if (difference) return difference
    }
    const feeds = await this.#both(async ({ readers }) => (await readers.get(by)?.feed()) ?? '')
    const mails = await this.#both(
      async ({ world, readers }) => readers.get(by)?.names.numbered(await mailsTo(world, by)) ?? '',
    )
    return differenceOf({ by }, 'agenda feed', feeds) ?? differenceOf({ by }, 'mail', mails)
  }

  async close(): Promise<void> {
    for (const twin of this.#twins) leave(twin)
    for (const { world } of this.#twins) await world.app.close()
    await rm(this.#folder, { recursive: true, force: true })
  }

  /** One after the other, and now this one first and then that, so that neither waits for the other. */
  async #inTurn(deed: Deed): Promise<Both<string>> {
    const [one, other] = this.#twins
    this.#deeds += 1
    if (this.#deeds % 2 === 0) return [await this.#act(one, deed), await this.#act(other, deed)]
    const last = await this.#act(other, deed)
    return [await this.#act(one, deed), last]
  }

  /** What a reader is answered; of what others do only whether it was done, since the two worlds must stay alike. */
  async #act(twin: Twin, deed: Deed): Promise<string> {
    const { world, readers } = twin
    if (deed.isHidden && world.side === 1) return ''
    const reader = readers.get(deed.by)
    const spoken = spokenIn(world, reader?.names.seen ?? [], deed)
    const began = performance.now()
    try {
      if (reader) return await reader.act(spoken)
      if (spoken.event !== undefined) await (await this.#tabOf(twin, deed.by)).send(spoken.event, spoken.send)
      if (!spoken.ask) return ''
      const done: number[] = []
      for (const ask of [spoken.ask, ...(spoken.also ? [spoken.also] : [])])
        done.push((await request(world.app, world.token(deed.by), await reviewedFirst(world, deed.by, ask))).status)
      if (deed.isDone && done.some((status) => status >= 400))
        return `refused in world ${world.side}: ${done.join(' ')}`
      return deed.isHidden ? '' : done.join(' ')
    } finally {
      if (reader) this.#times?.note(deed, world.side, performance.now() - began)
    }
  }

  async #tabOf({ world, tabs }: Twin, actor: Actor): Promise<Tab> {
    const known = tabs.get(actor)
    if (known?.socket.connected) return known
    const tab = await Tab.open(world.app.url, world.token(actor))
    tabs.set(actor, tab)
    return tab
  }

  /** What waits to be shown to suppliers is shown, one after the other: when each is, is by chance (D20.4), and the rest is not. */
  async #show(deed: Deed): Promise<Difference | undefined> {
    await this.#both(({ world }) => showWaiting(world))
    return this.#frames(deed)
  }

  async #frames(deed: Deed): Promise<Difference | undefined> {
    if (!this.#twins.some(({ isWritten }) => isWritten) && deed.event === undefined) return undefined
    const heard = await this.#hear()
    for (const [actor, frames] of heard[0]) {
      const others = heard[1].get(actor) ?? []
      const difference = differenceOf(deed, `frames of ${actor}`, [frames.join('\n'), others.join('\n')])
      if (difference) return difference
    }
    return undefined
  }

  /** All that was told is heard when a change after it is; who is in a room is told a little later. */
  async #hear(): Promise<Both<Map<Actor, string[]>>> {
    for (let isToldSince = true; isToldSince; ) {
      this.#beats += 1
      const beat = `${PULSE} ${this.#beats}.`
      const told = await this.#both((twin) => beatOf(twin, beat))
      isToldSince = told.includes(true)
    }
    return this.#both(async (twin) => {
      twin.isWritten = false
      return new Map([...twin.readers].map(([actor, reader]) => [actor, reader.heard()]))
    })
  }

  #both<T>(work: (twin: Twin) => Promise<T>): Promise<Both<T>> {
    return Promise.all([work(this.#twins[0]), work(this.#twins[1])])
  }
}

/** A change that all readers hear; answers whether who is in a room was told since. */
async function beatOf({ world, readers }: Twin, beat: string): Promise<boolean> {
  const { live } = world.app
  await until(() => live.isTold)
  const before = live.rooms.tellings
  await world.app.world.system.update({ id: world.refs.get('pulse') ?? '', fields: { name: beat } })
  for (const reader of readers.values()) await reader.hears(beat)
  await until(() => live.isTold)
  return live.rooms.tellings !== before
}

/** Everybody is gone. */
function leave({ readers, tabs }: Twin): void {
  for (const one of [...readers.values(), ...tabs.values()]) one.close()
  tabs.clear()
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(LOOK_MS)
}

/** What comes of some work; throws, saying what it is, where nothing does for so long. */
async function orSayWhere<T>(what: string, work: Promise<T>): Promise<T> {
  const done = new AbortController()
  const still = wait(STILL_MS, undefined, { signal: done.signal, ref: false }).then(() => {
    throw new Error(`It stands still: ${what}`)
  })
  try {
    return await Promise.race([work, still])
  } finally {
    done.abort()
    still.catch(() => undefined)
  }
}

function differenceOf(deed: Deed, what: string, [one, other]: Both<string>): Difference | undefined {
  if (one === other) return undefined
  let at = 0
  while (one[at] === other[at]) at += 1
  const part = (text: string) => text.slice(Math.max(0, at - BEFORE), at + AFTER)
  return { deed, what, parts: [part(one), part(other)] }
}

async function twinOf(border: Border, side: 0 | 1, folder: string): Promise<Twin> {
  const world = await buildSide(border, side, join(folder, String(side)))
  const readers = new Map(border.readers.map((actor) => [actor, new Reader(actor, world)]))
  const twin: Twin = { world, readers, tabs: new Map(), isWritten: false }
  world.app.world.store.onChange(() => {
    twin.isWritten = true
  })
  return twin
}

const looks = [
  post('/api/space/search', { page_size: 200 }),
  post('/api/space/activities', { page_size: 200 }),
  post('/api/notifications/list'),
  post('/api/messages/list'),
  post(`/api/space/${ref('dossier')}`, { depth: 2 }),
  post(`/api/space/${ref('match')}`, { depth: 2 }),
  post(`/api/space/${ref('lateMatch')}`, { depth: 2 }),
]
