import { describe, expect, test } from 'vitest'
import { readIcs } from './readIcs.ts'

const year = { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' }
const read = (lines: readonly string[], zone = 'Europe/Amsterdam') =>
  readIcs(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n'), { ...year, zone }).events
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:x', 'SUMMARY:Overleg', ...lines, 'END:VEVENT']
const times = (lines: readonly string[], zone?: string) => read(lines, zone).map(({ start }) => start.slice(5, 16))
const span = (...lines: readonly string[]) => read(event(...lines)).map(({ start, end }) => [start, end])

test('D14: a text that is too long is not cut in the middle of a sign', () => {
  const [found] = read([
    'BEGIN:VEVENT',
    'UID:x',
    `SUMMARY:${'x'.repeat(199)}😀`,
    'DTSTART:20260112T090000Z',
    'END:VEVENT',
  ])
  expect(found?.name).toBe('x'.repeat(199))
})

describe('the hours of a calendar file without zones', () => {
  test.each([
    ['Europe/Amsterdam', '08:00'],
    ['europe/amsterdam', '08:00'],
    ['America/New_York', '14:00'],
    ['Asia/Kolkata', '03:30'],
    ['W. Europe Standard Time', '08:00'],
    ['"Romance Standard Time"', '08:00'],
    ['Eastern Standard Time', '14:00'],
    ['UTC', '09:00'],
    ['/mozilla.org/20050126_1/Europe/London', '09:00'],
    ['/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires', '12:00'],
  ])('D23.4: TZID=%s is read by the zone of that name', (tzid, hour) => {
    const [found] = read(event(`DTSTART;TZID=${tzid}:20260112T090000`, `DTEND;TZID=${tzid}:20260112T100000`))
    expect(found?.start).toBe(`2026-01-12T${hour}:00.000Z`)
    expect(Date.parse(found?.end ?? '') - Date.parse(found?.start ?? '')).toBe(3_600_000)
    expect(found?.unknownZone).toBeUndefined()
  })

  test('D23.4: an hour without a zone is that of who reads it', () => {
    const lines = event('DTSTART:20260712T090000')
    expect(times(lines)).toEqual(['07-12T07:00'])
    expect(times(lines, 'Europe/London')).toEqual(['07-12T08:00'])
    expect(times(lines, 'America/New_York')).toEqual(['07-12T13:00'])
  })

  test.each(['Customized Time Zone', 'constructor', '__proto__', 'toString', 'Europe/Nergens', '/', 'Etc/GMT+99'])(
    'D23.4: TZID=%s is no zone: that is said of the event, which is read by the zone of who reads it',
    (tzid) => {
      const lines = [...event(`DTSTART;TZID=${tzid}:20260112T090000`), ...event('DTSTART:20260113T090000Z')]
      expect(read(lines)).toMatchObject([
        { start: '2026-01-12T08:00:00.000Z', unknownZone: tzid },
        { start: '2026-01-13T09:00:00.000Z' },
      ])
      expect(read(lines)[1]).not.toHaveProperty('unknownZone')
    },
  )

  test('D23.4: begin and end are each in their own zone', () => {
    expect(
      span('DTSTART;TZID=Europe/Amsterdam:20260112T090000', 'DTEND;TZID=America/New_York:20260112T090000'),
    ).toEqual([['2026-01-12T08:00:00.000Z', '2026-01-12T14:00:00.000Z']])
  })

  test('D23.4: a zone that the file describes is read as it says, whatever it is called; one described by nothing by its name', () => {
    const zone = (name: string, ...clocks: readonly string[]) => ['BEGIN:VTIMEZONE', name, ...clocks, 'END:VTIMEZONE']
    const three = [
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
    ]
    const lines = event('DTSTART;TZID=Europe/Amsterdam:20260112T090000')
    expect(times([...zone('TZID:Europe/Amsterdam', ...three), ...lines])).toEqual(['01-12T06:00'])
    expect(times([...zone('TZID:Europe/Amsterdam'), ...lines])).toEqual(['01-12T08:00'])
    expect(times([...zone('X-NAME:y', ...three), ...lines])).toEqual(['01-12T08:00'])
  })
})

describe('the nights that clocks change', () => {
  const weekly = (...lines: readonly string[]) => event('DTSTART;TZID=Europe/Amsterdam:20260316T090000', ...lines)

  test('D23.4: what recurs stays at its hour', () => {
    expect(times(weekly('RRULE:FREQ=WEEKLY;COUNT=3'))).toEqual(['03-16T08:00', '03-23T08:00', '03-30T07:00'])
  })

  test('D23.4: an hour that is skipped is read as if it were not, one that comes twice as the first', () => {
    expect(times(event('DTSTART;TZID=Europe/Amsterdam:20260329T023000'))).toEqual(['03-29T01:30'])
    expect(times(event('DTSTART;TZID=Europe/Amsterdam:20261025T023000'))).toEqual(['10-25T00:30'])
  })

  test('D23.4: hours last as long as they say, days until the same hour', () => {
    const start = 'DTSTART;TZID=Europe/Amsterdam:20260328T230000'
    const ends = (line: string) => span(start, line).map(([, end]) => end?.slice(5, 16))
    expect(ends('DTEND;TZID=Europe/Amsterdam:20260329T070000')).toEqual(['03-29T05:00'])
    expect(ends('DURATION:PT8H')).toEqual(['03-29T06:00'])
    expect(ends('DURATION:P1D')).toEqual(['03-29T21:00'])
  })

  test('D23.4: until when it recurs is a moment, an hour on its own clock, or a day that counts itself', () => {
    const all = ['03-16T08:00', '03-23T08:00', '03-30T07:00']
    for (const until of ['20260330T070000Z', '20260330T090000', '20260330'])
      expect([until, times(weekly(`RRULE:FREQ=WEEKLY;UNTIL=${until}`))]).toEqual([until, all])
    for (const until of ['20260330T065959Z', '20260330T085959', '20260329'])
      expect([until, times(weekly(`RRULE:FREQ=WEEKLY;UNTIL=${until}`))]).toEqual([until, all.slice(0, 2)])
  })

  test('D23.4: a time that is taken out is found in its zone, in another, or by its day', () => {
    const rule = 'RRULE:FREQ=WEEKLY;COUNT=4'
    for (const out of [
      'EXDATE;TZID=W. Europe Standard Time:20260323T090000,20260330T090000',
      'EXDATE:20260323T080000Z,20260330T070000Z',
      'EXDATE;TZID=Europe/London:20260323T080000,20260330T080000',
      'EXDATE:20260323T090000,20260330T090000',
      'EXDATE;VALUE=DATE:20260323,20260330',
      'EXDATE:20260101T000000Z,20260102T000000Z,20260103T000000Z,20260323T080000Z,20260330T070000Z',
    ])
      expect([out, times(weekly(rule, out))]).toEqual([out, ['03-16T08:00', '04-06T07:00']])
  })

  test('D23.4: more times are each in their zone', () => {
    expect(
      times(event('DTSTART:20260316T090000', 'RDATE;TZID=America/New_York:20260320T090000,20260401T090000')),
    ).toEqual(['03-16T08:00', '03-20T13:00', '04-01T13:00'])
    const withFirst = event('DTSTART:20260316T090000', 'RDATE:20260316T090000,20260401T090000')
    expect(times(withFirst)).toEqual(['03-16T08:00', '04-01T07:00'])
    const period = 'RDATE;VALUE=PERIOD;TZID=Europe/London:20260401T090000/PT1H'
    expect(times(event('DTSTART:20260316T090000', period))).toEqual(['03-16T08:00', '04-01T08:00'])
  })
})

describe('a time of a recurring event that is otherwise', () => {
  const weekly = event('DTSTART;TZID=Europe/Amsterdam:20260316T090000', 'RRULE:FREQ=WEEKLY;COUNT=3')
  const other = (...lines: readonly string[]) => event('DTSTART;TZID=Europe/London:20260331T100000', ...lines)

  test('D23.4: stands for that time alone, told once, in its own words, however the time is written', () => {
    for (const instead of [
      'RECURRENCE-ID;TZID=Europe/Amsterdam:20260330T090000',
      'RECURRENCE-ID:20260330T070000Z',
      'RECURRENCE-ID;TZID=Eastern Standard Time:20260330T030000',
      'RECURRENCE-ID:20260330T090000',
      'RECURRENCE-ID;VALUE=DATE:20260330',
    ]) {
      const found = read([...weekly, ...other(instead, 'LOCATION:Londen')])
      expect([instead, found.map(({ start, location }) => [start.slice(5, 16), location])]).toEqual([
        instead,
        [
          ['03-16T08:00', undefined],
          ['03-23T08:00', undefined],
          ['03-31T09:00', 'Londen'],
        ],
      ])
      expect(new Set(found.map(({ uid }) => uid)).size).toBe(3)
    }
  })

  test('D23.4: that was cancelled does not take place; that of another event is none of this one', () => {
    const instead = 'RECURRENCE-ID:20260330T090000'
    expect(times([...weekly, ...other(instead, 'STATUS:CANCELLED')])).toEqual(['03-16T08:00', '03-23T08:00'])
    const strange = other(instead).map((line) => line.replace('UID:x', 'UID:y'))
    expect(times([...weekly, ...strange])).toEqual(['03-16T08:00', '03-23T08:00', '03-30T07:00', '03-31T09:00'])
  })

  test('D23.4: goes for what follows as well where it says so', () => {
    const rule = event('DTSTART;TZID=Europe/Amsterdam:20260316T090000', 'RRULE:FREQ=WEEKLY;COUNT=5')
    const later = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20260323T080000Z',
      'DTSTART;TZID=Europe/Amsterdam:20260324T110000',
    )
    expect(times([...rule, ...later])).toEqual([
      '03-16T08:00',
      '03-24T10:00',
      '03-31T09:00',
      '04-07T09:00',
      '04-14T09:00',
    ])
  })

  test('D14, D23.4: is known by the same name for every reader, so that a file taken over again is the same', () => {
    const lines = event('DTSTART:20260316T090000', 'RRULE:FREQ=WEEKLY;COUNT=2')
    const uids = (zone: string) => read(lines, zone).map(({ uid }) => uid)
    expect(uids('Europe/Lisbon')).toEqual(uids('Europe/Amsterdam'))
    expect(uids('Europe/Lisbon')).toEqual(['x#2026-03-16T09:00:00.000Z', 'x#2026-03-23T09:00:00.000Z'])
  })
})

describe('a series that began years ago', () => {
  const week = { from: '2026-03-09T00:00:00.000Z', to: '2026-03-16T00:00:00.000Z', zone: 'Europe/Amsterdam' }
  const inWeek = (...lines: readonly string[]) =>
    readIcs(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n'), week).events.map(({ start }) =>
      start.slice(5, 16),
    )
  const daily = event('DTSTART;TZID=Europe/Amsterdam:20150105T090000', 'RRULE:FREQ=DAILY')
  const days = ['09', '10', '11', '12', '13', '14', '15']

  test('D14: still takes place, each day and each working day', () => {
    expect(inWeek(...daily)).toEqual(days.map((day) => `03-${day}T08:00`))
    const working = event('DTSTART:20150105T090000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')
    expect(inWeek(...working)).toEqual(days.slice(0, 5).map((day) => `03-${day}T09:00`))
  })

  test('D14: of too many the longest go short, and all else in the file is read', () => {
    const named = (name: string, ...lines: readonly string[]) =>
      event(...lines).map((line) => line.replace('UID:x', `UID:${name}`))
    const many = Array.from({ length: 90 }, (_, at) =>
      named(`long ${at}`, 'DTSTART:20120102T090000Z', 'RRULE:FREQ=DAILY'),
    )
    const text = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', ...many.flat()],
      ...named('short', 'DTSTART:20260302T100000Z', 'RRULE:FREQ=DAILY;COUNT=9'),
      ...named('birthday', 'DTSTART;VALUE=DATE:19690311', 'RRULE:FREQ=YEARLY'),
      ...[...named('once', 'DTSTART:20260310T110000Z'), 'END:VCALENDAR'],
    ].join('\r\n')
    const { events, isCut } = readIcs(text, week)
    const read = new Set(events.map(({ uid }) => uid.replace(/#.*/, '')))
    for (const name of ['short', 'birthday', 'once', 'long 0']) expect(read).toContain(name)
    expect(read.size).toBeLessThan(90)
    expect(isCut).toBe(true)
  })

  test('D14: that not all was read is said where that is so, and nowhere else', () => {
    const isCut = (...rules: readonly string[]) =>
      readIcs(
        [
          ...['BEGIN:VCALENDAR', 'VERSION:2.0'],
          ...rules.flatMap((rule) => event('DTSTART:20260309T000000Z', `RRULE:FREQ=${rule}`)),
          'END:VCALENDAR',
        ].join('\r\n'),
        week,
      ).isCut
    expect([isCut('DAILY'), isCut('MINUTELY;COUNT=2000'), isCut('MINUTELY;COUNT=2001')]).toEqual([false, false, true])
    // A series that ends before the week goes short of nothing.
    expect(isCut('MINUTELY;COUNT=2000', 'DAILY;UNTIL=20260309T000000Z')).toBe(true)
    expect(isCut('MINUTELY;COUNT=1999', 'DAILY;UNTIL=20260309T000000Z')).toBe(false)
  })

  test('D14: what lasts for weeks and began before the week reaches into it', () => {
    const long = event(
      'DTSTART;VALUE=DATE:20150101',
      'DTEND;VALUE=DATE:20150122',
      'RRULE:FREQ=YEARLY;BYMONTH=1,2;BYMONTHDAY=20',
    )
    expect(inWeek(...long)).toEqual(['02-20'])
  })

  test('D23.4: goes on as it was changed since', () => {
    const later = event(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20200601T070000Z',
      'DTSTART;TZID=Europe/Amsterdam:20200603T110000',
    )
    expect(inWeek(...daily, ...later)).toEqual(days.map((day) => `03-${day}T10:00`))
  })
})
