import { describe, expect, it } from 'vitest'
import { layerOf } from '../../features/agenda/useLayers.ts'
import { byDay, onDay, wallTimes } from './events.ts'

const layer = { _id: 'x', name: 'Elders', source: 'ics', isSilent: false, isCut: false } as const
const events = (...entries: readonly { start: string; end?: string }[]) =>
  layerOf({ ...layer, events: entries.map((entry, at) => ({ ...entry, uid: `${at}`, name: `${at}` })) }, 0, '').events
const days = (entry: { start: string; end?: string }, first: string, end: string) => [
  ...byDay(events(entry), { first, end }).keys(),
]

describe('what stands on which day', () => {
  it('D14: what takes some whole days is drawn on each of them', () => {
    expect(wallTimes({ start: '2026-03-16', end: '2026-03-20' })).toEqual({
      start: '2026-03-16 00:00:00',
      end: '2026-03-21 00:00:00',
    })
    expect(wallTimes({ start: '2026-03-16' }).end).toBe('2026-03-17 00:00:00')
  })

  it('D14, D1.4: whole days stand on each day of a list, over the nights that clocks change, and not outside it', () => {
    expect(days({ start: '2026-03-28', end: '2026-03-30' }, '2026-03-01', '2026-04-01')).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ])
    expect(days({ start: '2026-10-24', end: '2026-11-02' }, '2026-10-25', '2026-10-27')).toEqual([
      '2026-10-25',
      '2026-10-26',
    ])
    expect(days({ start: '2026-03-31', end: '2026-03-31' }, '2026-03-01', '2026-04-01')).toEqual(['2026-03-31'])
    expect(days({ start: '2026-04-01' }, '2026-03-01', '2026-04-01')).toEqual([])
  })

  it('D14: a day alone shows its part of what takes several: a whole day, or the hours on it', () => {
    const parts = (entry: { start: string; end?: string }, day: string) =>
      events(entry).map((event) => {
        const { start, end } = onDay(event, day)
        return [start, end]
      })
    expect(parts({ start: '2026-03-28', end: '2026-03-30' }, '2026-03-29')).toEqual([
      ['2026-03-29 00:00:00', '2026-03-30 00:00:00'],
    ])
    const training = { start: '2026-03-20T12:00:00.000Z', end: '2026-03-21T16:00:00.000Z' }
    expect(parts(training, '2026-03-20')).toEqual([['2026-03-20 13:00:00', '2026-03-21 00:00:00']])
    expect(parts(training, '2026-03-21')).toEqual([['2026-03-21 00:00:00', '2026-03-21 17:00:00']])
    const [meeting] = events({ start: '2026-03-20T12:00:00.000Z', end: '2026-03-20T13:00:00.000Z' })
    expect(meeting && onDay(meeting, '2026-03-20')).toBe(meeting)
  })

  it('D14: what ends at midnight does not stand on the day that begins then', () => {
    const night = { start: '2026-03-20T20:00:00.000Z', end: '2026-03-20T23:00:00.000Z' }
    expect(days(night, '2026-03-01', '2026-04-01')).toEqual(['2026-03-20'])
    const fair = { start: '2026-03-27T23:00:00.000Z', end: '2026-03-30T22:00:00.000Z' }
    expect(days(fair, '2026-03-01', '2026-04-01')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  })
})
