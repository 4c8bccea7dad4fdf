import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const aTag = (name: string, type: 'branche' | 'category') => app.world.make({ _type: 'tag', name, type })
const hang = (parent: string, child: string) => app.world.system.link({ edge: 'TAGS', parent, child, props: {} })

/** The leads that are found by a word. */
async function found(q: string): Promise<string[]> {
  const { body } = await app.as('staff').post('/api/space/search', { q, feed: 'lead' })
  return body.map(({ _id }: { _id: string }) => _id).sort()
}

describe('by which tags an item is found', () => {
  test('D8.3: of two tags of one name the one that stays finds it, when the other is taken away', async () => {
    const [lead, branche, category] = [
      await app.aLead(),
      await aTag('Kustplaats', 'branche'),
      await aTag('Kustplaats', 'category'),
    ]
    for (const tag of [branche, category]) await hang(lead, tag)
    await app.as('staff').post(`/api/space/delete/TAGS/${lead}/${category}`, {})
    expect(await found('kustplaats')).toEqual([lead])
    await app.as('staff').post(`/api/space/delete/TAGS/${lead}/${branche}`, {})
    expect(await found('kustplaats')).toEqual([])
  })

  test('D8.3, D23.5: after a merge that is taken back both are found by a tag of that name of their own', async () => {
    const [keep, drop] = [await app.aLead(), await app.aLead()]
    await hang(keep, await aTag('Bergdorp', 'branche'))
    await hang(drop, await aTag('Bergdorp', 'category'))
    const thrown = await aTag('Bergdorp', 'category')
    await hang(drop, thrown)
    await app.world.system.remove(thrown)
    await app.as('staff').post('/api/space/merge', { keep, drop })
    await app.as('staff').post('/api/space/merge/undo', { _id: drop })
    expect(await found('bergdorp')).toEqual([keep, drop].sort())
  })

  test('D2.5, D23.5: a tag in the trash that comes along by a merge finds nothing until it is back', async () => {
    const [keep, drop] = [await app.aLead(), await app.aLead()]
    const tag = await aTag('Zwartboek', 'category')
    await hang(drop, tag)
    await app.world.system.remove(tag)
    await app.as('staff').post('/api/space/merge', { keep, drop })
    expect(await found('zwartboek')).toEqual([])
    await app.world.system.restore(tag)
    expect(await found('zwartboek')).toEqual([keep])
  })
})
