import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REPORT_GROUPS_MAX } from '../limits.ts'
import { parseWhere, type Where, type WhereRule, whereFields } from '../lists/index.ts'
import { en } from '../texts/en.ts'
import { wordsOf } from '../texts/index.ts'
import { nl } from '../texts/nl.ts'
import { typeNames } from '../types/index.ts'
import {
  groupingOf,
  groupName,
  groupsInOrder,
  isReport,
  labelOfGroup,
  mailMonth,
  measureName,
  narrowedBy,
  periodOfDay,
  periodsThrough,
  plainReport,
  plainStepDays,
  type Report,
  readReportSearch,
  reportCharts,
  reportGroupings,
  reportMeasures,
  reportNumbers,
  reportOf,
  reportSteps,
  rulesOfGroup,
  rulesOfPeriod,
  searchOfReport,
  tidyReport,
  toGo,
} from './index.ts'

const anyReport: fc.Arbitrary<Report> = fc.constantFrom(...typeNames).chain((type) =>
  fc.record({
    type: fc.constant(type),
    by: fc.option(fc.constantFrom(...whereFields(type).map(({ field }) => field)), { nil: undefined }),
    step: fc.option(fc.constantFrom(...reportSteps), { nil: undefined }),
    measure: fc.constantFrom(...reportMeasures),
    of: fc.option(fc.constantFrom('users', 'employees', '$license', 'nonsense', '_days:request:match'), {
      nil: undefined,
    }),
    chart: fc.constantFrom(...reportCharts),
    target: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }),
    where: fc.constantFrom(
      undefined,
      parseWhere('_created:lastDays:30'),
      parseWhere('|_owner:empty;_created:lastDays:7'),
    ),
  }),
)

