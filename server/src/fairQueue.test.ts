import { expect, test } from 'vitest'
import { askedBy, noteAsker } from './asking.ts'
import { openMemoryPglite } from './store/database/openPglite.ts'
import { createTurns } from './store/database/turns.ts'

/** Notes what is done, in its order. */
function working() {
  const inTurn = createTurns()
  const done: string[] = []
  const one = (name: string) =>
    inTurn(async () => {
      await Promise.resolve()
      done.push(name)
    })
  return { done, one }
}

test('D21.1: who asks for much waits for itself, and others have their turn in between', async () => {
  const { done, one } = working()
  const much = askedBy('user/a', () => ['a1', 'a2', 'a3', 'a4'].map(one))
  const little = askedBy('user/b', () => ['b1'].map(one))
  const third = askedBy('user/c', () => ['c1', 'c2'].map(one))
  await Promise.all([...much, ...little, ...third])
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4'])
})

test('D21.1: whose account becomes known on the way waits as that account from then on', async () => {
  const { done, one } = working()
  const much = askedBy('user/a', () => ['a1', 'a2', 'a3'].map(one))
  const late = askedBy('127.0.0.1', () => {
    noteAsker('user/a')
    return one('a4')
  })
  const other = askedBy('user/b', () => one('b1'))
  await Promise.all([...much, late, other])
  expect(done).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('D17.1: one piece of work at a time, also where one of them fails', async () => {
  const inTurn = createTurns()
  let open = 0
  const most: number[] = []
  const work = async (fails: boolean) => {
    open += 1
    most.push(open)
    await Promise.resolve()
    open -= 1
    if (fails) throw new Error('no')
  }
  const all = await Promise.allSettled([true, false, true, false].map((fails) => inTurn(() => work(fails))))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(Math.max(...most)).toBe(1)
})

test('D21.1: on the embedded engine one query of somebody comes before most of those that another asked first', async () => {
  const database = await openMemoryPglite()
  const answered: string[] = []
  const ask = async (name: string, ms: number) => {
    await database.query('select pg_sleep($1::float / 1000)', [ms])
    answered.push(name)
  }
  const MANY = 12
  const much = askedBy('user/a', () => Array.from({ length: MANY }, () => ask('a', 15)))
  const little = askedBy('user/b', () => ask('b', 0))
  await Promise.all([...much, little])
  await database.close()
  expect(answered.indexOf('b')).toBeLessThan(MANY / 2)
})
