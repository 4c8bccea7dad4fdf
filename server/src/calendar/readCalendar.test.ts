import { describe, expect, test } from 'vitest'
import { readCalendar } from './readCalendar.ts'
import { NoCalendar } from './readIcs.ts'

const range = { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z', zone: 'Europe/Amsterdam' }
const event = (...lines: readonly string[]) =>
  ['BEGIN:VEVENT', 'UID:x', 'DTSTART:19700101T100000Z', 'SUMMARY:Overleg', ...lines, 'END:VEVENT'].join('\r\n')
const calendar = (...events: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n')

describe('a calendar file of somebody', () => {
  test('D14: gives its events', async () => {
    const text = calendar(event('RRULE:FREQ=YEARLY'))
    expect(await readCalendar(text, range)).toMatchObject({
      events: [{ name: 'Overleg', start: '2026-01-01T10:00:00.000Z' }],
      isCut: false,
    })
    await expect(readCalendar('x', range)).rejects.toBeInstanceOf(NoCalendar)
  })

  test('D14: that never comes to an end is given up, and holds up nobody meanwhile', async () => {
    // No month of February has such a day: who looks for the next one never comes back.
    const endless = ['31', '30'].map((day) => calendar(event(`RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=${day}`)))
    let ticks = 0
    const ticking = setInterval(() => {
      ticks += 1
    }, 50)
    const outcomes = await Promise.allSettled(endless.map((text) => readCalendar(text, range)))
    clearInterval(ticking)
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(NoCalendar) })
    expect(ticks).toBeGreaterThan(5)
  }, 30_000)

  test('D14: of thousands of series without end, what is short is given all the same', async () => {
    const long = Array.from({ length: 2000 }, () => event('RRULE:FREQ=SECONDLY'))
    const text = calendar(...long, event('UID:y', 'RRULE:FREQ=YEARLY'))
    expect(await readCalendar(text, range)).toMatchObject({
      events: [{ name: 'Overleg', start: '2026-01-01T10:00:00.000Z' }],
      isCut: true,
    })
  }, 30_000)
})
