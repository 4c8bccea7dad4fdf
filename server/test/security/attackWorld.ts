import { edgesUnder, hasOwnCalls, isEdgeName, isOrganisationType, type TypeName, typeOfId } from '@schakel/domain'
import type { Graph } from '@schakel/domain/test/graph'
import type { TestApp } from '../app.ts'

/** How what is attacked stands to the supplier of the test world; each is a lead with a dossier and a match of its own. */
export const relations = [
  'own',
  'invisible',
  'matched',
  'disclosed',
  'matchedToAnother',
  'otherSpace',
  'trashed',
] as const
export type Relation = (typeof relations)[number]

/** An item that somebody may try to reach. */
export interface Target {
  readonly id: string
  readonly type: TypeName
  readonly relation: Relation
  /** What it says: nobody who may not read the item may ever get it. */
  readonly mark: string
}

interface World {
  readonly targets: readonly Target[]
  readonly graph: Graph
}

/** What hangs under something in every relation: one of each type that may. */
const hung: readonly TypeName[] = [
  ...(['person', 'software', 'todo', 'activity', 'comment', 'message', 'file', 'user'] as const),
  ...(['template', 'requirement', 'answer', 'weighing', 'decision'] as const),
]

/** One item of every type in every relation, and the graph from which the domain says who reads it. */
export async function makeAttackWorld(app: TestApp): Promise<World> {
  const { world, places } = app
  const targets: Target[] = []
  let count = 0
  const mark = () => {
    count += 1
    return `Merkteken${String(count).padStart(4, '0')}x`
  }
  const note = (relation: Relation, id: string, said: string) => {
    const type = typeOfId(id)
    if (type) targets.push({ id, type, relation, mark: said })
    return id
  }

  async function hang(relation: Relation, parent: string, types: readonly TypeName[] = hung): Promise<void> {
    const above = typeOfId(parent)
    for (const type of types) {
      if (!above || (type !== 'message' && edgesUnder(type, above).length === 0)) continue
      if (type === 'message' && above !== 'user' && !isOrganisationType(above)) continue
      const said = mark()
      const id = hasOwnCalls(type)
        ? await world.row(type, parent, ...rowOf(type, said, count))
        : await world.make({ _type: type, ...fieldsOf(type, said, count) }, parent)
      if (type === 'template' && count % 2 === 0) await world.status(id, 'published')
      note(relation, id, said)
    }
  }

  for (const [relation, { space, supplier, props, lead }] of Object.entries({
    own: { space: places.space, supplier: places.supplier2, props: { $visible: true }, lead: places.lead },
    invisible: { space: places.space, supplier: places.supplier, props: { $visible: false }, lead: undefined },
    matched: { space: places.space, supplier: places.supplier, props: { $visible: true }, lead: undefined },
    disclosed: {
      space: places.space,
      supplier: places.supplier,
      props: { $visible: true, $open: true },
      lead: undefined,
    },
    matchedToAnother: {
      space: places.space,
      supplier: places.supplier2,
      props: { $visible: true, $open: true },
      lead: undefined,
    },
    otherSpace: {
      space: places.otherSpace,
      supplier: await world.supplier(places.otherSpace),
      props: { $visible: true },
      lead: places.otherLead,
    },
    trashed: {
      space: places.space,
      supplier: places.supplier,
      props: { $visible: true, $open: true },
      lead: undefined,
    },
  } satisfies Record<Relation, object>)) {
    const here = relations.find((name) => name === relation) ?? 'own'
    const said = mark()
    const asks = lead ?? (await world.lead(space, { name: said }))
    if (lead) await world.system.update({ id: lead, fields: { name: said } })
    note(here, asks, said)
    await hang(here, asks)
    const words = mark()
    const dossier = note(here, await world.dossier(asks, { existing: words }), words)
    await hang(here, dossier)
    const advice = mark()
    const match = await world.match(dossier, supplier, { ...props, $advise: advice }, ['offered'])
    note(here, match, advice)
    await hang(here, match)
  }
  // What hangs under the other organisations, and the organisations themselves.
  for (const [place, relation] of [
    [places.supplier, 'own'],
    [places.organisation, 'own'],
    [places.supplier2, 'matchedToAnother'],
    [places.space, 'own'],
    [places.otherSpace, 'otherSpace'],
  ] as const) {
    const said = mark()
    await world.system.update({ id: place, fields: { name: said } })
    note(relation, place, said)
    await hang(relation, place)
  }
  // Thrown away together with all that lies under it.
  const gone = targets.find(({ type, relation }) => type === 'lead' && relation === 'trashed')
  if (gone) await world.system.remove(gone.id)
  return { targets, graph: await graphOf(app) }
}

/** A row of a sheet, every other one in a state in which others read it too (G1). */
function rowOf(type: TypeName, mark: string, count: number): [Record<string, unknown>, Record<string, unknown>] {
  const isOut = count % 2 === 0
  const key = `X-${String(count % 1000).padStart(3, '0')}`
  if (type === 'requirement') {
    return [{ key, group: 105, nl: mark, level: 'must', weight: 3, proof: 'demo' }, isOut ? { version: 1 } : {}]
  }
  if (type === 'answer')
    return [{ key, value: 'yes', remark: mark }, isOut ? { submitted: '2026-03-01T10:00:00.000Z' } : {}]
  if (type === 'weighing') return [{ name: mark, side: 'lead' }, {}]
  return [{ name: mark, match: 'match/geen', reason: mark, date: '2026-03-01T10:00:00.000Z' }, {}]
}

function fieldsOf(type: TypeName, mark: string, count: number): Record<string, unknown> {
  if (type === 'comment') return { text: `<p>${mark}</p>` }
  if (type === 'activity') return { name: mark, date: '2026-05-01T10:00:00Z' }
  if (type === 'template') return { name: mark, kind: 'ERP' }
  if (type === 'user') {
    const username = `u${String(count).padStart(6, '0')}`
    return { name: mark, username, email: `${username}@attack.example`, role: 'members' }
  }
  return { name: mark }
}

/** The world as the domain's rule walks it. */
export async function graphOf({ world }: TestApp): Promise<Graph> {
  const items = await world.database.query<{ id: string; fields: Record<string, unknown>; deleted: boolean }>(
    'select id, fields, deleted_at is not null as deleted from items',
  )
  const edges = await world.database.query<{
    key: string
    edge: string
    parent: string
    child: string
    role: string | null
  }>("select key, edge, parent, child, props ->> '$role' as role from edges")
  return {
    items: items.map(({ id, fields, deleted }) => ({
      id,
      deleted,
      open: fields.open === true,
      visible: fields.$visible === true,
      disclosed: fields.$open === true,
      shared: fields.shared === true,
      published: fields.status === 'published',
      frozen: typeof fields.version === 'number' && fields.proposed !== true,
      submitted: typeof fields.submitted === 'string',
    })),
    edges: edges.flatMap(({ edge, role, ...line }) =>
      isEdgeName(edge) ? [{ ...line, edge, ...(role === null ? {} : { role }) }] : [],
    ),
  }
}
