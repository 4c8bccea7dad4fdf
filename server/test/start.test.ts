import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { portOf } from '../src/portOf.ts'

const main = new URL('../src/main.ts', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'schakel-start-'))
const running = new Set<ChildProcess>()
let taken: Server
let takenPort: number

beforeAll(async () => {
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  takenPort = portOf(taken)
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})
afterAll(async () => {
  await new Promise((resolve) => taken.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

interface Started {
  readonly child: ChildProcess
  /** What it printed so far. */
  readonly said: { out: string; err: string }
  /** Its address, once it says so; nothing when it ends before. */
  readonly address: Promise<string | undefined>
  readonly ended: Promise<number | null>
}

/** The server as `npm start` runs it, without a demo. */
function start(env: Readonly<Record<string, string>> = {}): Started {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, HOME: folder, PORT: '0', SCHAKEL_DEMO: '0', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const said = { out: '', err: '' }
  const address = Promise.withResolvers<string | undefined>()
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk
    const found = /running at (\S+)/.exec(said.out)?.[1]
    if (found) address.resolve(found)
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk
  })
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      address.resolve(undefined)
      running.delete(child)
      resolve(code)
    })
  })
  return { child, said, address: address.promise, ended }
}

/** Starts, and answers the one line by which it says why it cannot. */
async function refusal(env: Readonly<Record<string, string>>): Promise<string> {
  const { said, ended } = start(env)
  const code = await ended
  expect([code, said.out]).toEqual([1, ''])
  expect(said.err).toMatch(/^[^\n]+\n$/)
  return said.err.trim()
}

// Making a database takes some seconds, and a busy machine has little to give.
describe('D17.1: the server as a process', { timeout: 120_000 }, () => {
  test('D17.1: it says where it is, answers, ends what runs when asked to stop, and keeps its data', async () => {
    const first = start()
    const url = await first.address
    expect(first.said.err).toBe('')
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect(await (await fetch(`${url}/api/config`)).json()).toMatchObject({ brand: 'Schakel', demo: false })

    expect(await refusal({})).toMatch(/^The data folder .+ is in use by another process/)

    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const second = start()
    expect(await second.address).toMatch(/^http/)
    second.child.kill('SIGINT')
    expect(await second.ended).toBe(0)
    expect(second.said.err).toBe('')
  })

  test('D21.1, D17.1: who breaks off a connection that would speak something else, or reads the log no longer, ends nothing', async () => {
    const { address, child, ended, said } = start({ LOG_LEVEL: 'info', DATA_DIR: join(folder, 'brokenOff') })
    const url = (await address) ?? ''
    for (const [protocol, more] of [
      ['websocket', ''],
      ['h2c', 'Content-Length: 100\r\n'],
    ]) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      await once(socket, 'connect')
      socket.write(`GET /elders HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n${more}\r\nhalf`)
      // What is asked after it is answered after it.
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      socket.resetAndDestroy()
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
    }
    expect(said.err).toBe('')
    child.stdout?.destroy()
    for (let asked = 0; asked < 3; asked += 1) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  test('D8.2: the log has one line per request with who and how long, and nothing that was sent', async () => {
    const { said, address, child, ended } = start({ LOG_LEVEL: 'info', DATA_DIR: join(folder, 'logged') })
    const url = await address
    const body = JSON.stringify({ email: 'naam@schakel.example', password: 'een geheim wachtwoord' })
    const headers = {
      'content-type': 'application/json',
      authorization: 'Bearer geheim-token',
      cookie: 'auth.token=koek',
    }
    await fetch(`${url}/api/auth/login?vraag=geheim`, { method: 'POST', headers, body })
    await fetch(`${url}/api/space/lead/01abc?token=geheim`, { method: 'POST', headers, body: '{}' })
    child.kill('SIGTERM')
    await ended
    const lines = said.out
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
    const requests = lines.filter(({ msg }) => msg === 'request')
    expect(requests).toMatchObject([
      { method: 'POST', route: '/api/auth/login', status: 401, ms: expect.any(Number), reqId: expect.any(String) },
      { method: 'POST', route: '/api/space/*', status: 401 },
    ])
    expect(said.out).not.toMatch(/geheim|naam@|koek|vraag/)
  })

  test('D17.1: a port in use is one clear line', async () => {
    const line = await refusal({ PORT: String(takenPort) })
    expect(line).toBe(
      `Port ${takenPort} on 127.0.0.1 is in use: stop the program that has it, or set PORT to another one.`,
    )
  })

  test('D17.1: so is a host that is not here, a wrong setting and a folder that cannot be', async () => {
    expect(await refusal({ HOST: '192.0.2.1', PORT: '39999' })).toBe(
      'HOST is 192.0.2.1, which is no address of this machine.',
    )
    expect(await refusal({ PORT: 'abc' })).toMatch(/^PORT must be /)
    writeFileSync(join(folder, 'file'), '')
    expect(await refusal({ DATA_DIR: join(folder, 'file') })).toContain(join(folder, 'file'))
  })

  test('D17.1: a database that does not answer is one clear line without its password', async () => {
    // No program listens on this port, whatever runs beside.
    const line = await refusal({ DATABASE_URL: 'postgres://schakel:geheim@127.0.0.1:1/schakel' })
    expect(line).not.toContain('geheim')
    expect(line).toMatch(/127\.0\.0\.1|DATABASE_URL/)
  })
})
