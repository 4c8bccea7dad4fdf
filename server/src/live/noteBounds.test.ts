import { monitorEventLoopDelay } from 'node:perf_hooks'
import { NOTE_BYTES_MAX, NOTE_PIECES_MAX, NOTE_WRITERS_MAX } from '@schakel/domain'
import type { LiveAnswer, NoteFrame } from '@schakel/domain/calls'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { failOnFaults, Tab } from '../../test/live.ts'
import { fragmentOf } from './notesDocument.ts'
import { htmlOf } from './notesText.ts'

let app: TestApp
const tabs: Tab[] = []
beforeAll(async () => {
  app = await openTestApp()
  failOnFaults(app)
})
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
})
afterAll(() => app.close())

/** An end-user at their note, who sends what they like. */
class Hand {
  readonly item: string
  readonly tab: Tab
  doc = new Y.Doc()
  epoch = 0
  #wake: (() => void) | undefined

  constructor(item: string, tab: Tab) {
    this.item = item
    this.tab = tab
    tab.socket.on('update_editor_client', ({ delta, whole, epoch }: NoteFrame) => {
      if (whole && epoch !== this.epoch) this.doc = new Y.Doc()
      if (whole) this.epoch = epoch ?? 0
      Y.applyUpdate(this.doc, new Uint8Array(delta))
      this.#wake?.()
    })
  }

  static async at(item: string): Promise<Hand> {
    const tab = await Tab.open(app.url, app.as('enduser').token)
    tabs.push(tab)
    const hand = new Hand(item, tab)
    await tab.join(`item:${item}`)
    return hand
  }

  get html(): string {
    return htmlOf(this.doc)
  }

  send(delta: Uint8Array, epoch = this.epoch): Promise<LiveAnswer> {
    return this.tab.socket.emitWithAck('update_editor_server', { item: this.item, version: 0, delta, epoch })
  }

  /** Changes the own copy; answers the edit. */
  edit(change: (fragment: Y.XmlFragment) => void): Uint8Array {
    const before = Y.encodeStateVector(this.doc)
    this.doc.transact(() => change(fragmentOf(this.doc)))
    return Y.encodeStateAsUpdate(this.doc, before)
  }

  renew(delta?: Uint8Array): Promise<LiveAnswer> {
    return this.tab.socket.emitWithAck('renewNote', { item: this.item, epoch: this.epoch, ...(delta ? { delta } : {}) })
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds())
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
  }
}

function line(words: string): Y.XmlElement {
  const made = new Y.XmlElement('paragraph')
  made.insert(0, [new Y.XmlText(words)])
  return made
}

/** Bytes of an edit that only deletes, in so many pieces, of a client that nobody knows. */
function deletions(pieces: number, client = 7): Uint8Array {
  const bytes: number[] = []
  const write = (number: number) => {
    let left = number
    for (; left > 127; left = Math.floor(left / 128)) bytes.push((left & 127) | 128)
    bytes.push(left)
  }
  for (const number of [0, 1, client, pieces]) write(number)
  for (let at = 0; at < pieces; at += 1) {
    write(at * 2)
    write(1)
  }
  return new Uint8Array(bytes)
}

/** Writes into a note as it is kept, as a server of before let it become. */
async function makeNote(item: string, state: Uint8Array): Promise<void> {
  await app.world.database.query('update notes set state = $2::bytea, pieces = null, writers = null where item = $1', [
    item,
    state,
  ])
}

const noteOf = (text: string) => app.aDossier({ case: `<p>${text}</p>` })
const saved = async (item: string) => JSON.parse(await app.world.system.read(item, 0)).case

