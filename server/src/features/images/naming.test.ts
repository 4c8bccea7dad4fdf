import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Somebody, TestApp } from '../../../test/app.ts'
import { PictureApp } from '../../../test/pictures.ts'

let pictures: PictureApp
let app: TestApp
/** Another copy of the product: the same picture has the same address there. */
let elsewhere: PictureApp
beforeAll(async () => {
  pictures = await PictureApp.open()
  app = pictures.app
  elsewhere = await PictureApp.open()
})
afterAll(async () => {
  await pictures.close()
  await elsewhere.close()
})

const set = (who: Somebody, id: string, props: object) => app.as(who).post(`/api/space/update/${id}`, { props })
/** What somebody is answered who gives an item of their own a picture, and then asks for it. */
const claim = async (who: Somebody, id: string, avatar: string) => {
  const { status, body } = await set(who, id, { avatar })
  return { status, errors: body.errors, shown: (await pictures.show(who, avatar)).status }
}
const refused = { status: 422, errors: [expect.objectContaining({ path: 'avatar', code: 'image' })], shown: 404 }

describe('D7: which picture one may give an item', () => {
  test('D20.1: whoever guesses the picture of a lead is answered as for one that does not exist', async () => {
    const logo = await pictures.picture(500, 500)
    const { body } = await pictures.send('staff', logo)
    const lead = await app.aLead({ avatar: body.avatar })
    await app.aMatch({ dossier: await app.aDossier({}, lead) })
    const guess = (await elsewhere.send('staff', logo)).body.avatar
    expect(guess).toBe(body.avatar)
    const wrong = `/api/images/${'0'.repeat(64)}.webp`
    const { supplier } = app.places
    const answers = [await claim('supplier', supplier, wrong), await claim('supplier', supplier, guess)]
    expect(answers).toEqual([refused, refused])
    expect((await set('supplier', supplier, { banner: guess })).status).toBe(422)
    const item = { _type: 'person', name: 'Iemand', email: 'iemand@kassa.example', avatar: guess }
    const made = await app.as('supplier').post('/api/space/save', { item, parent: supplier })
    expect([made.status, made.body.errors]).toEqual([422, refused.errors])
    expect((await pictures.show('supplier', guess)).status).toBe(404)
  })

  test('D7: a picture that was seen while the name was disclosed is not claimed after that, nor by staff of another space', async () => {
    const address = await pictures.avatar('super')
    const lead = await app.aLead({ avatar: address })
    const { match } = await app.aMatch({ dossier: await app.aDossier({}, lead) })
    await set('staff', match, { $open: true })
    expect((await pictures.show('supplier', address)).status).toBe(200)
    await set('staff', match, { $open: false })
    expect(await claim('supplier', app.places.supplier, address)).toEqual(refused)
    expect(await claim('stranger', app.as('stranger').id, address)).toEqual(refused)
  })

  test('D15: what one sees on another item one may use, also when both are saved as they are', async () => {
    const address = await pictures.avatar('super')
    const [lead, person] = [await app.aLead({ avatar: address }), await app.aPerson(app.places.lead)]
    expect((await claim('staff', person, address)).status).toBe(200)
    expect((await set('staff', lead, { avatar: address, description: 'Zelfde plaatje' })).status).toBe(200)
  })

  test('D15: a draft is saved with the picture that one sent for it, days later too', async () => {
    const address = await pictures.avatar('staff')
    const then = app.world.now
    app.world.wait(3 * 3_600_000)
    expect((await pictures.show('staff', address)).status).toBe(404)
    expect(await claim('staff', await app.aPerson(app.places.lead), address)).toMatchObject({ status: 200, shown: 200 })
    app.world.now = then
  })

  test('D15: undo brings back the picture of another that one replaced or took away', async () => {
    const address = await pictures.avatar('super')
    const person = await app.aPerson(app.places.lead, { avatar: address })
    for (const avatar of [null, await pictures.avatar('staff')]) {
      expect((await set('staff', person, { avatar })).status).toBe(200)
      expect((await pictures.show('staff', address)).status).toBe(404)
      // Another who did not take it away cannot tell that it was there.
      expect((await set('enduser', person, { avatar: address })).status).toBe(422)
      expect(await claim('staff', person, address)).toMatchObject({ status: 200, shown: 200 })
    }
  })
})
