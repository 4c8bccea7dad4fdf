import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { PictureApp } from '../../../test/pictures.ts'
import { openSession } from '../../store/auth/sessions.ts'
import { sweepImages } from './sweep.ts'

let pictures: PictureApp
let app: TestApp
beforeAll(async () => {
  pictures = await PictureApp.open()
  app = pictures.app
})
afterAll(() => pictures.close())

describe('what nobody uses', () => {
  /** Somebody again, whose session ended long ago. */
  const again = async () =>
    app.with({ authorization: `Bearer ${await openSession(app.world.store, app.as('staff').id)}` })
  const sweep = () => sweepImages(app.world.store, pictures.files)
  const keyOf = (address: string) => {
    const hash = address.split('/').at(-1)?.replace('.webp', '') ?? ''
    return `images/${hash.slice(0, 2)}/${hash}-256.webp`
  }
  const DAY = 86_400_000

  test('D15, D2.5: a merge that is taken back weeks later brings back the picture that it replaced', async () => {
    const [a, b] = [await pictures.avatar(), await pictures.avatar()]
    const [keep, drop] = [await app.aLead({ avatar: a }), await app.aLead({ avatar: b })]
    expect((await (await again()).post('/api/space/merge', { keep, drop, fields: { avatar: 'drop' } })).status).toBe(
      200,
    )
    await sweep()
    app.world.wait(28 * DAY)
    await sweep()
    const later = await again()
    expect((await later.post('/api/space/merge/undo', { _id: drop })).status).toBe(200)
    expect((await later.post(`/api/space/${keep}`)).body.avatar).toBe(a)
    expect(await pictures.files.has(keyOf(a))).toBe(true)
  })

  test('D15: a picture that no item has goes after thirty days, one that an item has stays', async () => {
    const [lost, used, binned] = [await pictures.avatar(), await pictures.avatar(), await pictures.avatar()]
    const person = await app.aPerson(app.places.lead, { avatar: used })
    const other = await app.aPerson(app.places.lead, { avatar: binned })
    await app.as('staff').post('/api/space/delete', { item: { _id: other } })
    app.world.wait(29 * DAY)
    await sweep()
    expect(await pictures.files.has(keyOf(lost))).toBe(true)
    app.world.wait(2 * DAY)
    expect(await sweep()).toBeGreaterThan(0)
    expect(await Promise.all([lost, used, binned].map((address) => pictures.files.has(keyOf(address))))).toEqual([
      false,
      true,
      true,
    ])

    await app.world.system.update({ id: person, fields: { avatar: null } })
    expect(await sweep()).toBe(0)
    app.world.wait(29 * DAY)
    await app.world.system.update({ id: person, fields: { avatar: used } })
    await sweep()
    await app.world.system.update({ id: person, fields: { avatar: null } })
    app.world.wait(2 * DAY)
    expect(await sweep()).toBe(0)
    app.world.wait(31 * DAY)
    expect(await sweep()).toBe(1)
    expect(await pictures.files.has(keyOf(used))).toBe(false)
  })

  test('D15: what two people sent stays as long as one of them needs it, and comes back when it is sent again', async () => {
    const picture = await pictures.picture()
    const { body } = await pictures.send('staff', picture)
    app.world.wait(20 * DAY)
    expect((await pictures.send('enduser', picture)).body.avatar).toBe(body.avatar)
    app.world.wait(11 * DAY)
    await sweep()
    expect(await pictures.files.has(keyOf(body.avatar))).toBe(true)
    app.world.wait(20 * DAY)
    expect(await sweep()).toBe(1)
    expect(await pictures.files.has(keyOf(body.avatar))).toBe(false)
  })
})
