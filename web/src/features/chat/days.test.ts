import { afterEach, expect, it, vi } from 'vitest'
import { dayName } from './days.ts'

afterEach(() => void vi.useRealTimers())

it('D13: yesterday is the day before today, also where the clock went forward that night', () => {
  // 30 March, half an hour past midnight in Amsterdam: 24 hours ago it was Saturday.
  vi.useFakeTimers({ now: new Date('2026-03-29T22:30:00Z') })
  const nameOf = (day: string) => dayName(day, 'nl', { today: 'Vandaag', yesterday: 'Gisteren' })
  expect([nameOf('2026-03-30'), nameOf('2026-03-29')]).toEqual(['Vandaag', 'Gisteren'])
  expect(nameOf('2026-03-28')).toContain('zaterdag')
})
