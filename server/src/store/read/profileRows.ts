import { optionalNumber, optionalText, REQUIREMENTS_MAX } from '@schakel/domain'
import type { AnswerSheet } from '@schakel/domain/calls'
import { shippedRows } from '@schakel/domain/requirements'
import type { ViewerStore } from '../store.ts'
import { Params, readScope } from './form.ts'
import { byKey } from './sheetRows.ts'

type ProfileRow = NonNullable<AnswerSheet['asked']>[number]
type Fields = Readonly<Record<string, unknown>>

/**
 * What a supplier may answer in its profile (F1.9): the rows that the product ships, and for its own people those that it was asked in frozen
 * sets of its matches, as it reads them there. A supplier reads no template. `X-` keys mean something else in each set: they are in none.
 */
export async function readProfileRows(me: ViewerStore, supplier: string, isOwn: boolean): Promise<ProfileRow[]> {
  const shipped = [...shippedRows.values()].map(({ key, group, nl, en }) => ({ key, group, nl, en }))
  if (!isOwn) return shipped
  const params = new Params()
  const scope = readScope(me, params)
  const found = await me.store.database.query<{ fields: Fields }>(
    `select distinct on (i.fields ->> 'key') ${scope.form} as fields
      from edges m join edges r on r.parent = m.parent and r.edge = 'REQUIREMENTS' join items i on i.id = r.child
      where m.edge = 'MATCH' and m.child = ${params.add(supplier)} and i.type = 'requirement'
        and i.fields ->> 'key' not like 'X-%' and not i.fields ->> 'key' = any (${params.add([...shippedRows.keys()])}::text[])
        and ${scope.where}
      order by i.fields ->> 'key', i.id desc limit ${REQUIREMENTS_MAX}`,
    params.values,
  )
  const asked = found.map(({ fields }) => rowOf(fields)).toSorted((a, b) => byKey(a.key, b.key))
  return [...shipped, ...asked]
}

function rowOf(fields: Fields): ProfileRow {
  return {
    key: optionalText(fields.key) ?? '',
    group: optionalNumber(fields.group) ?? 0,
    nl: optionalText(fields.nl),
    en: optionalText(fields.en),
  }
}
