import type { LiveAnswer, NoteFrame } from '@schakel/domain/calls'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { openTestApp, type Somebody, type TestApp } from '../../test/app.ts'
import { failOnFaults, Tab } from '../../test/live.ts'
import { lineName } from '../store/read/lineName.ts'
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

/** Somebody at a note, with their own copy of it. */
class Writer {
  readonly tab: Tab
  readonly item: string
  readonly doc = new Y.Doc()
  readonly frames: NoteFrame[] = []
  readonly #waiting = new Set<() => void>()

  constructor(tab: Tab, item: string) {
    this.tab = tab
    this.item = item
    tab.socket.on('update_editor_client', (frame: NoteFrame) => {
      if (frame.item !== item) return
      this.frames.push(frame)
      Y.applyUpdate(this.doc, new Uint8Array(frame.delta), 'server')
      for (const wake of this.#waiting) wake()
    })
  }

  static async at(item: string, somebody: Somebody): Promise<Writer> {
    const tab = await Tab.open(app.url, app.as(somebody).token)
    tabs.push(tab)
    const writer = new Writer(tab, item)
    await tab.join(`item:${item}`)
    return writer
  }

  get html(): string {
    return htmlOf(this.doc)
  }

  send(body: object): Promise<LiveAnswer<{ readonly version?: number }>> {
    return this.tab.socket.emitWithAck('update_editor_server', { item: this.item, version: 0, ...body })
  }

  /** Changes the own copy and sends the edit. */
  write(change: (fragment: Y.XmlFragment) => void): Promise<LiveAnswer<{ readonly version?: number }>> {
    const before = Y.encodeStateVector(this.doc)
    this.doc.transact(() => change(fragmentOf(this.doc)))
    return this.send({ delta: Y.encodeStateAsUpdate(this.doc, before), user: { name: 'Iemand anders' } })
  }

  type(words: string): Promise<LiveAnswer<{ readonly version?: number }>> {
    return this.write((fragment) => {
      const line = new Y.XmlElement('paragraph')
      line.insert(0, [new Y.XmlText(words)])
      fragment.insert(fragment.length, [line])
    })
  }

  async until(holds: (writer: Writer) => boolean): Promise<void> {
    while (!holds(this)) await new Promise<void>((resolve) => this.#once(resolve))
  }

  #once(resolve: () => void): void {
    const wake = () => {
      this.#waiting.delete(wake)
      resolve()
    }
    this.#waiting.add(wake)
  }
}

/** However long this takes, what is written in it is saved after it. */
async function withoutSaving<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    return await work()
  } finally {
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
  }
}

const caseOf = async (id: string) => (await app.as('super').post(`/api/space/${id}`, { depth: 0 })).body.case

interface Save {
  readonly seq: string
  readonly by: string
  readonly also: string[] | null
  readonly before: unknown
  readonly after: unknown
}

/** The lines of a text that was saved as people wrote it. */
const savesOf = (id: string) =>
  app.world.database.query<Save>(
    `select seq::text, by, also, before -> 'case' as before, after -> 'case' as after from changes
      where item = $1 and kind = 'update' and after ? 'case' order by changes.seq`,
    [id],
  )

async function createdOf(id: string): Promise<{ readonly seq: string }> {
  const [row] = await app.world.database.query<{ seq: string }>(
    `select seq::text from changes where item = $1 and kind = 'create'`,
    [id],
  )
  if (!row) throw new Error('no line of its making')
  return row
}

async function updatesOf(id: string): Promise<number | undefined> {
  const [row] = await app.world.database.query<{ n: number }>(
    'select count(*)::int as n from note_updates where item = $1',
    [id],
  )
  return row?.n
}

