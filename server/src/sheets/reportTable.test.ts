import { ERASED_NAME } from '@schakel/domain/privacy'
import type { Report, ReportFigures } from '@schakel/domain/reports'
import { expect, test } from 'vitest'
import { reportLetter } from '../mail/reportLetter.ts'
import { reportTable } from './reportTable.ts'

const report: Report = { type: 'lead', by: 'address.city', measure: 'count', chart: 'bars' }
const groups = Array.from({ length: 60 }, (_, at) => ({ key: `Plaats ${at}`, count: 60 - at, value: 60 - at }))
const sender = { brandName: 'Schakel', publicUrl: 'https://schakel.example' }
const figures = (more: boolean): ReportFigures => ({ groups, more, total: { count: 9999, value: 9999 } })

test('S2.9: of more groups than a report tells a file says so, since its rows do not add up to the total', () => {
  const labels = (more: boolean) => reportTable(report, figures(more), 'nl').rows.map(({ label }) => label)
  expect(labels(true).slice(-2)).toEqual(['en nog meer groepen', 'Totaal'])
  expect(labels(false)).not.toContain('en nog meer groepen')
})

test('S2.9: a mail says how many groups it leaves out where that is known, and else that there are more', () => {
  const letter = (more: boolean) =>
    reportLetter(
      { to: 'sanne@zaak.example', language: 'nl', id: 'een', name: 'Plaatsen', report, figures: figures(more) },
      '2026-03',
      sender,
    ).text
  expect(letter(false)).toContain('en nog 10 andere groepen')
  expect(letter(true)).toContain('en nog meer groepen')
  expect(letter(true)).not.toContain('andere groepen')
})

test('S2.9: a mail by month holds the newest months and what has none, and says how many lie before them', () => {
  const monthly: Report = { type: 'dossier', by: 'date', step: 'month', measure: 'count', chart: 'line' }
  const months = Array.from({ length: 60 }, (_, at) => ({
    key: `${2022 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    count: at,
    value: at,
  }))
  const all = [{ key: '', count: 7, value: 7 }, ...months]
  const { text } = reportLetter(
    {
      ...{ to: 'sanne@zaak.example', language: 'nl', id: 'een', name: 'Per maand', report: monthly },
      figures: { groups: all, more: false, total: { count: 900, value: 900 } },
    },
    '2026-12',
    sender,
  )
  expect(text).toMatch(/nov 2022 · 10\n(.*\n){48}dec 2026 · 59\nZonder · 7\nTotaal · 900/)
  expect(text).not.toContain('okt 2022')
  expect(text).toContain('en nog 10 perioden daarvoor')
})

test('S2.9: a mail of days from step to step says its target is reached where they are few', () => {
  const days: Report = { type: 'dossier', measure: 'median', of: '_days:request:done', chart: 'number', target: 10 }
  const letter = (value: number) =>
    reportLetter(
      {
        ...{ to: 'sanne@zaak.example', language: 'nl', id: 'een', name: 'Doorlooptijd', report: days },
        figures: { groups: [], more: false, total: { count: 9, value } },
      },
      '2026-03',
      sender,
    ).text
  expect(letter(4)).toContain('Doel 10: gehaald')
  expect(letter(30)).toContain('Doel 10: te lang, 20 erboven')
})

test('D6: in the file of a report who was erased is called so in its language', () => {
  const byCity = {
    groups: [{ key: `bij ${ERASED_NAME}`, count: 1, value: 1 }],
    more: false,
    total: { count: 1, value: 1 },
  }
  const { name, columns, rows } = reportTable(report, byCity, 'en', `Van ${ERASED_NAME}`)
  expect([name, ...rows.map((row) => columns[0]?.read(row))]).toEqual([
    'Van Erased person',
    'bij Erased person',
    'Total',
  ])
})

test('S2.9: a mail of groups with a target says of each how far it is, and of all together nothing', () => {
  const few = [
    { key: 'Ede', count: 12, value: 12 },
    { key: 'Zeist', count: 3, value: 3 },
  ]
  const { text } = reportLetter(
    {
      ...{ to: 'sanne@zaak.example', language: 'nl', id: 'een', name: 'Plaatsen', report: { ...report, target: 5 } },
      figures: { groups: few, more: false, total: { count: 15, value: 15 } },
    },
    '2026-03',
    sender,
  )
  expect(text).toMatch(/ · Aantal · Doel 5\nEde · 12 · gehaald\nZeist · 3 · nog 2 te gaan\nTotaal · 15 · \n/)
})
