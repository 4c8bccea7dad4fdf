import { expect, test } from 'vitest'
import { createYield } from './yieldToEventLoop.ts'

/** Longer than a piece of work goes on in one go. */
function work(): void {
  for (const until = performance.now() + 12; performance.now() < until; );
}

test('D21.1: of several long pieces of work one goes on in each turn of the loop, all of them in turn', async () => {
  const [ways, pieces] = [4, 3]
  const done: string[] = []
  const turn = () => {
    done.push('turn')
    again = setImmediate(turn)
  }
  let again = setImmediate(turn)
  await Promise.all(
    Array.from({ length: ways }, async (_, way) => {
      const yieldToEventLoop = createYield()
      for (let piece = 0; piece < pieces; piece += 1) {
        work()
        await yieldToEventLoop()
        done.push(`piece of ${way}`)
      }
    }),
  )
  clearImmediate(again)
  const worked = done.filter((one) => one !== 'turn')
  expect(worked).toHaveLength(ways * pieces)
  expect(worked.slice(0, ways)).toEqual(Array.from({ length: ways }, (_, way) => `piece of ${way}`))
  // No two in one turn.
  expect(done.some((one, at) => at > 0 && one !== 'turn' && done[at - 1] !== 'turn')).toBe(false)
})
