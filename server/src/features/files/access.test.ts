import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Somebody, TestApp } from '../../../test/app.ts'
import { FileApp } from '../../../test/files.ts'

let files: FileApp
let app: TestApp
beforeAll(async () => {
  files = await FileApp.open()
  app = files.app
})
afterAll(() => files.close())

const everyone = ['super', 'staff', 'supplier', 'supplier2', 'enduser', 'enduser2', 'member', 'stranger'] as const

/** Who of everyone gets the bytes of a file; all others get the answer of a file that never was. */
async function readers(location: string): Promise<Somebody[]> {
  const found: Somebody[] = []
  const none = await files.fetch('staff', '/api/files/0190000000007000800000000000000a')
  for (const somebody of everyone) {
    const answer = await files.fetch(somebody, location)
    if (answer.status === 200) found.push(somebody)
    else {
      const told = ({ status, headers, bytes }: typeof answer) => [
        status,
        bytes.toString(),
        [...headers.keys()].filter((name) => !['x-request-id', 'date'].includes(name)),
      ]
      expect(told(answer)).toEqual(told(none))
    }
  }
  return found
}

describe('how a file is handed out', () => {
  test('D15: always to be saved under its name, and unable to do anything', async () => {
    const { location, _id } = await files.file({ name: 'Café.html', bytes: '<script>alert(1)</script>' })
    const { status, headers } = await files.fetch('staff', location)
    expect([status, Object.fromEntries(headers)]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="Cafe.html"; filename*=UTF-8''Caf%C3%A9.html`,
        'content-length': '25',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      }),
    ])
    await app.as('staff').post(`/api/space/update/${_id}`, { props: { name: 'Kaart "zomer"' } })
    const renamed = await files.fetch('staff', location)
    expect(renamed.headers.get('content-disposition')).toContain('filename="Kaart _zomer_.html"')
  })

  test('D15: what is known to be harmless says what it is, by its ending and not by what the sender says', async () => {
    for (const [name, type] of [
      ['a.pdf', 'application/pdf'],
      ['a.PNG', 'image/png'],
      ['a.svg', 'application/octet-stream'],
      ['a.xml', 'application/octet-stream'],
      ['a.js', 'application/octet-stream'],
      ['constructor', 'application/octet-stream'],
      ['a.constructor', 'application/octet-stream'],
    ] as const) {
      const { location } = await files.file({ name })
      expect([name, (await files.fetch('staff', location)).headers.get('content-type')]).toEqual([name, type])
    }
  })

  test('D19.9: a part of it, the rest of it after a break, and nothing when it is known', async () => {
    const { location } = await files.file({ bytes: '0123456789' })
    const ask = (headers: Record<string, string>, method?: string) => files.fetch('staff', location, headers, method)
    const part = await ask({ range: 'bytes=2-4' })
    expect([
      part.status,
      part.bytes.toString(),
      part.headers.get('content-range'),
      part.headers.get('content-length'),
    ]).toEqual([206, '234', 'bytes 2-4/10', '3'])
    const outside = await ask({ range: 'bytes=10-' })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    const tag = part.headers.get('etag') ?? ''
    expect((await ask({ range: 'bytes=8-', 'if-range': tag })).bytes.toString()).toBe('89')
    expect((await ask({ range: 'bytes=8-', 'if-range': '"other"' })).status).toBe(200)
    expect((await ask({ 'if-none-match': tag })).status).toBe(304)
    const head = await ask({}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([200, '10', 0])
  })

  test('D15: an address that is none leads nowhere', async () => {
    for (const name of ['', 'x', '..%2f..%2fsecret', 'a/b', 'a'.repeat(400), '%00', 'file%2Fx', "'or'1"]) {
      expect([name, (await files.fetch('staff', `/api/files/${name}`)).status]).toEqual([name, 404])
    }
  })
})

describe('for whom a file exists', () => {
  test('D6: the file of a lead is for its people and the centre', async () => {
    expect(await readers((await files.file()).location)).toEqual(['super', 'staff', 'enduser'])
    const own = await files.file({}, 'enduser')
    expect(await readers(own.location)).toEqual(['super', 'staff', 'enduser'])
  })

  test('D7, D19.5: a supplier never sees a file of a dossier or a match, also not when all is disclosed', async () => {
    const { match, dossier } = await app.aMatch({ dossier: await app.aDossier({}, await app.aLead()) })
    const [one, two] = [await files.file({ parent: dossier }), await files.file({ parent: match })]
    const todo = await app.world.make({ _type: 'todo', name: 'Offerte lezen' }, dossier)
    const three = await files.file({ parent: todo })
    await app.as('staff').post(`/api/space/update/${match}`, { props: { $open: true } })
    for (const { location, _id } of [one, two, three]) {
      expect(await readers(location)).toEqual(['super', 'staff'])
      expect((await app.as('supplier').post(`/api/space/${_id}`)).status).toBe(404)
    }
    const seen = (await app.as('supplier').post(`/api/space/${dossier}`, { depth: 3 })).text
    expect(seen).not.toContain('offerte.pdf')
  })

  test('D6: the file of a supplier is for the supplier and the centre', async () => {
    const { location } = await files.file({ parent: app.places.supplier }, 'supplier')
    expect(await readers(location)).toEqual(['super', 'staff', 'supplier'])
  })

  test('D6: the file of a space is for its staff, and for its members while it is shared', async () => {
    const { location, _id } = await files.file({ parent: app.places.space })
    expect(await readers(location)).toEqual(['super', 'staff'])
    await app.as('staff').post(`/api/space/update/${_id}`, { props: { shared: true } })
    expect(await readers(location)).toEqual(['super', 'staff', 'supplier', 'supplier2', 'enduser', 'member'])
    await app.as('staff').post(`/api/space/update/${_id}`, { props: { shared: false } })
    expect(await readers(location)).toEqual(['super', 'staff'])
  })

  test('D2.5: what lies in the trash is not handed out, and handed out again when it is restored', async () => {
    const { location, _id } = await files.file()
    await app.as('enduser').post('/api/space/delete', { item: { _id } })
    expect(await readers(location)).toEqual([])
    await app.as('staff').post('/api/trash/restore', { _id })
    expect(await readers(location)).toEqual(['super', 'staff', 'enduser'])
  })

  test('D6: who may not hang it there sends in vain, and nothing is kept', async () => {
    const { dossier, match } = await app.aMatch()
    const before = await files.kept()
    for (const [who, parent, status] of [
      ['nobody', app.places.lead, 401],
      ['stranger', app.places.lead, 404],
      ['supplier', app.places.lead, 404],
      ['supplier', dossier, 403],
      ['supplier', match, 403],
      ['supplier2', dossier, 404],
      ['enduser', app.places.space, 403],
      ['enduser2', app.places.lead, 404],
      ['member', app.places.space, 403],
      ['staff', 'lead/none', 404],
    ] as const) {
      const bytes = new Uint8Array(3 * 1024 * 1024)
      expect([who, parent, (await files.send(who, { parent, bytes })).status]).toEqual([who, parent, status])
    }
    expect(await files.kept()).toEqual(before)
  })
})
