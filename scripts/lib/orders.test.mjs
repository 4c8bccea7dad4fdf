import { expect, test } from 'vitest'
import { looseOrders, readStatements } from './orders.mjs'
import { root } from './project.mjs'

test('D20.1: no list ends its order in a moment: rows of one moment would come as chance has it', () => {
  const statements = readStatements(root)
  expect(Object.keys(statements).length).toBeGreaterThan(100)
  expect(looseOrders(statements)).toEqual([])
})

test.each([
  ['select id from items order by created_at', 1],
  ['select id from items order by i.seen_at desc nulls last limit 5', 1],
  ['select jsonb_agg(x order by x.at desc), 2', 1],
  ['select id from items order by created_at, id', 0],
  ['select id from mails order by due_at limit 1 for update skip locked', 0],
])('D20.1: of “%s” it finds %d', (statement, count) => {
  expect(looseOrders({ 'a.sql': statement })).toHaveLength(count)
})
