import { propertyOf } from '@schakel/domain'
import type { ChatMessage, LiveAnswer, LiveFrames } from '@schakel/domain/calls'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect } from 'vitest'
import type { Somebody, TestApp } from './app.ts'

type Name = keyof LiveFrames | 'newMessage' | 'typing' | 'chatNews'
interface Frame {
  readonly name: Name
  readonly body: Readonly<Record<string, unknown>>
}

const names: readonly Name[] = [
  'update',
  'delete',
  'message',
  'updateUsers',
  'reload',
  'newMessage',
  'typing',
  'chatNews',
]

/** A tab of somebody, over a real socket, that keeps all it hears. */
export class Tab {
  readonly socket: Socket
  readonly heard: Frame[] = []
  cursor = ''
  readonly #waiting = new Set<() => void>()

  constructor(socket: Socket) {
    this.socket = socket
    for (const name of names) {
      socket.on(name, (body: Frame['body']) => {
        this.heard.push({ name, body })
        for (const wake of this.#waiting) wake()
      })
    }
    socket.on('cursor', ({ cursor }: LiveFrames['cursor']) => {
      this.cursor = cursor
      for (const wake of this.#waiting) wake()
    })
  }

  /** Opens one and waits until it hears. */
  static async open(...how: Parameters<typeof Tab.connect>): Promise<Tab> {
    const tab = await Tab.connect(...how)
    const isSentAway = new Promise<never>((_, reject) => {
      tab.socket.once('disconnect', (reason) => reject(new Error(`sent away before it heard: ${reason}`)))
    })
    await Promise.race([tab.until(() => tab.cursor !== ''), isSentAway])
    isSentAway.catch(() => undefined)
    return tab
  }

  /** Opens one; it hears soon. */
  static async connect(
    url: string,
    token: string | undefined,
    extra: Readonly<Record<string, string>> = {},
    account?: string,
  ): Promise<Tab> {
    const tab = new Tab(
      io(url, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        auth: { ...(token === undefined ? {} : { token }), ...(account === undefined ? {} : { account }) },
        extraHeaders: { ...extra },
      }),
    )
    await new Promise<void>((resolve, reject) => {
      tab.socket.once('connect', resolve)
      tab.socket.once('connect_error', reject)
    })
    return tab
  }

  /** Waits until something holds of what was heard. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake)
          resolve()
        }
        this.#waiting.add(wake)
      })
    }
  }

  /** Waits for a frame about an item, and answers its newest. */
  async frame(name: Name, id: string): Promise<Frame['body']> {
    const find = () => this.heard.findLast((frame) => frame.name === name && idOf(frame) === id)
    await this.until(() => find() !== undefined)
    const body = find()?.body
    if (!body) throw new Error('heard and gone')
    return body.item !== undefined ? Object(body.item) : body
  }

  /** The frames about an item. */
  about(id: string): string[] {
    return this.heard.filter((frame) => idOf(frame) === id).map((frame) => frame.name)
  }

  send(
    event: string,
    body: unknown,
  ): Promise<LiveAnswer<{ readonly reload?: boolean; readonly message?: ChatMessage }>> {
    return this.socket.emitWithAck(event, body)
  }

  join(room: string): Promise<LiveAnswer> {
    return this.send('joinRoom', { room })
  }

  forget(): void {
    this.heard.length = 0
  }

  close(): void {
    this.socket.disconnect()
  }
}

function idOf({ body }: Frame): unknown {
  return propertyOf(body.item, '_id') ?? body._id ?? body.room
}

/** Makes what goes wrong in the sockets fail the test file as it closes. */
export function failOnFaults({ app, faults }: Pick<TestApp, 'app' | 'faults'>): void {
  app.log.error = (told: unknown) => {
    const error = propertyOf(told, 'err') ?? told
    faults.push(error instanceof Error ? error : new Error(String(error)))
  }
}

/** Opens tabs of people at the server under test; they are closed after each test. */
export function tabsAt(app: () => TestApp) {
  const tabs: Tab[] = []
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.close()
  })
  const keep = (tab: Tab): Tab => {
    tabs.push(tab)
    return tab
  }
  const at = async (url: string, somebody: Somebody) => keep(await Tab.open(url, app().as(somebody).token))
  return { keep, at, of: (somebody: Somebody) => at(app().url, somebody) }
}

/** Something that all of them hear, after which whatever they were to hear before has come, who is in which room too. */
export async function everybodyHears(app: TestApp, those: readonly Tab[]): Promise<void> {
  await expect.poll(() => app.live.isTold).toBe(true)
  const item = { _type: 'tag', name: `Stil ${Math.random()}`, type: 'category' }
  const { status, body } = await app.as('super').post('/api/space/save', { item })
  expect(status).toBe(200)
  await Promise.all(those.map((tab) => tab.frame('update', body._id)))
}
