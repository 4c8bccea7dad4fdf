import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenBy, made, now, update } from '../../test/leastItems.ts'
import { wallAt } from '../planning/wall.ts'
import { dayOf } from '../planning/workday.ts'
import { en } from '../texts/en.ts'
import { wordsOf } from '../texts/index.ts'
import { nl } from '../texts/nl.ts'
import { nextDue } from './next.ts'
import { anchored, REPEAT_MAX, type Repeat, readRule, repeatUnits, ruleOf } from './rule.ts'

const repeats = fc
  .record({
    unit: fc.constantFrom(...repeatUnits),
    every: fc.integer({ min: 1, max: REPEAT_MAX }),
    on: fc.option(fc.integer({ min: 29, max: 31 }), { nil: undefined }),
    until: fc.option(fc.constantFrom('2026-03-29', '2028-02-29', '2026-12-31'), { nil: undefined }),
  })
  .map(({ unit, every, on, until }): Repeat => {
    const late = unit === 'month' ? on : unit === 'year' && on ? 29 : undefined
    return { unit, every, ...(late && { on: late }), ...(until && { until }) }
  })
const moments = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString())
/** One deadline after the other, each done on its day. */
const after = (rule: string, due: string, count: number): string[] => {
  const days: string[] = []
  let [at, kept] = [due, rule]
  for (let n = 0; n < count; n += 1) {
    kept = ruleOf(anchored(readRule(kept) ?? { unit: 'day', every: 1 }, at))
    const next = nextDue(kept, at, new Date(at))
    if (next === undefined) break
    days.push(dayOf(next) ?? '')
    at = next
  }
  return days
}

