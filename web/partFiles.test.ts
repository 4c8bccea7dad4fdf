import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  document.head.replaceChildren()
  vi.unstubAllGlobals()
})

it('S2.1: which files a part needs is asked for once, and again when it did not come', async () => {
  document.head.innerHTML = '<meta name="parts" content="/assets/parts-1.json">'
  const answers = [
    new Response('', { status: 502 }),
    Response.json({ files: ['a.js', 'b.css'], parts: { form: [1, 0] } }),
  ]
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answers.shift()
  })
  const { filesOf } = await import('./partFiles.ts')
  await expect(filesOf('form')).rejects.toThrow('502')
  expect(await filesOf('form')).toEqual(['b.css', 'a.js'])
  expect(await filesOf('other')).toEqual([])
  expect(asked).toEqual(['/assets/parts-1.json', '/assets/parts-1.json'])
})
