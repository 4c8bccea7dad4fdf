import { decide, decisionInputOf } from '@schakel/domain/decision'
import { describe, expect, test } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { renamed, shortNames } from './shortNames.ts'

const of = (...names: string[]) => [
  ...shortNames(aDecisionSheet(Object.fromEntries(names.map((name) => [name, ['yes', 'no']])))).values(),
]

describe('names of suppliers in sentences and tables', () => {
  test('F2.15: a name that fits is told whole', () => {
    expect(of('Totara', 'Paylocity')).toEqual(['Totara', 'Paylocity'])
  })

  test('F2.15: a name of 200 letters is cut, and two that begin alike are told apart', () => {
    const long = 'Internationale Maatschappij voor Roosters en Verloning van de Horeca in Nederland'
    expect(of(`${long} Noord`, `${long} Zuid`, 'x'.repeat(200))).toEqual([
      'Internationale … Noord',
      'Internationale … Zuid',
      `${'x'.repeat(47)}…`,
    ])
  })

  test('F2.15: names that would be cut to the same stay whole', () => {
    const same = 'x'.repeat(60)
    expect(of(`${same}a`, `${same}b`)).toEqual([`${same}a`, `${same}b`])
  })

  test('F2.7: a short name moves nobody in the order', () => {
    const sheet = aDecisionSheet({ [`Z${'z'.repeat(90)}`]: ['yes', 'yes'], A: ['no', 'yes'] })
    const decision = decide(decisionInputOf(sheet))
    const { suppliers } = renamed(decision, shortNames(sheet))
    expect(suppliers.map(({ id }) => id)).toEqual(decision.suppliers.map(({ id }) => id))
    expect(suppliers[0]?.name).toHaveLength(48)
  })
})
