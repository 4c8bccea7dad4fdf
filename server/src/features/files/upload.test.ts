import { randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { FILE_MAX_BYTES } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { FileApp } from '../../../test/files.ts'

let files: FileApp
let app: TestApp
beforeAll(async () => {
  files = await FileApp.open()
  app = files.app
})
afterAll(() => files.close())

const boundary = 'a-boundary'
const head = (name: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`

/** A request of which the test writes the body itself. */
async function opened(path: string, headers: Readonly<Record<string, string | number>> = {}) {
  const sending = httpRequest(`${app.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(await files.token('staff')),
      ...headers,
    },
  })
  const answer = Promise.withResolvers<{ status: number | undefined; text: string }>()
  sending.on('error', answer.reject)
  sending.on('response', async (response) => {
    answer.resolve({ status: response.statusCode, text: (await response.setEncoding('utf8').toArray()).join('') })
  })
  return { sending, answer: answer.promise }
}

describe('sending a file', () => {
  test('D15, D19.9: it comes back as a file item under the parent, with what is known of it', async () => {
    const { status, body } = await files.send('staff', { name: 'Offerte Mews.PDF', bytes: 'inhoud' })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        _id: expect.stringMatching(/^file\//),
        _type: 'file',
        _version: 1,
        name: 'Offerte Mews.PDF',
        location: `/api/files/${body._id.split('/')[1]}`,
        size: 6,
        format: 'pdf',
        shared: false,
        author: expect.objectContaining({ _id: app.as('staff').id }),
        _parents: [expect.objectContaining({ _id: app.places.lead, _edge: 'FILES' })],
      }),
    ])
    const lead = (await app.as('staff').post(`/api/space/${app.places.lead}`, { depth: 1 })).body
    const { _id, location, _created } = body
    expect(lead._files).toContainEqual(expect.objectContaining({ _id, location, size: 6, format: 'pdf', _created }))
    expect(lead._files).toContainEqual(
      expect.objectContaining({ author: expect.objectContaining({ name: 'Test staff' }) }),
    )
    expect((await files.fetch('staff', location)).bytes.toString()).toBe('inhoud')
  })

  test('D15: what is in it comes back byte for byte, also when it is large', async () => {
    const bytes = Uint8Array.from(randomBytes(9 * 1024 * 1024))
    const { location } = await files.file({ bytes, name: 'groot.bin' })
    expect((await files.fetch('staff', location)).bytes.equals(bytes)).toBe(true)
  })

  test('D15: the same bytes are kept once, under their hash', async () => {
    const before = (await files.kept()).length
    const [one, two] = [await files.file({ bytes: 'tweemaal' }), await files.file({ bytes: 'tweemaal', name: 'b.txt' })]
    expect((await files.kept()).length).toBe(before + 1)
    expect(one.location).not.toBe(two.location)
    expect((await files.fetch('staff', two.location)).bytes.toString()).toBe('tweemaal')
  })

  test('D15: an empty file is a file', async () => {
    const { location } = await files.file({ bytes: '', name: 'leeg.txt' })
    const { status, headers, bytes } = await files.fetch('staff', location)
    expect([status, headers.get('content-length'), bytes.length]).toEqual([200, '0', 0])
  })

  test('D19.9: the parent may stand in the form, before the file', async () => {
    const { status, body } = await files.send('staff', {
      path: '/api/files/upload',
      fields: { parent: app.places.lead },
    })
    expect([status, body._parents[0]._id]).toEqual([200, app.places.lead])
  })

  test('D2.4: the same file sent again under its key is one file', async () => {
    const headers = { 'idempotency-key': 'bestand-1' }
    const [one, two] = [
      await files.send('staff', { bytes: 'eenmaal', headers }),
      await files.send('staff', { bytes: 'eenmaal', headers }),
    ]
    expect([one.status, two.status, two.body._id]).toEqual([200, 200, one.body._id])
    const other = await files.send('staff', { bytes: 'anders', headers })
    expect([other.status, other.body.errors[0].path]).toEqual([422, 'idempotency-key'])
  })

  test('D2.4: sent again under its key after somebody threw it away, it is told to have come in, and stays away', async () => {
    const headers = { 'idempotency-key': 'bestand-2' }
    const one = await files.send('staff', { bytes: 'weg ermee', headers })
    await app.as('staff').post('/api/space/delete', { item: { _id: one.body._id } })
    const two = await files.send('staff', { bytes: 'weg ermee', headers })
    expect([two.status, two.body]).toEqual([200, { _id: one.body._id, _version: 1 }])
    expect((await files.fetch('staff', one.body.location)).status).toBe(404)
  })

  test('D15: a name that leads out of its folder or hides its ending is made plain', async () => {
    const { body } = await files.send('staff', { name: '..\\..\\x\u202Egpj.exe' })
    expect(body).toMatchObject({ name: 'xgpj.exe', format: 'exe' })
  })

  test('D15: who sends nothing, not under anything, or no form is told so', async () => {
    const staff = app.as('staff')
    const problem = async (sent: Parameters<FileApp['send']>[1]) => {
      const { status, body } = await files.send('staff', sent)
      return [status, body.errors?.[0].path, body.errors?.[0].code]
    }
    expect(await problem({ path: '/api/files/upload' })).toEqual([422, 'parent', 'required'])
    expect(await problem({ bytes: '', name: '' })).toEqual([422, 'file', 'required'])
    const { _id: file } = await files.file()
    expect(await problem({ parent: file })).toEqual([422, 'parent', 'parent'])
    expect((await staff.post('/api/files/upload', {})).status).toBe(415)
    const { sending, answer } = await opened(`/api/files/upload?parent=${app.places.lead}`)
    sending.end(`--${boundary}\r\ncontent-disposition: form-data; name="else"\r\n\r\nx\r\n--${boundary}--\r\n`)
    expect((await answer).status).toBe(422)
  })
})

