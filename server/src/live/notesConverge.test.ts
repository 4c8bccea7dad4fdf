import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { World } from '../../test/world.ts'
import { beginNote, readNote } from '../store/notes/notes.ts'
import { lineName } from '../store/read/lineName.ts'
import { readNoteVersion, readNoteVersions } from '../store/read/noteVersions.ts'
import { Store } from '../store/store.ts'
import { oneByOne } from '../store/write/queue.ts'
import { weighed } from './noteGrowth.ts'
import { fragmentOf } from './notesDocument.ts'
import { renewNote, saveNote, takeEdits } from './notesSaving.ts'
import { documentOf, htmlOf, stateOf } from './notesText.ts'
import type { News } from './noteWork.ts'

let world: World
let lead: string
beforeAll(async () => {
  world = await World.open()
  lead = await world.lead(await world.space())
})
afterAll(() => world.close())

/** One of five editors: what it wrote and nobody acknowledged, and what is on its way to it. */
class Client {
  readonly doc = new Y.Doc()
  unsent: Uint8Array[] = []
  coming: Uint8Array[] = []

  constructor() {
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== 'server') this.unsent.push(update)
    })
  }

  hear(update: Uint8Array): void {
    Y.applyUpdate(this.doc, update, 'server')
  }

  type(mark: string, at: number): void {
    const fragment = fragmentOf(this.doc)
    const line = fragment.length > 0 ? fragment.get(at % fragment.length) : undefined
    const text = line instanceof Y.XmlElement ? line.get(0) : undefined
    if (text instanceof Y.XmlText) text.insert(at % (text.length + 1), mark)
    else {
      const added = new Y.XmlElement('paragraph')
      added.insert(0, [new Y.XmlText(mark)])
      fragment.insert(0, [added])
    }
  }
}

const step = fc.record({
  who: fc.nat(4),
  kind: fc.constantFrom('type', 'type', 'send', 'send', 'hear', 'lose', 'turn', 'return', 'save', 'api'),
  at: fc.nat(500),
})

test('D9: five editors with drops, reorders and reconnects always agree, and nothing acknowledged is ever lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const { store } = world
      const dossier = await world.dossier(lead, { case: '<p>Begin</p>' })
      await beginNote(store, dossier, stateOf)
      const clients = Array.from({ length: 5 }, () => new Client())
      const acknowledged: string[] = []
      const typed = new Map<Client, string[]>()
      let next = 0

      const tellAll = (update: Uint8Array, but?: Client) => {
        for (const client of clients) if (client !== but) client.coming.push(update)
      }
      const enter = async (client: Client) => {
        const note = await readNote(store, dossier)
        if (!note) throw new Error('the note is gone')
        client.coming = []
        client.hear(
          Y.encodeStateAsUpdate(
            documentOf(
              note.state,
              note.updates.map(({ delta }) => delta),
            ),
          ),
        )
      }
      const send = async (client: Client) => {
        if (client.unsent.length === 0) return
        const delta = Y.mergeUpdates(client.unsent.splice(0))
        const edit = { delta, writer: world.system.viewer._id, epoch: 0, ...weighed(delta) }
        expect(await takeEdits(store, dossier, [edit])).toEqual([expect.any(Number)])
        acknowledged.push(...(typed.get(client) ?? []))
        typed.delete(client)
        tellAll(delta, client)
      }
      const save = () => saveNote(store, dossier, ({ edit }) => edit && tellAll(edit))
      for (const client of clients) await enter(client)

      for (const { who, kind, at } of steps) {
        const client = clients[who]
        if (!client) continue
        if (kind === 'type') {
          const mark = `‹${next}›`
          next += 1
          client.type(mark, at)
          typed.set(client, [...(typed.get(client) ?? []), mark])
        } else if (kind === 'send') await send(client)
        else if (kind === 'hear') for (const update of client.coming.splice(0)) client.hear(update)
        else if (kind === 'lose') client.coming.splice(at % 3, 1)
        else if (kind === 'turn') client.coming.reverse()
        else if (kind === 'return') await enter(client)
        else if (kind === 'save') await save()
        else {
          // Another way in, which adds a line of its own to what the dossier says.
          const { case: text } = await world.read(dossier)
          await world.system.update({ id: dossier, fields: { case: `${text}<p>api ${at}</p>` } })
        }
      }
      for (const client of clients) await send(client)
      await save()
      for (const client of clients) await enter(client)

      const [first, ...others] = clients.map(({ doc }) => htmlOf(doc))
      for (const other of others) expect(other).toBe(first)
      expect((await world.read(dossier)).case).toBe(first)
      // A mark may be parted by what another wrote within it; none of its characters is gone.
      const letters = (first ?? '').replace(/<[^>]*>/g, '')
      const count = (mark: string) => [...letters].filter((letter) => letter === mark).length
      expect(count('‹')).toBe(acknowledged.length)
      expect(count('›')).toBe(acknowledged.length)
    }),
    { numRuns: 15 },
  )
}, 120_000)

