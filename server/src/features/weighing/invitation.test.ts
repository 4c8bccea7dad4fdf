import type { Notification } from '@schakel/domain/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import {
  aDecision,
  type DecisionWorld,
  openDecisionWorld,
  pointsOf,
  type Weigher,
} from '../../../test/decisionWorld.ts'
import { MailQueue } from '../../mail/mailQueue.ts'
import type { DueMail } from '../../store/mail/mails.ts'
import { readNotifications } from '../../store/read/notifications.ts'
import { readWork } from '../../store/read/work.ts'
import { saveSettings } from '../../store/settings/settings.ts'
import { remindWeighers } from '../../store/weighing/remindWeighers.ts'
import { invite as inviteByStaff } from './invite.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let app: TestApp
let world: Omit<DecisionWorld, 'app'>
let anna: Weigher
let bram: Weigher
let cora: Weigher
let dossier: string

beforeAll(async () => {
  app = (await openDecisionWorld()).app
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.world.database.exec('delete from notifications; delete from mails')
  world = await aDecision(app)
  const [first, second, third] = world.people
  if (!first || !second || !third) throw new Error('three people weigh')
  anna = first
  bram = second
  cora = third
  dossier = world.dossier
})

const all = () => world.people.map(({ id }) => id)
const done = async (asked: Promise<{ readonly status: number }>) => expect((await asked).status).toBe(200)
const invite = (people = all(), by: Pick<Weigher, 'post'> = anna) =>
  done(by.post('/api/weighing/invite', { dossier, people, named: true }))
const submit = (by: Weigher) => done(by.post('/api/weighing/submit', { dossier, points: pointsOf(100, 80, 10) }))
const close = () => done(anna.post('/api/weighing/close', { dossier }))

/** What somebody is told of the weighing, the oldest first. Asked of the store: their session may have ended meanwhile (D8.8). */
const told = async (id: string): Promise<readonly Notification['weigh'][]> => {
  const list: readonly Notification[] = JSON.parse((await readNotifications(await app.world.as(id))).json)
  return list
    .filter(({ kind, item }) => kind === 'weigh' && item._id === dossier)
    .map(({ weigh }) => weigh)
    .reverse()
}
/** Whether the weighing stands in what somebody has to do. */
const isToDo = async (id: string) =>
  (await readWork(await app.world.as(id), false)).lines.some(({ why, item }) => why === 'weigh' && item._id === dossier)
const waits = async (id: string) => [await isToDo(id), await told(id)]
const later = (days: number) => {
  app.world.wait(days * DAY_MS)
  return remindWeighers(app.world.store)
}

describe('who is invited to weigh', () => {
  it('F2.14, S2.2, D13: has it to do and is told of it; who invites has it to do, and nobody else knows', async () => {
    await invite([anna.id, bram.id])
    expect(await waits(bram.id)).toEqual([true, ['invited']])
    expect(await waits(anna.id)).toEqual([true, []])
    const others = ['staff', 'super', 'supplier', 'enduser', 'enduser2', 'member'] as const
    for (const id of [cora.id, ...others.map((who) => app.as(who).id)]) expect(await waits(id)).toEqual([false, []])
  })

  it('F2.14: submitting takes it away, and it is there again for who takes back what they weighed', async () => {
    await invite()
    await done(bram.post('/api/weighing/save', { dossier, points: pointsOf(100) }))
    expect(await waits(bram.id)).toEqual([true, ['invited']])
    await submit(bram)
    expect(await waits(bram.id)).toEqual([false, []])
    expect(await waits(cora.id)).toEqual([true, ['invited']])
    await done(bram.post('/api/weighing/withdraw', { dossier }))
    expect(await waits(bram.id)).toEqual([true, ['invited']])
  })

  it('F2.14: closing takes it away, and a next round tells anew', async () => {
    await invite()
    await submit(anna)
    await close()
    for (const { id } of world.people) expect(await waits(id)).toEqual([false, []])
    await invite([bram.id], app.as('staff'))
    expect(await waits(bram.id)).toEqual([true, ['invited', 'invited']])
    expect(await waits(cora.id)).toEqual([false, []])
  })

  it('F2.14: who is left out has it no more; who is invited beside the others is told alone', async () => {
    await invite([bram.id])
    await done(bram.post('/api/notifications/read', {}))
    await invite([bram.id, cora.id])
    expect(await waits(cora.id)).toEqual([true, ['invited']])
    const [row] = JSON.parse((await readNotifications(await app.world.as(bram.id))).json)
    expect(row).toMatchObject({ kind: 'weigh', read: true })
    await invite([cora.id])
    expect(await waits(bram.id)).toEqual([false, []])
    await invite([bram.id, cora.id])
    expect(await waits(bram.id)).toEqual([true, ['invited']])
  })

  it('F2.17, D6: who is of who asks no more has nothing to do and is told nothing', async () => {
    await invite()
    const [home] = await app.world.database.query<{ parent: string }>(
      "select parent from edges where child = $1 and edge = 'MEMBERS'",
      [bram.id],
    )
    await done(app.as('super').post(`/api/space/delete/MEMBERS/${home?.parent}/${bram.id}`))
    expect(await waits(bram.id)).toEqual([false, []])
  })

  it('G9: it stands in the file of who is invited, of nobody else, and goes with them', async () => {
    await invite()
    const kinds = async (by: Weigher) => {
      const file = await by.post('/api/privacy/export', { _id: by.id, kind: 'json' })
      return file.body.notifications.map(({ kind }: { kind: string }) => kind)
    }
    expect(await kinds(bram)).toEqual(['weigh'])
    expect(await kinds(anna)).toEqual([])
    await done(app.as('super').post('/api/privacy/erase', { _id: bram.id, confirm: bram.name }))
    const left = await app.world.database.query<{ reader: string }>(
      "select reader from notifications where kind = 'weigh' and item = $1",
      [dossier],
    )
    expect(left).toEqual([{ reader: cora.id }])
    expect(await later(3)).toBe(1)
  })

  it('F2.14: of a dossier that is done nobody is asked to weigh', async () => {
    await invite()
    await app.world.status(dossier, 'done')
    expect(await waits(bram.id)).toEqual([false, []])
    expect(await later(3)).toBe(0)
  })
})

