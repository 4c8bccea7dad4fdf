import { definitionOf, type EdgeName, edges, type TypeName, typeNames } from '@schakel/domain'
import { formFor, type Graph, type GraphEdge, type GraphItem } from '@schakel/domain/test/graph'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runsOf } from '../../../test/runs.ts'
import { World } from '../../../test/world.ts'
import { Params, readScope } from '../read/form.ts'

/** A random world: items of every type, edges that the types allow, and accounts of every kind. */
const worlds = fc
  .record({
    kinds: fc.array(fc.constantFrom<TypeName>(...typeNames), { minLength: 6, maxLength: 22 }),
    flags: fc.array(fc.record({ a: fc.boolean(), b: fc.boolean(), deleted: fc.integer({ min: 0, max: 9 }) }), {
      minLength: 22,
      maxLength: 22,
    }),
    lines: fc.array(fc.record({ parent: fc.nat(), child: fc.nat(), edge: fc.nat(), knowledgeDay: fc.boolean() }), {
      minLength: 10,
      maxLength: 60,
    }),
    roles: fc.array(fc.constantFrom('admin', 'staff', 'suppliers', 'endusers', 'members'), {
      minLength: 5,
      maxLength: 5,
    }),
  })
  .map(({ kinds, flags, lines, roles }) => {
    // A few of each that matters, so that the odd relations really occur.
    const all: TypeName[] = [
      'space',
      'space',
      'lead',
      'lead',
      'supplier',
      'supplier',
      'organisation',
      'user',
      'user',
      'user',
      'user',
      'user',
      'dossier',
      'dossier',
      'template',
      'requirement',
      'requirement',
      ...kinds.filter((kind) => kind !== 'match'),
    ]
    const items: GraphItem[] = all.map((type, index) => {
      const flag = flags[index % flags.length]
      return {
        id: `${type}/${index}`,
        deleted: flag?.deleted === 0 && type !== 'user',
        ...(type === 'dossier' ? { open: flag?.a && flag.b } : {}),
        ...(type === 'file' ? { shared: flag?.a } : {}),
        ...(type === 'template' ? { published: flag?.a } : {}),
        ...(type === 'requirement' ? { frozen: flag?.a } : {}),
        ...(type === 'answer' ? { submitted: flag?.a } : {}),
      }
    })
    const graphEdges: GraphEdge[] = []
    const seen = new Set<string>()
    // The bones of a real world: leads and suppliers in spaces, dossiers under leads, matches between them.
    const of = (type: TypeName) => items.filter((item) => item.id.startsWith(`${type}/`)).map((item) => item.id)
    const bones: [parents: string[], children: string[], edge: EdgeName][] = [
      [of('space'), [...of('lead'), ...of('supplier'), ...of('organisation')], 'MEMBERS'],
      [of('lead'), of('dossier'), 'DOSSIERS'],
      [of('dossier'), of('supplier'), 'MATCH'],
      [[...of('lead'), ...of('dossier')], of('person'), 'CONTACTS'],
      [of('space'), of('template'), 'TEMPLATES'],
      [[...of('dossier'), ...of('template')], of('requirement'), 'REQUIREMENTS'],
    ]
    for (const [kind, [parents, children, edge]] of bones.entries()) {
      for (const [index, child] of children.entries()) {
        const draw = flags[(index + kind * 5) % flags.length]?.deleted ?? 0
        const parent = parents[draw % Math.max(1, parents.length)]
        if (!parent || draw === 9) continue
        const key = `${edge === 'MATCH' ? 'm' : 'b'}${kind}x${index}`
        if (edge === 'MATCH') items.push({ id: `match/${key}`, visible: draw % 4 !== 3, disclosed: draw % 3 === 0 })
        push({ key, edge, parent, child })
      }
    }
    for (const [index, line] of lines.entries()) {
      const parent = items[line.parent % items.length]
      const child = items[line.child % items.length]
      if (!parent || !child || parent.id === child.id) continue
      addEdge(index, parent.id, child.id, line.edge, line.knowledgeDay)
    }
    // Every user gets a place where there is one, so that viewers of all kinds occur.
    const homes = items.filter((item) => /^(space|lead|supplier|organisation)\//.test(item.id))
    for (const [index, user] of items.filter((item) => item.id.startsWith('user/')).entries()) {
      if (graphEdges.some((line) => line.edge === 'MEMBERS' && line.child === user.id)) continue
      const home = homes[(index * 3 + (lines[0]?.edge ?? 0)) % homes.length]
      if (home) push({ key: `home${index}`, edge: 'MEMBERS', parent: home.id, child: user.id })
    }
    return { items, edges: graphEdges, roles }

    function addEdge(index: number, parent: string, child: string, pick: number, knowledgeDay: boolean): void {
      const [parentType, childType] = [parent.split('/')[0], child.split('/')[0]] as [TypeName, TypeName]
      const options: EdgeName[] = []
      if (childType !== 'message') options.push(...(definitionOf(childType).parents[parentType] ?? []))
      if (parentType === 'message' && ['user', 'space', 'organisation', 'supplier', 'lead'].includes(childType))
        options.push('TO')
      if (['user', 'supplier', 'organisation', 'lead', 'space'].includes(childType) && parentType !== 'user')
        options.push('OWNERS')
      if (parentType === 'dossier' && childType === 'supplier') options.push('MATCH')
      const edge = options[pick % Math.max(1, options.length)]
      if (!edge) return
      // No circles: containment runs from what comes first to what comes later.
      const place = (id: string) => items.findIndex((item) => item.id === id)
      if (edges[edge].contains && place(parent) > place(child)) return
      if (
        childType === 'user' &&
        edge === 'MEMBERS' &&
        graphEdges.some((line) => line.edge === 'MEMBERS' && line.child === child)
      )
        return
      if (edge === 'MATCH') items.push({ id: `match/m${index}`, visible: pick % 3 !== 0, disclosed: pick % 5 === 0 })
      push({
        key: edge === 'MATCH' ? `m${index}` : `e${index}`,
        edge,
        parent,
        child,
        ...(edge === 'ACTIVITIES' ? { role: knowledgeDay ? 'Kennisdag' : 'Afspraak' } : {}),
      })
    }

    function push(line: GraphEdge): void {
      const name = `${line.edge} ${line.parent} ${line.child}`
      if (seen.has(name)) {
        if (line.edge === 'MATCH') items.pop()
        return
      }
      seen.add(name)
      graphEdges.push(line)
      // Talk under a match, so that what hangs under a match is tried too.
      if (line.edge === 'MATCH') {
        items.push({ id: `comment/c${line.key}` }, { id: `comment/r${line.key}` })
        // Some of it is the centre's alone (D23.5).
        const internal = seen.size % 3 === 0
        push({
          ...{ key: `c${line.key}`, edge: 'COMMENTS', parent: `match/${line.key}`, child: `comment/c${line.key}` },
          ...(internal ? { internal } : {}),
        })
        // What its supplier answered, some of it not submitted yet (G1).
        items.push({ id: `answer/a${line.key}`, submitted: seen.size % 2 === 0 })
        push({
          ...{ key: `a${line.key}`, edge: 'ANSWERS', parent: `match/${line.key}`, child: `answer/a${line.key}` },
          ...(internal ? { internal } : {}),
        })
        push({ key: `r${line.key}`, edge: 'SUB', parent: `comment/c${line.key}`, child: `comment/r${line.key}` })
      }
    }
  })

describe('who reads what', () => {
  let world: World
  beforeAll(async () => {
    world = await World.open()
  })
  afterAll(() => world.close())

  it('D6, D7: the indexed predicate and the walked rule agree on random worlds, for every viewer and every item', async () => {
    const met: Record<string, number> = {}
    await fc.assert(
      fc.asyncProperty(worlds, async ({ items, edges: lines, roles }) => {
        await fill(world, items, lines, roles)
        const graph: Graph = { items, edges: lines }
        for (const item of items.filter(({ id, deleted }) => id.startsWith('user/') && !deleted)) {
          const asUser = await world.as(item.id)
          const params = new Params()
          const scope = readScope(asUser, params)
          const rows = await world.database.query<{ id: string; form: string }>(
            `select i.id, case when ${asUser.viewer.kind === 'super' ? 'true' : `i.readers && ${scope.keys}`} then 'full'
              when ${params.add(asUser.keys.disclosed)}::text = any (i.limited_readers) then 'disclosed' else 'limited' end as form
              from items i where ${scope.where}`,
            params.values,
          )
          const seen = Object.fromEntries(rows.map((row) => [row.id, row.form]))
          const expected = Object.fromEntries(
            items.flatMap(({ id }) => {
              const form = formFor(asUser.viewer, id, graph)
              return form ? [[id, form]] : []
            }),
          )
          for (const form of Object.values(expected))
            met[`${asUser.viewer.kind} ${form}`] = (met[`${asUser.viewer.kind} ${form}`] ?? 0) + 1
          expect(seen, `as ${asUser.viewer._id} (${asUser.viewer.kind}) of ${asUser.viewer.organisation?._id}`).toEqual(
            expected,
          )
        }
      }),
      { numRuns: runsOf(150), endOnFailure: true },
    )
    console.error('MET', met)
    // The worlds were rich enough to try every kind of viewer and every form.
    expect(Object.keys(met)).toEqual(
      expect.arrayContaining([
        ...['super full', 'staff full', 'enduser full', 'enduser limited', 'member full', 'member limited'],
        ...['supplier full', 'supplier limited', 'supplier disclosed'],
      ]),
    )
  }, 120_000)
})

async function fill(
  world: World,
  items: readonly GraphItem[],
  lines: readonly GraphEdge[],
  roles: readonly string[],
): Promise<void> {
  const rows = items.map((item, index) => {
    const [type] = item.id.split('/')
    const role = roles[index % roles.length]
    return {
      id: item.id,
      type,
      fields: {
        _id: item.id,
        _type: type,
        _version: 1,
        name: `Naam ${item.id}`,
        open: item.open ?? false,
        shared: item.shared ?? false,
        ...(item.published ? { status: 'published' } : {}),
        ...(item.frozen ? { version: 1 } : {}),
        ...(item.submitted ? { submitted: '2026-03-01T10:00:00.000Z' } : {}),
        $visible: item.visible ?? false,
        // D22.1: the database keeps none that is open and hidden.
        $open: (item.visible && item.disclosed) ?? false,
        ...(type === 'user'
          ? { role, _feed: role === 'admin' && index % 2 === 0 ? 'ROOT' : 'space', username: item.id, email: item.id }
          : {}),
      },
      deleted: item.deleted ?? false,
    }
  })
  await world.database.query('delete from edges')
  await world.database.query('delete from items')
  await world.database.query(
    `insert into items (id, type, fields, limited, created_at, changed_at, deleted_at)
      select x.id, x.type, x.fields, x.fields, now(), now(), case when x.deleted then now() end
      from jsonb_to_recordset($1::jsonb) as x(id text, type text, fields jsonb, deleted boolean)`,
    [JSON.stringify(rows)],
  )
  await world.database.query(
    `insert into edges (key, edge, parent, child, props, created_at)
      select x.key, x.edge, x.parent, x.child, jsonb_strip_nulls(jsonb_build_object('$role', x.role, '$internal', x.internal)), now()
      from jsonb_to_recordset($1::jsonb) as x(key text, edge text, parent text, child text, role text, internal boolean)`,
    [JSON.stringify(lines)],
  )
  await world.database.query('select refresh_readers(array(select id from items))')
  // Refreshing once more changes nothing: the keys have settled.
  const before = await world.database.query('select id, readers, limited_readers from items order by id')
  await world.database.query('select refresh_readers(array(select id from items))')
  expect(await world.database.query('select id, readers, limited_readers from items order by id')).toEqual(before)
}
