import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { workerOf } from './serviceWorker.ts'

const origin = 'https://schakel.example'
const text = readFileSync(join(import.meta.dirname, 'worker', 'sw.js'), 'utf8')
const page = '<html><head></head><body></body></html>'
const buildOf = (built: { page: string }) => /<meta name="build" content="(\w{12})" \/>/.exec(built.page)?.[1]

/** A browser with caches that stay, in which a worker of a build runs; `server` answers what it asks, or nothing comes. */
function aBrowser() {
  const caches = new Map<string, Map<string, Response>>()
  let server: ((path: string) => Response) | undefined
  const asked: string[] = []
  const pathOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, origin).pathname
  const cacheOf = (name: string) => {
    const kept = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, kept)
    return {
      match: async (request: string | Request) => kept.get(pathOf(request))?.clone(),
      put: async (request: string | Request, response: Response) => void kept.set(pathOf(request), response),
      addAll: async (requests: readonly Request[]) => {
        const all = await Promise.all(requests.map(async (one) => [pathOf(one), await fetched(one)] as const))
        if (all.some(([, { ok }]) => !ok)) throw new TypeError('not all came')
        for (const [path, response] of all) kept.set(path, response)
      },
    }
  }
  async function fetched(request: string | Request) {
    asked.push(pathOf(request))
    if (!server) throw new TypeError('Failed to fetch')
    return server(pathOf(request))
  }
  return {
    caches,
    asked,
    serve: (answer: typeof server) => {
      server = answer
    },
    start(built: { worker: string }) {
      const listeners = new Map<string, (event: object) => void>()
      const scope = createContext({
        addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
        caches: {
          open: async (name: string) => cacheOf(name),
          keys: async () => [...caches.keys()],
          delete: async (name: string) => caches.delete(name),
          match: async (request: Request) => {
            for (const kept of caches.values()) if (kept.has(pathOf(request))) return kept.get(pathOf(request))?.clone()
            return undefined
          },
        },
        clients: { claim: async () => undefined },
        location: new URL(origin),
        fetch: fetched,
        // The worker gives a path; here a request needs a whole address.
        Request: class extends Request {
          constructor(path: string, init?: RequestInit) {
            super(new URL(path, origin), init)
          }
        },
        URL,
        setTimeout,
      })
      runInContext(built.worker, scope)
      const lifecycle = async (name: string) => {
        let done: Promise<unknown> | undefined
        listeners.get(name)?.({ waitUntil: (promise: Promise<unknown>) => (done = promise) })
        await done
      }
      return {
        install: () => lifecycle('install'),
        activate: () => lifecycle('activate'),
        /** What it answers; nothing where it lets the browser ask. */
        async ask(path: string, { mode = 'cors', method = 'GET', at = origin } = {}) {
          let answer: Promise<Response> | undefined
          const request = { url: new URL(path, at).href, mode, method }
          listeners.get('fetch')?.({ request, respondWith: (promise: Promise<Response>) => (answer = promise) })
          return answer && (await answer).text()
        },
      }
    },
  }
}

const first = workerOf(text, page, ['assets/app-1.js', 'assets/app-1.css', 'assets/parts-1.json', 'favicon.ico'])
const second = workerOf(text, page, ['assets/app-2.js', 'assets/app-2.css'])
const third = workerOf(text, page, ['assets/app-3.js'])
const screen = { mode: 'navigate' }
/** What is searched for may look like the name of a file (server/src/http/pages.test.ts). */
const likeFiles = ['/search/mews.com', '/en/search/info@hotel.nl', '/search/lead/hotel.nl']

async function installed(browser: ReturnType<typeof aBrowser>, built: { worker: string }, name: string) {
  browser.serve((path) => new Response(`${name} ${path}`))
  const worker = browser.start(built)
  await worker.install()
  await worker.activate()
  return worker
}

