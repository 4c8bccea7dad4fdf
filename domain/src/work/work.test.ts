import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { momentAt, wallAt } from '../planning/index.ts'
import { morningOf, snoozeNames, snoozeUntil, workBounds } from './index.ts'

const zones = ['Europe/Amsterdam', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu', 'America/Santiago', 'UTC']
const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

describe('what is to do by day', () => {
  test('D1.4: today ends at midnight on the wall of the zone, the week with its Sunday', () => {
    // A Sunday evening in Amsterdam, the day on which summer time began.
    const bounds = workBounds(new Date('2026-03-29T20:00:00Z'), 'Europe/Amsterdam')
    expect(bounds).toMatchObject({
      day: '2026-03-29',
      dayStart: '2026-03-28T23:00:00.000Z',
      tomorrow: '2026-03-30',
      tomorrowStart: '2026-03-29T22:00:00.000Z',
      nextWeek: '2026-03-30',
    })
    expect(workBounds(new Date('2026-03-29T20:00:00Z'), 'Pacific/Auckland').day).toBe('2026-03-30')
  })

  test('D1.4: in every zone and over every change of the clock now lies within today, and today within the week', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (now, zone) => {
        const { dayStart, tomorrowStart, nextWeekStart, nextWeek } = workBounds(now, zone)
        const iso = now.toISOString()
        expect(dayStart <= iso && iso < tomorrowStart && tomorrowStart <= nextWeekStart).toBe(true)
        expect(new Date(nextWeek).getUTCDay()).toBe(1)
      }),
    )
  })

  test('D1.4: a time on the wall and its moment are one and the same', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (now, zone) => {
        const moment = momentAt(wallAt(now, zone), zone)
        expect(moment && wallAt(moment, zone)).toBe(wallAt(now, zone))
      }),
    )
  })
})

describe('putting aside', () => {
  test('D1.4: later today is three hours on, and is not offered when that is tomorrow', () => {
    const day = new Date('2026-03-02T09:00:00Z')
    expect(snoozeUntil('today', day, 'Europe/Amsterdam')?.toISOString()).toBe('2026-03-02T12:00:00.000Z')
    expect(snoozeUntil('today', new Date('2026-03-02T21:30:00Z'), 'Europe/Amsterdam')).toBeUndefined()
  })

  test('D1.4: tomorrow and next week begin at eight on the wall, also over a change of the clock', () => {
    const saturday = new Date('2026-03-28T12:00:00Z')
    expect(snoozeUntil('tomorrow', saturday, 'Europe/Amsterdam')?.toISOString()).toBe('2026-03-29T06:00:00.000Z')
    expect(snoozeUntil('week', saturday, 'Europe/Amsterdam')?.toISOString()).toBe('2026-03-30T06:00:00.000Z')
    expect(morningOf('2026-01-05', 'Europe/Amsterdam').toISOString()).toBe('2026-01-05T07:00:00.000Z')
  })

  test('D1.4: whatever is chosen lies ahead', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), fc.constantFrom(...snoozeNames), (now, zone, name) => {
        const until = snoozeUntil(name, now, zone)
        expect(until === undefined || until.getTime() > now.getTime()).toBe(true)
      }),
    )
  })
})
