import { mapOf } from '@schakel/domain'
import { newId, newKey } from '@schakel/server/src/store/key.ts'

/** The operations that are measured. */
export const operationNames = ['page', 'search', 'item', 'counts', 'update', 'create'] as const
export type OperationName = (typeof operationNames)[number]

/** One statement of the floor: it answers one row with one column of JSON text. */
interface Statement {
  readonly text: string
  readonly values: (body: Readonly<Record<string, unknown>>) => unknown[]
}

const listOf = (form: string, order: string) =>
  `coalesce('[' || string_agg(${form}, ',' order by ${order}) || ']', '[]') as json`

/**
 * What someone would write who has these tables and nothing else to think of: no rights, no anonymity, no checks, no log of changes,
 * one prepared statement for each operation.
 */
export const statements: Readonly<Record<OperationName, Statement>> = {
  page: {
    text: `select ${listOf('fields::text', 'changed_at desc, id')} from (
        select fields, changed_at, id from items where deleted_at is null and type = 'lead' and status = $1
        order by changed_at desc, id limit 50) rows`,
    values: ({ status }) => [status],
  },
  search: {
    text: `select ${listOf('fields::text', 'folded, id')} from (
        select fields, folded, id from items where deleted_at is null and haystack like '%' || fold($1) || '%'
        order by folded, id limit 50) rows`,
    values: ({ q }) => [q],
  },
  item: {
    text: `select (i.fields || jsonb_build_object('_contacts', (
          select coalesce(jsonb_agg(c.fields order by e.created_at, e.key), '[]') from edges e
            join items c on c.id = e.child and c.deleted_at is null
            where e.parent = i.id and e.edge = 'CONTACTS')))::text as json
        from items i where i.id = $1 and i.deleted_at is null`,
    values: ({ id }) => [id],
  },
  counts: {
    text: `select coalesce(jsonb_agg(row order by row ->> 'month', row ->> 'status'), '[]')::text as json from (
        select jsonb_build_object('month', substr(happened, 1, 7), 'status', status, 'count', count(*)) as row
        from items where type = 'dossier' and deleted_at is null and happened >= $1 and happened < $2
        group by substr(happened, 1, 7), status) rows`,
    values: ({ from, to }) => [from, to],
  },
  update: {
    text: `update items set version = version + 1, changed_at = $3::text::timestamptz,
          fields = fields || jsonb_build_object('employees', $2::int, '_version', version + 1, '_changed', $3::text)
        where id = $1 and deleted_at is null
        returning jsonb_build_object('_id', id, '_version', version)::text as json`,
    values: ({ id, employees }) => [id, employees, new Date().toISOString()],
  },
  create: {
    text: `with made as (
          insert into items (id, type, fields, words, readers, created_at, changed_at)
          select $1::text, 'lead', $2::jsonb, $3::text, p.readers || $1::text, $4::timestamptz, $4::timestamptz
            from items p where p.id = $5::text
          returning id, version
        ), linked as (
          insert into edges (key, edge, parent, child, created_at) select $6::text, 'MEMBERS', $5::text, id, $4::timestamptz from made
        )
        select jsonb_build_object('_id', id, '_version', version)::text as json from made`,
    values: newLead,
  },
}

function newLead({ item, parent }: Readonly<Record<string, unknown>>): unknown[] {
  const at = new Date().toISOString()
  const id = newId('lead')
  const given = mapOf(item)
  const fields = {
    ...Object.fromEntries(given),
    _id: id,
    _type: 'lead',
    _version: 1,
    _created: at,
    _changed: at,
    status: 'registered',
  }
  const words = [given.get('website'), given.get('email'), given.get('phone'), given.get('description')].join(' ')
  return [id, JSON.stringify(fields), words, at, parent, newKey()]
}
