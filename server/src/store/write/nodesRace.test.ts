import { Forbidden, Invalid, Missing } from '@schakel/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { take } from '../../features/weighing/take.ts'
import type { Database, Queryable } from '../database/index.ts'
import { readAnswers } from '../read/answers.ts'
import { ownSheet } from '../read/demos.ts'
import { readRequirements } from '../read/requirements.ts'
import { Store, type ViewerStore } from '../store.ts'
import { saveAnswers, submitAnswers, takeOverAnswers } from './answers.ts'
import { checkAnswer } from './checkedAnswers.ts'
import { scoreDemo } from './demos.ts'
import { saveReference } from './references.ts'
import { reopenAnswers } from './reopenAnswers.ts'
import {
  copyRequirements,
  freezeRequirements,
  proposeRequirement,
  saveRequirements,
  type WrittenSet,
} from './requirements.ts'

let world: World
let space: string
let staff: ViewerStore
let lead: string
let supplier: string
let seller: ViewerStore
let colleague: ViewerStore
let dossier: string
let match: string

const row = (nl: string, more: object = {}) =>
  ({ group: 105, nl, level: 'must', weight: 3, proof: 'demo', ...more }) as const
const say = (key: string, value: 'yes' | 'no') => ({ key, value })

/** The same viewer on another node: a store of its own over the same database. */
const elsewhere = ({ viewer }: ViewerStore, database: Database = world.database) =>
  new Store(database, world.store.settings).as(viewer)

/** Another node on which something else happens once, just before its first write is carried out. */
function beforeWriting(me: ViewerStore, happens: () => Promise<unknown>): ViewerStore {
  let isDone = false
  const then = async () => {
    if (isDone) return
    isDone = true
    await happens()
  }
  const { database } = world
  const query: Queryable['query'] = async (text, params) => {
    if (text.includes('apply_plan(')) await then()
    return database.query(text, params)
  }
  return elsewhere(me, {
    ...database,
    query,
    // On the embedded engine a transaction has the only connection: what happens in between is over when it begins.
    transaction: async (run) => {
      await then()
      return database.transaction(run)
    },
  })
}

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(() => world.close())

beforeEach(async () => {
  lead = await world.lead(space)
  supplier = await world.supplier(space)
  dossier = await world.dossier(lead, { users: 12 })
  match = await world.match(dossier, supplier, { $visible: true }, ['offered'])
  seller = await world.user(supplier, 'suppliers')
  colleague = await world.user(supplier, 'suppliers')
})

const frozen = async (rows = ['Een', 'Twee']) => {
  await saveRequirements(staff, dossier, { rows: rows.map((nl) => row(nl)), remove: [] })
  await freezeRequirements(staff, dossier, { version: 0, answersDue: '2026-05-01', rows: [], remove: [] })
}
const answersOf = async () => (await readAnswers(seller, match)).map(({ key, value }) => `${key} ${value}`)

describe('a match that goes by a merge on another node', () => {
  it('D23.5, F1.12: what is given to its demo, or heard of a referee, meanwhile is refused and not lost', async () => {
    await frozen()
    const twin = await world.supplier(space)
    const other = await world.match(dossier, twin, { $visible: true }, ['offered'])
    const scores = (await readRequirements(staff, dossier)).rows.map(({ key }) => ({ key, score: 4 }))
    const merging = beforeWriting(staff, () => staff.merge({ keep: supplier, drop: twin, fields: {} }))
    await expect(scoreDemo(merging, { match: other, scores, submit: true })).rejects.toThrow(Missing)
    await staff.unmerge(twin)
    const again = beforeWriting(staff, () => staff.merge({ keep: supplier, drop: twin, fields: {} }))
    const call = { match: other, role: 'Hoofd ICT', date: '2026-01-02', rows: [] }
    await expect(saveReference(again, call)).rejects.toThrow(Missing)
    expect(await ownSheet(world.database, other, staff.viewer._id)).toBeUndefined()
    expect((await scoreDemo(staff, { match, scores, submit: true })).state).toBe('submitted')
  })
})

