import { expect, it } from 'vitest'
import { answerMark } from './answerMark.ts'

it('F1.5, F2.6: another value, remark, day, finding or version of the requirement is another answer to rule on', () => {
  const said = { value: 'partly', remark: 'Een deel', version: 1 } as const
  const others = [
    { ...said, value: 'roadmap', due: '2027-01-01' } as const,
    { ...said, remark: 'Een ander deel' },
    { ...said, version: 2 },
    { ...said, checked: { value: 'no' } } as const,
  ]
  expect(answerMark({ ...said })).toBe(answerMark(said))
  expect(new Set([said, ...others].map(answerMark)).size).toBe(5)
})
