import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { PictureApp } from '../../../test/pictures.ts'
import { sweepImages } from './sweep.ts'

let pictures: PictureApp
let app: TestApp
beforeAll(async () => {
  pictures = await PictureApp.open()
  app = pictures.app
})
afterAll(() => pictures.close())

describe('what nobody uses', () => {
  const sweep = () => sweepImages(app.world.store, pictures.files)
  const keyOf = (address: string) => {
    const hash = address.split('/').at(-1)?.replace('.webp', '') ?? ''
    return `images/${hash.slice(0, 2)}/${hash}-256.webp`
  }
  const HOUR = 3_600_000

  test('D15: a picture that no item has goes after a day, one that an item has stays', async () => {
    const [lost, used, binned] = [await pictures.avatar(), await pictures.avatar(), await pictures.avatar()]
    const person = await app.aPerson(app.places.lead, { avatar: used })
    const other = await app.aPerson(app.places.lead, { avatar: binned })
    await app.as('staff').post('/api/space/delete', { item: { _id: other } })
    app.world.wait(23 * HOUR)
    await sweep()
    expect(await pictures.files.has(keyOf(lost))).toBe(true)
    app.world.wait(2 * HOUR)
    expect(await sweep()).toBeGreaterThan(0)
    expect(await Promise.all([lost, used, binned].map((address) => pictures.files.has(keyOf(address))))).toEqual([
      false,
      true,
      true,
    ])
    expect((await pictures.show('staff', used)).status).toBe(200)
    expect((await pictures.show('staff', lost)).status).toBe(404)

    await app.world.system.update({ id: person, fields: { avatar: null } })
    expect(await sweep()).toBe(0)
    app.world.wait(23 * HOUR)
    await app.world.system.update({ id: person, fields: { avatar: used } })
    await sweep()
    await app.world.system.update({ id: person, fields: { avatar: null } })
    app.world.wait(2 * HOUR)
    expect(await sweep()).toBe(0)
    app.world.wait(25 * HOUR)
    expect(await sweep()).toBe(1)
    expect(await pictures.files.has(keyOf(used))).toBe(false)
  })

  test('D15: what two people sent stays as long as one of them needs it, and comes back when it is sent again', async () => {
    const picture = await pictures.picture()
    const { body } = await pictures.send('staff', picture)
    app.world.wait(20 * HOUR)
    expect((await pictures.send('enduser', picture)).body.avatar).toBe(body.avatar)
    app.world.wait(5 * HOUR)
    await sweep()
    expect(await pictures.files.has(keyOf(body.avatar))).toBe(true)
    app.world.wait(20 * HOUR)
    expect(await sweep()).toBe(1)
    expect(await pictures.files.has(keyOf(body.avatar))).toBe(false)
    await pictures.send('staff', picture)
    expect((await pictures.show('staff', body.avatar)).status).toBe(200)
  })
})