describe('how something repeats', () => {
  it('S3.6: a rule is kept as an RRULE in one form, whatever the order of its parts', () => {
    fc.assert(
      fc.property(repeats, (repeat) => {
        const parts = ruleOf(repeat).split(';')
        expect(readRule(parts.toReversed().join(';').toLowerCase())).toEqual(repeat)
      }),
    )
    expect(readRule('INTERVAL=1;FREQ=WEEKLY')).toEqual({ unit: 'week', every: 1 })
  })

  it('S3.6: what is no such rule is refused, however valid elsewhere', () => {
    const wrong = [
      ...['', 'elke week', 'FREQ=HOURLY', 'FREQ=WEEKLY;COUNT=3', 'FREQ=WEEKLY;BYDAY=MO', 'RRULE:FREQ=DAILY'],
      ...['FREQ=DAILY;INTERVAL=0', 'FREQ=DAILY;INTERVAL=100', 'FREQ=DAILY;INTERVAL=1.5', 'FREQ=DAILY;INTERVAL=02'],
      ...['FREQ=DAILY;FREQ=DAILY', 'FREQ=DAILY;UNTIL=20260230', 'FREQ=DAILY;UNTIL=20260101T000000Z', 'INTERVAL=2'],
      ...['FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=MONTHLY;BYMONTHDAY=28;BYSETPOS=-1', 'FREQ=DAILY;BYMONTHDAY=28,29'],
      ...[`FREQ=DAILY;${'X'.repeat(200)}`, 'FREQ=DAILY;', 'FREQ=DAILY;__proto__=1'],
    ]
    for (const rule of wrong) expect(readRule(rule), rule).toBeUndefined()
    expect(brokenBy('todo', { name: 'Bellen hoor', due: now.toISOString(), repeat: 'FREQ=HOURLY' })).toEqual([
      'repeat repeat',
    ])
  })

  it('S3.6: only what has a deadline repeats, and the deadline of what repeats is not cleared', () => {
    expect(brokenBy('todo', { name: 'Bellen hoor', repeat: 'FREQ=DAILY' })).toEqual(['repeat dueFirst'])
    const kept = { name: 'Bellen hoor', due: '2026-03-02T09:00:00.000Z', repeat: 'FREQ=DAILY' }
    expect(brokenBy('todo', { due: null }, update(kept))).toEqual(['due dueFirst'])
    expect(brokenBy('todo', { due: null, repeat: null }, update(kept))).toEqual([])
    expect(brokenBy('todo', { done: true }, update({ ...kept, due: undefined }))).toEqual([])
  })

  it('S3.6: the rule takes the day of the month from the deadline, and goes along when that moves', () => {
    const rule = (due: string, repeat: string) => made('todo', { due, repeat }).fields.repeat
    const on31 = 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'
    expect(rule('2026-01-31T09:00:00.000Z', 'FREQ=MONTHLY')).toBe(on31)
    // Half past eleven in the evening of the 30th by UTC is the 31st in Amsterdam.
    expect(rule('2026-01-30T23:30:00.000Z', 'FREQ=MONTHLY')).toBe(on31)
    expect(rule('2026-02-28T09:00:00.000Z', on31)).toBe(on31)
    expect(rule('2026-03-15T09:00:00.000Z', on31)).toBe('FREQ=MONTHLY')
    expect(rule('2028-02-29T09:00:00.000Z', 'FREQ=YEARLY')).toBe('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1')
    expect(rule('2028-03-01T09:00:00.000Z', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1')).toBe('FREQ=YEARLY')
  })

  it('D1.3: a rule reads as words in both languages', () => {
    const say = (rule: string) => [wordsOf(nl).repeat(rule), wordsOf(en).repeat(rule)]
    expect(say('FREQ=WEEKLY')).toEqual(['elke week', 'every week'])
    expect(say('FREQ=WEEKLY;INTERVAL=2;UNTIL=20261231')).toEqual([
      'elke 2 weken, tot en met 31-12-2026',
      'every 2 weeks, until 31-12-2026',
    ])
    expect(say('FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1')[0]).toBe('elke maand op de 30e of de laatste dag')
    expect(say('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1')[1]).toBe(
      'every year on 29 February or the day before',
    )
    expect(say('iets anders')).toEqual(['iets anders', 'iets anders'])
  })
})

describe('the deadline after this one', () => {
  it('D1.4: it stays at the same time on the wall of Amsterdam when the clock goes forward and back', () => {
    const spring = nextDue('FREQ=WEEKLY', '2026-03-23T08:00:00.000Z', new Date('2026-03-23T12:00:00.000Z'))
    expect(spring).toBe('2026-03-30T07:00:00.000Z')
    const autumn = nextDue('FREQ=DAILY', '2026-10-24T07:00:00.000Z', new Date('2026-10-24T12:00:00.000Z'))
    expect(autumn).toBe('2026-10-25T08:00:00.000Z')
    // Midnight is the begin of a day on both sides.
    expect(after('FREQ=DAILY', '2026-03-27T23:00:00.000Z', 3)).toEqual(['2026-03-29', '2026-03-30', '2026-03-31'])
  })

  it('D1.4: an hour that a day does not have is passed over, and one that it has twice comes once', () => {
    const half = '2026-03-28T01:30:00.000Z'
    expect(nextDue('FREQ=DAILY', half, new Date(half))).toBe('2026-03-30T00:30:00.000Z')
    expect(after('FREQ=DAILY', '2026-10-24T00:30:00.000Z', 2)).toEqual(['2026-10-25', '2026-10-26'])
  })

  it('S3.6: each month on the 31st is the last day of a shorter one, and the 31st again after it', () => {
    expect(after('FREQ=MONTHLY', '2027-12-31T09:00:00.000Z', 4)).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ])
    expect(after('FREQ=MONTHLY;INTERVAL=2', '2026-12-30T09:00:00.000Z', 2)).toEqual(['2027-02-28', '2027-04-30'])
    expect(after('FREQ=MONTHLY', '2026-01-15T09:00:00.000Z', 2)).toEqual(['2026-02-15', '2026-03-15'])
  })

  it('S3.6: a leap day is the 28th in other years, and the 29th again when there is one', () => {
    expect(after('FREQ=YEARLY', '2028-02-29T09:00:00.000Z', 4)).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ])
  })

  it('S3.6: counted from the deadline it is the first that is not past, today included', () => {
    const since = (now: string) => nextDue('FREQ=WEEKLY;INTERVAL=2', '2026-03-02T09:00:00.000Z', new Date(now))
    expect(since('2026-03-02T08:00:00.000Z')).toBe('2026-03-16T09:00:00.000Z')
    expect(since('2026-04-01T08:00:00.000Z')).toBe('2026-04-13T08:00:00.000Z')
    // Its day is today, though its hour is past.
    expect(since('2026-03-16T20:00:00.000Z')).toBe('2026-03-16T09:00:00.000Z')
    // Done before its time, it is still the one after it.
    expect(since('2026-01-01T08:00:00.000Z')).toBe('2026-03-16T09:00:00.000Z')
  })

  it('S3.6: after its last day there is none, that day counted', () => {
    const due = '2026-03-02T09:00:00.000Z'
    const next = (until: string, now = due) => nextDue(`FREQ=WEEKLY;UNTIL=${until}`, due, new Date(now))
    expect(next('20260309')).toBe('2026-03-09T09:00:00.000Z')
    expect(next('20260308')).toBeUndefined()
    expect(next('20260331', '2026-04-01T09:00:00.000Z')).toBeUndefined()
    // Half past midnight of that day itself: by UTC still the evening before.
    expect(nextDue('FREQ=DAILY;UNTIL=20260309', '2026-03-08T23:30:00.000Z', new Date(due))).toBeUndefined()
  })

  it('D21.1: what lies far back, or is no date or rule, is counted on from no more', () => {
    for (const due of ['0001-03-01T09:00:00.000Z', '2010-03-01T09:00:00.000Z', 'ooit'])
      expect(nextDue('FREQ=DAILY', due, now), due).toBeUndefined()
    expect(nextDue('FREQ=HOURLY', now.toISOString(), now)).toBeUndefined()
    expect(nextDue('FREQ=YEARLY;INTERVAL=99', '9990-03-01T09:00:00.000Z', now)).toBeUndefined()
  })

  it('S3.6: whatever the rule, it lies after the deadline, not before today, and at the same time of the day', () => {
    fc.assert(
      fc.property(repeats, moments, moments, (repeat, due, at) => {
        const next = nextDue(ruleOf(repeat), due, new Date(at))
        if (next === undefined) return
        expect(next > due).toBe(true)
        expect((dayOf(next) ?? '') >= (dayOf(at) ?? '')).toBe(true)
        expect(wallAt(new Date(next)).slice(11)).toBe(wallAt(new Date(due)).slice(11))
      }),
    )
  })
})
