import { expect, onTestFinished, test, vi } from 'vitest'
import { askedBy, noteAsker } from './asking.ts'
import { openMemoryPglite } from './store/database/openPglite.ts'
import { createTurns } from './store/database/turns.ts'

/** Notes what is done, in its order; each piece of work takes so long, ms. After each comes the pause, if any. */
function working(pause?: () => Promise<void>) {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const inTurn = createTurns(pause)
  const done: string[] = []
  const one = (name: string, ms = 1) =>
    inTurn(async () => {
      await Promise.resolve()
      vi.advanceTimersByTime(ms)
      done.push(name)
    })
  return { done, one }
}

test('D21.1: who asks for much waits for itself, and others have their turn in between', async () => {
  const { done, one } = working()
  const much = askedBy('user/a', () => ['a1', 'a2', 'a3', 'a4'].map((name) => one(name)))
  const little = askedBy('user/b', () => ['b1'].map((name) => one(name)))
  const third = askedBy('user/c', () => ['c1', 'c2'].map((name) => one(name)))
  await Promise.all([...much, ...little, ...third])
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4'])
})

test('D21.1: who asks for what takes long has it less often than who asks for what is done at once', async () => {
  const { done, one } = working()
  const long = askedBy('user/a', () => ['a1', 'a2', 'a3'].map((name) => one(name, 40)))
  const short = askedBy('user/b', () => ['b1', 'b2', 'b3', 'b4', 'b5'].map((name) => one(name, 10)))
  await Promise.all([...long, ...short])
  expect(done).toEqual(['a1', 'b1', 'b2', 'b3', 'b4', 'a2', 'b5', 'a3'])
})

test('D21.1: who was away has saved up nothing, and what others had meanwhile is not held against them', async () => {
  const { done, one } = working()
  await Promise.all(askedBy('user/a', () => ['a1', 'a2', 'a3'].map((name) => one(name, 40))))
  const more = askedBy('user/a', () => ['a4', 'a5', 'a6'].map((name) => one(name, 40)))
  const back = askedBy('user/b', () => ['b1', 'b2', 'b3'].map((name) => one(name, 40)))
  await Promise.all([...more, ...back])
  expect(done.slice(3)).toEqual(['a4', 'b1', 'a5', 'b2', 'a6', 'b3'])
})

test('D21.1: after one long piece of work somebody is not passed over for as long again', async () => {
  const { done, one } = working()
  await askedBy('user/a', () => one('long', 5000))
  const others = ['user/b', 'user/c'].map((who) => askedBy(who, () => Array.from({ length: 100 }, () => one(who, 12))))
  const next = askedBy('user/a', () => one('next', 1))
  await Promise.all([...others.flat(), next])
  // A second of the others, and no more.
  expect(done.indexOf('next')).toBeLessThan(90)
})

test('D21.1: however many come who had nothing yet, whoever waits has their turn', async () => {
  const { done, one } = working()
  await askedBy('user/a', () => one('before', 50))
  const coming: Promise<unknown>[] = []
  const come = (line: number, n: number): void => {
    if (n === 0) return
    coming.push(askedBy(`10.0.${line}.${n}`, () => one('new', 5)).then(() => come(line, n - 1)))
  }
  for (const line of [1, 2, 3]) come(line, 400)
  const mine = askedBy('user/a', () => one('mine', 1))
  await mine
  expect(done.length).toBeLessThan(220)
  while (coming.length > 0) await coming.pop()
})

test('D21.1: whose account becomes known on the way waits as that account from then on', async () => {
  const { done, one } = working()
  const much = askedBy('user/a', () => ['a1', 'a2', 'a3'].map((name) => one(name)))
  const late = askedBy('127.0.0.1', () => {
    noteAsker('user/a')
    return one('a4')
  })
  const other = askedBy('user/b', () => one('b1'))
  await Promise.all([...much, late, other])
  expect(done).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
})

test('D21.1: what one click asks in pieces does not wait for somebody’s long work before each of them', async () => {
  const { done, one } = working(() => Promise.resolve())
  const long = askedBy('user/a', () => ['a1', 'a2', 'a3'].map((name) => one(name, 40)))
  const click = askedBy('user/b', async () => {
    for (const name of ['b1', 'b2', 'b3']) {
      await one(name)
      // What was answered is looked at before more is asked.
      for (let n = 0; n < 20; n += 1) await Promise.resolve()
    }
  })
  await Promise.all([...long, click])
  expect(done).toEqual(['a1', 'b1', 'b2', 'b3', 'a2', 'a3'])
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
