import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FakeS3 } from '../../test/fakeS3.ts'
import { SmtpServer } from '../../test/smtpServer.ts'
import { portOf } from '../portOf.ts'
import { openDatabase } from '../store/database/index.ts'
import { migrate } from '../store/migrate.ts'
import { clockFinding } from './clockCheck.ts'
import { runDoctor } from './doctorCommand.ts'

const HOUR_MS = 3_600_000
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'schakel-doctor-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What it says of an installation with these settings, as `state part: text`. */
async function examine(env: Readonly<Record<string, string>>, patience?: number) {
  const lines: string[] = []
  const code = await runDoctor({ DATA_DIR: join(folder, 'data'), ...env }, (line) => lines.push(line), patience)
  return { code, text: lines.join('\n') }
}

/** Every complaint comes with one sentence on how to mend it. */
function expectMends(text: string): void {
  const lines = text.split('\n')
  for (const [at, line] of lines.entries())
    if (/^(warn|wrong) /.test(line)) expect([line, lines[at + 1]]).toEqual([line, expect.stringMatching(/^ +-> .+\.$/)])
}

describe('D19.9: npm run doctor', () => {
  test('D19.9: of a new installation all is well', async () => {
    const { code, text } = await examine({})
    expect(text).toMatch(/^ok {4}database {2}the first start makes the embedded database/m)
    expect([code, text.split('\n').at(-1)]).toEqual([0, expect.stringMatching(/^\d+ ok, 0 to improve, 0 wrong$/)])
  })

  test('D19.9: a wrong setting is named, and ends it with code 1', async () => {
    const { code, text } = await examine({ PORT: 'abc' })
    expect(code).toBe(1)
    expect(text).toContain('wrong settings  PORT must be a whole number')
    expectMends(text)
  })

  test('D19.9: what is allowed and unwise in production is said, with code 0', async () => {
    const { code, text } = await examine({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://schakel.example',
      BACKUP_KEEP: '0',
    })
    expect(code).toBe(0)
    expect(text).toContain('TRUST_PROXY is not set')
    expect(text).toContain('without SMTP_URL mail lands in the folder outbox')
    expectMends(text)
    const open = await examine({ PUBLIC_URL: 'http://schakel.example' })
    expect(open.text).toContain('the demo accounts have a known password')
    expect(open.text).toContain('cookies travel unencrypted')
  })

  // A database on disk is made, and opened once more.
  test('D19.9: the embedded database is opened, or left to the server that has it; old copies are told', {
    timeout: 60_000,
  }, async () => {
    const dataDir = join(folder, 'used')
    const database = await openDatabase({ databaseUrl: undefined, dataDir })
    await migrate(database)
    const env = { DATA_DIR: dataDir, BACKUP_KEEP: '0' }
    const running = await examine(env)
    expect(running.text).toContain('in use by the server that runs')
    expect(running.text).toContain(`warn  copies    there is no copy in ${join(dataDir, 'backups')}`)
    expect(running.text).toContain('BACKUP_KEEP is 0')
    mkdirSync(join(dataDir, 'backups'))
    const copy = join(dataDir, 'backups', 'daily-2026-01-01T00-00-00Z.tar')
    writeFileSync(copy, '')
    expect((await examine(env)).text).toContain('ok    copies    the newest copy is daily-')

    await database.query(
      `insert into mails (recipient, subject, body, at, due_at) values ('a@b.example', 's', 'b', now() - interval '2 hours', now())`,
    )
    await database.query(
      `insert into erasures (id, at, by, words) values ('person/weg', now() - interval '2 hours', 'user/wie', '{}')`,
    )
    await database.close()
    const before = new Date(Date.now() - 40 * HOUR_MS)
    utimesSync(copy, before, before)
    const stopped = await examine(env)
    expect(stopped.code).toBe(1)
    expect(stopped.text).toContain('the tables are those of this version')
    expect(stopped.text).toContain('1 people are not erased everywhere yet')
    expect(stopped.text).toContain('1 mails wait for more than an hour, 0 were given up')
    expect(stopped.text).toMatch(/^wrong copies {4}the newest copy is daily-2026-01-01T00-00-00Z.tar, 40 h old$/m)
    expectMends(stopped.text)
  })

  test('D15: a bucket is written to, and its clock compared', async () => {
    const store = await FakeS3.open()
    const good = await examine(store.env)
    expect(good.text).toContain('ok    files     bucket schakel-files takes what is put in it')
    expect(good.text).toMatch(/^ok {4}clock {5}\d\.\d s from the clock of the store of the files$/m)
    const bad = await examine({ ...store.env, S3_SECRET_ACCESS_KEY: 'another' })
    await store.close()
    expect(bad.code).toBe(1)
    expect(bad.text).toContain('wrong files     S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID')
    expect(bad.text).not.toContain('another')
    expectMends(bad.text)
  })

  test('D8.8: a mail server is asked whether it lets us in, and gets no mail', async () => {
    const server = await SmtpServer.open()
    const { url } = server
    const good = await examine({ SMTP_URL: url })
    expect(good.text).toContain('ok    mail      127.0.0.1')
    expect(server.deliveries).toEqual([])
    await server.close()
    const locked = await SmtpServer.open('sesam')
    const withPassword = (word: string) => ({ SMTP_URL: locked.url.replace('//', `//naam:${word}@`) })
    expect((await examine(withPassword('sesam'))).text).toContain('ok    mail      127.0.0.1')
    const barred = await examine(withPassword('geheim'))
    await locked.close()
    expect(barred.code).toBe(1)
    expect(barred.text).toMatch(/^wrong mail {6}127\.0\.0\.1:\d+ refuses the user or the password\.$/m)
    expect(barred.text).not.toContain('geheim')
    expectMends(barred.text)
    const gone = await examine({ SMTP_URL: url })
    expect(gone.code).toBe(1)
    expect(gone.text).toMatch(/does not answer as a mail server \(E\w+\)/)
    expectMends(gone.text)
  })

  test('D19.9: what answers nothing is told after a while, and the rest is looked at all the same', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { code, text } = await examine({ SMTP_URL: `smtp://127.0.0.1:${portOf(silent)}` }, 300)
    silent.close()
    expect(code).toBe(1)
    expect(text).toContain('wrong mail      no answer within 0.3 s')
    expect(text).toContain('disk')
    expectMends(text)
  })

  test('D19.9: a clock that is apart is told from two seconds on, wrong from half a minute', () => {
    const states = [0, 1500, 2500, -2500, 31_000].map((apart) => clockFinding('x', 1000 + apart, 1000, 1000).state)
    expect(states).toEqual(['ok', 'ok', 'warn', 'warn', 'wrong'])
    expect(clockFinding('x', 5000, 0, 9000).state).toBe('ok')
  })
})
