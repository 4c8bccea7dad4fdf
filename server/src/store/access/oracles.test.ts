import { readFileSync } from 'node:fs'
import { edgeNames, Forbidden, mayRun, typeOfId } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'

let world: World
let space: string
let staff: ViewerStore

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(() => world.close())

const HIDDEN = 'Zilvermeeuw'

/** A dossier of a lead that nobody disclosed, and who of the supplier tries to find out whose it is. */
async function aDossier(lead = `Herberg ${HIDDEN}`) {
  const asking = await world.lead(space, { name: lead })
  const dossier = await world.dossier(asking)
  const supplier = await world.supplier(space)
  const match = await world.match(dossier, supplier, { $visible: true, $advise: HIDDEN, $declaration: HIDDEN })
  const seller = await world.user(supplier, 'suppliers')
  return { lead: asking, dossier, supplier, match, seller }
}

/** How an attempt ended, with all that it answered. */
async function outcome(attempt: Promise<unknown>): Promise<unknown> {
  try {
    return await attempt
  } catch (error) {
    if (error instanceof Error) return error.name
    throw error
  }
}

describe('what a supplier guesses', () => {
  it('D20.2: a field that it may not write is refused, whatever it guesses', async () => {
    const { match, seller } = await aDossier()
    for (const name of ['$advise', '$declaration']) {
      for (const guess of [HIDDEN, 'Karekiet']) {
        await expect(seller.update({ id: match, fields: { [name]: guess } })).rejects.toThrow(Forbidden)
      }
      const { [name]: shown } = await world.read(match, seller)
      await seller.update({ id: match, fields: { [name]: shown } })
    }
  })

  it('D20.2: what staff wrote into its own task cannot be guessed by writing it again', async () => {
    const { dossier, seller } = await aDossier()
    const answers: unknown[] = []
    for (const guess of [HIDDEN, 'Karekiet']) {
      const todo = await world.make({ _type: 'todo', name: 'Offerte maken', description: 'Prijs' }, dossier, seller)
      await staff.update({ id: todo, fields: { description: HIDDEN } })
      const { _id, ...written } = await seller.update({ id: todo, fields: { description: guess } })
      answers.push(written)
      expect(await world.read(todo, seller)).toMatchObject({ description: guess })
    }
    expect(answers[0]).toEqual(answers[1])
  })

  it('D20.2: a note on an edge that it does not read cannot be guessed by sending it along', async () => {
    const { dossier, supplier, seller } = await aDossier()
    const todo = await world.make({ _type: 'todo', name: 'Offerte maken' }, dossier, seller)
    await staff.link({ edge: 'TODOS', parent: dossier, child: todo, props: { $note: HIDDEN } })
    await staff.link({ edge: 'MEMBERS', parent: space, child: supplier, props: { $note: HIDDEN } })
    for (const id of [todo, supplier]) {
      const ends = await Promise.all(
        [HIDDEN, 'Karekiet'].map((guess) => outcome(seller.update({ id, fields: { $note: guess } }))),
      )
      expect(ends[0]).toEqual(ends[1])
    }
  })
})

describe('names that a supplier reads in clear', () => {
  it('D20.3: a supplier that calls itself by a guess signs with it, also where the guess is right', async () => {
    for (const guess of [HIDDEN, 'Karekiet']) {
      const { match, supplier, seller } = await aDossier()
      await world.system.update({ id: supplier, fields: { name: `${guess} Software` } })
      await seller.update({ id: seller.viewer._id, fields: { name: `Piet ${guess}` } })
      await world.status(match, 'offered')
      const asUser = await world.as(seller.viewer._id)
      await world.status(match, 'reserved', asUser)
      expect(await world.read(match, asUser)).toMatchObject({
        history: [
          { user: { name: `Piet ${guess}`, organisation: { name: `${guess} Software` } } },
          { status: 'offered' },
          { status: 'registered' },
        ],
      })
    }
  })

  it('D20.3: staff of the same surname as somebody of the lead keep their name', async () => {
    const { lead, match, seller } = await aDossier()
    await world.person(lead, { name: 'Sietske van der Toverlepel' })
    const advisor = await world.user(space, 'staff', { name: 'Joris van der Toverlepel' })
    await world.status(match, 'offered', advisor)
    const { history } = await world.read(match, seller)
    expect(history).toMatchObject([{ user: { name: 'Joris van der Toverlepel' } }, {}])
  })
})

