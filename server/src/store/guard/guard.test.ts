import { expect, test, vi } from 'vitest'
import { World } from '../../../test/world.ts'
import { gramsOf, readReview } from './guard.ts'

test('D21.1: others come in between while all that is said on a match is read over', async () => {
  const world = await World.open()
  try {
    const space = await world.space()
    const dossier = await world.dossier(await world.lead(space))
    const match = await world.match(dossier, await world.supplier(space), { $visible: true })
    const remarks = 30
    for (let at = 0; at < remarks; at += 1)
      await world.make({ _type: 'comment', text: `<p>Overleg ${at} met Hilde in Deurne</p>` }, match)
    let turns = 0
    const turn = () => {
      turns += 1
      again = setImmediate(turn)
    }
    let again = setImmediate(turn)
    // Each piece of work takes so long that others are due.
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
    const { texts } = await readReview(world.system, { dossier, match })
    clock.mockRestore()
    clearImmediate(again)
    expect(texts.filter(({ item }) => item.startsWith('comment/'))).toHaveLength(remarks)
    expect(turns).toBeGreaterThanOrEqual(remarks)
  } finally {
    await world.close()
  }
})

test('D21.1: of very many long texts no more words are looked at than are asked for', () => {
  let read = 0
  const texts = Array.from({ length: 200 }, (_, text) => ({
    get text() {
      read += 1
      return Array.from({ length: 2000 }, (_unused, word) => `woord${text}-${word}`).join(' ')
    },
  }))
  expect(gramsOf(texts)).toHaveLength(4000)
  expect(read).toBeLessThan(3)
  expect(gramsOf([{ text: '<p>Exact Online</p>' }])).toEqual(['Exact', 'Exact Online', 'Online'])
})
