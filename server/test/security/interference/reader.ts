import { Tab } from '../../live.ts'
import { type Deed, get, post } from './deed.ts'
import { Names } from './names.ts'
import { request } from './request.ts'
import type { Actor, World } from './sides.ts'

/** How what is written to hear that all was told is called. */
export const PULSE = 'Polsslag'
/** Longer than this no frame is under way, ms. */
const LOST_MS = 10_000

/** Somebody who must not notice which world it is: their calls, their socket, and what they call what they met. */
export class Reader {
  readonly actor: Actor
  names = new Names()
  readonly #world: World
  readonly #token: string
  #tab: Tab | undefined
  /** Rooms in the order in which they were entered first. */
  readonly #rooms = new Set<unknown>()

  constructor(actor: Actor, world: World) {
    this.actor = actor
    this.#world = world
    this.#token = world.token(actor)
  }

  /** Does something, and answers what came back as far as it is not by chance. */
  async act({ ask, event, send }: Deed): Promise<string> {
    if (ask) return this.ask(ask)
    if (event === undefined) return ''
    const tab = this.#tab
    if (!tab?.socket.connected) return 'gone'
    const got = await tab.send(event, send)
    if (event === 'joinRoom') this.#rooms.add(send?.room)
    const answer = this.names.numbered(JSON.stringify(got))
    // How many may be sent in a second is a matter of the machine's clock.
    return answer.includes('tooMany') ? 'tooMany' : answer
  }

  async ask(ask: NonNullable<Deed['ask']>): Promise<string> {
    const { status, text } = await request(this.#world.app, this.#token, ask)
    return `${status}\n${this.names.numbered(text)}`
  }

  /** What a calendar program gets that was given the address of their agenda (D14). */
  async feed(): Promise<string> {
    const { text } = await request(this.#world.app, this.#token, post('/api/agenda/feed'))
    const path = /\/api\/agenda\/feed\/[\w.-]+\.ics/.exec(text)?.[0]
    if (path === undefined) return this.names.numbered(text)
    const got = await request(this.#world.app, '', get(path))
    // Long lines are folded, also in the middle of a name by chance.
    return `${got.status}\n${this.names.numbered(got.text.replaceAll(/\r\n[ \t]/g, ''))}`
  }

  /** Begins anew, as somebody who has met nothing yet. */
  async arrive(): Promise<void> {
    this.#rooms.clear()
    this.names = new Names()
    this.#tab = await Tab.open(this.#world.app.url, this.#token)
  }

  /** Waits until a pulse is heard; all that was told before it is heard by then. */
  async hears(pulse: string): Promise<void> {
    const tab = this.#tab
    if (!tab?.socket.connected) return
    const beats = () => tab.heard.some(({ body }) => JSON.stringify(body).includes(pulse))
    const isLost = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`${this.actor} heard no pulse`)), LOST_MS).unref()
    })
    const isGone = new Promise<void>((resolve) => tab.socket.once('disconnect', () => resolve()))
    await Promise.race([tab.until(beats), isGone, isLost])
  }

  /** What was heard since the last time. */
  heard(): string[] {
    const tab = this.#tab
    if (!tab?.socket.connected) return ['gone']
    const frames = tab.heard.filter(({ body }) => !JSON.stringify(body).includes(PULSE))
    tab.forget()
    // Who is there is told a little later, of each room by itself: only its own order is not by chance.
    const told = frames.filter(({ name }) => name !== 'updateUsers')
    const present = [...this.#rooms].flatMap((room) =>
      frames.filter(({ name, body }) => name === 'updateUsers' && body.room === room),
    )
    return [...told, ...present].map((frame) => this.names.numbered(JSON.stringify(frame)))
  }

  close(): void {
    this.#tab?.close()
  }
}
