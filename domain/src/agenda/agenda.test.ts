import { describe, expect, it, vi } from 'vitest'
import type { AnyItem } from '../item.ts'
import { addDays, dayStart } from '../planning/index.ts'
import { entriesOf } from './entries.ts'
import { moveProps } from './move.ts'

const now = new Date('2026-03-02T09:00:00.000Z')
const range = { from: '2026-02-28T23:00:00.000Z', to: '2026-03-31T22:00:00.000Z' }
const item = (fields: Partial<AnyItem> & Pick<AnyItem, '_type'>): AnyItem => ({
  _id: `${fields._type}/1`,
  _version: 1,
  ...fields,
})
const entries = (one: AnyItem) => entriesOf(one, range, now)

describe('the agenda', () => {
  it('D14: a proposed planning is no appointment; a kept one is', () => {
    expect(entries(item({ _type: 'dossier', date: '2026-03-02T09:00:00.000Z' }))).toEqual([])
    const planning = [{ date: '2026-03-10', text: 'Keuze' }]
    expect(entries(item({ _type: 'dossier', planning }))).toMatchObject([{ kind: 'planning', row: 0, text: 'Keuze' }])
  })

  it('D14: of a history only what is planned', () => {
    const history = [
      { status: 'meeting', date: '2026-03-20T09:00:00.000Z', planned: true },
      { status: 'match', date: '2026-03-01T09:00:00.000Z' },
    ]
    expect(entries(item({ _type: 'dossier', history })).map(({ status }) => status)).toEqual(['meeting'])
  })

  it('D14: what begins before the stretch and ends in it stands in it; what ends before it does not', () => {
    const activity = (date: string, end: string) => entries(item({ _type: 'activity', date, end }))
    expect(activity('2026-02-20T09:00:00.000Z', '2026-03-01T09:00:00.000Z')).toHaveLength(1)
    expect(activity('2026-02-20T09:00:00.000Z', '2026-02-21T09:00:00.000Z')).toHaveLength(0)
  })

  it('D14, D1.4: what ends at midnight in Amsterdam does not take place on the day that begins there, also as the clock changes', () => {
    // The night before the 29th the clock goes an hour on.
    const on = (day: string) => ({ from: dayStart(day), to: dayStart(addDays(day, 1)) })
    const days = (fields: object) =>
      ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31'].filter(
        (day) => entriesOf(item({ _type: 'activity', ...fields }), on(day), now).length > 0,
      )
    const [first, after] = ['2026-03-27T23:00:00.000Z', '2026-03-30T22:00:00.000Z']
    expect(days({ date: first, end: after })).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
    expect(days({ date: first, end: '2026-03-28T23:00:00.000Z' })).toEqual(['2026-03-28'])
    // At midnight itself, with an end or without, it is of the day that begins.
    expect(days({ date: after, end: after })).toEqual(['2026-03-31'])
    expect(days({ date: after })).toEqual(['2026-03-31'])
  })

  it('D14: a step of a planning is known by its name: it stays the same one when a step before it goes', () => {
    const keysOf = (...names: string[]) =>
      entries(item({ _type: 'dossier', planning: names.map((text) => ({ date: '2026-03-10', text })) })).map(
        ({ key }) => key,
      )
    const [demo, again] = keysOf('Keuze', 'Demo', 'Demo').slice(1)
    expect(demo).not.toBe(again)
    expect(keysOf('Demo', 'Demo')).toEqual([demo, again])
  })

  it('D14: an appointment that had no end and was given one can have none again', () => {
    const activity = item({ _type: 'activity', date: '2026-03-10T09:00:00.000Z' })
    const start = '2026-03-10T09:00:00.000Z'
    const [entry] = entries(activity)
    expect(entry && moveProps(activity, entry, { start, end: null })).toEqual({ date: start, end: null })
  })

  it('D14, D11.1: moving says what changes; a step in a weekend goes to Monday', () => {
    const planning = [{ date: '2026-03-10', text: 'Keuze' }]
    const history = [{ status: 'meeting', date: '2026-03-20T09:00:00.000Z', planned: true }]
    const dossier = item({ _type: 'dossier', planning, history, selection_date: '2026-03-05', date: '2026-03-02' })
    const move = (kind: string, start: string) => {
      const entry = entries(dossier).find((one) => one.kind === kind)
      return entry ? moveProps(dossier, entry, { start }) : undefined
    }
    expect(move('planning', '2026-03-14')).toEqual({ planning: [{ date: '2026-03-16', diff: 14, text: 'Keuze' }] })
    expect(move('selection', '2026-03-14')).toEqual({ selection_date: '2026-03-14' })
    expect(move('status', '2026-03-21T09:00:00.000Z')).toMatchObject({
      history: [{ status: 'meeting', date: '2026-03-21T09:00:00.000Z' }],
    })
  })

  it('D21.1: what a stretch is by days is looked up once, however much is held against it', () => {
    const planning = Array.from({ length: 200 }, () => ({ date: '2026-03-10', text: 'Keuze' }))
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    expect(entriesOf(item({ _type: 'dossier', planning }), { ...range }, now)).toHaveLength(200)
    expect(asked.mock.calls.length).toBeLessThan(10)
    asked.mockRestore()
  })

  it('D1.4: a day begins when it does in Amsterdam, in summer and in winter', () => {
    expect(dayStart('2026-03-29')).toBe('2026-03-28T23:00:00.000Z')
    expect(dayStart('2026-03-30')).toBe('2026-03-29T22:00:00.000Z')
  })
})
