import { afterEach, expect, it } from 'vitest'
import { HOME_ZONE, setTimeZone } from '../../ui/timeZone.ts'
import { todayIs } from './grade.ts'

afterEach(() => setTimeZone(HOME_ZONE))

it('D1.4: today is the day in the zone that one chose, whatever that of the device is', () => {
  const evening = new Date('2026-03-02T20:00:00.000Z')
  expect(todayIs(evening)).toBe('2026-03-02')
  setTimeZone('Pacific/Auckland')
  expect(todayIs(evening)).toBe('2026-03-03')
  setTimeZone('Pacific/Honolulu')
  expect(todayIs(new Date('2026-03-02T08:00:00.000Z'))).toBe('2026-03-01')
})
