import { anonymiseComment, anonymiseDossier, anonymiseMatch, identityOf } from '@schakel/domain/anonymity'
import type { Queryable } from '../database/index.ts'
import { plainText, searchWords } from '../words.ts'

type Fields = Readonly<Record<string, unknown>>

interface Around {
  readonly kind: 'lead' | 'contact' | 'user' | 'dossier' | 'match' | 'comment'
  readonly id: string
  readonly fields: Fields
  readonly limited: Fields | null
  readonly alias: string | null
  readonly tags: readonly string[]
}

// A lead, its people, its dossiers with their matches, and the talk under each match with what this supplier calls the lead.
const around = `with recursive
  dossiers as (
    select e.child as id from edges e where e.parent = $1 and e.edge = 'DOSSIERS'
  ), talk as (
    select c.child as id, m.alias from dossiers d
      join edges m on m.parent = d.id and m.edge = 'MATCH'
      join edges c on c.parent = 'match/' || m.key and c.edge in ('COMMENTS', 'SUB')
    union
    select c.child, t.alias from talk t join edges c on c.parent = t.id and c.edge in ('COMMENTS', 'SUB')
  ), lines as (
    select 'lead' as kind, $1 as id, null::text as alias
    union all select 'contact', e.child, null from edges e
      where e.edge = 'CONTACTS' and (e.parent = $1 or e.parent in (select id from dossiers))
    union all select 'user', e.child, null from edges e where e.edge = 'MEMBERS' and e.parent = $1 and e.child like 'user/%'
    union all select 'dossier', id, null from dossiers
    union all select 'match', 'match/' || m.key, m.alias from dossiers d join edges m on m.parent = d.id and m.edge = 'MATCH'
    union all select 'comment', id, alias from talk
  )
  select l.kind, l.id, l.alias, i.fields, i.limited,
    array(select t.fields ->> 'name' from edges e join items t on t.id = e.child and t.deleted_at is null
      where l.kind = 'dossier' and e.parent = i.id and e.edge = 'TAGS') as tags
  from lines l join items i on i.id = l.id`

/**
 * Makes the anonymous forms around these leads anew (D7): every dossier, match and remark under a match gets the form that a
 * supplier reads before disclosure, redacted with all names that are known now. Runs inside the transaction of the write.
 */
export async function anonymiseRoots(tx: Queryable, roots: readonly string[]): Promise<void> {
  for (const root of roots) {
    const rows = await tx.query<Around>(around, [root])
    const changed = limitedForms(root, rows)
    if (changed.length === 0) continue
    await tx.query(
      `update items i set limited = x.limited, words_limited = x.words
        from jsonb_to_recordset($1::jsonb) as x(id text, limited jsonb, words text) where i.id = x.id`,
      [JSON.stringify(changed)],
    )
  }
}

interface Limited {
  readonly id: string
  readonly limited: Fields
  readonly words: string | null
}

function limitedForms(root: string, rows: readonly Around[]): Limited[] {
  const lead = rows.find((row) => row.kind === 'lead')?.fields
  if (!lead) return []
  const users = rows.filter((row) => row.kind === 'user').map((row) => row.fields)
  // A former user's or contact's name identifies as well as a present one's: trashed people still count.
  const identity = identityOf({
    lead,
    contacts: rows.filter((row) => row.kind === 'contact').map((row) => row.fields),
    users,
  })
  const isOfLead = (person: Fields): boolean =>
    users.some((user) => user._id === person._id) || idIn(person.organisation) === root
  const address = new Map(Object.entries(typeof lead.address === 'object' && lead.address !== null ? lead.address : {}))
  const facts = {
    employees: typeof lead.employees === 'number' ? lead.employees : undefined,
    zipcode: textOf(address.get('zipcode')),
  }
  return rows.flatMap((row): Limited[] => {
    if (row.kind === 'dossier') {
      const limited = anonymiseDossier(row.fields, identity, facts)
      const words = searchWords('dossier', limited, row.tags) ?? ''
      return [{ id: row.id, limited, words: `${words} ${textOf(limited.province) ?? ''}`.trim() || null }]
    }
    if (row.kind === 'match') {
      return [{ id: row.id, limited: anonymiseMatch(row.fields, identity, isOfLead), words: null }]
    }
    if (row.kind === 'comment') {
      const author = row.fields.author
      const isHidden = typeof author === 'object' && author !== null && isOfLead({ ...author })
      const limited = {
        ...anonymiseComment(row.fields, identity),
        author: isHidden ? { name: row.alias ?? 'Lead' } : author,
      }
      return [
        { id: row.id, limited, words: plainText(textOf(new Map(Object.entries(limited)).get('text')) ?? '') || null },
      ]
    }
    return []
  })
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function idIn(reference: unknown): unknown {
  return typeof reference === 'object' && reference !== null ? new Map(Object.entries(reference)).get('_id') : undefined
}