describe('a report', () => {
  it('S2.9: of any choices one report is made that makes sense, and is the same when it is read from its address', () => {
    fc.assert(
      fc.property(anyReport, (chosen) => {
        const report = tidyReport(chosen)
        expect([report, isReport(report)]).toEqual([report, true])
        expect(reportOf(readReportSearch(searchOfReport(report)))).toEqual(report)
        expect(tidyReport(report)).toEqual(report)
      }),
    )
  })

  it('S2.9: every type begins with a report, and can be grouped and drawn over time', () => {
    for (const type of typeNames) {
      expect([type, isReport(plainReport(type))]).toEqual([type, true])
      expect(tidyReport({ type, measure: 'count', chart: 'line' }).step).toBe('month')
    }
    const groupings = reportGroupings('match').map(({ field }) => field)
    expect(groupings).toEqual(expect.arrayContaining(['status', '_owner', '$open', 'supplier/name', 'dossier/status']))
    expect(reportNumbers('match').map(({ field }) => field)).toEqual(expect.arrayContaining(['$license', '$amount']))
  })

  it('S2.9: by tag it goes where something has tags; the list of a group is asked by the id of its tag or owner, and else by the words', () => {
    expect(reportGroupings('lead').map(({ field }) => field)).toContain('_tags')
    expect(reportGroupings('todo').map(({ field }) => field)).not.toContain('_tags')
    const labels = ['_tags', '_owner', 'address.city'].map((by) => {
      const field = groupingOf('lead', by)
      return field && rulesOfGroup(field, undefined, labelOfGroup(field, { key: 'sleutel', name: 'Naam' }))
    })
    expect(labels).toEqual([
      [{ field: '_tags', op: 'is', values: ['sleutel'] }],
      [{ field: '_owner', op: 'is', values: ['sleutel'] }],
      [{ field: 'address.city', op: 'is', values: ['Naam'] }],
    ])
    const tag = { key: 'tag/1', name: 'Cafés', name_en: 'Bars' }
    const called = (language: 'nl' | 'en', of: Partial<typeof tag> = tag) =>
      groupName({ type: 'lead', by: '_tags' }, { key: 'tag/1', ...of }, wordsOf(language === 'nl' ? nl : en), language)
    expect([called('nl'), called('en'), called('en', { name: 'Cafés' })]).toEqual(['Cafés', 'Bars', 'Cafés'])
  })

  it('S2.9: the middle of the days between two steps is measured where something has steps', () => {
    const days: Report = { type: 'dossier', by: 'status', measure: 'median', of: '_days:request:match', chart: 'bars' }
    expect([isReport(days), tidyReport(days)]).toEqual([true, days])
    expect(tidyReport({ ...days, measure: 'sum' }).of).toBe('users')
    expect(isReport(tidyReport({ ...days, type: 'person' }))).toBe(true)
    expect(isReport({ ...days, type: 'person', by: 'gender' })).toBe(false)
    const called = (language: 'nl' | 'en') => measureName(days, wordsOf(language === 'nl' ? nl : en), language)
    expect(called('nl')).toBe('Dagen van Aanvraag tot Matching (mediaan)')
    expect(called('en')).toBe('Days from Request to Matching (median)')
    expect([plainStepDays('match'), plainStepDays('todo')]).toEqual([{ from: 'registered', to: 'offered' }, undefined])
  })

  it('D19.1, D19.3: what makes no sense is no report', () => {
    const wrong: readonly Partial<Record<string, string>>[] = [
      {},
      { type: 'nonsense' },
      { type: 'user', by: '_pass' },
      { type: 'dossier', by: 'constructor' },
      { type: 'dossier', by: 'status', step: 'month' },
      { type: 'dossier', by: 'date' },
      { type: 'dossier', by: 'status', chart: 'line' },
      { type: 'dossier', by: 'status', chart: 'number' },
      { type: 'dossier', chart: 'bars' },
      { type: 'dossier', chart: 'number', measure: 'sum' },
      { type: 'dossier', chart: 'number', measure: 'sum', of: 'name' },
      { type: 'dossier', chart: 'number', of: 'users' },
      { type: 'dossier', chart: 'number', measure: 'sum', of: '_days:request:match' },
      { type: 'dossier', chart: 'number', measure: 'median', of: '_days:request:request' },
      { type: 'dossier', chart: 'number', measure: 'median', of: '_days:request:won' },
      { type: 'dossier', chart: 'number', measure: 'median', of: '_days:request' },
      { type: 'todo', chart: 'number', measure: 'median', of: '_days:open:done' },
      { type: 'dossier', chart: 'number', target: '-1' },
      { type: 'dossier', chart: 'number', target: 'veel' },
      { type: 'dossier', chart: 'number', where: 'nonsense:is:1' },
      { type: 'dossier', chart: 'number', where: '((' },
    ]
    for (const words of wrong) {
      expect([words, reportOf(readReportSearch({ chart: 'bars', measure: 'count', ...words }))]).toEqual([
        words,
        undefined,
      ])
    }
  })

  it('D8.10: a filter leaves room for the rules of a group', () => {
    const rules = (count: number): Where => ({
      any: false,
      rules: Array.from({ length: count }, (_, n): WhereRule => ({ field: 'users', op: 'above', values: [`${n}`] })),
    })
    const report = (count: number) =>
      isReport({ type: 'dossier', by: '_created', step: 'month', measure: 'count', chart: 'bars', where: rules(count) })
    expect([report(18), report(19)]).toEqual([true, false])
  })
})

describe('the rules of a group', () => {
  const rule = fc.constantFrom('a', 'b', 'c').map((field): WhereRule => ({ field, op: 'yes', values: [] }))
  const group = fc.record({ any: fc.boolean(), rules: fc.array(rule, { minLength: 1, maxLength: 3 }) })
  const where = fc.record({ any: fc.boolean(), rules: fc.array(fc.oneof(rule, group), { maxLength: 4 }) })
  const holds = ({ any, rules }: Where, on: ReadonlySet<string>): boolean => {
    const parts = rules.map((part) => ('rules' in part ? holds(part, on) : on.has(part.field)))
    return parts.length === 0 || (any ? parts.some(Boolean) : parts.every(Boolean))
  }

  it('S2.9: hold besides the filter, whatever that joins', () => {
    const more: readonly WhereRule[] = ['d', 'e'].map((field) => ({ field, op: 'yes', values: [] }))
    fc.assert(
      fc.property(where, fc.subarray(['a', 'b', 'c', 'd', 'e']), (filter, fields) => {
        const on = new Set(fields)
        expect(holds(narrowedBy(filter, more), on)).toBe(holds(filter, on) && on.has('d') && on.has('e'))
      }),
    )
  })

  it('S2.9: of a stretch hold for its days alone', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(day, day, fc.constantFrom(...reportSteps), (one, other, step) => {
        const [a, b] = [one.toISOString().slice(0, 10), other.toISOString().slice(0, 10)]
        const period = periodOfDay(step, a)
        const [after, before] = rulesOfPeriod('date', step, period).map(({ values }) => values[0] ?? '')
        const isIn = b > (after ?? '') && b < (before ?? '')
        expect([a, b, step, isIn]).toEqual([a, b, step, periodOfDay(step, b) === period])
      }),
    )
  })
})

