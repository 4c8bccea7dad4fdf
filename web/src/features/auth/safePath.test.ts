import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safePath } from './safePath.ts'

describe('where one goes after logging in', () => {
  it.each(['/card/lead/abc', '/en/search/bakker?x=1#y', '/search/a%2Fb', '/'])(
    'S2.17: keeps the local path %s',
    (path) => {
      expect(safePath(path)).toBe(path)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/..//evil.example',
    'card/x',
    '',
    null,
    undefined,
    '/login',
    '/en/logout',
  ])('S2.17: goes home instead of %s', (path) => {
    expect(safePath(path)).toBe('/')
  })

  it('S2.17: whatever is asked, the answer stays on this host', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', '/', '//', '/\\', '/.', '/../'), (tail, head) => {
        const base = 'https://schakel.example'
        expect(new URL(safePath(head + tail), base).origin).toBe(base)
      }),
    )
  })
})
