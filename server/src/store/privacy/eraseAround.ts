import { isWhole } from '../access/whoReads.ts'
import type { Store } from '../store.ts'

const written = [
  'dossier',
  'match',
  'comment',
  'todo',
  'activity',
  'file',
  'message',
  'requirement',
  'answer',
  'weighing',
  'decision',
]

/** The names of a lead and of the people under it that are there still, by its id: what they are called stays said (D6). */
export async function namesAround({ database }: Store, lead: string): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select i.fields ->> 'name' as name from items i where i.deleted_at is null and i.fields ? 'name' and (i.id = $1
      or i.type in ('person', 'user') and i.id in (select x.id from inside($1) x))`,
    [lead],
  )
  return rows.map(({ name }) => name)
}

/** The ids of what was written about a lead: all under it in which people put words (D7). */
export async function writtenAround({ database }: Store, lead: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    'select distinct i.id from inside($1) x join items i on i.id = x.id where i.type = any ($2::text[])',
    [lead, written],
  )
  return rows.map(({ id }) => id)
}

/**
 * That whoever holds these keys looks after the row `i`: it lies under theirs, or is software or a tag that their spaces made (D21.6). That
 * all staff read those does not make them theirs.
 */
export function isLookedAfter(keys: string, i: string): string {
  return `(${isWhole(keys, i)} or ${i}.type in ('software', 'tag') and exists (select from edges o join items s on s.id = o.child
    where o.parent = ${i}.id and o.edge = 'OWNERS' and o.child like 'space/%' and ${isWhole(keys, 's')}))`
}

/** Those of these items that whoever holds these keys looks after. */
export async function lookedAfterOf(
  { database }: Store,
  ids: readonly string[],
  keys: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select i.id from items i where i.id = any ($1::text[]) and ${isLookedAfter('$2::text[]', 'i')}`,
    [[...ids], [...keys]],
  )
  return rows.map(({ id }) => id)
}
