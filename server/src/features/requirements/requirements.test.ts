import { Forbidden, Invalid, Missing } from '@schakel/domain'
import { shippedSets } from '@schakel/domain/requirements'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { readReview } from '../../store/guard/guard.ts'
import { readRequirements, readTemplates } from '../../store/read/requirements.ts'
import type { ViewerStore } from '../../store/store.ts'
import { Stale } from '../../store/storeError.ts'
import { saveAnswers } from '../../store/write/answers.ts'
import { loadRequirementSets } from '../../store/write/requirementSets.ts'
import {
  copyRequirements,
  freezeRequirements,
  proposeRequirement,
  saveRequirements,
} from '../../store/write/requirements.ts'

let world: World
let space: string
let staff: ViewerStore
let lead: string
let asker: ViewerStore
let supplier: string

const row = (nl: string, more: object = {}) =>
  ({ group: 105, nl, level: 'must', weight: 3, proof: 'demo', ...more }) as const

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
  lead = await world.lead(space, { name: 'Grand Café Zilvermeeuw' })
  asker = await world.user(lead, 'endusers')
  supplier = await world.supplier(space)
})
afterAll(() => world.close())

const again = (viewer: ViewerStore) => world.as(viewer.viewer._id)
const seller = () => world.user(supplier, 'suppliers')

describe('sets that come with the product', () => {
  it('F1.1: become published templates of a space once, with all their rows', async () => {
    const made = await loadRequirementSets(staff, space, undefined)
    expect(made).toHaveLength(3)
    expect(await loadRequirementSets(staff, space, undefined)).toEqual([])
    const { rows, version } = await readRequirements(staff, made[0] ?? '')
    expect(rows).toHaveLength(63)
    expect(version).toBe(0)
    expect(shippedSets.map(({ requirements }) => requirements.length)).toEqual([63, 61, 62])
    const shared = shippedSets.map(({ requirements }) => requirements.filter(({ key }) => key.startsWith('GEN-')))
    expect(shared.map((one) => one.length)).toEqual([26, 26, 26])
    expect(shared[1]).toEqual(shared[0])
    expect(shared[2]).toEqual(shared[0])
    await expect(loadRequirementSets(asker, space, undefined)).rejects.toThrow()
  })

  it('F1.3, F1.4: who asks chooses from the published ones, and suppliers read none of them', async () => {
    const dossier = await world.dossier(lead)
    const { templates } = await readTemplates(await again(asker), dossier)
    const erp = templates.find(({ kind }) => kind === 'ERP')
    expect(erp?.rows).toHaveLength(63)
    await copyRequirements(asker, dossier, erp?._id ?? '', ['GEN-01', 'ERP-01'])
    const { rows } = await readRequirements(asker, dossier)
    expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(['GEN-01', 'ERP-01']))
    expect(rows.map(({ source }) => source)).toEqual([erp?._id, erp?._id])
    await world.match(dossier, supplier, { $visible: true }, ['offered'])
    await expect(readTemplates(await seller(), dossier)).rejects.toThrow(Missing)
    await expect(readRequirements(await seller(), erp?._id ?? '')).rejects.toThrow(Missing)
    // A draft of a set is read by staff alone.
    await world.status(erp?._id ?? '', 'retired')
    expect((await readTemplates(await again(asker), dossier)).templates).toHaveLength(2)
    await expect(readRequirements(await again(asker), erp?._id ?? '')).rejects.toThrow(Missing)
  })
})

