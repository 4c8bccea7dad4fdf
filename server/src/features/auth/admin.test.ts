import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts'
import { readConfig } from '../../config.ts'
import { makeFirst, runAdmin } from './adminCommand.ts'

/** A database on disk is made, and opened once more. */
const OPENING_MS = 60_000

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'schakel-admin-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await app.close()
})

async function run(args: readonly string[]) {
  const said: string[] = []
  const failed: string[] = []
  const env = { NODE_ENV: 'production', DATA_DIR: folder, PUBLIC_URL: 'https://schakel.example' }
  const code = await runAdmin(args, env, { say: (line) => said.push(line), fail: (line) => failed.push(line) })
  return { code, said: said.join('\n'), failed: failed.join('\n') }
}

test(
  'D17.1: in production a command makes the one first super user, by a link instead of a password',
  async () => {
    expect(await run([])).toMatchObject({ code: 1, failed: expect.stringContaining('--email') })
    expect(await run(['--email', 'geen adres'])).toMatchObject({
      code: 1,
      failed: expect.stringContaining('no e-mail'),
    })
    const made = await run(['--email', 'wies@schakel.example', '--name', 'Wies Toverlepel'])
    expect(made).toMatchObject({
      code: 0,
      said: expect.stringMatching(/https:\/\/schakel\.example\/reset\?key=[\w-]{43}$/),
    })
    expect(await run(['--email', 'ander@schakel.example'])).toMatchObject({
      code: 1,
      failed: expect.stringContaining('already'),
    })
  },
  OPENING_MS,
)

test('D17.1: the link gives the super user a password, once', async () => {
  // No call takes the last one away.
  await app.world.database.query('update items set deleted_at = now() where id = $1', [app.as('super').id])
  const config = readConfig({ PUBLIC_URL: 'https://schakel.example' })
  const key = (await makeFirst(app.world.store, config, 'wies@schakel.example', 'Wies Toverlepel')).split('key=')[1]
  expect((await app.nobody.post('/api/auth/reset', { key, password: PASSWORD })).status).toBe(200)
  expect((await app.nobody.post('/api/auth/reset', { key, password: PASSWORD })).status).toBe(404)
  const { body } = await app.nobody.post('/api/auth/login', { email: 'wies@schakel.example', password: PASSWORD })
  expect(body.user).toMatchObject({ kind: 'super', name: 'Wies Toverlepel' })
})
