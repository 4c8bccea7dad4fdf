import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

let root: string
let dataDir: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'schakel-start-'))
  dataDir = join(root, 'data')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function start(env: Record<string, string>) {
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    SCHAKEL_DEMO: '0',
    NODE_ENV: 'development',
    DATABASE_URL: '',
    ...env,
  }
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH ?? '', ...settings } })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  return { child, ended: once(child, 'close').then(([code]) => ({ code, lines: errors.trimEnd().split('\n') })) }
}

async function listen(): Promise<{ port: number; close: () => Promise<unknown> }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: address instanceof Object ? address.port : 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function failsWith(env: Record<string, string>, line: RegExp): Promise<void> {
  const { code, lines } = await start(env).ended
  expect(lines).toEqual([expect.stringMatching(line)])
  expect(code).toBe(1)
}

test('D17.1: a broken setting ends the start with one line', async () => {
  await failsWith({ PORT: 'abc' }, /^PORT must be a whole number from 0 to 65535, not "abc"\.$/)
})

test('D17.1: an unwritable data folder ends the start with one line', async () => {
  writeFileSync(join(root, 'file'), '')
  await failsWith({ DATA_DIR: join(root, 'file', 'data') }, /^The data folder \S+ cannot be written \(ENOTDIR\)/)
})

test('D17.1: an unreachable database ends the start with one line, without the password', async () => {
  const free = await listen()
  await free.close()
  const url = `postgres://anna:geheim@127.0.0.1:${free.port}/schakel`
  await failsWith(
    { DATABASE_URL: url },
    /^DATABASE_URL: no PostgreSQL server answers at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)\.$/,
  )
})

test('D17.1: a port in use ends the start with one line, which names it', async () => {
  const taken = await listen()
  await failsWith({ PORT: String(taken.port) }, new RegExp(`\\b${taken.port}\\b`))
  await taken.close()
})

test('D17.1: a second process on the same data folder ends with one line; the first ends cleanly when it is told to', async () => {
  const first = start({})
  await once(first.child.stdout, 'data')
  await failsWith({}, /^The data folder \S+ is in use by another process/)
  first.child.kill('SIGTERM')
  expect((await first.ended).code).toBe(0)
})
