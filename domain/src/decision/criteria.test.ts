import { expect, test } from 'vitest'
import { aRow } from '../../test/decisions.ts'
import { criteriaOf, criteriaToJoin, MAX_CRITERIA, proposeJoins } from './index.ts'

const rowsOf = (...groups: readonly string[]) => groups.map((group, at) => aRow(`r${at}`, { group }))
const idsOf = (input: Parameters<typeof criteriaOf>[0]) => criteriaOf(input).map(({ id }) => id)

test('F2.1: the criteria are the groups that have rows, price, and demo and outcome where there are any', () => {
  expect(idsOf({ rows: rowsOf('107', '105', '107') })).toEqual(['107', '105', 'price'])
  expect(idsOf({ rows: rowsOf('105'), extras: ['outcome', 'demo'] })).toEqual(['105', 'price', 'demo', 'outcome'])
})

test('F2.1: joined groups are one criterion, without the groups that have no rows', () => {
  const joins = [
    { id: 'money', groups: ['111', '112', '113'] },
    { id: 'empty', groups: ['120'] },
  ]
  const [first, second] = criteriaOf({ rows: rowsOf('112', '105', '111'), joins })
  expect(first).toEqual({ id: 'money', kind: 'rows', groups: ['112', '111'] })
  expect(second?.id).toBe('105')
  expect(idsOf({ rows: rowsOf('112', '105', '111'), joins })).toEqual(['money', '105', 'price'])
})

test('F2.1: above twelve criteria says how many are too many, and proposes to join the lightest', () => {
  const groups = Array.from({ length: 14 }, (_, at) => String(105 + at))
  const rows = [...rowsOf(...groups), ...groups.slice(4).map((group) => aRow(`more-${group}`, { group, weight: 5 }))]
  expect(criteriaToJoin(criteriaOf({ rows }))).toBe(3)
  const joins = proposeJoins({ rows })
  expect(joins).toEqual([{ id: '105+106+107+108', groups: ['105', '106', '107', '108'] }])
  expect(criteriaOf({ rows, joins })).toHaveLength(MAX_CRITERIA)
  expect(proposeJoins({ rows: rowsOf('105', '106') })).toEqual([])
})