describe('the requirements of a dossier', () => {
  it('F1.2: own rows get keys X-01 and on, no two the same; a knock-out is a must; texts, weights and groups have bounds', async () => {
    const dossier = await world.dossier(lead)
    const { rows } = await saveRequirements(staff, dossier, { rows: [row('Een'), row('Twee')], remove: [] })
    expect(rows.map(({ key }) => key)).toEqual(['X-01', 'X-02'])
    const broken = (input: object) =>
      saveRequirements(staff, dossier, { rows: [{ ...row('Drie'), ...input }], remove: [] })
    await expect(broken({ level: 'could', knockout: true })).rejects.toThrow(Invalid)
    await expect(broken({ key: 'X-01' })).rejects.toThrow('rows.0.key: taken')
    await expect(broken({ nl: null })).rejects.toThrow('rows.0.nl: required')
    for (const [field, value] of [
      ['nl', 'a'.repeat(241)],
      ['en', 'a'.repeat(241)],
      ['weight', 0],
      ['weight', 6],
      ['group', 104],
      ['group', 124],
      ['level', 'maybe'],
      ['proof', 'rumour'],
    ] as const)
      await expect(broken({ [field]: value }), `${field} ${value}`.slice(0, 20)).rejects.toThrow(`rows.0.${field}`)
    await saveRequirements(staff, dossier, { rows: [], remove: [rows[0]?._id ?? ''] })
    expect((await readRequirements(staff, dossier)).rows.map(({ key }) => key)).toEqual(['X-02'])
  })

  it('F1.4, F1.6: who asks edits until it is frozen and then proposes; remarks are for staff to write, suppliers never edit', async () => {
    const dossier = await world.dossier(lead)
    await saveRequirements(asker, dossier, { rows: [row('Van de aanvrager')], remove: [] })
    await expect(
      saveRequirements(asker, dossier, { rows: [row('Met opmerking', { remark: 'Let op' })], remove: [] }),
    ).rejects.toThrow(Forbidden)
    await expect(proposeRequirement(staff, dossier, row('Van ons'))).rejects.toThrow(Forbidden)
    await freezeRequirements(staff, dossier, { version: 0, rows: [], remove: [] })
    await expect(saveRequirements(asker, dossier, { rows: [row('Te laat')], remove: [] })).rejects.toThrow(Forbidden)
    await proposeRequirement(asker, dossier, row('Graag ook dit'))
    await world.match(dossier, supplier, { $visible: true }, ['offered'])
    const asUser = await seller()
    const read = await readRequirements(asUser, dossier)
    expect(read.rows.map(({ nl }) => nl)).toEqual(['Van de aanvrager'])
    expect([read.mayEdit, read.mayFreeze, read.mayPropose]).toEqual([false, false, false])
    await expect(saveRequirements(asUser, dossier, { rows: [row('Van mij')], remove: [] })).rejects.toThrow(Forbidden)
    await expect(
      freezeRequirements(asUser, dossier, { version: 1, reason: 'x', rows: [], remove: [] }),
    ).rejects.toThrow(Forbidden)
  })

  it('F1.4: staff decline what was proposed, and change nothing else of a frozen set that way', async () => {
    const dossier = await world.dossier(lead)
    await saveRequirements(staff, dossier, { rows: [row('Vast')], remove: [] })
    await freezeRequirements(staff, dossier, { version: 0, rows: [], remove: [] })
    await proposeRequirement(asker, dossier, row('Graag ook dit'))
    const [first, proposal] = (await readRequirements(staff, dossier)).rows
    const [kept, gone] = [first?._id ?? '', proposal?._id ?? '']
    const declining = (me: ViewerStore, remove: string[]) => saveRequirements(me, dossier, { rows: [], remove })
    await expect(declining(asker, [gone])).rejects.toThrow(Forbidden)
    await expect(declining(staff, [gone, kept])).rejects.toThrow(Forbidden)
    await expect(saveRequirements(staff, dossier, { rows: [row('Erbij')], remove: [gone] })).rejects.toThrow(Forbidden)
    await declining(staff, [gone])
    const set = await readRequirements(staff, dossier)
    expect([set.version, set.rows.map(({ nl }) => nl)]).toEqual([1, ['Vast']])
  })

  it('F1.5, G2: suppliers read a frozen set alone, redacted, without remarks', async () => {
    const dossier = await world.dossier(lead)
    await world.match(dossier, supplier, { $visible: true }, ['offered'])
    const rows = [row('Grand Café Zilvermeeuw wil zes kassa’s', { remark: 'Zilvermeeuw twijfelt' })]
    await saveRequirements(staff, dossier, { rows, remove: [] })
    const asUser = await seller()
    expect((await readRequirements(asUser, dossier)).rows).toEqual([])
    await freezeRequirements(staff, dossier, { version: 0, answersDue: '2026-05-01', rows: [], remove: [] })
    const { rows: shown, version, answersDue } = await readRequirements(asUser, dossier)
    expect([version, answersDue]).toEqual([1, '2026-05-01'])
    expect(shown).toHaveLength(1)
    expect(JSON.stringify(shown)).not.toMatch(/Zilvermeeuw/)
    expect(shown[0]?.nl).toMatch(/zes kassa/)
    expect(shown[0]?.remark).toBeUndefined()
    // Another supplier reads nothing of it.
    await expect(readRequirements(await world.user(await world.supplier(space), 'suppliers'), dossier)).rejects.toThrow(
      Missing,
    )
  })

  it('F1.5: a next version asks a reason, changes what changed, and follows the version that was read', async () => {
    const dossier = await world.dossier(lead)
    const { rows } = await saveRequirements(staff, dossier, {
      rows: [row('Een'), row('Twee'), row('Drie')],
      remove: [],
    })
    await freezeRequirements(staff, dossier, { version: 0, rows: [], remove: [] })
    const change = { rows: [{ ...row('Twee, maar anders'), _id: rows[1]?._id }], remove: [rows[2]?._id ?? ''] }
    await expect(freezeRequirements(staff, dossier, { version: 1, ...change })).rejects.toThrow('reason: required')
    await expect(freezeRequirements(asker, dossier, { version: 1, reason: 'x', ...change })).rejects.toThrow(Forbidden)
    await expect(freezeRequirements(staff, dossier, { version: 0, reason: 'x', ...change })).rejects.toThrow(Stale)
    await freezeRequirements(staff, dossier, { version: 1, reason: 'Scherper gesteld', ...change })
    const read = await readRequirements(staff, dossier)
    expect(read.version).toBe(2)
    expect(read.rows.map(({ nl, version }) => [nl, version])).toEqual([
      ['Een', 1],
      ['Twee, maar anders', 2],
    ])
    // Its weight is nothing to answer to.
    await freezeRequirements(staff, dossier, {
      version: 2,
      reason: 'Weegt zwaarder',
      // As the screen sends what is not set.
      rows: [{ ...row('Een', { weight: 5, knockout: null, basis: '' }), _id: rows[0]?._id }],
      remove: [],
    })
    expect((await readRequirements(staff, dossier)).rows[0]?.version).toBe(1)
  })

  it('F1.1, F1.3: rows of one’s own of a template stand beside those of the dossier, and are known again', async () => {
    const template = await world.make({ _type: 'template', name: 'Eisen van ons', kind: 'ERP' }, space)
    await saveRequirements(staff, template, { rows: [row('Fooien'), row('Allergenen')], remove: [] })
    await world.status(template, 'published')
    const dossier = await world.dossier(lead)
    await saveRequirements(staff, dossier, { rows: [row('Beverburcht')], remove: [] })
    const said = async () =>
      (await readRequirements(staff, dossier)).rows.map(({ key, nl, source, sourceKey }) => [
        key,
        nl,
        source === template,
        sourceKey,
      ])
    for (const round of ['once', 'again']) {
      await copyRequirements(staff, dossier, template, ['X-01', 'X-02'])
      expect([round, await said()]).toEqual([
        round,
        [
          ['X-01', 'Beverburcht', false, undefined],
          ['X-02', 'Allergenen', true, undefined],
          ['X-03', 'Fooien', true, 'X-01'],
        ],
      ])
    }
    // Taken over one by one it goes the same way.
    await saveRequirements(staff, template, { rows: [row('Splitsen')], remove: [] })
    await saveRequirements(staff, dossier, {
      rows: [{ ...row('Splitsen'), key: 'X-03', takenFrom: template }],
      remove: [],
    })
    expect(await said()).toContainEqual(['X-04', 'Splitsen', true, 'X-03'])
    const fooien = (await readRequirements(staff, dossier)).rows.find(({ key }) => key === 'X-03')
    const taken = { ...row('Fooien'), _id: fooien?._id, takenFrom: template }
    await saveRequirements(staff, dossier, { rows: [taken], remove: [] })
    expect(await said()).toContainEqual(['X-03', 'Fooien', true, 'X-01'])
  })

  it('F1.1, F1.3: the key of a row that was removed, or that was ever answered, is given to no other', async () => {
    const dossier = await world.dossier(lead)
    await saveRequirements(staff, dossier, { rows: [row('Een'), row('Twee'), row('Drie')], remove: [] })
    const match = await world.match(dossier, supplier, { $visible: true }, ['offered'])
    await freezeRequirements(staff, dossier, { version: 0, answersDue: '2099-01-01', rows: [], remove: [] })
    await saveAnswers(await seller(), match, [{ key: 'X-03', value: 'no' }])
    const third = (await readRequirements(staff, dossier)).rows.find(({ key }) => key === 'X-03')
    const next = { version: 1, reason: 'Anders', rows: [row('Iets anders')], remove: [third?._id ?? ''] }
    expect((await freezeRequirements(staff, dossier, next)).rows.map(({ key }) => key)).toEqual(['X-04'])
    // Also where nothing is left of the row itself.
    await world.database.query('delete from items where id = $1', [third?._id])
    const fourth = (await readRequirements(staff, dossier)).rows.find(({ key }) => key === 'X-04')
    await world.database.query('delete from items where id = $1', [fourth?._id])
    expect((await proposeRequirement(await again(asker), dossier, row('Voorstel'))).rows.map(({ key }) => key)).toEqual(
      ['X-04'],
    )
  })

  it('F1.5: two who freeze at once make one version', async () => {
    const dossier = await world.dossier(lead)
    await saveRequirements(staff, dossier, { rows: [row('Een')], remove: [] })
    const both = await Promise.allSettled([
      freezeRequirements(staff, dossier, { version: 0, rows: [], remove: [] }),
      freezeRequirements(asker, dossier, { version: 0, rows: [], remove: [] }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await readRequirements(staff, dossier)).version).toBe(1)
  })

  it('F1.3: what is taken over of a template counts as copied from it, as it is then; words of one’s own are told apart', async () => {
    const template = await world.make({ _type: 'template', name: 'Eisen van ons', kind: 'ERP' }, space)
    const keyed = (key: string, nl: string) => row(nl, { key })
    const { rows: made } = await saveRequirements(staff, template, {
      rows: [keyed('OWN-01', 'Allergenen'), keyed('OWN-02', 'Fooien')],
      remove: [],
    })
    const before = world.now.toISOString()
    await world.status(template, 'published')
    const dossier = await world.dossier(lead)
    await copyRequirements(staff, dossier, template, ['OWN-01', 'OWN-02'])
    const [first] = (await readRequirements(staff, dossier)).rows
    expect(first).toMatchObject({ source: template, sourceVersion: 1, copied: before })
    world.wait(60_000)
    const [one] = made
    await saveRequirements(staff, template, {
      rows: [{ ...row('Allergenen per gerecht'), _id: one?._id }, keyed('OWN-03', 'Splitsen')],
      remove: [],
    })
    const now = world.now.toISOString()
    const newer = (await readTemplates(staff, dossier)).templates.find(({ _id }) => _id === template)
    expect(newer?.rows.map(({ key, _created, _changed }) => [key, _created, _changed])).toEqual([
      ['OWN-01', before, now],
      ['OWN-02', before, before],
      ['OWN-03', now, now],
    ])
    await saveRequirements(staff, dossier, {
      rows: [
        { ...row('Allergenen per gerecht'), _id: first?._id, takenFrom: template },
        { ...row('Splitsen per gast'), key: 'OWN-03', takenFrom: template },
      ],
      remove: [],
    })
    const rows = (await readRequirements(staff, dossier)).rows
    expect(rows.map(({ key, source, copied }) => [key, source, copied])).toEqual([
      ['OWN-01', template, now],
      ['OWN-02', template, before],
      ['OWN-03', template, now],
    ])
    expect(rows[0]).not.toHaveProperty('adapted')
    // A legal ground of one's own stays, also where it is not sent: the row has words about who asks (F1.6).
    const ground = { ...row('Allergenen per gerecht'), _id: first?._id }
    await saveRequirements(staff, dossier, { rows: [{ ...ground, basis: 'Afspraak met Zilvermeeuw' }], remove: [] })
    await saveRequirements(staff, dossier, { rows: [{ ...ground, takenFrom: template }], remove: [] })
    expect((await readRequirements(staff, dossier)).rows[0]).toMatchObject({
      ...{ basis: 'Afspraak met Zilvermeeuw', adapted: true },
    })
    expect(rows[2]).toMatchObject({ adapted: true })
    const strange = { ...row('Iets'), key: 'OWN-09', takenFrom: template }
    await expect(saveRequirements(staff, dossier, { rows: [strange], remove: [] })).rejects.toThrow(Invalid)
    await expect(
      saveRequirements(staff, template, { rows: [{ ...strange, key: 'OWN-04' }], remove: [] }),
    ).rejects.toThrow(Invalid)
    await world.status(template, 'retired')
    // Who had taken it over before that keeps the words, as their own.
    await saveRequirements(await again(asker), dossier, {
      rows: [{ ...row('Fooien van gasten'), _id: rows[1]?._id, takenFrom: template }],
      remove: [],
    })
    expect((await readRequirements(staff, dossier)).rows[1]).toMatchObject({
      ...{ nl: 'Fooien van gasten', adapted: true, copied: before },
    })
    // Suppliers read nothing of where a row is from.
    await freezeRequirements(staff, dossier, { version: 0, rows: [], remove: [] })
    await world.match(dossier, supplier, { $visible: true }, ['offered'])
    expect(JSON.stringify(await readRequirements(await seller(), dossier))).not.toMatch(/copied|source/)
  })

  it('F1.4, D2.3: a removed row comes back as it was and where it stood, with what staff wrote on it', async () => {
    const { templates } = await readTemplates(staff, await world.dossier(lead))
    const dossier = await world.dossier(lead)
    await copyRequirements(staff, dossier, templates[0]?._id ?? '', ['GEN-01', 'GEN-02', 'GEN-03'])
    const rows = async () => (await readRequirements(staff, dossier)).rows
    const [, second] = await rows()
    if (!second) throw new Error('no row')
    const { _id, _version, group, nl, level, weight, proof } = second
    const remarked = {
      _id,
      _version,
      group,
      nl,
      level,
      weight,
      proof,
      remark: 'Voor de keuken',
      basisChecked: '2026-01-05',
    }
    await saveRequirements(staff, dossier, { rows: [remarked], remove: [] })
    const before = await rows()
    const theirs = await again(asker)
    await saveRequirements(theirs, dossier, { rows: [], remove: [_id] })
    expect(await rows()).toHaveLength(2)
    await saveRequirements(theirs, dossier, { rows: [], remove: [], restore: _id })
    expect(await rows()).toEqual(before)
    await expect(saveRequirements(theirs, dossier, { rows: [], remove: [], restore: _id })).rejects.toThrow(Missing)
    const other = await world.dossier(lead)
    await saveRequirements(staff, dossier, { rows: [], remove: [_id] })
    await expect(saveRequirements(staff, other, { rows: [], remove: [], restore: _id })).rejects.toThrow(Missing)
    await saveRequirements(staff, dossier, { rows: [{ group, nl, level, weight, proof, key: second.key }], remove: [] })
    await expect(saveRequirements(staff, dossier, { rows: [], remove: [], restore: _id })).rejects.toThrow(Invalid)
    await freezeRequirements(staff, dossier, { version: 0, rows: [], remove: [] })
    await expect(saveRequirements(staff, dossier, { rows: [], remove: [], restore: _id })).rejects.toThrow(Forbidden)
  })

  it('F1.3: a set has at most 300 rows', async () => {
    const dossier = await world.dossier(lead)
    const many = Array.from({ length: 300 }, (_, index) => row(`Eis ${index}`))
    await saveRequirements(staff, dossier, { rows: many, remove: [] })
    await expect(saveRequirements(staff, dossier, { rows: [row('Nog een')], remove: [] })).rejects.toThrow(
      'rows: tooLarge',
    )
  })
})

describe('what staff read over', () => {
  it('F1.6, D20.9: requirements that were worded for a dossier are listed and change what has to be read; those of a template are not', async () => {
    const dossier = await world.dossier(lead)
    const match = await world.match(dossier, supplier, { $visible: true }, ['offered'])
    const [template = ''] = (await readTemplates(staff, dossier)).templates.map(({ _id }) => _id)
    await copyRequirements(staff, dossier, template, ['GEN-01'])
    const before = (await readReview(staff, { dossier, match })).hash
    await freezeRequirements(staff, dossier, { version: 0, rows: [], remove: [] })
    expect((await readReview(staff, { dossier, match })).hash).toBe(before)
    await freezeRequirements(staff, dossier, {
      version: 1,
      reason: 'Erbij',
      rows: [row('Als enige zaak met een eigen beverburcht')],
      remove: [],
    })
    const { hash, texts } = await readReview(staff, { dossier, match })
    expect(hash).not.toBe(before)
    expect(texts.filter(({ item }) => item.startsWith('requirement/')).map(({ field }) => field)).toEqual(['nl'])
  })
})