test.for(['the first', 'the second', 'another way'])(
  'D9: of two nodes that save a note at once none doubles or loses a word: %s is written first',
  async (first) => {
    const { store } = world
    const dossier = await world.dossier(lead, { case: '<p>Begin</p>' })
    await beginNote(store, dossier, stateOf)
    const client = new Client()
    const note = await readNote(store, dossier)
    client.hear(note?.state ?? stateOf(''))
    const send = async (mark: string) => {
      client.type(mark, 5)
      const delta = Y.mergeUpdates(client.unsent.splice(0))
      const edit = { delta, writer: world.system.viewer._id, epoch: 0, ...weighed(delta) }
      expect(await takeEdits(store, dossier, [edit])).toEqual([expect.any(Number)])
    }
    const told: Uint8Array[] = []
    const begin = () => beginSaving(dossier, ({ edit }) => edit && told.push(edit))
    await send('‹1›')
    const one = await begin()
    await send('‹2›')
    const two = await begin()
    await send('‹3›')
    if (first === 'another way')
      await world.system.update({ id: dossier, fields: { case: '<p>Begin</p><p>‹api›</p>' } })
    for (const save of first === 'the second' ? [two, one] : [one, two]) await save()
    await saveNote(store, dossier, ({ edit }) => edit && told.push(edit))
    for (const edit of told) client.hear(edit)

    const text = htmlOf(client.doc)
    expect((await world.read(dossier)).case).toBe(text)
    const marks = ['‹1›', '‹2›', '‹3›', ...(first === 'another way' ? ['‹api›'] : [])]
    // One may stand within another; none is there twice.
    expect([...text.replace(/<[^>]*>|Begin/g, '')].toSorted()).toEqual([...marks.join('')].toSorted())
    expect(await world.database.query('select from notes where item = $1 and savings is not null', [dossier])).toEqual(
      [],
    )
  },
)

test.each([
  [1, false],
  [2, false],
  [1, true],
] as const)(
  'D9, D21.2: a note that is made anew while %i nodes save it doubles and loses no word (changed by another way: %s)',
  async (nodes, isChanged) => {
    const { store } = world
    const dossier = await world.dossier(lead, { case: '<p>Begin</p>' })
    await beginNote(store, dossier, stateOf)
    // As full as a note is that asks for it.
    await world.database.query('update notes set pieces = $2, writers = 1 where item = $1', [dossier, 15_000])
    const client = new Client()
    client.hear((await readNote(store, dossier))?.state ?? stateOf(''))
    const typed = (mark: string) => {
      client.type(mark, 5)
      const delta = Y.mergeUpdates(client.unsent.splice(0))
      return { delta, writer: world.system.viewer._id, epoch: 0, ...weighed(delta) }
    }
    const saves: (() => Promise<unknown>)[] = []
    for (let node = 1; node <= nodes; node += 1) {
      expect(await takeEdits(store, dossier, [typed(`‹${node}›`)])).toEqual([expect.any(Number)])
      saves.push(await beginSaving(dossier))
    }
    expect(await takeEdits(store, dossier, [typed('‹8›')])).toEqual([expect.any(Number)])
    if (isChanged) await world.system.update({ id: dossier, fields: { case: '<p>Begin</p><p>‹7›</p>' } })
    await renewNote(store, dossier, world.system.viewer._id, typed('‹9›'))
    for (const save of saves) await save()
    await saveNote(store, dossier, () => undefined)

    const note = await readNote(store, dossier)
    const text = note
      ? htmlOf(
          documentOf(
            note.state,
            note.updates.map(({ delta }) => delta),
          ),
        )
      : ''
    expect((await world.read(dossier)).case).toBe(text)
    const marks = [...saves.map((_, at) => `‹${at + 1}›`), ...(isChanged ? ['‹7›'] : []), '‹8›', '‹9›']
    expect([...text.replace(/<[^>]*>|Begin/g, '')].toSorted()).toEqual([...marks.join('')].toSorted())
    expect([note?.epoch, note?.updates.length, note?.savings.length]).toEqual([1, 0, 0])
  },
)

