import { FORM_RULES } from '@schakel/domain/anonymity'
import { expect, test } from 'vitest'
import { World } from '../../test/world.ts'
import { readKeptWorld } from './keptWorld.ts'
import { loadDemo } from './loadDemo.ts'
import { makeWorld } from './makeWorld.ts'

// Whoever changes the story, or what the product makes of it, keeps the world anew: `npm run demo`.
test('D17.1: the world that is kept is the one that its story makes', { timeout: 300_000 }, async () => {
  const { head } = readKeptWorld()
  const at = new Date(head.at)
  const [loaded, made] = [await World.open(), await World.open()]
  loaded.now = at
  await loadDemo(loaded.store, () => {})
  const { following } = await makeWorld(made.store, at)
  expect(head.following).toEqual(following)
  for (const what of shown) expect(await loaded.database.query(what), what).toEqual(await made.database.query(what))
  await Promise.all([loaded.close(), made.close()])
})

/** What can be compared of two worlds whose ids differ. */
const shown = [
  `select type, status, created_at, fields ->> 'name' as name, length(fields::text) as size, length(limited::text) as limited, form_rules = ${FORM_RULES} as is_new,
    deleted_at is null as is_there from items order by 1, 2, 3, 4, 5, 6, 7`,
  'select edge, created_at, count(*)::int as n from edges group by 1, 2 order by 1, 2',
  'select kind, at, count(*)::int as n from changes group by 1, 2 order by 1, 2',
  'select kind, at, count(*)::int as n from notifications group by 1, 2 order by 1, 2',
  'select event, at, count(*)::int as n from disclosures group by 1, 2 order by 1, 2',
]
