import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'

test('D8.3: what died of items and edges is cleared at a fiftieth of them, so that a count goes by an index alone', async () => {
  await using database = await openTestDatabase()
  const rows = await database.query<{ name: string; part: number }>(
    `select c.relname as name, o.option_value::float8 as part from pg_class c, pg_options_to_table(c.reloptions) o
      where c.relnamespace = current_schema()::regnamespace and o.option_name = 'autovacuum_vacuum_scale_factor' order by 1`,
  )
  expect(new Map(rows.map(({ name, part }) => [name, part]))).toEqual(
    new Map([
      ['count_due', 0],
      ['dossier_facts', 0.05],
      ['edges', 0.02],
      ['items', 0.02],
      ['match_facts', 0.05],
      ['month_counts', 0.1],
    ]),
  )
})
