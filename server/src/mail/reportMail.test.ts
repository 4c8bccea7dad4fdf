import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Report } from '@schakel/domain/reports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SmtpServer } from '../../test/smtpServer.ts'
import { World } from '../../test/world.ts'
import { setReportMail } from '../store/mail/reportMails.ts'
import { removeReport, saveReport } from '../store/reports/reports.ts'
import { saveSettings } from '../store/settings/settings.ts'
import type { ViewerStore } from '../store/store.ts'
import { carrierOf } from './carrier.ts'
import { MailQueue } from './mailQueue.ts'

const report: Report = { type: 'dossier', by: 'name', measure: 'sum', of: 'price', chart: 'bars' }
let world: World
let server: SmtpServer
let folder: string
let queues: readonly MailQueue[]
let staff: ViewerStore
let boss: ViewerStore

beforeAll(async () => {
  world = await World.open()
  server = await SmtpServer.open()
  folder = await mkdtemp(join(tmpdir(), 'schakel-mail-'))
  const space = await world.space()
  const lead = await world.lead(space)
  await world.dossier(lead, { name: 'ERP', price: 1200 })
  staff = await world.user(space, 'staff', { name: 'Sanne de Wit' })
  boss = await world.user(space, 'admin', { _feed: 'ROOT' })
  const other = await world.space()
  await world.dossier(await world.lead(other), { name: 'CRM', price: 77 })
  queues = [queueBy(server.url), queueBy(server.url)]
})
afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.close()))
  await server.close()
  await rm(folder, { recursive: true })
  await world.close()
})

function queueBy(smtpUrl: string): MailQueue {
  return new MailQueue(
    world.store,
    carrierOf({ smtpUrl, mailFrom: '"Schakel" <post@schakel.example>', dataDir: folder, production: true }),
    { brandName: 'Schakel', publicUrl: 'https://schakel.example' },
  )
}

/** Both servers look at this moment, and what went out until the next one. */
async function roundAt(moment: string) {
  world.now = new Date(moment)
  const before = server.deliveries.length
  await Promise.all(queues.map((queue) => queue.deliverReports()))
  return server.deliveries.slice(before)
}

const textOf = (message = '') =>
  message
    .replace(/=\r\n/g, '')
    .replace(/=C2=A0/g, ' ')
    .replace(/=E2=82=AC/g, '€')

