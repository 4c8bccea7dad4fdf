import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../src/store/auth/sessions.ts'
import { type Answer, openTestApp, type TestApp } from '../app.ts'
import { failOnFaults } from '../live.ts'
import { runsOf } from '../runs.ts'
import { fuzzedCalls, requestOf } from './anyInput.ts'
import { climbing, naughtyStrings, scriptVectors, tornJson } from './hostileText.ts'

let app: TestApp
let folder: string
let ids: string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schakel-hostile-'))
  app = await openTestApp({ DATA_DIR: folder })
  failOnFaults(app)
  const { match, dossier } = await app.aMatch()
  ids = [match, dossier, ...Object.values(app.places), await app.aPerson(), app.as('member').id]
  ids.push(await app.world.make({ _type: 'tag', name: 'Strandtent', type: 'branche' }))
}, 60_000)
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** What an answer may be: never one of the server's own faults, and nothing about how it is made. */
function expectPlain(asked: unknown, { status, text, headers }: Answer): void {
  const kind = headers.get('content-type') ?? ''
  if (status >= 400) {
    expect([asked, kind]).toEqual([asked, expect.stringContaining('application/problem+json')])
    expect([asked, text]).toEqual([
      asked,
      expect.not.stringMatching(/node_modules|\bat \w+ \(|syntax error at|\/work\/|pglite/i),
    ])
  }
  expect([asked, status, status < 500 ? '' : text]).toEqual([asked, status, ''])
}

describe('whatever the contract is given', () => {
  test.each(fuzzedCalls)(
    'D8.2: $method $path is never answered by a fault',
    async (call) => {
      // Some calls end sessions: each begins with its own.
      const token = await openSession(app.world.store, app.as('super').id)
      const caller = app.with({ authorization: `Bearer ${token}` })
      await fc.assert(
        fc.asyncProperty(requestOf(call, ids), async ({ path, body }) => {
          const answer = call.method === 'GET' ? await caller.get(path) : await caller.post(path, body)
          expectPlain([path, body], answer)
        }),
        { numRuns: runsOf(25), endOnFailure: true },
      )
      expect((await caller.get('/api/auth/user')).status).toBe(200)
    },
    60_000,
  )

  test('D8.2: JSON that is none, or on which programs disagree, is refused or understood, by every call', async () => {
    for (const raw of tornJson) {
      for (const path of ['/api/space/save', '/api/space/search', '/api/auth/login', `/api/space/${app.places.lead}`]) {
        expectPlain([path, raw.slice(0, 80)], await app.as('staff').post(path, undefined, { raw }))
      }
    }
  }, 60_000)

  test('D8.2, D15: no address leads out of where files and pages are', async () => {
    for (const name of climbing) {
      for (const base of ['/api/files/', '/api/images/', '/api/space/', '/assets/', '/']) {
        const answer = await app.as('staff').get(`${base}${name}`)
        expect([base, name, answer.text]).toEqual([
          base,
          name,
          expect.not.stringMatching(/root:x:|"workspaces"|\[core\]/),
        ])
        expect([base, name, answer.status < 500]).toEqual([base, name, true])
        expect(answer.headers.get('set-cookie')).toBeNull()
      }
    }
  })

  test('D8.2: what is no HTTP, or half of it, takes no one else down', async () => {
    const port = Number(new URL(app.url).port)
    for (const bytes of [
      'GARBAGE\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'POST /api/space/search HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
      'POST /api/space/search HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
      'GET /\u0000 HTTP/1.1\r\nhost: x\r\n\r\n',
      '\u0016\u0003\u0001\u0002\u0000',
    ]) {
      const answer = await new Promise<string>((resolve) => {
        let heard = ''
        const socket = connect(port, '127.0.0.1', () => socket.end(bytes))
        socket.on('data', (data) => {
          heard += data.toString('latin1')
        })
        socket.on('error', () => resolve(heard))
        socket.on('close', () => resolve(heard))
      })
      expect([bytes.slice(0, 60), answer]).toEqual([
        bytes.slice(0, 60),
        expect.not.stringMatching(/^HTTP\/1\.1 5|node_modules/),
      ])
    }
    expect((await app.nobody.get('/healthz')).status).toBe(200)
  })
})

describe('texts', () => {
  // A world of their own: what was fired above may have thrown away any part of the other one.
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  }, 60_000)
  afterAll(() => app.close())

  test('D19.3: plain text comes back exactly as it went in, or is refused', async () => {
    const person = await app.aPerson()
    const staff = app.as('staff')
    const texts = naughtyStrings.flatMap((text) => [text, `x${text}x`])
    for (const description of [...texts, ...scriptVectors]) {
      const { status } = await staff.post(`/api/space/update/${person}`, { props: { description } })
      const { body } = await staff.post(`/api/space/${person}`)
      const kept = description.replace(/\r\n?/g, '\n').normalize('NFC').trim()
      expect([description, status, body.description || '']).toEqual([description, 200, kept])
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (description) => {
        const { status } = await staff.post(`/api/space/update/${person}`, { props: { description } })
        const { body } = await staff.post(`/api/space/${person}`)
        const canBeKept = description.isWellFormed() && !description.includes('\0')
        expect([description, status]).toEqual([description, canBeKept ? 200 : 422])
        if (canBeKept) expect(body.description || '').toBe(description.replace(/\r\n?/g, '\n').normalize('NFC').trim())
      }),
      { numRuns: runsOf(60) },
    )
    for (const text of ['a\0b', '\ud800', 'x\udc00y']) {
      const { status } = await staff.post(`/api/space/update/${person}`, { props: { description: text } })
      expect([JSON.stringify(text), status]).toEqual([JSON.stringify(text), 422])
    }
  }, 60_000)

  test('D4.3: of what runs scripts nothing is kept in a text with markup, and cleaning it twice is cleaning it once', async () => {
    const dossier = await app.aDossier()
    const staff = app.as('staff')
    const keep = async (text: string): Promise<string> => {
      const { status } = await staff.post(`/api/space/update/${dossier}`, { props: { case: text } })
      expect([text, status]).toEqual([text, 200])
      return String((await staff.post(`/api/space/${dossier}`)).body.case ?? '')
    }
    const pairs = scriptVectors.flatMap((one, at) => [
      one,
      `${one}${scriptVectors[(at * 7 + 3) % scriptVectors.length]}`,
    ])
    for (const text of pairs) {
      const kept = await keep(text)
      const tags = kept.match(/<[^>]*>?/g) ?? []
      for (const tag of tags) {
        expect([text, tag]).toEqual([
          text,
          expect.stringMatching(
            /^<\/?(?:a|u|s|i|p|ul|ol|li)(?: (?:data-type|data-id|data-checked|data-mention-suggestion-char)="[^"<>]*"| href="(?:https?:\/\/|mailto:|tel:|\/card\/[a-z]+\/[\w-]+")[^"<>]*"?)*>$/,
          ),
        ])
      }
      expect(await keep(kept)).toBe(kept)
    }
  }, 60_000)
})

describe('the server itself', () => {
  test('D8.10: it is still up and has not grown without end', async () => {
    expect((await app.nobody.get('/readyz')).status).toBe(200)
    expect((await app.as('staff').post('/api/space/search', { feed: 'lead' })).status).toBe(200)
    expect(process.memoryUsage().rss).toBeLessThan(1_500 * 1024 * 1024)
  })
})
