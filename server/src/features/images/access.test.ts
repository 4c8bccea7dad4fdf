import { imageHashOf } from '@schakel/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { PictureApp } from '../../../test/pictures.ts'
import { fileOf } from './keep.ts'

let pictures: PictureApp
let app: TestApp
beforeAll(async () => {
  pictures = await PictureApp.open()
  app = pictures.app
})
afterAll(() => pictures.close())

describe('who sees a picture', () => {
  test("D15: it is the browser's own for ever, and can do nothing by itself", async () => {
    const { headers } = await pictures.show('staff', await pictures.avatar())
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('content-disposition')).toBe('inline')
  })

  test('D15: what no item has yet is seen by who sent it, for an hour', async () => {
    const address = await pictures.avatar('supplier')
    expect((await pictures.show('supplier', address)).status).toBe(200)
    for (const other of ['super', 'staff', 'supplier2', 'enduser', 'stranger'] as const) {
      expect([other, (await pictures.show(other, address)).status]).toEqual([other, 404])
    }
    expect((await pictures.show('nobody', address)).status).toBe(401)
    const then = app.world.now
    app.world.wait(61 * 60_000)
    expect((await pictures.show('supplier', address)).status).toBe(404)
    app.world.now = then
  })

  test('S5.7: a picture that is known and whose bytes are out of reach is not gone: it is shown when they are back', async () => {
    const address = await pictures.avatar()
    const file = fileOf(imageHashOf(address) ?? '', 256)
    await pictures.files.move(file, 'elsewhere')
    const { status, headers } = await pictures.show('staff', address)
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    // As a log line tells it.
    expect(app.faults.splice(0).map(({ message }) => message)).toEqual(['the bytes of a file are not in its store'])
    expect((await pictures.show('stranger', address)).status).toBe(404)
    await pictures.files.move('elsewhere', file)
    expect((await pictures.show('staff', address)).status).toBe(200)
  })

  test('D6, D15: what an item has is seen by who reads the item', async () => {
    const address = await pictures.avatar('super')
    await app.aPerson(app.places.lead, { avatar: address })
    for (const [who, status] of [
      ['super', 200],
      ['staff', 200],
      ['enduser', 200],
      ['enduser2', 404],
      ['supplier', 404],
      ['member', 404],
      ['stranger', 404],
      ['nobody', 401],
    ] as const) {
      expect([who, (await pictures.show(who, address)).status]).toEqual([who, status])
      expect([who, (await pictures.show(who, `${address}?size=64`)).status]).toEqual([who, status])
    }
  })

  test('D7: a supplier sees the face of a lead only while the dossier is disclosed', async () => {
    const address = await pictures.avatar('super')
    const { body } = await pictures.send('super', await pictures.picture(900, 300), { fields: { kind: 'banner' } })
    const lead = await app.aLead({ avatar: address, banner: body.banner })
    const { match, dossier } = await app.aMatch({ dossier: await app.aDossier({}, lead) })
    expect((await app.as('supplier').post(`/api/space/${dossier}`)).status).toBe(200)
    const statuses = async () => [
      (await pictures.show('supplier', address)).status,
      (await pictures.show('supplier', body.banner)).status,
      (await pictures.show('supplier2', address)).status,
    ]
    expect(await statuses()).toEqual([404, 404, 404])
    await app.as('staff').post(`/api/space/update/${match}`, { props: { $open: true } })
    expect(await statuses()).toEqual([200, 200, 404])
    await app.as('staff').post(`/api/space/update/${match}`, { props: { $open: false } })
    expect(await statuses()).toEqual([404, 404, 404])
  })

  test('D6: the public card of a supplier shows its face to whoever is matched with it', async () => {
    const address = await pictures.avatar('super')
    const supplier = await app.aSupplier({ avatar: address })
    expect((await pictures.show('enduser', address)).status).toBe(404)
    await app.aMatch({ supplier })
    expect((await pictures.show('enduser', address)).status).toBe(200)
    expect((await pictures.show('enduser2', address)).status).toBe(404)
  })

  test('D15: who reads a remark sees the face of who wrote it', async () => {
    const address = await pictures.avatar('super')
    const staff = app.as('staff')
    await app.as('super').post(`/api/space/update/${staff.id}`, { props: { avatar: address } })
    const { match } = await app.aMatch()
    expect((await pictures.show('supplier', address)).status).toBe(404)
    await staff.post('/api/space/save', { item: { _type: 'comment', text: 'Welkom' }, parent: match })
    expect((await pictures.show('supplier', address)).status).toBe(200)
    expect((await pictures.show('supplier2', address)).status).toBe(404)
  })

  test('D15: what is deleted is not shown, and shown again when it is restored', async () => {
    const address = await pictures.avatar('super')
    const person = await app.aPerson(app.places.lead, { avatar: address })
    await app.as('staff').post('/api/space/delete', { item: { _id: person } })
    expect((await pictures.show('enduser', address)).status).toBe(404)
    await app.as('staff').post('/api/trash/restore', { _id: person })
    expect((await pictures.show('enduser', address)).status).toBe(200)
  })

  test('D15: an address that is none leads nowhere', async () => {
    for (const name of [
      '',
      'x',
      `${'0'.repeat(64)}.webp`,
      '..%2f..%2fsecret',
      'a/b',
      `${'a'.repeat(400)}`,
      '%00',
      'upload',
    ]) {
      expect([name, (await pictures.show('staff', `/api/images/${name}`)).status]).toEqual([name, 404])
    }
  })
})