describe('D19.8: the note of a dossier over the wire', () => {
  test('D19.8: whoever enters the room gets the whole text, in binary', async () => {
    const dossier = await app.aDossier({ case: '<p>Wij zoeken een <i>kassa</i>.</p>' })
    const writer = await Writer.at(dossier, 'staff')
    expect(writer.frames).toHaveLength(1)
    expect(writer.frames[0]).toMatchObject({ item: dossier, whole: true, writable: true })
    expect(writer.doc.getXmlFragment('default').length).toBe(1)
    expect(writer.html).toBe('<p>Wij zoeken een <i>kassa</i>.</p>')
  })

  test('D9: an edit reaches the others with who wrote it by the token, and not its sender', async () => {
    const dossier = await app.aDossier({ case: '<p>Begin</p>' })
    const [one, other] = [await Writer.at(dossier, 'staff'), await Writer.at(dossier, 'enduser')]
    const answer = await one.type('Van de adviseur')
    expect(answer).toMatchObject({ ok: true, version: expect.any(Number) })
    await other.until(({ html }) => html.includes('Van de adviseur'))
    expect(other.frames.at(-1)).toMatchObject({ user: { _id: app.as('staff').id, name: 'Test staff' } })
    await other.type('Van de gast')
    await one.until(({ html }) => html.includes('Van de gast'))
    expect(one.html).toBe(other.html)
  })

  test('D9: a second after the last change the sanitised text is the case of the dossier, and everybody hears so', async () => {
    const dossier = await app.aDossier({ case: '<p>Begin</p>' })
    const writer = await Writer.at(dossier, 'staff')
    const { version } = Object(await writer.type('Erbij'))
    await writer.until(({ frames }) => frames.some(({ saved }) => saved === version))
    expect(await caseOf(dossier)).toBe('<p>Begin</p><p>Erbij</p>')
    await writer.tab.frame('update', dossier)
    const kept = await app.world.database.query<{ updates: number; html: string }>(
      'select html, (select count(*)::int from note_updates u where u.item = n.item) as updates from notes n where item = $1',
      [dossier],
    )
    expect(kept, 'the edits are compacted').toEqual([{ updates: 0, html: '<p>Begin</p><p>Erbij</p>' }])
  })

  test('D20: the version of a note counts its own edits, and nothing of what is written in another one', async () => {
    const [here, elsewhere] = [await app.aDossier({ case: '' }), await app.aDossier({ case: '' })]
    const [one, other, stranger] = [
      await Writer.at(here, 'staff'),
      await Writer.at(here, 'enduser'),
      await Writer.at(elsewhere, 'super'),
    ]
    for (const version of [1, 3, 5]) {
      await stranger.type('Elders')
      expect(await one.type('Hier')).toMatchObject({ ok: true, version })
      await stranger.type('Elders')
      expect(await other.type('Ook hier')).toMatchObject({ ok: true, version: version + 1 })
      // Also once what came before was saved, which is when it is kept as an edit no more.
      await one.until(({ frames }) => frames.some(({ saved }) => saved === version + 1))
    }
    const told = [...one.frames, ...other.frames].flatMap(({ version, saved }) => [version, saved ?? 0])
    expect(Math.max(...told)).toBe(6)
  })

  test('D9: what a node that was killed kept and did not save is in the note, is said not to be saved yet, and is saved', async () => {
    const dossier = await app.aDossier({ case: '<p>Begin</p>' })
    const before = await Writer.at(dossier, 'staff')
    expect(before.frames[0]?.saved, 'nothing waits').toBeUndefined()
    const known = Y.encodeStateVector(before.doc)
    const line = new Y.XmlElement('paragraph')
    line.insert(0, [new Y.XmlText('Net nog')])
    fragmentOf(before.doc).insert(1, [line])
    const [kept] = await app.world.database.query<{ seq: string }>(
      'insert into note_updates (item, delta, writer, growth, at) values ($1, $2, $3, 300, now()) returning seq::text',
      [dossier, Y.encodeStateAsUpdate(before.doc, known), app.as('staff').id],
    )
    const version = Number(kept?.seq)
    const back = await Writer.at(dossier, 'staff')
    expect(back.frames[0]).toMatchObject({ whole: true, version, saved: version - 1 })
    expect(back.html).toBe('<p>Begin</p><p>Net nog</p>')
    await back.until(({ frames }) => frames.some(({ saved }) => saved === version))
    expect(await caseOf(dossier)).toBe('<p>Begin</p><p>Net nog</p>')
  })

  test('D19.8: a returning client joins again and sends its state as one update', async () => {
    const dossier = await app.aDossier({ case: '<p>Begin</p>' })
    const [away, here] = [await Writer.at(dossier, 'staff'), await Writer.at(dossier, 'super')]
    away.tab.close()
    away.doc.transact(() => {
      const line = new Y.XmlElement('paragraph')
      line.insert(0, [new Y.XmlText('Onderweg geschreven')])
      fragmentOf(away.doc).insert(0, [line])
    })
    await here.type('Intussen')
    const back = await Writer.at(dossier, 'staff')
    Y.applyUpdate(back.doc, Y.encodeStateAsUpdate(away.doc))
    await back.send({ delta: Y.encodeStateAsUpdate(back.doc) })
    await here.until(({ html }) => html.includes('Onderweg'))
    expect(here.html).toBe('<p>Onderweg geschreven</p><p>Begin</p><p>Intussen</p>')
    expect(back.html).toBe(here.html)
  })

  test('D9: a case that is written over the API reaches the note, and what is being typed stays', async () => {
    const dossier = await app.aDossier({ case: '<p>Een</p><p>Twee</p>' })
    const writer = await Writer.at(dossier, 'staff')
    await withoutSaving(async () => {
      await writer.type('Getypt')
      const props = { case: '<p>Een</p><p>Twee en een half</p>' }
      await app.as('super').post(`/api/space/update/${dossier}`, { props })
      await writer.until(({ html }) => html.includes('half'))
    })
    expect(writer.html).toBe('<p>Een</p><p>Twee en een half</p><p>Getypt</p>')
    await writer.until(({ frames }) => frames.some(({ saved }) => saved !== undefined))
    expect(await caseOf(dossier)).toBe(writer.html)
  })

  test('D9: a case that changed while nobody looked is what the next one finds', async () => {
    const dossier = await app.aDossier({ case: '<p>Een</p>' })
    const first = await Writer.at(dossier, 'staff')
    await first.tab.send('userLeft', { room: `item:${dossier}` })
    await app.as('super').post(`/api/space/update/${dossier}`, { props: { case: '<p>Een en twee</p>' } })
    expect((await Writer.at(dossier, 'super')).html).toBe('<p>Een en twee</p>')
  })

  test('S2.36, D10: a note of next to nothing begins with the template of its type, once', async () => {
    const dossier = await app.aDossier({ name: 'CRM', case: '<p>Kort</p>' })
    const [one, other] = [await Writer.at(dossier, 'staff'), await Writer.at(dossier, 'super')]
    await Promise.all([one.send({ template: 'nl' }), other.send({ template: 'nl' })])
    await other.until(({ html }) => html.includes('gasten'))
    expect(other.html.match(/taskList/g)).toHaveLength(1)
    expect(other.html).toMatch(/^<p>Kort<\/p><p>Welke gasten/)
    expect(await caseOf(dossier), 'it is saved along with what is written in it').toBe('<p>Kort</p>')
  })

  test('D9, D4.3: an edit that makes the text too long is refused at the door, one that shortens it is taken', async () => {
    const dossier = await app.aDossier({ case: `<p>${'lang '.repeat(3990)}</p>` })
    const writer = await Writer.at(dossier, 'staff')
    const before = Y.encodeStateVector(writer.doc)
    expect(await writer.type('lang '.repeat(11))).toEqual({ ok: false, error: 'tooLong' })
    expect(await updatesOf(dossier)).toBe(0)
    writer.doc.transact(() => fragmentOf(writer.doc).delete(0, 1))
    const { version } = Object(await writer.send({ delta: Y.encodeStateAsUpdate(writer.doc, before) }))
    await writer.until(({ frames }) => frames.some(({ saved }) => saved === version))
    expect(await caseOf(dossier)).toBe(writer.html)
    expect(writer.html).toMatch(/^<p>lang /)
  })

  test('D9, D4.3: of a note the words count as they do of its dossier: much markup is written in, saved and made anew', async () => {
    const dossier = await app.aDossier({ case: '<p>nog een regel</p>'.repeat(1400) })
    const writer = await Writer.at(dossier, 'staff')
    const heard = await writer.type('Erbij')
    expect(heard).toMatchObject({ ok: true })
    const { version } = Object(heard)
    await writer.until(({ frames }) => frames.some(({ saved }) => saved === version))
    expect((await caseOf(dossier)).length).toBe(28_000 + '<p>Erbij</p>'.length)
    expect(await writer.type('lang '.repeat(100))).toEqual({ ok: false, error: 'tooLong' })
    await app.world.database.query('update notes set pieces = 15000, writers = 1 where item = $1', [dossier])
    expect(await writer.tab.socket.emitWithAck('renewNote', { item: dossier, epoch: 0 })).toEqual({ ok: true })
  })

  test('D9: nobody writes in a dossier that was thrown away, and what was acknowledged before is saved as it is back', async () => {
    const dossier = await app.aDossier({ case: '<p>Kort</p>' })
    const writer = await Writer.at(dossier, 'staff')
    await writer.type('Net voor het weggooien')
    await app.as('super').post('/api/space/delete', { item: { _id: dossier } })
    expect(await writer.type('Te laat')).toEqual({ ok: false, error: 'missing' })
    await app.as('super').post('/api/trash/restore', { _id: dossier })
    await Writer.at(dossier, 'super')
    await expect.poll(() => caseOf(dossier), { timeout: 10_000 }).toBe('<p>Kort</p><p>Net voor het weggooien</p>')
    expect((await savesOf(dossier)).at(-1)).toMatchObject({ by: app.as('staff').id })
  })

  test('D9: what was acknowledged is saved in the name of who wrote it, though they may not write any more', async () => {
    const dossier = await app.aDossier({ case: '<p>Kort</p>', status: 'intake' })
    const guest = await Writer.at(dossier, 'enduser')
    const { version } = Object(await guest.type('Nog net van de gast'))
    await app.as('staff').post(`/api/space/update/${dossier}`, { props: { status: 'match' } })
    expect(await guest.type('Te laat')).toEqual({ ok: false, error: 'forbidden' })
    await guest.until(({ frames }) => frames.some(({ saved }) => saved === version))
    expect(await caseOf(dossier)).toBe('<p>Kort</p><p>Nog net van de gast</p>')
    expect((await savesOf(dossier)).at(-1)).toMatchObject({ by: app.as('enduser').id, also: null })
  })

  test('D9, D10: what several wrote since the last save names them all, and keeps only what differs', async () => {
    const dossier = await app.aDossier({ case: '<p>Een 🍺 en een lange tekst die niemand verandert.</p>' })
    const [one, other] = [await Writer.at(dossier, 'staff'), await Writer.at(dossier, 'enduser')]
    const { version } = await withoutSaving(async () => {
      await one.type('Van de adviseur 🍷')
      return Object(await other.type('Van de gast'))
    })
    await one.until(({ frames }) => frames.some(({ saved }) => saved === version))
    const [save, ...more] = await savesOf(dossier)
    expect(more).toEqual([])
    expect([save?.by, ...(save?.also ?? [])].sort()).toEqual([app.as('staff').id, app.as('enduser').id].sort())
    expect(JSON.stringify([save?.before, save?.after])).not.toContain('niemand verandert')
    const { body } = await app.as('super').post('/api/notes/versions', { item: dossier })
    const [now] = body
    expect(now.users.map(({ name }: { name: string }) => name)).toEqual(['Test enduser', 'Test staff'])
    const first = (await createdOf(dossier)).seq
    const { secret } = app.world.store.settings
    const texts = [now._id, lineName(secret, first)].map(async (version) => {
      const { body: said } = await app.as('super').post('/api/notes/version', { item: dossier, version })
      return said.text
    })
    expect(await Promise.all(texts)).toEqual([one.html, '<p>Een 🍺 en een lange tekst die niemand verandert.</p>'])
  })

  test('D9: an edit that rests on what the note does not have is refused, and taken along with that', async () => {
    const dossier = await app.aDossier({ case: '<p>Begin</p>' })
    const writer = await Writer.at(dossier, 'staff')
    const before = Y.encodeStateVector(writer.doc)
    const line = (words: string) => {
      const since = Y.encodeStateVector(writer.doc)
      const node = new Y.XmlElement('paragraph')
      node.insert(0, [new Y.XmlText(words)])
      fragmentOf(writer.doc).insert(fragmentOf(writer.doc).length, [node])
      return Y.encodeStateAsUpdate(writer.doc, since)
    }
    line('Verdwenen met de database')
    const edit = line('Zonder lijn')
    expect(await writer.send({ delta: edit })).toEqual({ ok: false, error: 'renewed' })
    expect(await writer.send({ delta: edit, version: 5 }), 'of which more was acknowledged').toEqual({
      ok: false,
      error: 'renewed',
    })
    expect(await updatesOf(dossier)).toBe(0)
    const { version } = Object(await writer.send({ delta: Y.encodeStateAsUpdate(writer.doc, before) }))
    await writer.until(({ frames }) => frames.some(({ saved }) => saved === version))
    expect(await caseOf(dossier)).toBe('<p>Begin</p><p>Verdwenen met de database</p><p>Zonder lijn</p>')
  })

  test('D8.10: what is no edit is refused', async () => {
    const dossier = await app.aDossier({ case: '<p>Kort</p>' })
    const writer = await Writer.at(dossier, 'staff')
    expect(await writer.send({ delta: new Uint8Array([9, 9, 9, 200, 201]) })).toEqual({ ok: false, error: 'invalid' })
    expect(await writer.send({ delta: 'geen bytes' })).toEqual({ ok: false, error: 'malformed' })
  })
})

