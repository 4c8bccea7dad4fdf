import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { readConfig } from '../../config.ts'
import { openStore } from '../../openStore.ts'
import { firstSpace } from '../../store/auth/accounts.ts'
import { say } from '../../store/chat/chat.ts'
import { dropExpired, purgeTrash } from '../../store/housekeeping/housekeeping.ts'
import { countGone, readRetention, saveRetention } from '../../store/privacy/retention.ts'
import { systemViewer } from '../../store/system.ts'
import { runAdmin } from '../auth/adminCommand.ts'
import { runPrivacy } from './privacyCommand.ts'

const DAY = 86_400_000

let app: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schakel-privacy-'))
  app = await openTestApp()
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await app.close()
})

const post = (path: string, body: object = {}) => app.as('super').post(path, body)
const sweep = async () => {
  await dropExpired(app.world.store)
  await purgeTrash(app.world.store)
}

describe('how long things are kept', () => {
  test('S6.3: super users alone say so, between bounds, and see how much would go', async () => {
    for (const who of ['staff', 'supplier', 'enduser'] as const) {
      expect((await app.as(who).post('/api/privacy/retention')).status).toBe(403)
      expect((await app.as(who).post('/api/privacy/retain', { wanted: { chat: 5 } })).status).toBe(403)
    }
    const { body } = await post('/api/privacy/retention')
    expect(body.days).toEqual({
      chat: 60,
      messages: null,
      log: 2555,
      logins: 728,
      sessions: 30,
      notifications: 30,
      mails: 30,
    })
    for (const wanted of [{ chat: 0 }, { chat: null }, { log: 5 }, { sessions: 31 }, { chat: 1.5 }, { chat: 'lang' }])
      expect([400, 422]).toContain((await post('/api/privacy/retain', { wanted })).status)
    expect((await post('/api/privacy/retain', { wanted: { messages: 365 } })).body).toMatchObject({
      messages: 365,
      chat: 60,
    })
    expect((await post('/api/privacy/retain', { wanted: { messages: null } })).body).toMatchObject({ messages: null })
  })

  test('D13: what was said in a chat and in messages goes after its days, and not before', async () => {
    const dossier = await app.aDossier()
    await say(await app.world.as(app.as('staff').id), dossier, 'Oude woorden')
    const { body: message } = await app.as('staff').post('/api/space/save', {
      item: { _type: 'message', name: 'Oud bericht', description: '<p>Lang geleden</p>' },
      parent: app.places.lead,
    })
    app.world.wait(100 * DAY)
    // A session of a hundred days ago counts no more.
    const asUser = await app.world.as(app.as('staff').id)
    const count = async (table: string) =>
      (
        await app.world.database.query<{ n: number }>(
          `select count(*)::int as n from ${table} where at < now() + interval '99 years'`,
        )
      )[0]?.n
    expect(await count('chat_messages')).toBe(1)
    const terms = await readRetention(app.world.store)
    expect(await countGone(app.world.store, { ...terms, chat: 120, messages: 90 })).toMatchObject({
      chat: 0,
      messages: 1,
    })
    await saveRetention(app.world.store, { chat: 120, messages: null })
    await sweep()
    expect(await count('chat_messages')).toBe(1)
    expect((await app.world.read(message._id, asUser)).name).toBe('Oud bericht')
    await saveRetention(app.world.store, { chat: 60, messages: 90 })
    await sweep()
    expect(await count('chat_messages')).toBe(0)
    await expect(app.world.read(message._id, asUser)).rejects.toThrow()
    await saveRetention(app.world.store, { messages: null })
  })

  test('D7: an old log goes, but for the names that a supplier must never read', async () => {
    const { world, places } = app
    const lead = await world.lead(places.space, { name: 'Herberg Vroegere Naam' })
    await world.system.update({ id: lead, fields: { name: 'Herberg Nu', website: 'https://herberg.example' } })
    const contact = await world.person(lead, { name: 'Wolfert Duinvoet', jobtitle: 'Kok' })
    const dossier = await world.dossier(lead, { case: '<p>Vroegere en Duinvoet, graag, met 77 mensen.</p>' })
    await world.system.update({ id: dossier, fields: { users: 40 } })
    for (const employees of [77, 78]) await world.system.update({ id: dossier, fields: { employees, users: 41 } })
    await world.match(dossier, places.supplier, { $visible: true })
    await world.system.remove(contact)
    world.wait(400 * DAY)
    await purgeTrash(world.store)
    await saveRetention(world.store, { log: 365 })
    await sweep()
    const lines = await world.database.query<{
      item: string
      kind: string
      before: object | null
      after: object | null
    }>('select item, kind, before, after from changes where item = any ($1::text[]) order by seq', [
      [lead, contact, dossier],
    ])
    // Of a request how many people it said that there were.
    const asked = lines.filter(({ item, before }) => item === dossier && JSON.stringify(before).includes('77'))
    expect(asked).toEqual([expect.objectContaining({ before: { employees: 77 }, after: { employees: 78 } })])
    expect(lines.filter(({ item, kind }) => item === dossier && kind !== 'update')).toEqual([])
    expect(lines.find(({ item, kind }) => item === contact && kind === 'create')?.after).toEqual({
      name: 'Wolfert Duinvoet',
    })
    expect(lines.find(({ item, kind }) => item === lead && kind === 'update')?.before).toMatchObject({
      name: 'Herberg Vroegere Naam',
    })
    // Written anew, it is still kept out.
    await world.system.update({ id: dossier, fields: { existing: 'Van Duinvoet' } })
    const seller = await world.user(places.supplier, 'suppliers')
    expect(JSON.stringify(await world.read(dossier, seller))).not.toMatch(/Duinvoet|Vroegere|Herberg|77 mensen/)
    await saveRetention(world.store, { log: 2555 })
  })
})

