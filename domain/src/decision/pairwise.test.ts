import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPairs, MAX_PAIRWISE, type PairAnswer } from './index.ts'

const pair = (a: string, b: string, times: number): PairAnswer => ({ a, b, times })

test('F2.5 O3: the leader example gives its published weights, eigenvalue and consistency ratio', () => {
  const answers = [
    ...[pair('a', 'b', 4), pair('a', 'c', 3), pair('a', 'd', 7)],
    ...[pair('c', 'b', 3), pair('b', 'd', 3), pair('c', 'd', 5)],
  ]
  const found = checkPairs(['a', 'b', 'c', 'd'], answers)
  expect(Object.values(found?.weights ?? {}).map((one) => one.toFixed(4))).toEqual([
    '0.5476',
    '0.1266',
    '0.2699',
    '0.0559',
  ])
  expect(found?.lambda).toBeCloseTo(4.1184, 4)
  expect(found?.ratio).toBeCloseTo(0.044, 3)
  expect(found?.contradictions).toEqual([])
})

test('F2.5: above 0.10 it says which answers contradict, the worst first', () => {
  const answers = [pair('a', 'b', 3), pair('b', 'c', 3), pair('a', 'c', 1 / 5), pair('a', 'd', 1)]
  const found = checkPairs(['a', 'b', 'c', 'd'], [...answers, pair('b', 'd', 1 / 3), pair('c', 'd', 1 / 9)])
  expect(found?.ratio).toBeGreaterThan(0.1)
  expect(found?.contradictions[0]).toEqual({ a: 'a', b: 'b', c: 'c', said: 1 / 5, implied: 9 })
  expect(found?.contradictions.length).toBeLessThanOrEqual(3)
})

test('F2.5: a circle is a contradiction', () => {
  const found = checkPairs(['a', 'b', 'c'], [pair('a', 'b', 2), pair('b', 'c', 2), pair('c', 'a', 2)])
  expect(found?.ratio).toBeGreaterThan(0.1)
  expect(found?.contradictions).toEqual([{ a: 'a', b: 'b', c: 'c', said: 0.5, implied: 4 }])
})

test('F2.5: nothing is said while a pair is not answered, or above seven criteria', () => {
  expect(checkPairs(['a', 'b', 'c'], [pair('a', 'b', 2), pair('b', 'c', 2)])).toBeUndefined()
  const many = Array.from({ length: MAX_PAIRWISE + 1 }, (_, at) => `c${at}`)
  const all = many.flatMap((a) => many.map((b) => pair(a, b, 1)))
  expect(checkPairs(many, all)).toBeUndefined()
  expect(checkPairs(many.slice(1), all)?.ratio).toBeCloseTo(0, 12)
})

test('F2.5: answers that follow from weights give those weights and no contradiction', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: MAX_PAIRWISE })
  fc.assert(
    fc.property(sizes, (all) => {
      const criteria = all.map((_, at) => `c${at}`)
      const answers = all.flatMap((one, a) => all.map((other, b) => pair(`c${a}`, `c${b}`, one / other)))
      const found = checkPairs(criteria, answers)
      const sum = all.reduce((total, one) => total + one, 0)
      expect(found?.ratio).toBeCloseTo(0, 9)
      for (const [at, one] of all.entries()) expect(found?.weights[`c${at}`]).toBeCloseTo(one / sum, 9)
    }),
  )
})
