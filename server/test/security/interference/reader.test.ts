import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepMail } from '../../../src/store/mail/mails.ts'
import { borders } from './borders.ts'
import { post } from './deed.ts'
import { mailsTo } from './mails.ts'
import { Reader } from './reader.ts'
import { buildSide, type World } from './sides.ts'
import { holding, themes } from './themes.ts'

let world: World
let reader: Reader
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schakel-reader-'))
  const [border] = borders(holding)
  if (!border) throw new Error('no border')
  world = await buildSide(border, 0, folder)
  reader = new Reader('supplier', world)
}, 120_000)
afterAll(async () => {
  await world.app.close()
  await rm(folder, { recursive: true, force: true })
})

test('D20.1: of what a reader gets, the feed of their agenda is compared as a calendar program reads it', async () => {
  const feed = await reader.feed()
  expect(feed).toContain('BEGIN:VCALENDAR')
  expect(feed).toContain('Demonstratie')
  expect(feed).not.toMatch(/[0-9a-f]{32}/)
})

test('D20.1: of a PDF the words are compared', async () => {
  const pdf = await reader.ask(post('/api/notes/export', { _id: world.refs.get('dossier'), kind: 'pdf' }))
  expect(pdf).toContain('In augustus zijn we dicht, voor de rust.')
  expect(pdf).toMatch(/Lead #\d/)
})

test('D20.1: of mail all is compared that waits for them, and of news the letter too', async () => {
  await keepMail(world.app.world.store, { to: 'iemand@elders.example', subject: 'Van een ander', text: 'Dag' })
  const before = await mailsTo(world, 'supplier')
  expect(before).not.toContain('Van een ander')
  const [{ email } = { email: '' }] = await world.app.world.database.query<{ email: string }>(
    `select fields ->> 'email' as email from items where id = $1`,
    [world.refs.get('supplierUser')],
  )
  await keepMail(world.app.world.store, { to: email, subject: 'Van ons', text: 'Dag' })
  expect(await mailsTo(world, 'supplier')).toContain('Van ons')
})

test('D20.3, D20.8: every theme holds, also names of staff and ordinary words', () => {
  expect(holding).toEqual(themes)
})