describe('a merge while another node writes', () => {
  it('D17.2, D23.5: what comes under the dropped one meanwhile goes along, and what is written there counts', async () => {
    const [keep, drop] = [await world.lead(space), await world.lead(space)]
    let comment = ''
    const merging = beforeWriting(staff, async () => {
      comment = await world.make({ _type: 'comment', text: '<p>Net gebeld</p>' }, drop)
      await world.system.update({ id: drop, fields: { phone: '020 7654321' } })
    })
    await merging.merge({ keep, drop, fields: {} })
    expect(await world.read(keep, staff, 1)).toMatchObject({ phone: '+31207654321', _comments: [{ _id: comment }] })
  })

  it('D23.5: what is said meanwhile at a match that goes is read at the one that stays', async () => {
    const twin = await world.supplier(space)
    const other = await world.match(dossier, twin, { $visible: true })
    let comment = ''
    const merging = beforeWriting(staff, async () => {
      comment = await world.make({ _type: 'comment', text: '<p>Graag voor de zomer</p>' }, other)
    })
    await merging.merge({ keep: supplier, drop: twin, fields: {} })
    expect(await world.read(match, staff, 1)).toMatchObject({ _comments: [{ _id: comment }] })
  })

  it('D23.5: what a colleague notes meanwhile at a link that goes along is kept', async () => {
    const [keep, drop] = [await world.lead(space), await world.lead(space)]
    const person = await world.person(drop)
    const merging = beforeWriting(staff, () =>
      world.system.link({ edge: 'CONTACTS', parent: drop, child: person, props: { $note: 'Beslist' } }),
    )
    await merging.merge({ keep, drop, fields: {} })
    expect(await world.read(keep, staff, 1)).toMatchObject({ _contacts: [{ _id: person, $note: 'Beslist' }] })
  })
})

describe('answers on two nodes', () => {
  it('F1.8: a row that a colleague on another node makes meanwhile is theirs first', async () => {
    await frozen()
    const me = beforeWriting(colleague, () => saveAnswers(seller, match, [say('X-01', 'yes')]))
    const outcomes = await saveAnswers(me, match, [say('X-01', 'no'), say('X-02', 'no')])
    expect(outcomes).toMatchObject([{ status: 409, current: { value: 'yes' } }, { status: 200 }])
    expect(await answersOf()).toEqual(['X-01 yes', 'X-02 no'])
  })

  it('F1.9: what a colleague answers on another node is not taken over as well', async () => {
    await frozen()
    await saveAnswers(seller, supplier, [say('X-01', 'no'), say('X-02', 'no')])
    const me = beforeWriting(colleague, () => saveAnswers(seller, match, [say('X-01', 'yes')]))
    expect(await takeOverAnswers(me, match, { keys: undefined, confirmed: [] })).toMatchObject({ taken: ['X-02'] })
    expect(await answersOf()).toEqual(['X-01 yes', 'X-02 no'])
  })

  it('F1.8: many at once on two nodes leave one answer to each requirement', async () => {
    await frozen()
    await saveAnswers(seller, supplier, [say('X-01', 'no'), say('X-02', 'no')])
    const other = elsewhere(colleague)
    await Promise.all([
      saveAnswers(seller, match, [say('X-01', 'yes')]),
      saveAnswers(other, match, [say('X-01', 'no')]),
      takeOverAnswers(other, match, { keys: undefined, confirmed: [] }),
      takeOverAnswers(seller, match, { keys: undefined, confirmed: [] }),
    ])
    expect((await readAnswers(seller, match)).map(({ key }) => key)).toEqual(['X-01', 'X-02'])
  })

  it('F1.8, F1.11: staff check and reopen what its supplier saves at the same moment', async () => {
    await frozen()
    await saveAnswers(seller, match, [say('X-01', 'yes'), say('X-02', 'yes')])
    await submitAnswers(seller, match, undefined)
    const saving = (key: string) => async () => {
      const there = (await readAnswers(seller, match)).find((one) => one.key === key)
      const saved = await saveAnswers(seller, match, [{ ...say(key, 'no'), _version: there?._version }])
      expect(saved[0]?.status).toBe(200)
    }
    const reopened = await reopenAnswers(beforeWriting(staff, saving('X-01')), match, ['X-01'])
    expect(reopened).toMatchObject([{ key: 'X-01', value: 'no', status: 'reopened' }])
    const checked = await checkAnswer(beforeWriting(staff, saving('X-02')), {
      match,
      key: 'X-02',
      value: 'no',
      remark: 'Gezien',
    })
    expect(checked).toMatchObject({ value: 'no', checked: { value: 'no' } })
  })

  it('F1.11: checking an answer and saving it at once ends well for both, on two nodes', async () => {
    await frozen()
    await saveAnswers(seller, match, [say('X-01', 'yes')])
    await submitAnswers(seller, match, undefined)
    for (const value of ['no', 'yes', 'no', 'yes'] as const) {
      await Promise.all([
        checkAnswer(elsewhere(staff), { match, key: 'X-01', value, remark: `Gezien: ${value}` }),
        reopenAnswers(staff, match, ['X-01']),
        saveAnswers(seller, match, [say('X-02', value)]),
        submitAnswers(elsewhere(colleague), match, undefined),
      ])
    }
    expect((await readAnswers(seller, match))[0]).toMatchObject({ key: 'X-01', checked: { value: 'yes' } })
  })
})

