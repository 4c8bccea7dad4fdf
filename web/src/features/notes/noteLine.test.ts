import { objectOf, propertyOf } from '@schakel/domain'
import type { LiveAnswer, NoteFrame } from '@schakel/domain/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { hear, setLine, setStatus } from '../../entities/live/liveSocket.ts'
import { unsentItems, unsentKey } from '../../entities/unsent/unsentKeys.ts'
import { NoteLine } from './noteLine.ts'
import { keepUnsent } from './unsent.ts'

const item = 'dossier/1'
const user = 'user/els'

/** A server that keeps what it is sent, answers when it is told to, and may go. */
class Server {
  #kept = new Y.Doc()
  readonly #asked: {
    readonly delta: Uint8Array
    readonly answer: (answer: LiveAnswer<{ readonly version?: number }>) => void
  }[] = []
  #version = 0

  get text(): string {
    return this.#kept.getText('x').toString()
  }

  /** The database goes back to an earlier moment. */
  goBackTo(earlier: Uint8Array): void {
    this.#kept = new Y.Doc()
    Y.applyUpdate(this.#kept, earlier)
  }

  get bytes(): Uint8Array {
    return Y.encodeStateAsUpdate(this.#kept)
  }

  /** Lets the browser in: it hears the whole note, and up to where that is saved. */
  open(saved?: number): void {
    setLine({ send: (event, body) => this.#take(event, body), retry: () => undefined })
    setStatus('connected')
    const delta = Y.encodeStateAsUpdate(this.#kept)
    tell({ version: this.#version, delta, whole: true, writable: true, ...(saved === undefined ? {} : { saved }) })
  }

  /** Goes: with what it was just asked, kept or not, and in either case not answered. */
  async close(isKept: boolean): Promise<void> {
    for (const { delta, answer } of this.#asked.splice(0)) {
      if (isKept) this.#keep(delta)
      answer({ ok: false, error: 'internal' })
    }
    setStatus('disconnected')
    setLine(undefined)
    await settled()
  }

  /** Acknowledges the oldest edit that waits. */
  async acknowledge(): Promise<void> {
    const one = this.#asked.shift()
    if (!one) throw new Error('nothing waits')
    one.answer({ ok: true, version: this.#keep(one.delta) })
    await settled()
  }

  /** Refuses the oldest edit that waits. */
  async refuse(error: 'forbidden' | 'renewed'): Promise<void> {
    this.#asked.shift()?.answer({ ok: false, error })
    await settled()
  }

  #keep(delta: Uint8Array): number {
    Y.applyUpdate(this.#kept, delta)
    this.#version += 1
    return this.#version
  }

  #take(_event: string, body: unknown): Promise<LiveAnswer<{ readonly version?: number }>> {
    const delta = propertyOf(body, 'delta')
    if (!(delta instanceof Uint8Array)) return Promise.resolve({ ok: true })
    return new Promise((answer) => {
      this.#asked.push({ delta, answer })
    })
  }
}

function tell(frame: Omit<NoteFrame, 'item'>): void {
  hear('update_editor_client', { item, ...frame })
}
const saved = (version: number) => tell({ version, delta: Y.encodeStateAsUpdate(new Y.Doc()), saved: version })
const settled = () =>
  Promise.resolve()
    .then(() => Promise.resolve())
    .then(() => Promise.resolve())

let server: Server
let line: NoteLine
let close: () => void

beforeEach(() => {
  localStorage.clear()
  server = new Server()
  line = new NoteLine(item, user)
  close = line.open()
  server.open()
})
afterEach(() => {
  close()
  setLine(undefined)
  setStatus('off')
  vi.useRealTimers()
})

function type(text: string): void {
  const words = line.doc.getText('x')
  words.insert(words.length, text)
}
const state = () => line.snapshot().state
const isAskedBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const isOnline = (online: boolean) => line.setOnline(online)

it('D9: what is typed while the server goes and comes again arrives, and is in the browser until it is acknowledged', async () => {
  type('Voor. ')
  await server.acknowledge()
  type('Onderweg. ')
  type('Daarna. ')
  await server.close(false)
  isOnline(false)
  type('Zonder. ')
  expect(state()).toBe('offline')
  expect(unsentItems(user)).toEqual([item])
  isOnline(true)
  server.open()
  expect(state()).toBe('saving')
  await server.acknowledge()
  expect(server.text).toBe('Voor. Onderweg. Daarna. Zonder. ')
  expect(unsentItems(user)).toEqual([])
})

it('D9: told the whole note once more, it takes nothing for acknowledged that is still on its way', async () => {
  type('Een. ')
  server.open()
  type('Twee. ')
  await server.acknowledge()
  // The second one is on its way, and the server goes without having kept it.
  await server.close(false)
  expect(unsentItems(user)).toEqual([item])
  server.open()
  await server.acknowledge()
  expect(server.text).toBe('Een. Twee. ')
})

it('D9: an edit that was kept but not acknowledged is sent again and stands there once', async () => {
  type('Eenmaal. ')
  await server.close(true)
  server.open()
  await server.acknowledge()
  expect(server.text).toBe('Eenmaal. ')
})

it('D9, S8.8: it says saved once the dossier says it, also when the server saved it as it went', async () => {
  type('Net nog. ')
  expect(state()).toBe('saving')
  await server.acknowledge()
  expect(state(), 'kept, and not yet in the dossier').toBe('saving')
  await server.close(false)
  // Killed before it could save: what it kept waits for that.
  server.open(0)
  expect(state()).toBe('saving')
  saved(1)
  expect(state()).toBe('saved')
  type('Nog iets. ')
  await server.acknowledge()
  await server.close(false)
  server.open()
  expect(state(), 'nothing waits any more').toBe('saved')
})

it('D9: who may write no longer hears so as the line is back, and keeps what was written', async () => {
  type('Te laat. ')
  await server.close(false)
  setStatus('connected')
  tell({ version: 3, saved: 2, delta: Y.encodeStateAsUpdate(new Y.Doc()), whole: true, writable: false })
  expect(line.snapshot()).toMatchObject({ state: 'failed', trouble: 'forbidden', isWritable: false })
  expect(unsentItems(user)).toEqual([item])
})

it('S2.36: while a word is composed here what others write waits, what is written here goes, and then all of it stands there in its order', async () => {
  vi.useFakeTimers()
  const other = new Y.Doc()
  const written = (text: string) => {
    other.getText('x').insert(0, text)
    tell({ version: 1, delta: Y.encodeStateAsUpdate(other) })
  }
  const text = () => line.doc.getText('x').toString()
  line.compose(true)
  written('ander ')
  type('にほ')
  expect(text()).toBe('にほ')
  await server.acknowledge()
  expect(server.text).toBe('にほ')
  written('een ')
  line.compose(false)
  expect(text(), 'its letters are still read from the page').toBe('にほ')
  await vi.advanceTimersByTimeAsync(100)
  expect(text()).toContain('een ander ')
  expect(text()).toContain('にほ')
  // A keyboard that never ends a word does not keep the others out.
  line.compose(true)
  written('nog ')
  await vi.advanceTimersByTimeAsync(5000)
  expect(text()).toContain('nog een ander ')
})

it('D9: a server that cannot tell the note just now is asked again, also where the page is in its room already', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  const send = (event: string): Promise<LiveAnswer> => {
    asked.push(event)
    return Promise.resolve(asked.length === 1 ? { ok: false, error: 'internal' } : { ok: true })
  }
  setLine({ send, retry: () => undefined })
  const leave = new NoteLine(item, user).open()
  await vi.advanceTimersByTimeAsync(1500)
  expect(asked).toEqual(['joinRoom', 'joinRoom'])
  await vi.advanceTimersByTimeAsync(1500)
  expect(asked).toHaveLength(2)
  leave()
})

it('S2.36: who closes a note tells the others so at once, and nothing of it afterwards', async () => {
  vi.useFakeTimers()
  const asked: unknown[] = []
  const send = (event: string, body: unknown): Promise<LiveAnswer> => {
    asked.push(propertyOf(body, 'cursor') instanceof Uint8Array ? 'cursor' : event)
    return Promise.resolve({ ok: true })
  }
  setLine({ send, retry: () => undefined })
  close()
  expect(asked).toEqual(['cursor', 'userLeft'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(2)
  close = () => undefined
})

it('D10: no template is put beside what was written here without a connection', async () => {
  const asked: string[] = []
  const send = (_event: string, body: unknown): Promise<LiveAnswer> => {
    asked.push(...Object.keys(objectOf(body)).filter((name) => name === 'template' || name === 'delta'))
    return Promise.resolve({ ok: true })
  }
  const openAnother = async () => {
    setLine({ send, retry: () => undefined })
    const leave = new NoteLine(item, user).open()
    tell({ version: 0, delta: Y.encodeStateAsUpdate(new Y.Doc()), whole: true, writable: true })
    await settled()
    leave()
    return asked.splice(0)
  }
  close()
  close = () => undefined
  const written = new Y.Doc()
  written.getText('x').insert(0, 'Onderweg geschreven')
  keepUnsent(unsentKey(user, item, 1), [Y.encodeStateAsUpdate(written)])
  expect(await openAnother()).toEqual(['delta'])
  expect(await openAnother(), 'once it is handed over').toEqual(['template'])
})

it('S2.36: who looks at how it stands hears of no letter that changes nothing of that', () => {
  const told = vi.fn()
  line.subscribe(told)
  type('a')
  type('b')
  type('c')
  expect(told).toHaveBeenCalledTimes(1)
  expect(state()).toBe('saving')
})

it('D21.2: where the note is full, what was written stays here, goes along as it is made anew, and is not shown as lost', async () => {
  const sent: (readonly [string, object])[] = []
  const refuse = async (event: string, body: unknown): Promise<LiveAnswer> => {
    sent.push([event, objectOf(body)])
    return event === 'update_editor_server' ? { ok: false, error: 'full' } : { ok: true }
  }
  server.open()
  setLine({ send: refuse, retry: () => undefined })
  line.doc.getText('x').insert(0, 'Nog iets')
  await settled()
  expect(line.snapshot()).toMatchObject({ state: 'failed', trouble: 'full', isWritable: true })
  expect(unsentItems(user)).toEqual([item])
  await line.renew()
  expect(sent.at(-2) ?? sent.at(-1)).toMatchObject(['renewNote', { item, epoch: 0, delta: expect.any(Uint8Array) }])
  tell({ version: 2, delta: Y.encodeStateAsUpdate(new Y.Doc()), whole: true, writable: true, epoch: 1 })
  expect(line.snapshot().isRenewed).toBe(true)
  expect(unsentItems(user)).toEqual([])
})

it('D21.2: what was written here before others made the note anew is shown, and kept until it was seen', async () => {
  server.open()
  setLine({ send: () => new Promise<LiveAnswer>(() => undefined), retry: () => undefined })
  line.doc.getText('x').insert(0, 'Onderweg')
  await settled()
  const whole = { version: 2, delta: Y.encodeStateAsUpdate(new Y.Doc()), whole: true, writable: true, epoch: 1 }
  tell(whole)
  expect(line.snapshot().isRenewed).toBe(true)
  const next = new NoteLine(item, user)
  const closeNext = next.open()
  tell(whole)
  expect(next.snapshot().lost).toBe('Onderweg')
  expect(next.doc.getText('x').toString(), 'it is not mixed with what does not fit it').toBe('')
  next.forgetLost()
  expect(next.snapshot().lost).toBeUndefined()
  expect(unsentItems(user)).toEqual([])
  closeNext()
})

it('D21.2, D9: a deletion that does not fit the note as it was made anew is told too, and forgotten once that was seen', () => {
  const before = new Y.Doc()
  before.getText('x').insert(0, 'Dit moet weg. Dit blijft.')
  const known = Y.encodeStateVector(before)
  before.getText('x').delete(0, 14)
  keepUnsent(unsentKey(user, item, 1), [Y.encodeStateAsUpdate(before, known)])
  const next = new NoteLine(item, user)
  const closeNext = next.open()
  expect(next.snapshot().lost, 'not before it is known which note it is').toBeUndefined()
  tell({ version: 2, delta: Y.encodeStateAsUpdate(new Y.Doc()), whole: true, writable: true, epoch: 1 })
  expect(next.snapshot().lost).toBe('')
  next.forgetLost()
  expect(next.snapshot().lost).toBeUndefined()
  expect(unsentItems(user)).toEqual([])
  closeNext()
})

it('D9: what is too much to send stays here, and goes once it was shortened, without what was deleted', async () => {
  const back = new Y.UndoManager(line.doc.getText('x'), { captureTimeout: 0 })
  const words = line.doc.getText('x')
  words.insert(0, 'te veel '.repeat(120_000))
  await settled()
  expect(line.snapshot()).toMatchObject({ state: 'failed', trouble: 'tooLong', isWritable: true })
  expect(unsentItems(user)).toEqual([item])
  await expect(server.acknowledge(), 'it would break the line').rejects.toThrow('nothing waits')
  words.delete(0, words.length)
  await server.acknowledge()
  type('a')
  await server.acknowledge()
  expect(server.text).toBe('a')
  expect(unsentItems(user)).toEqual([])
  expect(line.snapshot()).toMatchObject({ state: 'saving', trouble: undefined })
  // The way back is still there, and as long as before.
  back.undo()
  await server.acknowledge()
  back.undo()
  await settled()
  expect(words.length).toBe(960_000)
  expect(line.snapshot().trouble).toBe('tooLong')
  await expect(server.acknowledge()).rejects.toThrow('nothing waits')
})

it('D9: what was too much to send is shortened by who comes back to it, and what others wrote meanwhile stays', async () => {
  type('Van de server. ')
  await server.acknowledge()
  line.doc.getText('x').insert(0, 'te veel '.repeat(120_000))
  await server.close(false)
  close()
  line = new NoteLine(item, user)
  close = line.open()
  server.open()
  await expect(server.acknowledge()).rejects.toThrow('nothing waits')
  const words = line.doc.getText('x')
  expect(words.length).toBeGreaterThan(900_000)
  words.delete(4, 8 * 120_000 - 5)
  await server.acknowledge()
  expect(server.text).toBe('te v Van de server. ')
  expect(unsentItems(user)).toEqual([])
})

it('D21.2: what is too much to send does not go along as the note is made anew either', async () => {
  const asked: string[] = []
  const send = async (event: string): Promise<LiveAnswer> => {
    asked.push(event)
    return { ok: true }
  }
  setLine({ send, retry: () => undefined })
  line.doc.getText('x').insert(0, 'te veel '.repeat(120_000))
  await line.renew()
  expect(asked).not.toContain('renewNote')
  expect(line.snapshot().trouble).toBe('tooLong')
  expect(unsentItems(user)).toEqual([item])
})

describe('what is written while a full note is made anew', () => {
  const anew = { version: 2, delta: Y.encodeStateAsUpdate(new Y.Doc()), whole: true, writable: true, epoch: 1 }

  /** A note that is full, with something written that had no room; the test says what becomes of making it anew. */
  async function renewing(isOnItsWay = false) {
    const waiting: { readonly event: string; readonly answer: (answer: LiveAnswer) => void }[] = []
    server.open()
    setLine({
      send: (event) =>
        event === 'joinRoom'
          ? Promise.resolve({ ok: true })
          : new Promise((answer) => void waiting.push({ event, answer })),
      retry: () => undefined,
    })
    const answer = async (event: string, answered: LiveAnswer) => {
      const at = waiting.findIndex((one) => one.event === event)
      waiting.splice(at, 1)[0]?.answer(answered)
      await settled()
    }
    type('Geen plaats. ')
    await answer('update_editor_server', { ok: false, error: 'full' })
    if (isOnItsWay) type('Onderweg. ')
    const done = line.renew()
    type('Intussen. ')
    return { done, answer, asked: () => waiting.map(({ event }) => event) }
  }

  /** What the next end of the note shows as not put in. */
  function lostNext(): string | undefined {
    expect(line.snapshot().isRenewed).toBe(true)
    const next = new NoteLine(item, user)
    const closeNext = next.open()
    tell(anew)
    const { lost } = next.snapshot()
    expect(next.doc.getText('x').toString()).toBe('')
    next.forgetLost()
    closeNext()
    return lost
  }

  it('D21.2: is shown afterwards, when the answer comes before the note', async () => {
    const { done, answer } = await renewing()
    await answer('renewNote', { ok: true })
    await done
    type('Daarna. ')
    tell(anew)
    expect(lostNext()).toBe('Intussen. Daarna. ')
    expect(unsentItems(user)).toEqual([])
  })

  it('D21.2: is shown afterwards, when the note comes before the answer', async () => {
    const { done, answer } = await renewing()
    tell(anew)
    type('Daarna. ')
    await answer('renewNote', { ok: true })
    await done
    expect(lostNext()).toBe('Intussen. Daarna. ')
    expect(unsentItems(user)).toEqual([])
  })

  it('D21.2: is shown alone, also where something was still on its way', async () => {
    const { done, answer, asked } = await renewing(true)
    expect(asked(), 'nothing more is sent meanwhile').toEqual(['update_editor_server', 'renewNote'])
    await answer('renewNote', { ok: true })
    await done
    await answer('update_editor_server', { ok: false, error: 'renewed' })
    tell(anew)
    expect(lostNext()).toBe('Intussen. ')
  })

  it('D21.2: is kept with all that came before it, when that was refused and somebody else made it anew', async () => {
    const { done, answer } = await renewing()
    tell(anew)
    await answer('renewNote', { ok: false, error: 'renewed' })
    await done
    expect(lostNext()).toBe('Geen plaats. Intussen. ')
  })

  it('D21.2: goes on as before, when it could not be made anew', async () => {
    const { done, answer, asked } = await renewing()
    await answer('renewNote', { ok: false, error: 'internal' })
    await done
    expect(line.snapshot()).toMatchObject({ isRenewed: false, isWritable: true })
    expect(asked()).toEqual(['update_editor_server'])
    await answer('update_editor_server', { ok: true })
    expect(unsentItems(user)).toEqual([])
  })
})

it('D9: where the browser keeps nothing, whoever closes the page with unsent text is asked, until it is acknowledged', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  type('Nergens bewaard. ')
  expect(isAskedBeforeUnload()).toBe(true)
  await server.acknowledge()
  expect([server.text, isAskedBeforeUnload()]).toEqual(['Nergens bewaard. ', false])
  full.mockRestore()
  type('Wel bewaard. ')
  expect(isAskedBeforeUnload()).toBe(false)
})

describe('D9, D19.8: a note of which the server has less than was acknowledged', () => {
  it('D9, D19.8: whoever has the rest sends it as they come back, and what they write after it arrives', async () => {
    type('Een. ')
    await server.acknowledge()
    const earlier = server.bytes
    type('Twee, bevestigd. ')
    await server.acknowledge()
    await server.close(false)
    server.goBackTo(earlier)
    server.open()
    type('Drie. ')
    await server.acknowledge()
    await server.acknowledge()
    expect(server.text).toBe('Een. Twee, bevestigd. Drie. ')
  })

  it('D9: what was written as the right went goes along once it is back, with what is written then', async () => {
    type('a')
    await server.refuse('forbidden')
    type('b')
    expect(line.snapshot()).toMatchObject({ isWritable: false, trouble: 'forbidden' })
    expect(unsentItems(user)).toEqual([item])
    server.open()
    await server.acknowledge()
    type('c')
    await server.acknowledge()
    expect(server.text).toBe('abc')
    expect(unsentItems(user)).toEqual([])
  })

  it('D9: what this browser kept and rests on what is gone is shown, not sent', async () => {
    type('Een. ')
    const earlier = server.bytes
    await server.acknowledge()
    type('Zonder lijn. ')
    await server.close(false)
    close()
    server.goBackTo(earlier)
    line = new NoteLine(item, user)
    close = line.open()
    server.open()
    expect(line.snapshot().lost).toBe('Zonder lijn. ')
    type('Twee. ')
    await server.acknowledge()
    expect(server.text).toBe('Twee. ')
    line.forgetLost()
    expect(unsentItems(user)).toEqual([])
  })
})
