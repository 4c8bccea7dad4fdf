import { expect, test } from 'vitest'
import { later, moverOf, weeksBetween } from './moveMoments.ts'

test('D17.1: a moment that is moved by weeks keeps its day of the week and its time on the wall', () => {
  // Nine o'clock on a Monday in winter, and on one in summer.
  expect(later(new Date('2026-01-05T08:00:00.000Z'), 26)).toEqual(new Date('2026-07-06T07:00:00.000Z'))
  expect(later(new Date('2026-07-06T07:00:00.000Z'), -26)).toEqual(new Date('2026-01-05T08:00:00.000Z'))
})

test('D17.1: a world is moved to the last such moment that is over', () => {
  const from = new Date('2026-01-05T08:00:00.000Z')
  for (const [now, weeks] of [
    ['2026-01-05T08:00:00.000Z', 0],
    ['2026-01-12T07:59:59.999Z', 0],
    ['2026-01-12T08:00:00.000Z', 1],
    ['2026-01-05T07:59:59.999Z', -1],
    ['2026-07-06T06:59:59.999Z', 25],
    ['2026-07-06T07:00:00.000Z', 26],
  ] as const)
    expect(weeksBetween(from, new Date(now)), now).toBe(weeks)
})

test('D17.1: every spelling of a moment in a row is moved and stays as it was spelt; what is none stays', () => {
  const move = moverOf(26)
  expect(move('["a", "2026-01-05 08:00:00+00", "{\\"date\\": \\"2026-01-05T08:00:00.250Z\\"}", "2026-01-05"]')).toBe(
    '["a", "2026-07-06 07:00:00+00", "{\\"date\\": \\"2026-07-06T07:00:00.250Z\\"}", "2026-07-06"]',
  )
  expect(move('2026-01-05 08:00:00.123456+00')).toBe('2026-07-06 07:00:00.123456+00')
  const others = '{"dob": "1975-03-02", "phone": "020-2026123", "month": "2026-01", "id": "01a2184c-2026"}'
  expect(move(others)).toBe(others)
})