describe('D21.2: a note is bounded', () => {
  test('D21.2: what stands elsewhere than in the text is refused', async () => {
    const hand = await Hand.at(await noteOf('Begin'))
    const other = new Y.Doc()
    other.getMap('elders').set('geheim', 'x')
    expect(await hand.send(Y.encodeStateAsUpdate(other))).toEqual({ ok: false, error: 'invalid' })
    const nested = new Y.Doc()
    nested.getXmlFragment('default').insert(0, [line('a')])
    nested.getArray('default2').insert(0, [1])
    expect(await hand.send(Y.encodeStateAsUpdate(nested))).toEqual({ ok: false, error: 'invalid' })
    const bytes = hand.edit((fragment) => {
      const made = line('b')
      // biome-ignore lint/suspicious/noExplicitAny: what no editor of ours sends
      made.setAttribute('x', new Uint8Array(5) as any)
      fragment.insert(0, [made])
    })
    expect(await hand.send(bytes)).toEqual({ ok: false, error: 'invalid' })
  })

  test('D21.2: edits that are all deletions end at a bound, are merged in a moment, and the note stays usable', async () => {
    const hand = await Hand.at(await noteOf('Begin'))
    const delay = monitorEventLoopDelay({ resolution: 5 })
    let refused: LiveAnswer | undefined
    for (let turn = 0; turn < 20 && !refused; turn += 1) {
      const answer = await hand.send(deletions(5000, 1000 + turn))
      if (!answer.ok) refused = answer
    }
    expect(refused).toEqual({ ok: false, error: 'full' })
    expect(await hand.send(deletions(100_000))).toEqual({ ok: false, error: 'full' })
    delay.enable()
    const began = performance.now()
    const other = await Hand.at(hand.item)
    expect(other.html).toBe('<p>Begin</p>')
    delay.disable()
    expect(performance.now() - began).toBeLessThan(3000)
    expect(delay.max / 1e6).toBeLessThan(1000)
    // Over its bound one more word is refused, and goes along as it is made anew.
    const word = hand.edit((fragment) => fragment.insert(fragment.length, [line('En verder')]))
    const big = await hand.send(Y.mergeUpdates([word, deletions(4999, 99)]))
    expect(big).toEqual({ ok: false, error: 'full' })
    expect(await hand.renew(word)).toEqual({ ok: true })
    await hand.until(() => hand.epoch === 1)
    await other.until(() => other.epoch === 1)
    await hand.until(() => hand.html === '<p>Begin</p><p>En verder</p>')
    expect(await hand.send(hand.edit((fragment) => fragment.insert(0, [line('Eerst')])))).toMatchObject({ ok: true })
    await expect.poll(() => saved(hand.item), { timeout: 15_000 }).toBe('<p>Eerst</p><p>Begin</p><p>En verder</p>')
    const { body } = await app.as('enduser').post('/api/notes/versions', { item: hand.item })
    expect(body.length).toBeGreaterThan(0)
  })

  test('D21.2: an edit of before it was made anew is refused, and nothing of it is written twice', async () => {
    const hand = await Hand.at(await noteOf('Begin'))
    for (let turn = 0; turn < 3; turn += 1) await hand.send(deletions(4000, 2000 + turn))
    const late = hand.edit((fragment) => fragment.insert(0, [line('Te laat')]))
    expect(await hand.renew()).toEqual({ ok: true })
    await hand.until(() => hand.epoch === 1)
    expect(await hand.send(late, 0)).toEqual({ ok: false, error: 'renewed' })
    expect(hand.html).toBe('<p>Begin</p>')
    expect(await hand.renew(), 'there is room enough').toEqual({ ok: false, error: 'renewed' })
  })

  test('D21.2: so many tabs wrote in it at most', async () => {
    const hand = await Hand.at(await noteOf('Begin'))
    const many = Array.from({ length: NOTE_WRITERS_MAX }, (_, at) => {
      const doc = new Y.Doc()
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(hand.doc))
      doc.clientID = 10_000 + at
      const before = Y.encodeStateVector(doc)
      fragmentOf(doc).insert(0, [new Y.XmlElement('paragraph')])
      return Y.encodeStateAsUpdate(doc, before)
    })
    const filled = Y.mergeUpdates([Y.encodeStateAsUpdate(hand.doc), ...many])
    await makeNote(hand.item, filled)
    expect(await hand.send(hand.edit((fragment) => fragment.insert(0, [line('x')])))).toEqual({
      ok: false,
      error: 'full',
    })
  })

  test('D21.2: deleted content counts, and a note of before that is over its bound opens at once', async () => {
    const item = await noteOf('Begin')
    const hand = await Hand.at(item)
    const heavy = Y.mergeUpdates([Y.encodeStateAsUpdate(hand.doc), deletions(400_000)])
    expect(heavy.byteLength).toBeGreaterThan(1_400_000)
    expect(heavy.byteLength).toBeLessThan(NOTE_BYTES_MAX)
    await makeNote(item, heavy)
    const began = performance.now()
    const other = await Tab.open(app.url, app.as('enduser').token)
    tabs.push(other)
    await other.join(`item:${item}`)
    expect(performance.now() - began).toBeLessThan(3000)
    expect(await hand.send(hand.edit((fragment) => fragment.insert(0, [line('x')])))).toEqual({
      ok: false,
      error: 'full',
    })
    expect(await hand.renew()).toEqual({ ok: true })
    await hand.until(() => hand.epoch === 1)
    expect(hand.html).toBe('<p>Begin</p>')
    const [kept] = await app.world.database.query<{ bytes: number; pieces: number }>(
      'select length(state) as bytes, pieces from notes where item = $1',
      [item],
    )
    expect(kept?.bytes).toBeLessThan(1000)
    expect(kept?.pieces).toBeLessThan(NOTE_PIECES_MAX / 100)
  })

  test('D21.2: a text that is changed by other ways for ever does not fill its note', async () => {
    const item = await noteOf('Begin')
    const hand = await Hand.at(item)
    await makeNote(item, Y.mergeUpdates([Y.encodeStateAsUpdate(hand.doc), deletions(NOTE_PIECES_MAX + 1)]))
    await app.world.system.update({ id: item, fields: { case: '<p>Heel anders</p>' } })
    await hand.until(() => hand.html === '<p>Heel anders</p>')
    expect(hand.epoch).toBe(1)
  })
})