/** Saves a note on a node of its own, up to where it would write the dossier; answers how it goes on. */
async function beginSaving(
  dossier: string,
  onNews: (news: News) => void = () => undefined,
): Promise<() => Promise<unknown>> {
  const node = new Store(world.database, world.store.settings)
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: isBegun, resolve: begun } = Promise.withResolvers<void>()
  void oneByOne(node, dossier, () => isLetGo)
  const saved = saveNote(node, dossier, (news) => {
    onNews(news)
    begun()
  })
  await isBegun
  return () => {
    letGo()
    return saved
  }
}

test('D10: what one person wrote in one go is one version, and no supplier reads any', async () => {
  const dossier = await world.dossier(lead, { case: '<p>Een</p>' })
  for (const text of ['<p>Een t</p>', '<p>Een twee</p>']) {
    world.wait(1000)
    await world.system.update({ id: dossier, fields: { case: text } })
  }
  world.wait(60 * 60_000)
  await world.system.update({ id: dossier, fields: { case: '<p>Drie</p>' } })
  const versions = await readNoteVersions(world.system, dossier)
  const texts = versions.map(({ _id }) => readNoteVersion(world.system, dossier, _id))
  expect(await Promise.all(texts)).toEqual(['<p>Drie</p>', '<p>Een twee</p>'])
  const supplier = await world.supplier(await world.space())
  const asUser = await world.user(supplier, 'suppliers')
  await world.match(dossier, supplier, { $visible: true, $open: true })
  await expect(readNoteVersions(asUser, dossier)).rejects.toThrow()
  await expect(readNoteVersion(asUser, dossier, versions[0]?._id ?? '')).rejects.toThrow()
})

test('D10: every version says what it said, however many small changes lie between, and whichever were kept whole', async () => {
  const dossier = await world.dossier(lead, { case: '<p>0</p>' })
  const [els, ties] = ['user/els', 'user/ties']
  const said = ['<p>0</p>']
  for (let step = 1; step <= 30; step += 1) {
    // A pause now and then, and a write by another way.
    world.wait(step % 7 === 0 ? 20 * 60_000 : 1000)
    const text = step % 3 === 0 ? `<p>🍺${step}</p>` : `${said.at(-1)}<p>😀 ${step}</p>`
    const writers = step % 5 === 0 ? undefined : step % 2 === 0 ? [els] : [ties, els]
    await world.system.update({ id: dossier, fields: { case: text }, writers })
    said.push(text)
  }
  const lines = await world.database.query<{ seq: string }>(
    `select seq::text from changes where item = $1 and after ? 'case' order by changes.seq`,
    [dossier],
  )
  const found: string[] = []
  const { secret } = world.store.settings
  for (const { seq } of lines) found.push(await readNoteVersion(world.system, dossier, lineName(secret, seq)))
  expect(found).toEqual(said)
  await expect(readNoteVersion(world.system, dossier, lineName(secret, '1'))).rejects.toThrow()
  await expect(readNoteVersion(world.system, dossier, lines[0]?.seq ?? '')).rejects.toThrow()
})