describe('S2.9: a report by mail', () => {
  test('S2.9: goes once in the morning of the first working day of a month, whatever the number of servers', async () => {
    const { _id } = await saveReport(staff, { name: 'Prijs per soort', report })
    world.now = new Date('2026-07-14T10:00:00.000Z')
    await setReportMail(staff, _id, true)
    await setReportMail(staff, _id, true)
    expect(await roundAt('2026-07-31T22:00:00.000Z')).toEqual([])
    // 1 August 2026 is a Saturday.
    expect(await roundAt('2026-08-01T10:00:00.000Z')).toEqual([])
    expect(await roundAt('2026-08-03T03:59:00.000Z')).toEqual([])
    const [mail, ...more] = await roundAt('2026-08-03T04:00:00.000Z')
    expect(more).toEqual([])
    const text = textOf(mail?.message)
    expect(mail?.to).toEqual([(await world.read(staff.viewer._id)).email])
    expect(text).toContain('Prijs per soort, aug 2026')
    expect(text).toMatch(/ERP .* 1\.200/)
    expect(text).toContain('<table')
    expect(text).toContain('https://schakel.example/stats/report?report')
    // What another space has is not in it.
    expect(text).not.toContain('CRM')
    expect(await roundAt('2026-08-31T10:00:00.000Z')).toEqual([])
    await saveSettings(world.store, staff.viewer._id, { locale: 'en' })
    const [next] = await roundAt('2026-09-01T07:00:00.000Z')
    expect(textOf(next?.message)).toContain('Prijs per soort, Sep')
    await removeReport(staff, _id)
    expect(await roundAt('2026-10-01T07:00:00.000Z')).toEqual([])
  })

  test('D6: nothing goes of what is shared no longer, or to who chose it no longer', async () => {
    const { _id } = await saveReport(boss, { name: 'Gedeeld', report, shared: true })
    await setReportMail(staff, _id, true)
    expect(await roundAt('2026-11-02T08:00:00.000Z')).toHaveLength(1)
    await saveReport(boss, { _id, shared: false })
    expect(await roundAt('2026-12-01T08:00:00.000Z')).toEqual([])
    await saveReport(boss, { _id, shared: true })
    await setReportMail(staff, _id, false)
    expect(await roundAt('2027-01-04T08:00:00.000Z')).toEqual([])
  })

  test('D8.8: what could not go out is tried again an hour later', async () => {
    const { _id } = await saveReport(staff, { name: 'Later', report })
    await setReportMail(staff, _id, true)
    const away = queueBy('smtp://127.0.0.1:1')
    world.now = new Date('2027-02-01T08:00:00.000Z')
    expect(await away.deliverReports()).toBe(0)
    expect(await roundAt('2027-02-01T08:30:00.000Z')).toEqual([])
    expect(await roundAt('2027-02-01T09:00:00.000Z')).toHaveLength(1)
    await away.close()
  })

  test('D8.8: a report that the mail server refused because of us is no report that was mailed', async () => {
    server.refuse('sender', '550 5.4.5 Daily sending quota exceeded')
    expect(await roundAt('2027-03-01T08:00:00.000Z')).toEqual([])
    expect(await roundAt('2027-03-01T09:00:00.000Z')).toHaveLength(1)
  })

  test('D19.9: the log tells where the mail server refused a report, and not what it said of whom', async () => {
    const warned = once(process, 'warning')
    server.refuse('recipient', '450 <sanne@lepeltje.example> is busy')
    expect(await roundAt('2027-04-01T08:00:00.000Z')).toEqual([])
    const [{ message }] = await warned
    expect(message).toBe('A report was not mailed: EENVELOPE 450 at RCPT TO')
    expect(await roundAt('2027-04-01T09:00:00.000Z')).toHaveLength(1)
  })

  test('D8.8: who stops sends the report that is on its way, and no other', async () => {
    for (const name of ['Eerst', 'Dan'])
      await setReportMail(staff, (await saveReport(staff, { name, report }))._id, true)
    const underWay = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    let carried = 0
    const carry = () => {
      carried += 1
      underWay.resolve()
      return answered.promise
    }
    const sender = { brandName: 'Schakel', publicUrl: 'https://schakel.example' }
    const stopping = new MailQueue(world.store, { carry, close: () => undefined }, sender)
    world.now = new Date('2027-05-03T08:00:00.000Z')
    const delivering = stopping.deliverReports()
    await underWay.promise
    const closed = stopping.close()
    answered.resolve()
    await closed
    expect([await delivering, carried]).toEqual([1, 1])
  })

  /** The mails of a moment that speak of a report. */
  const aboutAt = async (moment: string, name: string) =>
    (await roundAt(moment)).map(({ message }) => textOf(message)).filter((text) => text.includes(name))

  test('S2.9: of a report that can be made no more its reader hears that, once a month', async () => {
    const { _id } = await saveReport(staff, { name: 'Oude velden', report })
    await setReportMail(staff, _id, true)
    const gone = JSON.stringify({ by: 'gone' })
    await world.store.database.query('update reports set report = report || $2::jsonb where id = $1', [_id, gone])
    const mails = await aboutAt('2027-06-01T07:00:00.000Z', 'Oude velden')
    expect(mails).toEqual([expect.stringContaining('a field that it uses is gone')])
    // Its own page cannot show it, nor has the menu in which one stops the mails.
    expect(mails[0]).toContain('/en/stats/reports')
    expect(mails[0]).not.toContain('/stats/report?')
    expect(await aboutAt('2027-06-02T07:00:00.000Z', 'Oude velden')).toEqual([])
    await removeReport(staff, _id)
  })

  test('S2.9: who has no address for a while gets the report of the month once they have one', async () => {
    const { _id } = await saveReport(staff, { name: 'Even geen adres', report })
    await setReportMail(staff, _id, true)
    const { email } = await world.read(staff.viewer._id)
    const addressed = (to: unknown) =>
      world.store.database.query(
        `update items set fields = fields || jsonb_build_object('email', $2::text) where id = $1`,
        [staff.viewer._id, to],
      )
    await addressed(null)
    expect(await aboutAt('2027-07-01T07:00:00.000Z', 'Even geen adres')).toEqual([])
    await addressed(email)
    expect(await aboutAt('2027-07-01T08:00:00.000Z', 'Even geen adres')).toHaveLength(1)
  })
})