describe('a reminder to weigh', () => {
  it('F2.14, F1.14: comes after three days and after a week, once each whatever nodes look, to who has not submitted', async () => {
    await invite()
    await submit(cora)
    expect(await later(2)).toBe(0)
    app.world.wait(DAY_MS)
    expect((await Promise.all([remindWeighers(app.world.store), remindWeighers(app.world.store)])).toSorted()).toEqual([
      0, 1,
    ])
    expect(await told(bram.id)).toEqual(['invited', 'again'])
    expect(await later(3)).toBe(0)
    expect(await later(1)).toBe(1)
    expect(await later(1)).toBe(0)
    expect(await told(bram.id)).toEqual(['invited', 'again', 'still'])
    for (const { id } of [anna, cora]) expect(await told(id)).toEqual([])
  })

  it('F2.14: a server that stood still says only what holds now, and of a former round nothing', async () => {
    await invite([bram.id])
    await submit(bram)
    await close()
    app.world.wait(DAY_MS / 2)
    await inviteByStaff(await app.world.as(app.as('staff').id), dossier, { people: [bram.id], named: true })
    expect(await later(2.75)).toBe(0)
    expect(await later(6)).toBe(1)
    expect(await told(bram.id)).toEqual(['invited', 'invited', 'still'])
    expect(await later(30)).toBe(0)
  })

  it('F2.14: is not told of what was seen to be over when it was due', async () => {
    await invite([bram.id, cora.id])
    await submit(cora)
    await close()
    expect(await later(3)).toBe(0)
  })
})

describe('mail about a weighing', () => {
  let sent: DueMail[]
  const round = async () => {
    sent = []
    app.world.wait(20 * MINUTE_MS)
    const carrier = { carry: async (mail: DueMail) => void sent.push(mail), close: () => undefined }
    const post = new MailQueue(app.world.store, carrier, { brandName: 'Schakel', publicUrl: 'https://schakel.example' })
    await post.gather()
    await post.deliver()
    return sent.filter(({ reader }) => all().includes(reader ?? ''))
  }
  it('F2.14, D13: goes to who is invited, in their language, as their settings say', async () => {
    await app.world.database.exec("update news_round set until = '-infinity'")
    await saveSettings(app.world.store, cora.id, { mail: { weigh: false } })
    await invite()
    const mails = await round()
    expect(mails.map(({ reader }) => reader)).toEqual([bram.id])
    expect(mails[0]?.subject).toContain('u bent gevraagd mee te wegen')
    expect(mails[0]?.text).toContain(`/card/${dossier}/weighing#round\n`)
    await saveSettings(app.world.store, bram.id, { locale: 'en' })
    expect(await later(3)).toBe(2)
    const [again] = await round()
    expect(again?.subject).toContain('your weighing is not submitted yet')
  })

  it('F2.14: none to who submitted before it went out', async () => {
    await app.world.database.exec("update news_round set until = '-infinity'")
    await invite([bram.id])
    await submit(bram)
    expect(await round()).toEqual([])
  })
})
