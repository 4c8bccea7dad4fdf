import type { GuardPiece } from '@schakel/domain/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { showForms } from '../../store/anonymity/forms.ts'

let app: TestApp
let lead: string
let dossier: string
let match: string
beforeAll(async () => {
  app = await openTestApp()
  lead = await app.aLead({ name: 'Grand Café Zilvermeeuw', address: { street: 'Kade 1', city: 'Hoorn' } })
  const note =
    '<p>Zilvermeeuw zoekt een kassa.</p><p>Wij zitten op Lange Poten 4, vraag naar Thijmen.</p><p>Nu Lightspeed.</p>'
  dossier = await app.aDossier({ case: note, existing: 'Excel van neef Gijs' }, lead)
  match = await app.world.match(dossier, app.places.supplier, { $visible: true, $advise: 'Bel Joost van Spaendonck' })
})
afterAll(() => app.close())

type Review = { masks: string[]; texts: { item: string; field: string; blocks: GuardPiece[][] }[] }

const review = async (body: object = {}, by: 'staff' | 'super' = 'staff'): Promise<Review> =>
  (await app.as(by).post('/api/guard/read', { dossier, ...body })).body
const pieces = ({ texts }: Review) => texts.flatMap(({ blocks }) => blocks.flat())
const pointed = (one: Review) =>
  pieces(one).flatMap(({ text, is }) => (is === 'plain' || is === 'hidden' ? [] : [`${is}: ${text}`]))
const hidden = (one: Review) => pieces(one).flatMap(({ text, is }) => (is === 'hidden' ? [text] : []))
const mask = (words: string[], isHidden = true) =>
  app.as('staff').post('/api/guard/mask', { dossier, words, hidden: isHidden })
const read = async () => (await app.as('supplier').post(`/api/space/${dossier}`)).body
const finds = async (q: string) =>
  (await app.as('supplier').post('/api/space/search', { q, feed: 'dossier' })).body.length

describe('what a supplier is going to read', () => {
  it('D7: says what was blotted out, and what is on no card and still looks telling', async () => {
    const found = await review()
    expect(hidden(found)).toEqual(['Zilvermeeuw'])
    expect(pointed(found)).toEqual(['name: Gijs', 'street: Lange Poten 4', 'name: Thijmen'])
    // The text of the pieces is what the supplier gets.
    const shown = pieces(found).map(({ text, is }) => (is === 'hidden' ? '▇▇▇' : text))
    const { case: note, existing } = await read()
    expect(shown.join('')).toBe(`${existing}${note.replace(/<[^>]+>/g, '')}`)
  })

  it('D7, D19.5: of a match also its advice, its reasons and what is said on it', async () => {
    await app.world.make({ _type: 'comment', text: '<p>Overleg met Hilde in Deurne</p>' }, match)
    expect(pointed(await review({ match }))).toEqual(
      expect.arrayContaining(['name: Joost van Spaendonck', 'name: Hilde', 'place: Deurne']),
    )
  })

  it('D7: the names of software and of who sells it tell nothing', async () => {
    await app.world.make({ _type: 'software', name: 'Blauwdruk Kassa' }, app.places.supplier)
    await app.world.system.update({
      id: dossier,
      fields: { existing: 'Wij gebruiken nu Blauwdruk Kassa van neef Gijs' },
    })
    expect(pointed(await review())).not.toContain('name: Blauwdruk Kassa')
    await app.world.system.update({ id: dossier, fields: { existing: 'Excel van neef Gijs' } })
  })

  it('D19.5: tells of the todos and appointments that the supplier will read, and not of its own words or of those of others', async () => {
    const save = async (who: 'staff' | 'supplier', item: object, parent: string) =>
      (await app.as(who).post('/api/space/save', { item, parent })).body._id
    const todo = await save(
      'staff',
      {
        _type: 'todo',
        name: 'Nabellen met Wiebrand',
        description: 'Vraag naar Oeds',
        tasks: [{ name: 'Mail Jeltsje' }],
      },
      dossier,
    )
    const visit = {
      _type: 'activity',
      name: 'Kennismaken met Rinske',
      date: '2026-11-05T10:00:00Z',
      location: 'Grand Café Sjoerds',
    }
    const visitId = await save('staff', visit, match)
    const told = async () => JSON.stringify(await review())
    for (const word of ['Wiebrand', 'Rinske']) expect(await told()).not.toContain(word)
    const own = (id: string) => app.as('staff').post(`/api/space/edge/OWNERS/${id}/${app.places.supplier}`, {})
    expect((await own(todo)).status).toBe(200)
    expect((await own(visitId)).status).toBe(200)
    const found = pointed(await review())
    for (const word of ['Wiebrand', 'Oeds', 'Jeltsje', 'Rinske', 'Grand Café Sjoerds'])
      expect(found).toContain(`name: ${word}`)
    expect((await app.as('supplier').post(`/api/space/${todo}`)).text).toContain('Wiebrand')
  })

  it('D6: only who looks after the dossier is told', async () => {
    for (const by of ['supplier', 'stranger', 'member', 'enduser'] as const) {
      const { status } = await app.as(by).post('/api/guard/read', { dossier })
      expect([by, status]).toEqual([by, by === 'supplier' ? 403 : 404])
    }
    const own = await app.aDossier({}, app.places.lead)
    expect((await app.as('enduser').post('/api/guard/read', { dossier: own })).status).toBe(403)
    expect(
      (await app.as('enduser').post('/api/guard/mask', { dossier: own, words: ['x1'], hidden: true })).status,
    ).toBe(403)
  })
})

