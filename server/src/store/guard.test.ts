import { expect, test, vi } from 'vitest'
import { World } from '../../test/world.ts'
import { readReview } from './guard.ts'

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