describe('the groups of a report', () => {
  const words = wordsOf(nl)

  it('S2.9: of dates stand in order, with those between them where that is no more than a report shows', () => {
    expect(periodsThrough('month', ['2026-02', '2025-11', ''])).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(periodsThrough('quarter', ['2026-Q2', '2025-Q4'])).toEqual(['2025-Q4', '2026-Q1', '2026-Q2'])
    expect(periodsThrough('year', ['2023', '2026'])).toEqual(['2023', '2024', '2025', '2026'])
    // One date that was typed wrong hides no other.
    expect(periodsThrough('month', ['2062-03', '2026-01', '', '2025-11'])).toEqual(['2025-11', '2026-01', '2062-03'])
    const whole = periodsThrough('year', ['1801', '2000'])
    expect([whole.length, periodsThrough('year', ['1800', '2000'])]).toEqual([REPORT_GROUPS_MAX, ['1800', '2000']])
    const report: Report = { type: 'dossier', by: 'date', step: 'year', measure: 'average', of: 'users', chart: 'line' }
    const groups = [
      { key: '', count: 1, value: 4 },
      { key: '2026', count: 2, value: 3 },
      { key: '2024', count: 1, value: 9 },
    ]
    expect(groupsInOrder(report, groups).map(({ key, value }) => [key, value])).toEqual([
      ['2024', 9],
      ['2025', null],
      ['2026', 3],
      ['', 4],
    ])
  })

  it('S2.9: of choices stand as one goes through them, and what has none last', () => {
    const report: Report = { type: 'dossier', by: 'status', measure: 'count', chart: 'bars' }
    const groups = ['', 'done', 'request'].map((key) => ({ key, count: 1, value: 1 }))
    expect(groupsInOrder(report, groups).map(({ key }) => key)).toEqual(['request', 'done', ''])
  })

  it('S2.9, D1.4: go by mail in the morning of the first working day, in Amsterdam', () => {
    const months = [
      ['2026-03-02T04:59:59.000Z', '2026-02'],
      ['2026-03-02T05:00:00.000Z', '2026-03'],
      ['2026-07-01T04:00:00.000Z', '2026-07'],
      ['2026-08-02T12:00:00.000Z', '2026-07'],
      ['2025-12-31T23:30:00.000Z', '2025-12'],
    ] as const
    for (const [at, month] of months) expect([at, mailMonth(new Date(at))]).toEqual([at, month])
  })

  it('S2.9: say how far the target is', () => {
    const left = [8, 20, 23, null].map((value) => toGo({ target: 20 }, value))
    expect([left, toGo({}, 8)]).toEqual([[12, 0, -3, undefined], undefined])
  })

  it('S2.9: of days from step to step the target is reached by few, not by many', () => {
    const days: Report = {
      ...{ type: 'dossier', by: 'status', measure: 'median', of: '_days:request:done', chart: 'bars', target: 10 },
    }
    expect(isReport(days)).toBe(true)
    expect([4, 10, 30, null].map((value) => toGo(days, value))).toEqual([-6, 0, 20, undefined])
  })

  it('D1.3: have a name in words', () => {
    const named = (by: string, key: string, step?: Report['step'], name?: string) =>
      groupName({ type: 'dossier', by, step }, { key, name }, words, 'nl')
    expect(named('status', 'request')).toBe(words.status('dossier', 'request'))
    expect(named('date', '2026-03', 'month')).toBe('mrt 2026')
    expect(named('date', '2026-Q1', 'quarter')).toBe('Q1 2026')
    expect(named('_owner', 'user/1', undefined, 'Els')).toBe('Els')
    expect([named('_owner', ''), named('name', '')]).toEqual(['Van niemand', 'Zonder'])
    expect(groupingOf('dossier', 'lead/address.city')?.type).toBe('lead')
  })
})