describe('S8.4: the worker that keeps the program', () => {
  it('S8.4: a build has a name of its own, in its page and in its worker', () => {
    expect(buildOf(first)).not.toBe(buildOf(second))
    expect(first.worker).toContain(`'${buildOf(first)}'`)
    expect(buildOf(workerOf(text, `${page} `, ['assets/app-1.js', 'assets/app-1.css']))).not.toBe(buildOf(first))
  })

  it('D15: what looks for faces is not fetched ahead', async () => {
    const browser = aBrowser()
    const built = workerOf(text, page, [
      'assets/app-1.js',
      'assets/faceWorker-1.js',
      'assets/tiny_face_detector_model-1.bin',
    ])
    await installed(browser, built, 'first')
    expect(browser.asked.filter((path) => path.startsWith('/assets/'))).toEqual(['/assets/app-1.js'])
  })

  it('S2.1: without a server every screen is the page that was kept, and its files are there', async () => {
    const browser = aBrowser()
    const worker = await installed(browser, first, 'first')
    browser.serve(undefined)
    for (const path of ['/', '/en/card/lead/1', '/search/de%20kas', ...likeFiles])
      expect(await worker.ask(path, screen)).toBe('first /index.html')
    expect(await worker.ask('/assets/app-1.js')).toBe('first /assets/app-1.js')
    expect(await worker.ask('/assets/parts-1.json')).toBe('first /assets/parts-1.json')
    expect(await worker.ask('/scheme.js')).toBe('first /scheme.js')
  })

  it('S8.4: with one, the page is as that has it now, and as it was kept where that is broken', async () => {
    const browser = aBrowser()
    const worker = await installed(browser, first, 'first')
    browser.serve((path) => new Response(`second ${path}`))
    expect(await worker.ask('/list', screen)).toBe('second /list')
    browser.serve(() => new Response('bad gateway', { status: 502 }))
    expect(await worker.ask('/list', screen)).toBe('first /index.html')
  })

  it('D6, D8.1: calls, files, sockets, writes and other hosts never pass it, and nothing of them is kept', async () => {
    const browser = aBrowser()
    const worker = await installed(browser, first, 'first')
    browser.asked.length = 0
    for (const [path, how] of [
      ['/api/auth/user', {}],
      ['/api/space/lead/1', { method: 'POST' }],
      ['/api/files/1', screen],
      ['/api/images/1.webp', { mode: 'no-cors' }],
      ['/api/docs', screen],
      ['/socket.io/?EIO=4', {}],
      ['/manifest.webmanifest', {}],
      ['/list', { method: 'POST', mode: 'navigate' }],
      ['/assets/app-1.js', { at: 'https://elsewhere.example' }],
    ] as const)
      expect([path, await worker.ask(path, how)]).toEqual([path, undefined])
    expect(browser.asked).toEqual([])
    const kept = [...browser.caches.values()].flatMap((cache) => [...cache.keys()])
    expect(kept.sort()).toEqual([
      '/assets/app-1.css',
      '/assets/app-1.js',
      '/assets/parts-1.json',
      '/favicon.svg',
      '/index.html',
      '/scheme.js',
    ])
  })

  it('S8.4: a part that is gone is told as it is, and not kept', async () => {
    const browser = aBrowser()
    const worker = await installed(browser, first, 'first')
    browser.serve(() => new Response('not found', { status: 404 }))
    expect(await worker.ask('/assets/gone-0.js')).toBe('not found')
    browser.serve(() => new Response('there'))
    expect(await worker.ask('/assets/gone-0.js')).toBe('there')
    browser.serve(undefined)
    expect(await worker.ask('/assets/gone-0.js')).toBe('there')
  })

  it('S8.4: a build that does not come whole changes nothing', async () => {
    const browser = aBrowser()
    const worker = await installed(browser, first, 'first')
    browser.serve((path) => new Response('', { status: path.endsWith('.css') ? 500 : 200 }))
    await expect(browser.start(second).install()).rejects.toThrow('not all came')
    browser.serve(undefined)
    expect(await worker.ask('/', screen)).toBe('first /index.html')
  })

  it('S8.4: pages of the build before still find their parts; what is older is thrown away, and nothing of others', async () => {
    const browser = aBrowser()
    browser.caches.set('of-somebody-else', new Map())
    await installed(browser, first, 'first')
    const worker = await installed(browser, second, 'second')
    browser.serve(undefined)
    expect(await worker.ask('/', screen)).toBe('second /index.html')
    expect(await worker.ask('/assets/app-1.js')).toBe('first /assets/app-1.js')
    await installed(browser, third, 'third')
    expect([...browser.caches.keys()]).toEqual([
      'of-somebody-else',
      `schakel-${buildOf(second)}`,
      `schakel-${buildOf(third)}`,
    ])
  })
})
