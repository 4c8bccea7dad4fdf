import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { MailQueue } from '../../mail/mailQueue.ts'
import type { DueMail } from '../mail/mails.ts'
import { readNotifications } from '../read/notifications.ts'
import { readRequirements } from '../read/requirements.ts'
import { saveSettings } from '../settings/settings.ts'
import type { ViewerStore } from '../store.ts'
import { saveAnswers, submitAnswers } from '../write/answers.ts'
import { freezeRequirements, saveRequirements } from '../write/requirements.ts'
import { remindAnswers } from './remindAnswers.ts'

const MINUTE_MS = 60_000
const START = new Date('2026-03-02T09:00:00.000Z')
const DUE = '2026-03-11'
// From the second of March, ten o’clock in Amsterdam, until the end of the eleventh: 9 days and 14 hours.
const HALF = new Date('2026-03-07T04:00:00.000Z')
const MOST = new Date('2026-03-11T00:00:00.000Z')
const OVER = new Date('2026-03-11T23:00:00.000Z')

let world: World
let space: string
let staff: ViewerStore
let seller: ViewerStore
let rival: ViewerStore
let dossier: string
let match: string
let sent: DueMail[]

const row = (nl: string) => ({ group: 105, nl, level: 'must', weight: 3, proof: 'demo' }) as const
const asked = async (me: ViewerStore) => {
  const list = JSON.parse((await readNotifications(me)).json)
  return list.filter(({ kind }: { kind: string }) => kind === 'answers').reverse()
}
const moments = async (me: ViewerStore) => (await asked(me)).map(({ answers }: { answers: string }) => answers)
const at = async (moment: Date, minutes = 1) => {
  world.now = new Date(moment.getTime() + minutes * MINUTE_MS)
  return remindAnswers(world.store)
}
const change = async (words: string) => {
  const { rows } = await readRequirements(staff, dossier)
  const next = { ...row(words), _id: rows[1]?._id }
  await freezeRequirements(staff, dossier, { version: 1, reason: 'Scherper', rows: [next], remove: [] })
}

beforeAll(async () => {
  world = await World.open()
  space = await world.space()
  staff = await world.user(space, 'staff')
})
afterAll(() => world.close())

beforeEach(async () => {
  world.now = START
  sent = []
  await world.database.exec("delete from notifications; delete from mails; update news_round set until = '-infinity'")
  await world.database.exec("update items set deleted_at = now() where type = 'dossier'")
  const [supplier, other] = [await world.supplier(space), await world.supplier(space)]
  const lead = await world.lead(space, { name: 'Grand Café Zilvermeeuw' })
  dossier = await world.dossier(lead)
  match = await world.match(dossier, supplier, { $visible: true }, ['offered'])
  await world.match(await world.dossier(lead), other, { $visible: true }, ['offered'])
  seller = await world.user(supplier, 'suppliers')
  rival = await world.user(other, 'suppliers')
  world.now = START
  await saveRequirements(staff, dossier, { rows: ['Een', 'Twee', 'Drie'].map(row), remove: [] })
  await freezeRequirements(staff, dossier, { version: 0, answersDue: DUE, rows: [], remove: [] })
})

const post = () =>
  new MailQueue(
    world.store,
    { carry: async (mail: DueMail) => void sent.push(mail), close: () => undefined },
    { brandName: 'Schakel', publicUrl: 'https://schakel.example' },
  )
const round = async () => {
  world.wait(20 * MINUTE_MS)
  await post().gather()
  await post().deliver()
}

