import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Invalid } from '../errors.ts'
import { parseItem } from '../parseItem.ts'
import { changeRow, moveRowBy, moveRowTo, nextRow, planningOf, removeRow, startOf, templateRows } from './planning.ts'
import { stepName } from './template.ts'
import { addDays, dayOf, dayStart, daysBetween, nextWorkday, workdayFrom } from './workday.ts'

const start = '2026-03-02'
const rows = templateRows(start)
const now = new Date('2026-03-02T09:00:00.000Z')

function weekday(day: string): number {
  return new Date(day).getUTCDay()
}

describe('the planning of a dossier', () => {
  it('S3.17: the template has its six steps at their offsets', () => {
    expect(rows.map(({ text, diff }) => [text, diff])).toEqual([
      ['Opstarten', 0],
      ['Beoordelen', 5],
      ['Matching', 15],
      ['Kennisdag', 50],
      ['Keuze', 60],
      ['Implementatie', 180],
    ])
  })

  it('D11.1: offsets count from the date of the dossier, and a weekend becomes the Monday after it', () => {
    // Five days after a Monday is a Saturday.
    expect(rows.map(({ date }) => date)).toEqual([
      '2026-03-02',
      '2026-03-09',
      '2026-03-17',
      '2026-04-21',
      '2026-05-01',
      '2026-08-31',
    ])
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (date) => {
          for (const row of templateRows(date.toISOString().slice(0, 10)))
            expect([0, 6]).not.toContain(weekday(row.date))
        },
      ),
    )
  })

  it('D1.4: the day of a dossier is the one that people in Amsterdam read', () => {
    expect(dayOf('2026-02-28T23:30:00.000Z')).toBe('2026-03-01')
    expect(dayOf('2026-07-31T22:00:00.000Z')).toBe('2026-08-01')
    expect(dayOf('2026-03-01')).toBe('2026-03-01')
    expect(dayOf('geen datum')).toBeUndefined()
    expect(startOf({}, start)).toBe(start)
  })

  it('D1.4: no day is counted beyond the last one of four figures, in any zone', () => {
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
    expect(dayOf('9999-12-31T23:30:00.000Z')).toBe('9999-12-31')
    expect(dayStart(addDays('9999-12-31', 1))).toBe('9999-12-30T23:00:00.000Z')
  })

  it('D11.1: what was kept stands; without it the template is proposed', () => {
    const kept = [{ date: '2026-03-10', text: 'Eigen stap' }]
    expect(planningOf({ date: start, planning: kept }, '2030-01-01')).toEqual(kept)
    expect(planningOf({ date: '2026-03-01T23:00:00.000Z' }, '2030-01-01')).toEqual(rows)
    expect(planningOf({}, start)).toEqual(rows)
  })

  it('D11.1: a row is moved by date or by days, and both stay in step', () => {
    expect(moveRowTo(rows, 1, '2026-03-14', start)[1]).toMatchObject({ date: '2026-03-16', diff: 14 })
    expect(moveRowBy(rows, 1, 10, start)[1]).toMatchObject({ date: '2026-03-12', diff: 10 })
    expect(moveRowBy(rows, 1, -2, start)[1]).toMatchObject({ date: '2026-03-02', diff: -2 })
    expect(moveRowTo(rows, 1, '2026-03-13', start).filter((row, at) => row !== rows[at])).toHaveLength(1)
  })

  it('D11.1: a row can lie further off than its days are counted, and the planning is kept with its date', () => {
    const keep = (planning: unknown) => parseItem('dossier', { planning }, { mode: 'update', isSuper: false, now })
    const far = moveRowTo(rows, 1, '2062-03-14', start)
    expect(far[1]).toMatchObject({ date: '2062-03-14', diff: undefined })
    expect(keep(far).fields.planning).toMatchObject([{}, { date: '2062-03-14' }, {}, {}, {}, {}])
    const added = [...far, nextRow(far, 'Nazorg', start)]
    expect(keep(added).fields.planning).toHaveLength(7)
    expect(moveRowTo(far, 1, '2026-03-13', start)[1]).toMatchObject({ date: '2026-03-13', diff: 11 })
    // Of a dossier of long ago a step is moved to these days.
    expect(keep(moveRowTo(templateRows('2012-03-05'), 1, '2026-03-13', '2012-03-05')).fields).toHaveProperty('planning')
  })

  it('D11.1: a row is renamed, recoloured, described, added and removed', () => {
    const changed = changeRow(rows, 0, { text: 'Kick-off', color: 'rood', description: 'Met taart' })
    expect(changed[0]).toMatchObject({ text: 'Kick-off', color: 'rood', description: 'Met taart', date: start })
    expect(nextRow(rows, 'Nazorg', start)).toMatchObject({ text: 'Nazorg', date: '2026-09-07' })
    expect(nextRow([], 'Nazorg', '2026-03-07')).toMatchObject({ date: '2026-03-09', diff: 2 })
    expect(removeRow(rows, 2).map(({ text }) => text)).not.toContain('Matching')
  })

  it('D1.3: a template step reads in the language of the screen, a typed one as it was typed', () => {
    expect(stepName('Kennisdag', 'en')).toBe('Knowledge day')
    expect(stepName('Kennisdag', 'nl')).toBe('Kennisdag')
    expect(stepName('Kick-off', 'en')).toBe('Kick-off')
  })

  it('D11.1: a step over the days goes over the weekend both ways', () => {
    expect(nextWorkday('2026-03-06', 1)).toBe('2026-03-09')
    expect(nextWorkday('2026-03-09', -1)).toBe('2026-03-06')
    expect(nextWorkday('2026-03-10', -1)).toBe('2026-03-09')
    expect(workdayFrom('2026-03-08')).toBe('2026-03-09')
    expect(daysBetween('2026-03-28', addDays('2026-03-28', 2))).toBe(2)
  })
})

describe('the planning as it is kept', () => {
  const parse = (planning: unknown) => parseItem('dossier', { planning }, { mode: 'update', isSuper: false, now })

  it('S3.17, D11.1: keeps the fields of a row, a weekend as the Monday after it', () => {
    const row = { date: '2026-03-07', diff: '5', text: ' Beoordelen ', color: 'indigo', description: 'Eerste blik' }
    expect(parse([row]).fields.planning).toEqual([
      { date: '2026-03-09', diff: 5, text: 'Beoordelen', color: 'indigo', description: 'Eerste blik' },
    ])
  })

  it('D11.1: refuses a row without a name or a day, a colour that is none and what no row has', () => {
    const wrong = [
      { date: '2026-03-09' },
      { text: 'Zonder dag' },
      { date: 'morgen', text: 'x' },
      { date: '2026-03-09', text: 'x', color: 'url(x)' },
      { date: '2026-03-09', text: 'x', owner: 'ik' },
      { date: '2026-03-09', text: 'x', diff: 99_999 },
    ]
    for (const row of wrong) expect(() => parse([row]), JSON.stringify(row)).toThrow(Invalid)
  })
})