describe('D9: where the cursors of others are', () => {
  const said = (state: string) => new TextEncoder().encode(`\x01\x05\x01${String.fromCharCode(state.length)}${state}`)

  test('D9: a cursor reaches the others, and what is none is refused and reaches nobody', async () => {
    const dossier = await app.aDossier({ case: '<p>Begin</p>' })
    const [one, other] = [await Writer.at(dossier, 'enduser'), await Writer.at(dossier, 'staff')]
    const good = said('{"cursor":null}')
    expect(await one.send({ cursor: said('{"cursor":5}') })).toEqual({ ok: false, error: 'malformed' })
    expect(await one.send({ cursor: good })).toMatchObject({ ok: true })
    await other.until(({ frames }) => frames.some(({ cursor }) => cursor))
    const heard = other.frames.flatMap(({ cursor }) => (cursor ? [new Uint8Array(cursor)] : []))
    expect(heard).toEqual([good])
  })
})

describe('D7, D6: who gets a note', () => {
  test('D7: a supplier reads the redacted case along and never gets an edit, not even after disclosure', async () => {
    const lead = await app.aLead({ name: 'Hotel Zilvermeeuw' })
    const dossier = await app.aDossier({ case: '<p>Hotel Zilvermeeuw zoekt een kassa voor de bar.</p>' }, lead)
    const { match } = await app.aMatch({ dossier })
    const supplier = await Writer.at(dossier, 'supplier')
    const staff = await Writer.at(dossier, 'staff')
    const { version } = Object(await staff.type('Bel Hotel Zilvermeeuw morgen'))
    await staff.until(({ frames }) => frames.some(({ saved }) => saved === version))
    const seen = await supplier.tab.frame('update', dossier)
    expect(JSON.stringify(seen)).not.toMatch(/Zilvermeeuw/)
    expect(seen.case).toContain('▇▇▇ morgen')
    expect(await supplier.type('Stiekem')).toEqual({ ok: false, error: 'missing' })
    expect(supplier.frames).toEqual([])
    await app.as('super').post(`/api/space/update/${match}`, { props: { $open: true } })
    const again = await Writer.at(dossier, 'supplier')
    expect(again.frames).toEqual([])
  })

  test('D6: to whom the dossier does not exist there is no note, nor a way to write in it', async () => {
    const dossier = await app.aDossier({ case: '<p>Kort</p>' })
    for (const somebody of ['stranger', 'enduser2', 'member', 'supplier2'] as const) {
      const other = await Writer.at(dossier, somebody)
      expect(other.frames).toEqual([])
      expect(await other.type('Stiekem')).toEqual({ ok: false, error: 'missing' })
    }
  })

  test('D6: who may not change the case any more reads along and writes nothing', async () => {
    const dossier = await app.aDossier({ case: '<p>Kort</p>', status: 'match' })
    const reader = await Writer.at(dossier, 'enduser')
    expect(reader.frames[0]).toMatchObject({ whole: true, writable: false })
    expect(await reader.type('Toch')).toEqual({ ok: false, error: 'forbidden' })
    const staff = await Writer.at(dossier, 'staff')
    await staff.type('Van de adviseur')
    await reader.until(({ html }) => html.includes('Van de adviseur'))
  })
})
