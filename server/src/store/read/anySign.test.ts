import { afterAll, beforeAll, expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import type { ViewerStore } from '../store.ts'
import { readLookable } from './lookable.ts'
import { readMentionable } from './people.ts'

let world: World
let staff: ViewerStore
let lead: string
beforeAll(async () => {
  world = await World.open()
  const space = await world.space()
  staff = await world.user(space, 'staff')
  lead = await world.lead(space, { name: 'Herberg ⅛ liter' })
})
afterAll(() => world.close())

/** All there is, and not a sample of it, in some minutes: `SEARCH_FUZZ=1 npm test -- --only server anySign`. */
const isWhole = process.env.SEARCH_FUZZ === '1'

/** Every character of every block of Unicode, by itself; nothing for what no one gave a meaning yet, which the words have some of. */
function* characters(): Generator<string> {
  for (let code = 1; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code)
    if (/[^\p{Cn}\p{Co}\p{Cs}]/u.test(character)) yield character
  }
}

/** Words of one to six characters of any part of Unicode; the same each time. */
function* words(count: number): Generator<string> {
  let state = 20_261_122
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  // Half of them of the first planes, where the letters and signs of living languages are.
  const character = () => {
    const code = 1 + random(random(2) === 0 ? 0x3000 : 0x20000)
    return code >= 0xd800 && code <= 0xdfff ? '⅛' : String.fromCodePoint(code)
  }
  for (let n = 0; n < count; n += 1) yield Array.from({ length: 1 + random(6) }, character).join('')
}

test('D8.3: no character and no word of any script breaks the queries that a term is made into', async () => {
  const check = async (texts: readonly string[]) => {
    const [row] = await world.database.query<{ n: number }>(
      `select count(word_query(x))::int as n from unnest($1::text[]) x
        where (word_query(x) || swapped_query(x)) @@ to_tsvector('simple', fold(x)) is not null and x like like_part(x)`,
      [texts],
    )
    return row?.n ?? 0
  }
  let batch: string[] = []
  let seen = 0
  for (const texts of isWhole ? [characters(), words(100_000)] : [words(4000)]) {
    for (const text of texts) {
      batch.push(text)
      if (batch.length < 2000) continue
      seen += batch.length
      await check(batch)
      batch = []
    }
  }
  await check(batch)
  expect(seen).toBeGreaterThanOrEqual(isWhole ? 250_000 : 4000)
}, 600_000)

test('D8.3: signs that fold to those of a query are words like any other', async () => {
  const find = (q: string) => world.find(staff, { q })
  for (const q of [
    '⅛⅜⅝⅞',
    '⅛',
    '½½',
    '％％',
    '＼＼',
    '＿＿',
    'a＆b',
    '！！',
    "＇''",
    '＜->',
    'x：＊',
    '∣∣',
    '(⅛',
    ...words(8),
  ]) {
    await expect(find(q), q).resolves.toBeInstanceOf(Array)
    await expect(readMentionable(staff, lead, q), q).resolves.toBeInstanceOf(Array)
    await expect(readLookable(staff, { q }), q).resolves.toBeInstanceOf(Array)
  }
  expect(await find('⅛ liter')).toEqual([lead])
  // What folds to a sign that means anything finds no more than what has it.
  expect(await find('％％')).toEqual([])
  expect(await find('＿＿＿＿')).toEqual([])
})