test('D17.1: by command: somebody’s data into a file, and somebody erased once it is said twice', async () => {
  const run = async (...args: readonly string[]) => {
    const said: string[] = []
    const env = { DATA_DIR: folder, SCHAKEL_DEMO: '0' }
    const code = await runPrivacy(args, env, { say: (line) => said.push(line), fail: (line) => said.push(line) })
    return { code, said: said.join('\n') }
  }
  expect(await run('export')).toMatchObject({ code: 1, said: expect.stringContaining('--email') })
  expect(await run('erase', '--email', 'niemand@schakel.example')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nobody'),
  })
  const env = { DATA_DIR: folder, SCHAKEL_DEMO: '0' }
  const quiet = { say: () => undefined, fail: () => undefined }
  const email = 'wies@toverlepel.example'
  expect(await runAdmin(['--email', email, '--name', 'Wies Toverlepel'], env, quiet)).toBe(0)
  const out = join(folder, 'wies.json')
  expect(await run('export', '--email', email, '--out', out)).toMatchObject({ code: 0 })
  expect(JSON.parse(await readFile(out, 'utf8')).cards).toMatchObject([{ email, name: 'Wies Toverlepel' }])
  expect(await run('erase', '--email', email)).toMatchObject({ code: 0, said: expect.stringContaining('--yes') })
  // The last super user stays, and so do their data.
  expect(await run('erase', '--email', email, '--yes')).toMatchObject({ code: 1 })
  const page = join(folder, 'wies.html')
  expect(await run('export', '--email', email, '--out', page, '--language', 'en')).toMatchObject({ code: 0 })
  expect(await readFile(page, 'utf8')).toContain('Everything that is kept of you')
  const store = await openStore(readConfig(env))
  await store.as(systemViewer).create({
    item: { _type: 'person', name: 'Toos Weggeest', email: 'toos@weggeest.example' },
    parent: await firstSpace(store),
  })
  await store.database.close()
  expect(await run('erase', '--email', 'Toos@weggeest.example', '--yes')).toMatchObject({ code: 0 })
  expect(await run('erase', '--email', 'toos@weggeest.example')).toMatchObject({ code: 1 })
}, 120_000)