describe('words that staff blot out', () => {
  it('D7: are gone from what a supplier reads, finds and hears, and stay gone whatever is written later', async () => {
    expect([await finds('Thijmen'), await finds('Poten')]).toEqual([1, 1])
    const answer = await mask(['Thijmen', 'Lange Poten 4'])
    expect(answer.body.masks).toEqual(['Thijmen', 'Lange Poten 4'])
    expect((await read()).case).toBe(
      '<p>▇▇▇ zoekt een kassa.</p><p>Wij zitten op ▇▇▇, vraag naar ▇▇▇.</p><p>Nu Lightspeed.</p>',
    )
    expect([await finds('Thijmen'), await finds('Poten'), await finds('Lightspeed')]).toEqual([0, 0, 1])
    await app.world.system.update({ id: dossier, fields: { case: '<p>Volgens THIJMEN is Thijmens kassa oud.</p>' } })
    const after = JSON.stringify(await read())
    expect(after.toLowerCase()).not.toContain('thijmen')
    // The remark on a match, and another dossier of the same lead.
    const other = await app.aDossier({ case: '<p>Ook Thijmen wil dit.</p>' }, lead)
    await app.world.match(other, app.places.supplier, { $visible: true })
    expect((await app.as('supplier').post(`/api/space/${other}`)).text).not.toContain('Thijmen')
  })

  it('D7: are told by the mask that hides them, and may be shown again', async () => {
    const found = await review()
    expect(pieces(found).filter(({ mask: by }) => by !== undefined)).toEqual([
      { text: 'THIJMEN', is: 'hidden', mask: 'Thijmen' },
      { text: 'Thijmens', is: 'hidden', mask: 'Thijmen' },
    ])
    expect((await mask(['thijmen'], false)).body.masks).toEqual(['Lange Poten 4'])
    // What is shown again in two dossiers of one lead comes at a moment of its own in each (D20.4).
    app.world.wait(60_000)
    await showForms(app.world.store)
    expect((await read()).case).toContain('THIJMEN')
    expect(await finds('Thijmen')).toBe(2)
  })

  it('D7: are nothing that a supplier reads, before disclosure or after it', async () => {
    await mask(['Kassawoord'])
    expect((await app.as('supplier').post(`/api/space/${dossier}`)).text).not.toContain('Kassawoord')
    await app.world.system.update({ id: match, fields: { $open: true } })
    const open = await app.as('supplier').post(`/api/space/${dossier}`)
    expect(open.text).not.toContain('Kassawoord')
    expect(open.body.case).toContain('THIJMEN')
    await app.world.system.update({ id: match, fields: { $open: false } })
  })

  it('D2.3: several of the staff who blot out at once lose none of each other', async () => {
    await Promise.all(['Anton', 'Berend', 'Cornelis', 'Dirk'].map((word) => mask([word])))
    expect((await review()).masks).toEqual(expect.arrayContaining(['Anton', 'Berend', 'Cornelis', 'Dirk']))
  })

  it('D6: who blotted out what, and when, is in the log of the dossier', async () => {
    const [line] = await app.world.database.query<{ by: string; after: { masks: unknown } }>(
      `select by, after from changes where item = $1 and after ? 'masks' order by seq limit 1`,
      [dossier],
    )
    expect(line).toMatchObject({
      by: app.as('staff').id,
      after: { masks: [{ word: 'Thijmen' }, { word: 'Lange Poten 4' }] },
    })
  })

  it('D19.3: a word has two letters or digits at least', async () => {
    for (const word of ['', ' ', 'x', '- -']) expect((await mask([word])).status).toBe(422)
  })
})

describe('ordinary words, and names of staff', () => {
  let quiet: string
  beforeAll(async () => {
    const who = await app.aLead({ name: 'De Kassa' })
    await app.world.person(who, { name: 'Augustus Rust' })
    await app.world.person(who, { name: 'Mieke Toverlepel' })
    await app.world.system.update({ id: app.as('staff').id, fields: { name: 'Joris van der Toverlepel' } })
    const note = '<p>Een kassa, in augustus. Bel Rust of Mieke Toverlepel. Groet, Joris van der Toverlepel</p>'
    quiet = await app.aDossier({ case: note }, who)
    await app.world.match(quiet, app.places.supplier, { $visible: true })
  })
  const shown = async () => (await app.as('supplier').post(`/api/space/${quiet}`)).body.case

  it('D20.8, D20.3: stay in what a supplier reads', async () => {
    expect(await shown()).toBe('<p>Een kassa, in augustus. Bel ▇▇▇ of ▇▇▇. Groet, Joris van der Toverlepel</p>')
  })

  it('D20.8: are put to staff as a question, and go where staff blot them out', async () => {
    const asked = (one: Review) => pieces(one).flatMap(({ text, is }) => (is === 'word' ? [text] : []))
    expect(asked(await review({ dossier: quiet }))).toEqual(['kassa', 'augustus'])
    const after = await app.as('staff').post('/api/guard/mask', { dossier: quiet, words: ['kassa'], hidden: true })
    expect(asked(after.body)).toEqual(['augustus'])
    expect(await shown()).toContain('Een ▇▇▇, in augustus.')
  })

  it('D20.3: a name that somebody of the staff had before stays as well', async () => {
    await app.world.system.update({ id: app.as('staff').id, fields: { name: 'Joris Anders' } })
    await app.world.system.update({ id: quiet, fields: { existing: 'Excel' } })
    expect(await shown()).toContain('Groet, Joris van der Toverlepel')
  })
})