describe('who wrote what', () => {
  it('D20.3: what a supplier wrote in its task stays as it is for it when others tick, plan or add to it', async () => {
    const { dossier, seller } = await aDossier()
    const guesses = `${HIDDEN}? Karekiet? Ooievaar?`
    const todo = await world.make(
      { _type: 'todo', name: guesses, description: guesses, tasks: [{ name: guesses }, { name: 'Bellen' }] },
      dossier,
      seller,
    )
    await staff.update({
      id: todo,
      fields: { due: '2026-04-01T10:00:00Z', tasks: [{ name: 'Bel Zilvermeeuw' }, { name: guesses, done: true }] },
    })
    const seen = await world.read(todo, seller)
    expect(seen).toMatchObject({ name: guesses, description: guesses })
    expect(seen.tasks).toMatchObject([{ name: 'Bel ▇▇▇' }, { name: guesses, done: true }])
    expect(await world.find(seller, { q: 'zilvermeeuw', feed: 'todo' })).toEqual([todo])
  })

  it('D20.2: a row that a supplier sends back as it read it stays as staff wrote it', async () => {
    const { dossier, seller } = await aDossier()
    const todo = await world.make(
      { _type: 'todo', name: 'Offerte maken', tasks: [{ name: 'Rekenen' }] },
      dossier,
      seller,
    )
    await staff.update({ id: todo, fields: { tasks: [{ name: 'Rekenen' }, { name: 'Bel Zilvermeeuw' }] } })
    const { tasks } = await world.read(todo, seller)
    const ticked = (tasks as object[]).map((task) => ({ ...task, done: true }))
    await seller.update({ id: todo, fields: { tasks: ticked } })
    expect(await world.read(todo, staff)).toMatchObject({
      tasks: [{ done: true }, { name: 'Bel Zilvermeeuw', done: true }],
    })
    expect(await world.read(todo, seller)).toMatchObject({ tasks: [{ name: 'Rekenen' }, { name: 'Bel ▇▇▇' }] })
  })

  it('D20.3: a remark stays its own when staff tick it off, and is redacted of what another writes into it', async () => {
    const { match, seller } = await aDossier()
    const remark = await world.make({ _type: 'comment', text: '<p>Zilvermeeuw?</p>' }, match, seller)
    await staff.update({ id: remark, fields: { finished: world.now.toISOString() } })
    expect(await world.read(remark, seller)).toMatchObject({ text: '<p>Zilvermeeuw?</p>', snippet: 'Zilvermeeuw?' })
    await world.system.update({ id: remark, fields: { text: '<p>Ja, Zilvermeeuw</p>' } })
    expect(await seller.read(remark, 0)).not.toContain(HIDDEN)
  })

  it('D20.3: what was written before the authors were kept gets them from the log', async () => {
    const { dossier, supplier, seller } = await aDossier()
    const tasks = [{ name: 'Rekenen' }, { name: 'Bellen' }]
    const todo = await world.make(
      { _type: 'todo', name: 'Offerte maken', description: 'Prijs', tasks },
      dossier,
      seller,
    )
    await staff.update({ id: todo, fields: { description: 'Bel morgen', tasks: [{ name: 'Mailen' }, ...tasks] } })
    const authors = 'select authors from items where id = $1'
    const before = await world.store.database.query(authors, [todo])
    await world.store.database.query('update items set authors = null')
    const file = new URL('../migrations/0151_authors.sql', import.meta.url)
    await world.store.database.exec(readFileSync(file, 'utf8').replace(/^alter table.*$/m, ''))
    expect(await world.store.database.query(authors, [todo])).toEqual(before)
    expect(before).toMatchObject([{ authors: { name: supplier, tasks: [null, supplier, supplier] } }])
  })
})

describe('what a supplier has of its own on a dossier', () => {
  it('D2.1, D20.1: hung under the lead as well, it is still of the dossier alone, also where another dossier disclosed that lead', async () => {
    const { lead, dossier, supplier, seller } = await aDossier()
    const own = await world.make({ _type: 'todo', name: 'Offerte maken' }, dossier, seller)
    const read = await world.read(own, seller)
    expect(read).toMatchObject({ organisation: { name: expect.stringMatching(/^Lead \w{6}$/) } })
    await staff.link({ edge: 'TODOS', parent: lead, child: own, props: {} })
    expect(await world.read(own, seller)).toEqual(read)
    const open = await world.dossier(lead)
    await world.match(open, supplier, { $visible: true, $open: true })
    expect(await world.read(lead, seller)).toMatchObject({ name: `Herberg ${HIDDEN}` })
    expect(await world.read(own, seller)).toEqual(read)
  })
})

describe('what the name of an edge finds', () => {
  it('D20.1, D7: nobody and nothing by what was hung on a dossier that is not disclosed, but its branche', async () => {
    const { dossier, supplier, seller } = await aDossier()
    const disclosed = await world.lead(space)
    await world.match(await world.dossier(disclosed), supplier, { $visible: true, $open: true })
    const person = await world.person(disclosed)
    const category = await world.make({ _type: 'tag', name: 'Familie Karekiet', type: 'category' })
    const branche = await world.make({ _type: 'tag', name: 'Herbergen', type: 'branche' })
    const linked: string[] = []
    for (const edge of edgeNames) {
      for (const child of [disclosed, person, category]) {
        if (!mayRun(edge, 'dossier', typeOfId(child) ?? 'lead')) continue
        linked.push(`${edge} ${typeOfId(child)}`)
        const before = await world.find(seller, { feed: edge })
        await world.system.link({ edge, parent: dossier, child, props: {} })
        expect(await world.find(seller, { feed: edge }), linked.at(-1)).toEqual(before)
      }
    }
    expect(linked).toEqual(['CONTACTS person', 'TAGS tag', 'OWNERS lead'])
    await world.system.link({ edge: 'TAGS', parent: dossier, child: branche, props: {} })
    expect(await world.find(seller, { feed: 'TAGS' })).toContain(branche)
    expect(await world.find(staff, { feed: 'TAGS' })).toContain(category)
    expect(await world.find(staff, { feed: 'OWNERS' })).toContain(disclosed)
  })
})