describe('what suppliers are told of the set they answer', () => {
  it('F1.5: a next version tells those who answer which rows changed, and nobody of the first or of another dossier', async () => {
    expect(await asked(seller)).toEqual([])
    await change('Twee, maar anders')
    expect(await asked(seller)).toMatchObject([
      { answers: 'changed', rows: ['X-02'], count: 1, read: false, item: { _id: match } },
    ])
    for (const other of [rival, staff]) expect(await asked(other)).toEqual([])
  })

  it('F1.5: a removed and a new row are told with the others; a set whose asking stays the same tells nothing', async () => {
    const { rows } = await readRequirements(staff, dossier)
    const first = { ...row('Een'), weight: 5 as const, _id: rows[0]?._id }
    await freezeRequirements(staff, dossier, { version: 1, reason: 'Zwaarder', rows: [first], remove: [] })
    expect(await asked(seller)).toEqual([])
    const remove = [rows[2]?._id ?? '']
    await freezeRequirements(staff, dossier, { version: 2, reason: 'Minder', rows: [row('Vier')], remove })
    expect(await asked(seller)).toMatchObject([{ rows: ['X-03', 'X-04'], count: 2 }])
  })

  it('F1.5, F1.8: a dismissed match is not told', async () => {
    world.wait(2 * MINUTE_MS)
    await world.status(match, 'dismissed')
    await change('Twee, maar anders')
    expect(await asked(seller)).toEqual([])
  })

  it('F1.14: reminds at half and nine tenths of the term and the day after, each once whatever nodes look', async () => {
    expect(await at(HALF, -1)).toBe(0)
    expect((await Promise.all([at(HALF), remindAnswers(world.store)])).toSorted()).toEqual([0, 1])
    expect(await at(MOST, -1)).toBe(0)
    expect(await at(MOST)).toBe(1)
    expect(await at(OVER, -1)).toBe(0)
    expect(await at(OVER)).toBe(1)
    expect(await at(OVER, 60)).toBe(0)
    expect(await moments(seller)).toEqual(['half', 'most', 'over'])
    expect((await asked(seller))[0]).toMatchObject({ due: DUE, item: { _id: match } })
    expect(await moments(rival)).toEqual([])
  })

  it('F1.14: a server that stood still says only what holds now', async () => {
    expect(await at(MOST)).toBe(1)
    expect(await moments(seller)).toEqual(['most'])
    expect(await at(OVER, 8 * 24 * 60)).toBe(0)
  })

  it('F1.14: no reminder to a dismissed match, nor to a complete sheet, and again when a row is to be confirmed', async () => {
    await saveAnswers(
      seller,
      match,
      ['X-01', 'X-02', 'X-03'].map((key) => ({ key, value: 'yes' as const })),
    )
    expect(await at(HALF), 'drafts answer nothing').toBe(1)
    await submitAnswers(seller, match, undefined)
    expect(await at(MOST)).toBe(0)
    await change('Twee, maar anders')
    expect(await at(MOST)).toBe(1)
    await world.status(match, 'dismissed')
    expect(await at(OVER)).toBe(0)
  })

  it('F1.14, D20: mails as the settings say, and names the dossier as its supplier knows it', async () => {
    await at(HALF)
    await round()
    expect(sent.map(({ reader }) => reader)).toEqual([seller.viewer._id])
    const [mail] = sent
    expect(mail?.subject).toContain('de termijn om te antwoorden is half om; u kunt antwoorden tot en met 11-03-2026')
    expect(mail?.text).toContain(`/card/${match}/answers\n`)
    expect([mail?.subject, mail?.text, mail?.html].join(' ')).not.toMatch(/Zilvermeeuw/)
    expect(JSON.stringify(await asked(seller))).not.toMatch(/Zilvermeeuw/)
    await saveSettings(world.store, seller.viewer._id, { mail: { answers: false } })
    sent = []
    await at(MOST)
    await round()
    expect(sent).toEqual([])
    expect(await moments(seller)).toEqual(['half', 'most'])
  })

  it('F1.5, D20: mails which rows changed in the language of the supplier, without a word of them', async () => {
    await saveSettings(world.store, seller.viewer._id, { locale: 'en' })
    await change('Koppelt met Zilvermeeuw')
    await round()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject).toContain('1 requirement has changed (X-02)')
    expect([sent[0]?.subject, sent[0]?.text, sent[0]?.html].join(' ')).not.toMatch(/Zilvermeeuw|Koppelt/)
  })
})
