import { Invalid, type TypeName } from '@schakel/domain'
import type { Queryable } from '../database/index.ts'
import { searchWords } from './words.ts'

/** Rows of one statement: other people's statements go between two, also where a branche hangs on a hundred thousand organisations. */
const STEP = 500

interface Carrier {
  readonly id: string
  readonly type: TypeName
  readonly fields: Readonly<Record<string, unknown>>
  readonly words: string | null
  readonly tags: readonly string[]
}

/**
 * Collects anew the words by which the items are found that carry these tags, after a tag got another name, was thrown away or came
 * back (D8.3). What lies in the trash is done too: it may come back. An item is no newer for it, so that nobody's edit is refused.
 */
export async function retag(tx: Queryable, tags: readonly string[]): Promise<void> {
  let after = ''
  while (true) {
    const rows = await tx.query<Carrier>(
      `select i.id, i.type, i.fields, i.words,
        array(select t.fields ->> 'name' from edges e join items t on t.id = e.child and t.deleted_at is null
          where e.parent = i.id and e.edge = 'TAGS') as tags
        from items i
        where i.id in (select e.parent from edges e where e.edge = 'TAGS' and e.child = any ($1::text[])) and i.id > $2
        order by i.id limit ${STEP}`,
      [[...tags], after],
    )
    const changed = rows
      .map((row) => ({ id: row.id, old: row.words, words: searchWords(row.type, row.fields, row.tags) }))
      .filter(({ old, words }) => old !== words)
    if (changed.length > 0) {
      await tx.query(
        'update items i set words = x.words from jsonb_to_recordset($1::jsonb) as x(id text, words text) where i.id = x.id',
        [JSON.stringify(changed.map(({ id, words }) => ({ id, words })))],
      )
    }
    const last = rows.at(-1)
    if (rows.length < STEP || !last) return
    after = last.id
  }
}

/** The dossiers that carry these tags: a branche is among the words of their anonymous form (D7). */
export async function dossiersWith(tx: Queryable, tags: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select distinct e.parent as id from edges e
      where e.edge = 'TAGS' and e.child = any ($1::text[]) and e.parent like 'dossier/%'`,
    [[...tags]],
  )
  return rows.map(({ id }) => id)
}

/** Refuses a tag that hangs under itself by now: two that were moved at the same moment did not see each other (D8.6). */
export async function assertNoRing(tx: Queryable, tag: string): Promise<void> {
  const [ring] = await tx.query(
    `with recursive up as (
      select i.fields ->> 'parent' as id from items i where i.id = $1
      union
      select t.fields ->> 'parent' from up join items t on t.id = up.id
    ) select from up where id = $1`,
    [tag],
  )
  if (ring) throw Invalid.of('parent', 'cycle')
}
