import { expect, test } from 'vitest'
import { answerValue, cellValue, countedAnswer, defaultScale, isScale, nextLower, rowWeight } from './index.ts'

const input = { implementationDate: '2027-01-01' }

test('F2.2: yes, partly, roadmap and no are worth 100, 50, 25 and 0', () => {
  const worth = (['yes', 'partly', 'roadmap', 'no'] as const).map((answer) => answerValue(answer, undefined, input))
  expect(worth).toEqual([100, 50, 25, 0])
})

test('F2.2: a roadmap due on or before the implementation date is worth 50, one without dates is not', () => {
  expect(answerValue('roadmap', '2027-01-01', input)).toBe(50)
  expect(answerValue('roadmap', '2027-01-01T09:00:00Z', input)).toBe(50)
  expect(answerValue('roadmap', '2027-01-02', input)).toBe(25)
  expect(answerValue('roadmap', '2027-01-01', {})).toBe(25)
})

test('F2.2: a dossier may change the values, as long as a better answer is never worth less', () => {
  const scale = { yes: 100, partly: 40, roadmapInTime: 30, roadmap: 10, no: 0 }
  expect(answerValue('partly', undefined, { scale })).toBe(40)
  expect(isScale(scale)).toBe(true)
  expect(isScale(defaultScale)).toBe(true)
  expect(isScale({ ...scale, roadmap: 50 })).toBe(false)
  expect(isScale({ ...scale, yes: 101 })).toBe(false)
  expect(isScale({ ...scale, partly: 40.5 })).toBe(false)
})

test('F2.2: the weight of a row is 1–5 times 4, 2 or 1 by its level', () => {
  expect(rowWeight({ weight: 5, level: 'must' })).toBe(20)
  expect(rowWeight({ weight: 3, level: 'should' })).toBe(6)
  expect(rowWeight({ weight: 1, level: 'could' })).toBe(1)
})

test('F1.11: the checked answer counts, not the claimed one; without either it is unknown', () => {
  const checked = { value: 'partly', grade: 3 } as const
  expect(countedAnswer({ value: 'yes', grade: 0, checked })).toBe('partly')
  expect(cellValue({ value: 'yes', grade: 0, checked }, input)).toBe(50)
  expect(cellValue({ grade: 0 }, input)).toBeUndefined()
  expect(cellValue(undefined, input)).toBeUndefined()
})

test('F2.8: a claim that is not true is taken for the next lower answer', () => {
  expect((['yes', 'partly', 'roadmap', 'no'] as const).map(nextLower)).toEqual(['partly', 'roadmap', 'no', 'no'])
})
