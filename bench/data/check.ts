import type { Database } from '@schakel/server/src/store/database/index.ts'
import type { ViewerStore } from '@schakel/server/src/store/store.ts'
import { hitsPerWord, leadOf, personOf, wordOf } from './names.ts'
import type { Place } from './plans.ts'

/**
 * Holds what the fill wrote against the store: the keys of a sample against the function that every write calls, one organisation with
 * its contact against the same one made through `create`, and the number of hits of a word. Throws what differs.
 */
export async function checkFill(
  database: Database,
  staff: ViewerStore,
  spaces: readonly Place[],
  numbers: readonly number[],
): Promise<void> {
  await checkKeys(database)
  for (const number of numbers) await checkAgainstCreate(database, staff, spaces, number)
  const [hits] = await database.query<{ n: number }>(
    `select count(*)::int as n from items where haystack like '%' || $1 || '%'`,
    [wordOf(3)],
  )
  if (hits?.n !== hitsPerWord)
    throw new Error(`The fill is wrong: a word is found ${hits?.n} times, not ${hitsPerWord}.`)
}

async function checkKeys(database: Database): Promise<void> {
  const rows = await database.query<{ id: string }>(
    `select s.id from (select id, readers, limited_readers from items order by md5(id) limit 200) s, lateral item_keys(s.id) k
      where s.readers <> k.r or s.limited_readers <> k.l`,
  )
  if (rows.length > 0) throw new Error(`The fill is wrong: other readers than the store gives, on ${rows[0]?.id}.`)
}

async function checkAgainstCreate(
  database: Database,
  staff: ViewerStore,
  spaces: readonly Place[],
  number: number,
): Promise<void> {
  const filled = await idsOf(database, leadOf(number).email)
  const lead = await staff.create({ item: leadOf(number), parent: spaces[number % spaces.length]?.id })
  const person = await staff.create({ item: personOf(number), parent: lead._id })
  const made = { lead: lead._id, person: person._id }
  const [left, right] = [await describe(database, filled), await describe(database, made)]
  if (left !== right) throw new Error(`The fill is wrong: it wrote\n${left}\nand the store writes\n${right}`)
  await database.query('delete from changes where item = any ($1)', [[made.lead, made.person]])
  await database.query('delete from items where id = any ($1)', [[made.lead, made.person]])
}

async function idsOf(database: Database, email: string): Promise<{ lead: string; person: string }> {
  const [row] = await database.query<{ lead: string; person: string }>(
    `select i.id as lead, e.child as person from items i join edges e on e.parent = i.id and e.edge = 'CONTACTS'
      where i.type = 'lead' and i.fields ->> 'email' = $1`,
    [email],
  )
  if (!row) throw new Error(`The fill is wrong: nothing has the address ${email}.`)
  return row
}

/** Every column of both rows, their edges and their lines in `changes`, with names for what always differs: keys and moments. */
async function describe(database: Database, ids: { lead: string; person: string }): Promise<string> {
  const both = [ids.lead, ids.person]
  const [items] = await database.query<{ json: unknown }>(
    'select jsonb_agg(to_jsonb(i) order by i.type) as json from items i where id = any ($1)',
    [both],
  )
  const [edges] = await database.query<{ json: unknown }>(
    `select jsonb_agg(to_jsonb(e) - 'key' order by e.edge, e.parent, e.child) as json from edges e
      where parent = any ($1) or child = any ($1)`,
    [[ids.lead]],
  )
  const [changes] = await database.query<{ json: unknown }>(
    `select jsonb_agg(to_jsonb(c) - 'seq' order by c.item like 'person/%') as json from changes c where item = any ($1)`,
    [both],
  )
  return JSON.stringify([items, edges, changes], null, 1)
    .replaceAll(ids.lead, 'LEAD')
    .replaceAll(ids.person, 'PERSON')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, 'MOMENT')
}
