import { Forbidden, Invalid, Missing, matchStatuses } from '@schakel/domain'
import type { Notification } from '@schakel/domain/calls'
import { decide, decisionInputOf } from '@schakel/domain/decision'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { readAnswerSheet } from '../../store/read/answers.ts'
import { readComparison } from '../../store/read/comparison.ts'
import { readNotifications } from '../../store/read/notifications.ts'
import { readRequirements } from '../../store/read/requirements.ts'
import type { ViewerStore } from '../../store/store.ts'
import { Stale } from '../../store/storeError.ts'
import { saveAnswers, submitAnswers, takeOverAnswers } from '../../store/write/answers.ts'
import { checkAnswer } from '../../store/write/checkedAnswers.ts'
import { createOnce } from '../../store/write/createOnce.ts'
import { saveReference } from '../../store/write/references.ts'
import { reopenAnswers } from '../../store/write/reopenAnswers.ts'
import { freezeRequirements, saveRequirements } from '../../store/write/requirements.ts'
import { readSheet } from '../weighing/readSheet.ts'

let world: World
let space: string
let staff: ViewerStore
let lead: string
let asker: ViewerStore
let supplier: string
let seller: ViewerStore
let colleague: ViewerStore
let dossier: string
let match: string

const row = (nl: string) => ({ group: 105, nl, level: 'must', weight: 3, proof: 'demo' }) as const
const say = (key: string, value: 'yes' | 'no' | 'partly' | 'roadmap', more: object = {}) => ({ key, value, ...more })

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(() => world.close())

beforeEach(async () => {
  world.now = inTerm
  lead = await world.lead(space, { name: 'Grand Café Zilvermeeuw' })
  supplier = await world.supplier(space)
  dossier = await world.dossier(lead)
  match = await world.match(dossier, supplier, { $visible: true }, ['offered'])
  await saveRequirements(staff, dossier, { rows: ['Een', 'Twee', 'Drie'].map(row), remove: [] })
  await freezeRequirements(staff, dossier, { version: 0, answersDue: '2026-05-01', rows: [], remove: [] })
  asker = await world.user(lead, 'endusers')
  seller = await world.user(supplier, 'suppliers')
  colleague = await world.user(supplier, 'suppliers')
})

const valuesOf = async (me: ViewerStore, parent = match) =>
  (await readAnswerSheet(me, parent)).answers.map(({ key, value, status }) => [key, value, status].join(' '))

const inTerm = new Date('2026-03-02T09:00:00.000Z')
const afterTerm = () => {
  world.now = new Date('2026-05-02T09:00:00.000Z')
}

