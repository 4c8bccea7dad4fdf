import type { Database } from '@schakel/server/src/store/database/index.ts'
import type { DatedPlan } from './plans.ts'

// What `apply_plan` does for one plan, for many at once; their items hang under items that are there.
const insertItems = `insert into items
    (id, type, fields, secret, limited, form_at, words, words_limited, created_at, created_by, changed_at, readers, limited_readers)
  select x.id, x.type, x.fields, nullif(x.secret, 'null'), nullif(x.limited, 'null'), x.at, x.words, x.words_limited, x.at, x.by, x.at,
    array(select distinct k from unnest(p.readers || case when x.type = 'lead' then array[x.id] else '{}' end) k
      where k like '%/%' and k not like 'card:%' order by k),
    '{}'
  from jsonb_to_recordset($1::jsonb) as x(id text, type text, fields jsonb, secret jsonb, limited jsonb, words text,
    words_limited text, at timestamptz, by text, parent text)
  join items p on p.id = x.parent`

const insertEdges = `insert into edges (key, edge, parent, child, props, alias, created_at)
  select x.key, x.edge, x.parent, x.child, coalesce(x.props, '{}'), x.alias, x.at
  from jsonb_to_recordset($1::jsonb)
    as x(key text, edge text, parent text, child text, props jsonb, alias text, at timestamptz)`

const insertChanges = `insert into changes (at, by, item, edge, kind, before, after)
  select x.at, x.by, x.item, x.edge, x.kind, nullif(x.before, 'null'), nullif(x.after, 'null')
  from jsonb_to_recordset($1::jsonb)
    as x(at timestamptz, by text, item text, edge text, kind text, before jsonb, after jsonb)`

/** Carries out plans that each make one item under a parent that is there, and only those. */
export async function carryOut(database: Database, plans: readonly DatedPlan[]): Promise<void> {
  const items = plans.flatMap(({ at, by, plan }) =>
    (plan.inserts ?? []).map((row) => ({ ...row, at, by, parent: parentOf(row.id, plan) })),
  )
  const edges = plans.flatMap(({ at, plan }) => (plan.links ?? []).map((link) => ({ ...link, at })))
  const changes = plans.flatMap(({ at, by, plan }) => plan.changes.map((change) => ({ ...change, at, by })))
  await database.query(insertItems, [JSON.stringify(items)])
  await database.query(insertEdges, [JSON.stringify(edges)])
  await database.query(insertChanges, [JSON.stringify(changes)])
}

function parentOf(id: string, plan: DatedPlan['plan']): string {
  const link = plan.links?.find(({ edge, child }) => child === id && edge !== 'OWNERS')
  if (!link) throw new Error(`${id} hangs under nothing`)
  return link.parent
}
