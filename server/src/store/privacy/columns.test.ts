import { afterAll, beforeAll, expect, it } from 'vitest'
import { World } from '../../../test/world.ts'
import { sortedColumns, tableOf } from './columns.ts'

let world: World

beforeAll(async () => {
  world = await World.open()
})
afterAll(() => world.close())

it('D6: of each column of texts or documents it is said whether it holds codes of the program or words of people', async () => {
  const rows = await world.database.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        and c.udt_name in ('text', 'varchar', 'jsonb', '_text')`,
  )
  const there = new Set(rows.map(({ table, column }) => `${tableOf(table)}.${column}`))
  const sorted = [...sortedColumns].flatMap(([table, { codes, words = '' }]) =>
    `${codes} ${words}`
      .trim()
      .split(' ')
      .map((column) => `${table}.${column}`),
  )
  expect(sorted.toSorted()).toEqual([...there].toSorted())
})

it('D6: no column that other rows are found by holds words', async () => {
  const rows = await world.database.query<{ table: string; column: string }>(
    `select distinct c.relname as table, a.attname as column from pg_constraint k
      join pg_class c on c.oid = k.conrelid and c.relnamespace = current_schema()::regnamespace
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'f'`,
  )
  expect(rows.length).toBeGreaterThan(40)
  const spoken = rows.filter(({ table, column }) =>
    sortedColumns.get(tableOf(table))?.words?.split(' ').includes(column),
  )
  expect(spoken).toEqual([])
})