describe('requirements on two nodes', () => {
  const keysOf = async () =>
    (await readRequirements(staff, dossier)).rows.map(({ key, version }) => `${key} ${version ?? '-'}`)

  it.each<[string, (me: ViewerStore) => Promise<WrittenSet>]>([
    ['is added', (me) => saveRequirements(me, dossier, { rows: [row('Te laat')], remove: [] })],
    [
      'is removed',
      async (me) => {
        const [first] = (await readRequirements(staff, dossier)).rows
        return saveRequirements(me, dossier, { rows: [], remove: [first?._id ?? ''] })
      },
    ],
    [
      'is copied',
      async (me) => {
        const template = await world.make({ _type: 'template', name: 'Kassa', kind: 'ERP' }, space)
        await saveRequirements(staff, template, { rows: [row('Kassa', { key: 'GEN-01' })], remove: [] })
        return copyRequirements(me, dossier, template, ['GEN-01'])
      },
    ],
  ])('F1.5: nothing %s in a set that is frozen on another node meanwhile', async (_, write) => {
    await saveRequirements(staff, dossier, { rows: [row('Een'), row('Twee')], remove: [] })
    const me = beforeWriting(staff, () => freezeRequirements(staff, dossier, { version: 0, rows: [], remove: [] }))
    await expect(write(me)).rejects.toThrow(Forbidden)
    expect(await keysOf()).toEqual(['X-01 1', 'X-02 1'])
  })

  it('F1.3: rows that two make on two nodes have keys of their own', async () => {
    const other = beforeWriting(staff, () => saveRequirements(staff, dossier, { rows: [row('Een')], remove: [] }))
    await saveRequirements(other, dossier, { rows: [row('Twee')], remove: [] })
    const taken = { rows: [row('Drie', { key: 'X-09' })], remove: [] }
    const late = beforeWriting(staff, () => saveRequirements(staff, dossier, taken))
    await expect(saveRequirements(late, dossier, taken)).rejects.toThrow(Invalid)
    expect(await keysOf()).toEqual(['X-01 -', 'X-02 -', 'X-09 -'])
  })

  it('F1.4: what two put forward on two nodes has keys of its own', async () => {
    await frozen()
    const asker = await world.user(lead, 'endusers')
    const other = beforeWriting(asker, () => proposeRequirement(asker, dossier, row('Graag ook dit')))
    await proposeRequirement(other, dossier, row('En dit'))
    expect((await readRequirements(staff, dossier)).rows.map(({ key }) => key)).toEqual([
      'X-01',
      'X-02',
      'X-03',
      'X-04',
    ])
  })
})

describe('a decision on two nodes', () => {
  it('F2.16: its numbers are those of the moment it is taken', async () => {
    await frozen()
    await saveAnswers(seller, match, [say('X-01', 'no'), say('X-02', 'no')])
    await submitAnswers(seller, match, undefined)
    const [first] = await readAnswers(seller, match)
    const me = beforeWriting(staff, async () => {
      await saveAnswers(seller, match, [{ ...say('X-01', 'yes'), _version: first?._version }])
    })
    const { _id } = await take(me, { dossier, match, reason: 'Past', statuses: [] })
    const { result } = await world.read(_id, staff)
    const [scored] = JSON.parse(String(result)).suppliers
    expect(scored.points).toBe(50_000)
  })
})