describe('what is too large', () => {
  test('D8.10: a file of more than 100 MB is refused before it is read, and told how much it may be', async () => {
    const path = `/api/files/upload?parent=${app.places.lead}`
    const { sending, answer } = await opened(path, { 'content-length': FILE_MAX_BYTES * 2 })
    sending.write(head('groot.bin'))
    const { status, text } = await answer
    sending.destroy()
    expect([status, JSON.parse(text).errors]).toEqual([
      413,
      [{ path: 'file', code: 'fileSize', message: expect.stringContaining('100 MB') }],
    ])
  })

  test('D8.10: one that does not say how large it is is cut off at 100 MB, and nothing of it is kept', async () => {
    const before = await files.kept()
    const { sending, answer } = await opened(`/api/files/upload?parent=${app.places.lead}`)
    sending.write(head('groot.bin'))
    const piece = Buffer.alloc(1024 * 1024)
    for (let sent = 0; sent <= FILE_MAX_BYTES; sent += piece.length) {
      if (!sending.write(piece)) await new Promise((resolve) => sending.once('drain', resolve))
    }
    sending.end(`\r\n--${boundary}--\r\n`)
    const { status, text } = await answer
    expect([status, JSON.parse(text).errors[0].code]).toEqual([413, 'fileSize'])
    expect(await files.kept()).toEqual(before)
  })
})

describe('what breaks off', () => {
  test('D15: of a file that is half sent nothing is left, and no item is made', async () => {
    const before = await files.kept()
    const count = async () =>
      (await app.as('staff').post(`/api/space/${app.places.lead}`, { depth: 1 })).body._files.length
    const items = await count()
    const { sending, answer } = await opened(`/api/files/upload?parent=${app.places.lead}`)
    sending.write(head('half.bin'))
    sending.write(Buffer.alloc(3 * 1024 * 1024))
    await vi.waitFor(async () => expect((await files.kept()).length).toBe(before.length + 1), 10_000)
    sending.destroy()
    await expect(answer).rejects.toThrow()
    await vi.waitFor(async () => expect(await files.kept()).toEqual(before), 10_000)
    expect(await count()).toBe(items)
  })

  test('D15: a form that ends too soon is refused, and nothing of it is kept', async () => {
    const before = await files.kept()
    const { sending, answer } = await opened(`/api/files/upload?parent=${app.places.lead}`)
    sending.end(`${head('half.bin')}half`)
    expect((await answer).status).toBe(400)
    expect(await files.kept()).toEqual(before)
  })
})

describe('an address of a file that was never sent', () => {
  test('D15: nobody gives a file an address of ours, or one that is none; a page elsewhere may be named', async () => {
    const { location } = await files.file({ bytes: 'geheim' }, 'super')
    const staff = app.as('staff')
    const save = (fields: object) =>
      staff.post('/api/space/save', { item: { _type: 'file', name: 'Vals', ...fields }, parent: app.places.lead })
    for (const wrong of [location, `${app.url}${location}`.replace('http:', 'file:'), 'javascript:alert(1)', '../x']) {
      const { status, body } = await save({ location: wrong })
      expect([wrong, status, body.errors?.[0].path]).toEqual([wrong, 422, 'location'])
    }
    for (const own of [{ size: 3 }, { format: 'pdf' }, { author: { _id: 'user/x' } }]) {
      expect([own, (await save(own)).status]).toEqual([own, 422])
    }
    const link = await save({ location: 'https://schakel.example/folder.pdf' })
    expect(link.status).toBe(200)
    expect((await files.fetch('staff', `/api/files/${link.body._id.split('/')[1]}`)).status).toBe(404)
    const update = (props: object) => staff.post(`/api/space/update/${link.body._id}`, { props })
    expect((await update({ location })).status).toBe(422)
    expect((await update({ location: null })).status).toBe(422)
  })
})
