import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'

const script = `export const text = '${'lang '.repeat(2000)}'`
const web = mkdtempSync(join(tmpdir(), 'schakel-web-'))
let app: TestApp
beforeAll(async () => {
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Schakel</title>')
  writeFileSync(join(web, 'scheme.js'), '// small')
  writeFileSync(join(web, 'sw.js'), '// worker of the build')
  const path = join(web, 'assets', 'app-abc123.js')
  writeFileSync(path, script)
  writeFileSync(`${path}.br`, brotliCompressSync(script))
  writeFileSync(`${path}.gz`, gzipSync(script))
  app = await openTestApp({ BRAND_NAME: 'De Kas' }, web)
})
afterAll(async () => {
  await app.close()
  rmSync(web, { recursive: true })
})

describe('S2.1: the pages', () => {
  test('S2.1: every address of a screen answers the one page, which is asked for anew each time', async () => {
    for (const path of ['/', '/en', '/login', '/search/de%20kas', '/card/lead/01a1fa7d', '/en/stats?year=2026']) {
      const page = await app.nobody.get(path)
      expect([path, page.status, page.text]).toEqual([path, 200, '<!doctype html><title>Schakel</title>'])
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.headers.get('cache-control')).toBe('no-cache')
    }
  })

  test('S2.16, S8.1: an address of which a percent sign stands for nothing is one of no screen, which the page says', async () => {
    for (const path of ['/%', '/en/%zz', '/card/%c3%28', '/list?q=%', '/%?q=%']) {
      const page = await app.nobody.get(path)
      expect([path, page.status, page.text]).toEqual([path, 200, '<!doctype html><title>Schakel</title>'])
    }
    expect([(await app.nobody.get('/api/%')).status, (await app.nobody.get('/assets/%')).status]).toEqual([400, 400])
  })

  test('S2.12: what is searched for may look like the name of a file', async () => {
    for (const path of ['/search/mews.com', '/en/search/info@hotel.nl', '/search/lead/hotel.nl']) {
      expect([path, (await app.nobody.get(path)).status]).toEqual([path, 200])
    }
  })

  test('S8.1: a file or a call that is not there is no page', async () => {
    for (const path of [
      '/assets/gone-123.js',
      '/gone.js',
      '/favicon.ico',
      '/assets',
      '/api/none',
      '/..%2fsecret.txt',
      '/.env',
    ]) {
      expect([path, (await app.nobody.get(path)).status]).toEqual([path, 404])
    }
    expect((await app.nobody.post('/login', {})).status).toBe(404)
  })

  test('D8.1: pages run scripts of this site alone, in no frame, and load nothing from elsewhere', async () => {
    for (const path of ['/', '/login', '/assets/app-abc123.js']) {
      const { headers } = await app.nobody.get(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("worker-src 'self';")
      expect(policy).toContain("manifest-src 'self';")
      expect(policy).not.toContain('upgrade-insecure-requests')
      expect(policy.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(/unsafe|http/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('strict-transport-security')).toBeNull()
    }
  })

  test('S2.1: a file with a hash in its name is kept for ever, and sent as the build compressed it', async () => {
    const sent = [
      ['br, gzip', 'br', brotliCompressSync(script).length],
      ['gzip', 'gzip', gzipSync(script).length],
      ['identity', null, script.length],
    ] as const
    for (const [accepted, encoding, length] of sent) {
      const file = await app.nobody.get('/assets/app-abc123.js', { headers: { 'accept-encoding': accepted } })
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(file.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
      expect([accepted, file.headers.get('content-encoding')]).toEqual([accepted, encoding])
      expect(file.headers.get('content-length')).toBe(String(length))
      expect(file.headers.get('vary')).toMatch(/accept-encoding/i)
      expect(file.text).toBe(script)
    }
    expect((await app.nobody.get('/scheme.js')).headers.get('cache-control')).toBe('no-cache')
  })

  test('D1.1, D1.2: the app is installed under the name of this installation, in either language', async () => {
    const manifest = await app.nobody.get('/manifest.webmanifest')
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    expect(manifest.headers.get('cache-control')).toBe('no-cache')
    const base = { id: '/', name: 'De Kas', short_name: 'De Kas', scope: '/', display: 'standalone' }
    expect(JSON.parse(manifest.text)).toMatchObject({
      ...base,
      lang: 'nl',
      start_url: '/',
      shortcuts: [
        { name: 'Agenda', url: '/calendar' },
        { name: 'Berichten', url: '/messages' },
      ],
    })
    const english = JSON.parse((await app.nobody.get('/manifest.webmanifest?locale=en')).text)
    expect(english).toMatchObject({
      ...base,
      lang: 'en',
      start_url: '/en',
      shortcuts: [
        { name: 'Calendar', url: '/en/calendar' },
        { name: 'Messages', url: '/en/messages' },
      ],
    })
    expect(english.icons.map((icon: { purpose: string; sizes: string }) => [icon.sizes, icon.purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
      ['any', 'any'],
    ])
  })

  test('S2.1: the worker is asked for anew each time, and is one that takes itself away when this installation wants none', async () => {
    const worker = await app.nobody.get('/sw.js')
    expect([worker.text, worker.headers.get('cache-control')]).toEqual(['// worker of the build', 'no-cache'])
    expect(worker.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
    const without = await openTestApp({ OFFLINE: '0' }, web)
    try {
      const farewell = await without.nobody.get('/sw.js')
      expect(farewell.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
      expect(farewell.headers.get('cache-control')).toBe('no-cache')
      expect(farewell.text).toContain('registration.unregister()')
      expect((await without.nobody.get('/api/config')).body.offline).toBe(false)
    } finally {
      await without.close()
    }
  })
})
