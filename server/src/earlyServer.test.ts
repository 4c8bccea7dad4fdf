import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Config, readConfig } from './config.ts'
import { listenEarly } from './earlyServer.ts'
import { bareApp } from './http/bareApp.ts'

let web: string
let config: Config
const opened: { close(): Promise<unknown> }[] = []

beforeAll(() => {
  web = mkdtempSync(join(tmpdir(), 'schakel-early-'))
  writeFileSync(join(web, 'index.html'), '<title>Schakel</title>')
  config = readConfig({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent' })
})
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close()
})
afterAll(() => rmSync(web, { recursive: true, force: true }))

/** A server, with what hands it over: an app that answers what it is sent. */
async function anEarlyServer(bounds: Parameters<typeof listenEarly>[2] = {}, settings: Partial<Config> = {}) {
  const early = await listenEarly({ ...config, ...settings }, web, bounds)
  const handOver = async () => {
    const app = await bareApp({ config, serverFor: early.serverFor })
    app.post('/api/echo', async ({ body }) => ({ body }))
    app.get('/readyz', async () => ({ status: 'ready' }))
    await early.handOver(app)
    opened.push(app)
  }
  const url = `http://127.0.0.1:${early.port}`
  const givesWay = async () => {
    const began = performance.now()
    await early.giveWay()
    return performance.now() - began
  }
  const echo = (headers: Readonly<Record<string, string>> = {}) => {
    const said = { 'content-type': 'application/json', ...headers }
    return fetch(`${url}/api/echo`, { method: 'POST', headers: said, body: '{"a":1}' })
  }
  return { url, port: early.port, givesWay, handOver, echo }
}

describe('D17.1: a server that starts', () => {
  test('D17.1: hands out its screens before the database is open, under the rules that every page has', async () => {
    const { url, handOver } = await anEarlyServer()
    const page = await fetch(`${url}/list?type=lead`)
    expect([page.status, await page.text()]).toEqual([200, '<title>Schakel</title>'])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    const ready = await fetch(`${url}/readyz`)
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2'])
    // Kept waiting, a socket would be answered by the app alone: it comes back by itself.
    expect((await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).status).toBe(503)
    await handOver()
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  test('D17.1: a call that comes meanwhile waits with its body, and is answered as soon as there is something to answer it', async () => {
    const { echo, handOver } = await anEarlyServer()
    const answer = echo()
    let isAnswered = false
    void answer.then(() => (isAnswered = true))
    await handOver()
    expect(isAnswered).toBe(false)
    expect(await (await answer).json()).toEqual({ body: { a: 1 } })
  })

  test('D21.1: no more wait than there is room for, none longer than its time, and who goes away makes room', async () => {
    const { url, echo, handOver } = await anEarlyServer({ waitingMax: 1, waitMs: 400 })
    const gone = request(`${url}/api/echo`, { method: 'POST' })
    gone.on('error', () => undefined)
    gone.end()
    await expect.poll(async () => (await echo()).status).toBe(503)
    gone.destroy()
    const began = performance.now()
    // In its place: this one waits its time, and is told to come back.
    await expect
      .poll(async () => {
        const { status, headers } = await echo()
        return [status, headers.get('retry-after'), headers.get('content-type'), performance.now() - began >= 400]
      })
      .toEqual([503, '2', 'application/problem+json; charset=utf-8', true])
    await handOver()
    expect((await echo()).status).toBe(200)
  })

  test('D21.1: one network takes a part of the places alone, behind a proxy too, and leaves the rest to others', async () => {
    const { echo, handOver } = await anEarlyServer({ waitingMax: 4, networkMax: 2 }, { trustProxy: 1 })
    const from = (address: string) => echo({ 'x-forwarded-for': address })
    const near = [from('192.0.2.1'), from('192.0.2.7'), from('192.0.2.200')]
    expect((await Promise.race(near)).status).toBe(503)
    // Two places are left.
    const others = [from('198.51.100.1'), from('203.0.113.1'), from('2001:db8:7::1')]
    expect((await Promise.race(others)).status).toBe(503)
    await handOver()
    const statuses = async (asked: typeof near) => (await Promise.all(asked)).map(({ status }) => status).sort()
    expect(await statuses(near)).toEqual([200, 200, 503])
    expect(await statuses(others)).toEqual([200, 200, 503])
  })

  test('D17.1: the start waits for who is handed a screen, in time also for who does not take it, and for nobody else', async () => {
    writeFileSync(join(web, 'large.txt'), 'x'.repeat(20_000_000))
    const { port, givesWay, handOver } = await anEarlyServer({ giveWayMs: 300 })
    await expect.poll(givesWay).toBeLessThan(300)
    const slow = connect(port, '127.0.0.1').pause()
    slow.write('GET /large.txt HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await expect.poll(givesWay).toBeGreaterThanOrEqual(300)
    slow.destroy()
    await expect.poll(givesWay).toBeLessThan(300)
    await handOver()
  })

  test('D17.1: a port that is taken is said in one line, and a closed app leaves it', async () => {
    const { url, handOver } = await anEarlyServer()
    await handOver()
    const there = { ...config, port: Number(new URL(url).port) }
    await expect(listenEarly(there, web)).rejects.toThrow(/^Port \d+ on \S+ is in use/)
    await opened.pop()?.close()
    const next = await listenEarly(there, web)
    const app = await bareApp({ config, serverFor: next.serverFor })
    await next.handOver(app)
    opened.push(app)
  })
})