describe('answering the requirements of a match', () => {
  it('F1.7, G1: a draft is its supplier’s alone, and what is submitted is read by staff and who asks', async () => {
    await saveAnswers(seller, match, [say('X-01', 'yes'), say('X-02', 'no')])
    expect(await valuesOf(colleague)).toEqual(['X-01 yes draft', 'X-02 no draft'])
    expect(await valuesOf(staff)).toEqual([])
    expect(await valuesOf(asker)).toEqual([])
    await submitAnswers(seller, match, ['X-01'])
    expect(await valuesOf(staff)).toEqual(['X-01 yes submitted'])
    expect(await valuesOf(asker)).toEqual(['X-01 yes submitted'])
    expect((await readAnswerSheet(asker, match)).profile).toEqual([])
  })

  it('F1.7: partly asks a remark and planned a date; a broken row keeps the others', async () => {
    const rows = await saveAnswers(seller, match, [say('X-01', 'partly'), say('X-02', 'roadmap'), say('X-03', 'yes')])
    expect(rows.map(({ key, status, issues }) => [key, status, issues?.[0]?.path])).toEqual([
      ['X-01', 422, 'remark'],
      ['X-02', 422, 'due'],
      ['X-03', 200, undefined],
    ])
    expect(await valuesOf(seller)).toEqual(['X-03 yes draft'])
    const unknown = await saveAnswers(seller, match, [say('X-99', 'yes')])
    expect(unknown[0]).toMatchObject({ status: 422, issues: [{ path: 'key', code: 'choice' }] })
  })

  it('F1.8: two colleagues save rows at once: both stay, and a stale row comes back alone', async () => {
    await Promise.all([
      saveAnswers(seller, match, [say('X-01', 'yes')]),
      saveAnswers(colleague, match, [say('X-02', 'no')]),
    ])
    const [first] = (await readAnswerSheet(seller, match)).answers
    const version = first?._version ?? 0
    const changed = { ...say('X-01', 'no'), _version: version }
    const rows = await Promise.all([
      saveAnswers(seller, match, [changed]),
      saveAnswers(colleague, match, [
        { ...say('X-01', 'yes', { remark: 'Ook' }), _version: version },
        say('X-03', 'yes'),
      ]),
    ])
    expect(
      rows
        .flat()
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 200, 409])
    expect(await valuesOf(seller)).toHaveLength(3)
  })

  it('F1.8: who answered an empty row does not write over who was first, in a match and in a profile', async () => {
    for (const parent of [match, supplier]) {
      const first = { ...say('X-01', 'yes'), _version: 0 }
      expect(await saveAnswers(seller, parent, [first])).toMatchObject([{ status: 200, _version: 1 }])
      const second = { ...say('X-01', 'no'), _version: 0 }
      expect(await saveAnswers(colleague, parent, [second])).toMatchObject([{ status: 409, current: { value: 'yes' } }])
    }
  })

  it('F1.8: for its own match alone, while it is asked and within the term, and then only what staff reopened', async () => {
    await saveAnswers(seller, match, [say('X-01', 'yes')])
    await submitAnswers(seller, match, undefined)
    const rival = await world.user(await world.supplier(space), 'suppliers')
    await expect(saveAnswers(rival, match, [say('X-01', 'no')])).rejects.toThrow(Missing)
    await expect(saveAnswers(staff, match, [say('X-01', 'no')])).rejects.toThrow(Forbidden)
    await expect(saveAnswers(asker, match, [say('X-01', 'no')])).rejects.toThrow(Forbidden)
    const before = world.now
    world.now = new Date('2026-05-02T09:00:00.000Z')
    const late = await saveAnswers(seller, match, [say('X-02', 'yes')])
    expect(late[0]).toMatchObject({ status: 422, issues: [{ code: 'termOver' }] })
    await reopenAnswers(staff, match, ['X-01'])
    const [open] = (await readAnswerSheet(seller, match)).answers
    const kept = await saveAnswers(seller, match, [{ ...say('X-01', 'no'), _version: open?._version }])
    expect(kept[0]?.status).toBe(200)
    await submitAnswers(seller, match, undefined)
    expect(await valuesOf(staff)).toEqual(['X-01 no submitted'])
    world.now = before
    await world.system.update({ id: match, fields: { $visible: false } })
    await expect(saveAnswers(seller, match, [say('X-02', 'yes')])).rejects.toThrow(Missing)
  })

  it('F1.8: a row that stayed empty is reopened too, whether its supplier has a draft of it or not, until it is submitted', async () => {
    await saveAnswers(seller, match, [say('X-01', 'yes'), say('X-02', 'yes')])
    await submitAnswers(seller, match, ['X-01'])
    afterTerm()
    const reopened = await reopenAnswers(staff, match, ['X-02', 'X-03'])
    // Staff cannot tell the row with a draft from the one without.
    expect(reopened).toEqual([{ key: 'X-02' }, { key: 'X-03' }])
    expect((await readAnswerSheet(seller, match)).reopened).toEqual(['X-02', 'X-03'])
    const draft = (await readAnswerSheet(seller, match)).answers.find(({ key }) => key === 'X-02')
    const rows = await saveAnswers(seller, match, [
      say('X-01', 'no'),
      { ...say('X-02', 'no'), _version: draft?._version },
      say('X-03', 'yes'),
    ])
    expect(rows.map(({ key, status }) => [key, status])).toEqual([
      ['X-01', 422],
      ['X-02', 200],
      ['X-03', 200],
    ])
    await submitAnswers(seller, match, undefined)
    expect(await valuesOf(staff)).toEqual(['X-01 yes submitted', 'X-02 no submitted', 'X-03 yes submitted'])
    const again = (await readAnswerSheet(seller, match)).answers.find(({ key }) => key === 'X-03')
    const closed = await saveAnswers(seller, match, [{ ...say('X-03', 'no'), _version: again?._version }])
    expect(closed[0]).toMatchObject({ status: 422, issues: [{ code: 'termOver' }] })
  })

  it('F1.8, F1.9: what is reopened is filled from the profile as well, and nothing else', async () => {
    await saveAnswers(seller, supplier, [say('X-02', 'yes'), say('X-03', 'yes')])
    afterTerm()
    const all = { keys: undefined, confirmed: [] }
    await expect(takeOverAnswers(seller, match, all)).rejects.toThrow(Forbidden)
    await reopenAnswers(staff, match, ['X-03'])
    expect(await takeOverAnswers(seller, match, all)).toEqual({ taken: ['X-03'], confirm: [] })
  })

  it('F1.8: the people of the supplier are told which rows were reopened, each time, and those of another are not', async () => {
    const maker = await world.supplier(space)
    const other = await world.match(dossier, maker, { $visible: true }, ['offered'])
    const rival = await world.user(maker, 'suppliers')
    afterTerm()
    const told = async (me: ViewerStore) => {
      const list: Notification[] = JSON.parse((await readNotifications(me)).json)
      const reopened = list.filter(({ answers }) => answers === 'reopened')
      return reopened.map(({ rows, count, item }) => [item._id, count, ...(rows ?? [])])
    }
    await reopenAnswers(staff, match, ['X-02'])
    expect(await told(seller)).toEqual([[match, 1, 'X-02']])
    world.now = new Date('2026-05-02T10:00:00.000Z')
    await reopenAnswers(staff, match, ['X-02', 'X-03'])
    expect(await told(colleague)).toEqual([
      [match, 1, 'X-03'],
      [match, 1, 'X-02'],
    ])
    expect(await told(rival)).toEqual([])
    expect((await readAnswerSheet(rival, other)).reopened).toEqual([])
  })

  it('F1.8: it is answered while it is offered, reserved, delivered, in a meeting or a match, and in no other status', async () => {
    const ways = new Map<string, readonly string[]>(
      Object.entries(matchStatuses.entries).map(([status, { from }]) => [status, from]),
    )
    const wayTo = (status: string): string[] => {
      const [before] = ways.get(status) ?? []
      return before === undefined ? [] : [...wayTo(before), status]
    }
    const open: string[] = []
    for (const status of ways.keys()) {
      const maker = await world.supplier(space)
      const asked = await world.match(dossier, maker, { $visible: true }, wayTo(status))
      const its = await world.user(maker, 'suppliers')
      const { mayAnswer } = await readAnswerSheet(its, asked)
      const saved = saveAnswers(its, asked, [say('X-01', 'yes')])
      if (mayAnswer) {
        open.push(status)
        expect((await saved)[0]?.status).toBe(200)
      } else await expect(saved, status).rejects.toThrow(Forbidden)
    }
    expect(open.toSorted()).toEqual(['delivered', 'match', 'meeting', 'offered', 'reserved'])
  })

  it('F1.8: that staff reopened a row stands in its log, with who did', async () => {
    await saveAnswers(seller, match, [say('X-01', 'yes')])
    await submitAnswers(seller, match, undefined)
    const [row] = await reopenAnswers(staff, match, ['X-01'])
    expect(await valuesOf(staff)).toEqual(['X-01 yes reopened'])
    const told = await world.database.query<{ by: string }>(
      "select by from changes where item = $1 and after ->> 'status' = 'reopened'",
      [row?._id],
    )
    expect(told).toEqual([{ by: staff.viewer._id }])
  })

  it('F1.10: that it was seen or tested was said of what is claimed: another claim has to be seen anew', async () => {
    const seen = async () => (await readAnswerSheet(staff, match)).answers[0]?.seen ?? []
    const claim = async (value: 'yes' | 'partly', more: object = {}) => {
      const [there] = (await readAnswerSheet(seller, match)).answers
      await saveAnswers(seller, match, [
        { ...say('X-01', value, { remark: 'Half', ...more }), _version: there?._version },
      ])
      await submitAnswers(seller, match, undefined)
    }
    await claim('partly')
    await checkAnswer(asker, { match, key: 'X-01', seen: 'test' })
    expect(await seen()).toMatchObject([{ kind: 'test' }])
    await claim('partly', { evidence: [{ kind: 'claim' }] })
    expect(await seen()).toMatchObject([{ kind: 'test' }])
    await claim('yes')
    expect(await seen()).toEqual([])
  })

  it('F1.7: a remark has at most 2,000 signs and an answer ten pieces of evidence', async () => {
    const claims = (count: number) => Array.from({ length: count }, () => ({ kind: 'claim' as const }))
    const rows = await saveAnswers(seller, match, [
      say('X-01', 'yes', { remark: 'a'.repeat(2001) }),
      say('X-02', 'yes', { evidence: claims(11) }),
      say('X-03', 'yes', { remark: 'a'.repeat(2000), evidence: claims(10) }),
    ])
    expect(rows.map(({ key, status, issues }) => [key, status, issues?.[0]?.path])).toEqual([
      ['X-01', 422, 'remark'],
      ['X-02', 422, 'evidence'],
      ['X-03', 200, undefined],
    ])
  })

  it('F1.10: evidence that has expired counts no more, and the cell says so', async () => {
    const evidence = [{ kind: 'reference' as const, who: 'Hotel', valid: '2026-04-01' }]
    await saveAnswers(seller, match, [say('X-01', 'yes', { evidence })])
    await submitAnswers(seller, match, undefined)
    const cell = async () => (await readComparison(staff, dossier)).comparison.columns[0]?.cells['X-01']
    expect(await cell()).toMatchObject({ grade: 2 })
    const before = world.now
    world.now = new Date('2026-04-02T09:00:00.000Z')
    expect(await cell()).toMatchObject({ grade: 0, isExpired: true })
    world.now = before
  })

  it('F1.9: what the profile said more than twelve months ago asks to be confirmed', async () => {
    await saveAnswers(seller, supplier, [say('X-01', 'yes')])
    await world.system.update({ id: dossier, fields: { answers_due: '2028-01-01' } })
    const before = world.now
    world.now = new Date(before.getTime() + 367 * 24 * 3_600_000)
    await saveAnswers(seller, supplier, [say('X-02', 'yes')])
    expect(await takeOverAnswers(seller, match, { keys: undefined, confirmed: [] })).toEqual({
      taken: ['X-02'],
      confirm: ['X-01'],
    })
    world.now = before
  })

  it('F1.5: a row that changes has to be confirmed again, and exactly that one', async () => {
    await saveAnswers(seller, match, [say('X-01', 'yes'), say('X-02', 'yes'), say('X-03', 'yes')])
    await submitAnswers(seller, match, undefined)
    const { rows } = await readRequirements(staff, dossier)
    await freezeRequirements(staff, dossier, {
      version: 1,
      reason: 'Scherper',
      rows: [{ ...row('Twee, maar anders'), _id: rows[1]?._id }],
      remove: [],
    })
    const cells = (await readComparison(staff, dossier)).comparison.columns[0]?.cells ?? {}
    expect(Object.entries(cells).map(([key, { value, isToConfirm }]) => [key, value, isToConfirm ?? false])).toEqual([
      ['X-01', 'yes', false],
      ['X-02', null, true],
      ['X-03', 'yes', false],
    ])
    const answer = (await readAnswerSheet(seller, match)).answers.find(({ key }) => key === 'X-02')
    await saveAnswers(seller, match, [{ ...say('X-02', 'yes'), _version: answer?._version }])
    expect((await readComparison(staff, dossier)).comparison.columns[0]?.cells['X-02']?.value).toBe('yes')
  })

  it('F1.5, F1.11, F2.6: what was found, seen or confirmed is about the text of then, and counts for no other', async () => {
    await saveAnswers(seller, match, [say('X-02', 'yes')])
    await submitAnswers(seller, match, undefined)
    await checkAnswer(staff, { match, key: 'X-02', value: 'yes', grade: 4, remark: 'Getest', seen: 'test' })
    const call = {
      match,
      role: 'Hoofd ICT',
      date: '2026-02-20',
      rows: [{ key: 'X-02', outcome: 'confirmed' as const }],
    }
    const { _id } = await saveReference(staff, call)
    const cell = async () => (await readComparison(staff, dossier)).comparison.columns[0]?.cells['X-02']
    const weighed = async () => (await readSheet(staff, dossier)).suppliers[0]?.cells['X-02']
    const said = async (by = staff) => (await readAnswerSheet(by, match)).answers.find(({ key }) => key === 'X-02')
    expect([await cell(), await weighed()]).toMatchObject([
      { checked: 'yes', grade: 4 },
      { checked: { value: 'yes', grade: 4 }, grade: 4 },
    ])
    const { rows } = await readRequirements(staff, dossier)
    const harder = { ...row('Twee, maar harder'), knockout: true, _id: rows[1]?._id }
    await freezeRequirements(staff, dossier, { version: 1, reason: 'Scherper', rows: [harder], remove: [] })
    // Writing the name of the referee later asks nothing anew.
    await saveReference(staff, { ...call, _id, name: 'Wouterina' })
    expect(await cell()).toEqual({ value: null, grade: 0, isToConfirm: true })
    await saveAnswers(seller, match, [{ ...say('X-02', 'no'), _version: (await said(seller))?._version }])
    await submitAnswers(seller, match, undefined)
    expect(await cell()).toEqual({ value: 'no', grade: 0 })
    expect(await weighed()).toEqual({ value: 'no', grade: 0 })
    expect(decide(decisionInputOf(await readSheet(staff, dossier))).suppliers[0]?.knockouts.out).toEqual(['X-02'])
    for (const by of [staff, seller]) {
      const { checked, checkRemark, seen = [] } = (await said(by)) ?? {}
      expect([checked, checkRemark, seen]).toEqual([undefined, undefined, []])
    }
    // What is found of the new text counts, with its reason again.
    await checkAnswer(staff, { match, key: 'X-02', value: 'yes', grade: 4, remark: 'Getest' })
    expect(await cell()).toMatchObject({ checked: 'yes', checkRemark: 'Getest' })
    expect(await weighed()).toMatchObject({ checked: { value: 'yes' } })
  })

  it('F1.5: an answer to the text that was read is not taken for one to the text that came after', async () => {
    await saveAnswers(seller, match, [say('X-01', 'yes'), say('X-02', 'yes')])
    const { rows, version } = await readRequirements(seller, dossier)
    await freezeRequirements(staff, dossier, {
      version: 1,
      reason: 'Scherper',
      rows: [{ ...row('Twee, maar anders'), _id: rows[1]?._id }],
      remove: [],
    })
    const save = async (key: string, more: object = {}) => {
      const there = (await readAnswerSheet(seller, match)).answers.find((one) => one.key === key)
      const [outcome] = await saveAnswers(seller, match, [
        { ...say(key, 'no'), _version: there?._version ?? 0, ...more },
      ])
      expect(outcome?.status).toBe(200)
      return (await readAnswerSheet(seller, match)).answers.find((one) => one.key === key)?.version
    }
    expect(await save('X-02', { version })).toBe(1)
    expect((await readComparison(seller, dossier)).comparison.columns[0]?.cells['X-02']).toMatchObject({
      value: null,
      isToConfirm: true,
    })
    // A row that did not change is answered as it is, and who says nothing of it answers what there is now.
    expect(await save('X-01', { version: 2 })).toBe(1)
    expect(await save('X-02')).toBe(2)
    expect(await save('X-02', { version: 9 })).toBe(2)
  })

  it('F1.9: taking over fills empty rows by a copy; what is old or past its date asks to be confirmed', async () => {
    await saveAnswers(seller, supplier, [
      say('X-01', 'yes'),
      say('X-02', 'yes', { evidence: [{ kind: 'document', valid: '2026-01-01' }] }),
      say('X-03', 'no'),
    ])
    await saveAnswers(seller, match, [say('X-03', 'yes')])
    expect(await takeOverAnswers(seller, match, { keys: undefined, confirmed: [] })).toEqual({
      taken: ['X-01'],
      confirm: ['X-02'],
    })
    expect(await takeOverAnswers(seller, match, { keys: undefined, confirmed: ['X-02'] })).toEqual({
      taken: ['X-02'],
      confirm: [],
    })
    expect(await valuesOf(seller)).toEqual(['X-01 yes draft', 'X-02 yes draft', 'X-03 yes draft'])
    const [profile] = (await readAnswerSheet(seller, supplier)).answers
    await saveAnswers(seller, supplier, [{ ...say('X-01', 'no'), _version: profile?._version }])
    expect(await valuesOf(seller)).toContain('X-01 yes draft')
    // A profile is for its supplier and staff (G8).
    expect(await valuesOf(staff, supplier)).toHaveLength(3)
    await expect(readAnswerSheet(await world.as(asker.viewer._id), supplier)).rejects.toThrow(Missing)
  })

  it('F1.9: a profile answers by product; what is said of one leaves what is said of all and of others', async () => {
    const product = await world.make({ _type: 'software', name: 'Kassa Plus', $role: 'Maakt' }, supplier)
    await saveAnswers(seller, supplier, [say('X-01', 'yes')])
    const [outcome] = await saveAnswers(seller, supplier, [say('X-01', 'no', { product })])
    const said = (await readAnswerSheet(seller, supplier)).answers
    expect(said.map((one) => [one.key, one.value, one.product ?? ''].join(' ')).toSorted()).toEqual([
      `X-01 no ${product}`,
      'X-01 yes ',
    ])
    const ofProduct = said.find((one) => one.product === product)
    expect(outcome).toEqual({ key: 'X-01', status: 200, _id: ofProduct?._id, _version: 1 })
  })

  it('F1.9: taking over goes by what holds for all products or for the only one, and chooses none of several', async () => {
    const product = (name: string) => world.make({ _type: 'software', name, $role: 'Maakt' }, supplier)
    const [till, stock] = [await product('Kassa Plus'), await product('Voorraad Plus')]
    await saveAnswers(seller, supplier, [
      say('X-01', 'yes'),
      say('X-02', 'no', { product: till }),
      say('X-03', 'yes', { product: till }),
    ])
    // Said last, of one product: that is not what is said of all.
    await saveAnswers(seller, supplier, [say('X-01', 'no', { product: stock }), say('X-03', 'no', { product: stock })])
    expect(await takeOverAnswers(seller, match, { keys: undefined, confirmed: [] })).toEqual({
      taken: ['X-01', 'X-02'],
      confirm: [],
    })
    const taken = (await readAnswerSheet(seller, match)).answers
    expect(taken.map(({ key, value, product }) => [key, value, product])).toEqual([
      ['X-01', 'yes', undefined],
      ['X-02', 'no', till],
    ])
  })

  it('F1.9: the supplier may choose the product that is taken over; what holds for all stands where it says nothing', async () => {
    const product = (name: string) => world.make({ _type: 'software', name, $role: 'Maakt' }, supplier)
    const [till, stock] = [await product('Kassa Plus'), await product('Voorraad Plus')]
    await saveAnswers(seller, supplier, [
      say('X-01', 'yes', { product: till }),
      say('X-01', 'no', { product: stock }),
      say('X-02', 'yes', { product: stock }),
      say('X-03', 'no'),
    ])
    const take = (more: object = {}) => takeOverAnswers(seller, match, { keys: undefined, confirmed: [], ...more })
    expect((await take({ product: till })).taken).toEqual(['X-01', 'X-03'])
    const { answers } = await readAnswerSheet(seller, match)
    expect(answers.map(({ key, value, product: of }) => [key, value, of])).toEqual([
      ['X-01', 'yes', till],
      ['X-03', 'no', undefined],
    ])
    expect((await take()).taken).toEqual(['X-02'])
  })

  it('F1.9, G2: the profile offers what its supplier was asked in frozen sets that it reads, and nothing of any other', async () => {
    const asking = await world.dossier(lead)
    const own = { ...row('Splitsen bij Zilvermeeuw'), key: 'OWN-01' }
    await saveRequirements(staff, asking, { rows: [own, row('Iets anders')], remove: [] })
    const itsMatch = await world.match(asking, supplier, { $visible: true }, ['offered'])
    const offered = async (me: ViewerStore, of = supplier) =>
      ((await readAnswerSheet(me, of)).asked ?? []).filter(({ key }) => /^(OWN|X)-/.test(key))
    expect(await offered(await world.as(seller.viewer._id)), 'not frozen').toEqual([])
    await freezeRequirements(staff, asking, { version: 0, rows: [], remove: [] })
    await world.store.flushAnonymisation([asking])
    expect(await offered(await world.as(seller.viewer._id))).toEqual([
      { key: 'OWN-01', group: own.group, nl: 'Splitsen bij ▇▇▇' },
    ])
    expect(await offered(staff), 'staff read what is answered').toEqual([])
    const other = await world.supplier(space)
    expect(await offered(await world.user(other, 'suppliers'), other)).toEqual([])
    await world.system.update({ id: itsMatch, fields: { $visible: false } })
    expect(await offered(await world.as(seller.viewer._id))).toEqual([])
  })

  it('F1.5, G1: a requirement removed from a frozen set comes back with a next version alone, answered as it was', async () => {
    await saveAnswers(seller, match, [say('X-01', 'yes'), say('X-02', 'no')])
    await submitAnswers(seller, match, undefined)
    const keysOf = async (me: ViewerStore) => (await readRequirements(me, dossier)).rows.map(({ key }) => key).sort()
    const [gone] = (await readRequirements(staff, dossier)).rows
    const id = gone?._id ?? ''
    await freezeRequirements(staff, dossier, { version: 1, reason: 'Vervalt', rows: [], remove: [id] })
    for (const me of [staff, world.system]) {
      const binned: readonly { readonly _id: string }[] = JSON.parse((await me.trash()).json)
      expect(binned.map(({ _id }) => _id)).not.toContain(id)
      expect((await me.trash({ feed: 'requirement' })).total).toBe(0)
      await expect(me.restore(id)).rejects.toThrow(Missing)
    }
    for (const me of [staff, asker]) expect(await keysOf(me)).toEqual(['X-02', 'X-03'])
    const rows = [{ ...row('Een'), key: 'X-01' }]
    await freezeRequirements(staff, dossier, { version: 2, reason: 'Toch wel', rows, remove: [] })
    for (const me of [staff, asker]) expect(await keysOf(me)).toEqual(['X-01', 'X-02', 'X-03'])
    expect(await valuesOf(staff)).toEqual(['X-01 yes submitted', 'X-02 no submitted'])
  })

  it('F1.8: two answers to one requirement in one save are refused, and nothing is kept of them', async () => {
    const twice = [say('X-01', 'yes'), say('X-02', 'yes'), say('X-01', 'no')]
    await expect(saveAnswers(seller, match, twice)).rejects.toThrow(Invalid)
    expect(await valuesOf(seller)).toEqual([])
    await saveAnswers(seller, match, [say('X-01', 'yes')])
    const [{ _version } = { _version: 0 }] = (await readAnswerSheet(seller, match)).answers
    const changed = twice.map((row) => ({ ...row, _version: row.key === 'X-01' ? _version : undefined }))
    await expect(saveAnswers(seller, match, changed)).rejects.toThrow(Invalid)
    expect(await valuesOf(seller)).toEqual(['X-01 yes draft'])
  })

  it('F1.10, F1.11: what staff find stands beside the claim and counts; the supplier reads why as a redacted remark', async () => {
    await saveAnswers(seller, match, [
      say('X-01', 'yes', { evidence: [{ kind: 'url', url: 'https://kassa.example/a' }] }),
    ])
    await expect(checkAnswer(staff, { match, key: 'X-01', value: 'no' })).rejects.toThrow(Missing)
    await submitAnswers(seller, match, undefined)
    await expect(checkAnswer(asker, { match, key: 'X-01', value: 'no' })).rejects.toThrow(Forbidden)
    await checkAnswer(staff, {
      match,
      key: 'X-01',
      value: 'partly',
      grade: 3,
      seen: 'demo',
      remark: 'Niet bij Zilvermeeuw',
    })
    const cell = (await readComparison(staff, dossier)).comparison.columns[0]?.cells['X-01']
    expect(cell).toMatchObject({ value: 'yes', checked: 'partly', grade: 3, checkRemark: 'Niet bij Zilvermeeuw' })
    const sheet = await readAnswerSheet(seller, match)
    expect(sheet.answers[0]).toMatchObject({ value: 'yes', checked: { value: 'partly', grade: 3 } })
    expect(JSON.stringify(sheet)).not.toMatch(/Zilvermeeuw/)
    const told = await seller.read(match, 1)
    expect(told).toMatch(/X-01: Niet bij/)
    expect(told).not.toMatch(/Zilvermeeuw/)
  })

  it('D2.3, F1.11: what was found of an answer is not said of another that came since it was read', async () => {
    await saveAnswers(seller, match, [say('X-01', 'yes')])
    await submitAnswers(seller, match, undefined)
    const read = (await readAnswerSheet(staff, match)).answers[0]
    const finding = { match, key: 'X-01', value: 'yes', grade: 1, _version: read?._version } as const
    const own = (await readAnswerSheet(seller, match)).answers[0]
    await saveAnswers(seller, match, [say('X-01', 'no', { _version: own?._version })])
    const now = (await readAnswerSheet(staff, match)).answers[0]
    await expect(checkAnswer(staff, finding)).rejects.toEqual(new Stale(JSON.stringify(now)))
    expect(now).toMatchObject({ value: 'no' })
    expect((await readAnswerSheet(staff, match)).answers[0]).toEqual(now)
    const after = await checkAnswer(staff, { ...finding, value: 'no', _version: now?._version })
    expect(after.checked).toMatchObject({ value: 'no', grade: 1 })
  })

  it('F1.11: its supplier replies once to what was found, whoever of it and wherever in that talk; a next finding may be replied to anew', async () => {
    await saveAnswers(seller, match, [say('X-01', 'yes')])
    await submitAnswers(seller, match, undefined)
    const found = async (remark: string): Promise<string> => {
      await checkAnswer(staff, { match, key: 'X-01', value: 'partly', remark })
      const comments: readonly { readonly _id: string; readonly text?: string; readonly finding?: string }[] =
        JSON.parse(await seller.read(match, 1))._comments
      const one = comments.find(({ text }) => text?.includes(remark))
      expect(one).toMatchObject({ finding: 'X-01' })
      return one?._id ?? ''
    }
    const reply = (me: ViewerStore, parent: string, edge = 'SUB') =>
      createOnce(me, { item: { _type: 'comment', text: '<p>Toch wel</p>' }, parent, edge })
    const refused = { issues: [{ path: 'parent', code: 'replied' }] }
    const first = await found('Alleen met internet')
    // Two of its people at the same moment: one of them replies.
    const both = await Promise.allSettled([reply(seller, first), reply(colleague, first)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [said] = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value._id] : []))
    await expect(reply(seller, first)).rejects.toMatchObject(refused)
    await expect(reply(seller, said ?? '')).rejects.toMatchObject(refused)
    // Staff and who asks go on, and below what they say it is the same talk.
    const { _id: answered } = await reply(staff, said ?? '')
    await reply(asker, first)
    await expect(reply(colleague, answered)).rejects.toMatchObject(refused)
    // Elsewhere under the match a supplier writes as ever, and does not hang that here.
    const { _id: beside } = await reply(seller, match, 'COMMENTS')
    await expect(seller.link({ edge: 'SUB', parent: first, child: beside, props: {} })).rejects.toThrow(
      /replied|link SUB/,
    )
    await reply(seller, await found('Ook niet op de tablet'))
    const rival = await world.user(await world.supplier(space), 'suppliers')
    await expect(reply(rival, first)).rejects.toThrow(Missing)
  })

  it('F1.11: what is found other or less than claimed has a reason, so that its supplier can reply; each other finding may be replied to anew', async () => {
    await saveAnswers(seller, match, [
      say('X-01', 'yes', { evidence: [{ kind: 'reference', who: 'Hotel De Kade' }] }),
      say('X-02', 'no'),
    ])
    await submitAnswers(seller, match, undefined)
    const lacking = { issues: [{ path: 'remark', code: 'required' }] }
    for (const less of [{ value: 'partly' }, { value: 'no', grade: 4 }, { value: 'yes', grade: 1 }] as const)
      await expect(checkAnswer(staff, { match, key: 'X-01', ...less, remark: '  ' })).rejects.toMatchObject(lacking)
    // What holds needs no reason, nor does taking a finding back.
    await checkAnswer(staff, { match, key: 'X-02', value: 'no', grade: 0 })
    expect(await checkAnswer(staff, { match, key: 'X-01', value: 'yes', grade: 2 })).toMatchObject({
      checked: { value: 'yes', grade: 2 },
    })
    const reasons = async () => {
      const { _comments = [] } = JSON.parse(await seller.read(match, 1))
      return _comments.map(({ finding }: { readonly finding?: string }) => finding)
    }
    expect(await reasons()).toEqual([])
    await checkAnswer(staff, { match, key: 'X-01', value: 'partly', remark: 'Met een module' })
    await checkAnswer(staff, { match, key: 'X-01', value: 'partly', remark: 'Met een module' })
    expect(await reasons()).toEqual(['X-01'])
    await checkAnswer(staff, { match, key: 'X-01', value: 'no', remark: 'Met een module' })
    expect(await reasons()).toEqual(['X-01', 'X-01'])
    await checkAnswer(staff, { match, key: 'X-01', value: null })
    expect(await reasons()).toHaveLength(2)
  })

  it('F1, G3: another supplier’s software, file or match is not there', async () => {
    const other = await world.supplier(space)
    const product = await world.make({ _type: 'software', name: 'Andere kassa', $role: 'Maakt' }, other)
    const file = await world.make({ _type: 'file', name: 'ander.pdf', location: 'https://ander.example/a.pdf' }, other)
    await expect(saveAnswers(seller, match, [say('X-01', 'yes', { product })])).rejects.toThrow(Missing)
    await expect(
      saveAnswers(seller, match, [say('X-01', 'yes', { evidence: [{ kind: 'document', file }] })]),
    ).rejects.toThrow(Missing)
    const own = await world.make({ _type: 'software', name: 'Eigen kassa', $role: 'Maakt' }, supplier)
    expect((await saveAnswers(seller, match, [say('X-01', 'yes', { product: own })]))[0]?.status).toBe(200)
  })

  it('F1, G3: a supplier reads the same whether it is alone or one of several', async () => {
    await saveAnswers(seller, match, [say('X-01', 'yes')])
    const strip = (value: unknown) => JSON.stringify(value)
    const alone =
      strip((await readComparison(seller, dossier)).comparison) + strip(await readAnswerSheet(seller, match))
    const other = await world.supplier(space)
    const rivalMatch = await world.match(dossier, other, { $visible: true }, ['offered'])
    const rival = await world.user(other, 'suppliers')
    await saveAnswers(rival, rivalMatch, [say('X-01', 'no')])
    await submitAnswers(rival, rivalMatch, undefined)
    await checkAnswer(staff, { match: rivalMatch, key: 'X-01', value: 'yes', remark: 'Gezien' })
    const among =
      strip((await readComparison(seller, dossier)).comparison) + strip(await readAnswerSheet(seller, match))
    expect(among).toBe(alone)
    expect((await readComparison(staff, dossier)).comparison.columns).toHaveLength(2)
  })
})
