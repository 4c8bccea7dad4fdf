import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EdgeName } from '../src/types/index.ts'
import { formFor, type Graph, type GraphEdge, type GraphItem } from './graph.ts'
import { aViewer, viewers } from './viewers.ts'

// One world with a knowledge centre, a stranger's space, two suppliers and two leads. `supplier/a` is matched visibly with
// `dossier/zon`, and with disclosure with `dossier/maan`; `supplier/b` invisibly with `dossier/zon`, and with the open `dossier/open`.
const lines = `
  space/kc MEMBERS space/sub supplier/a supplier/b lead/zon lead/maan organisation/bond user/els lead/weg
  space/ander MEMBERS lead/ver user/vera
  space/sub MEMBERS lead/sub
  supplier/a MEMBERS user/sam | CONTACTS person/sam | SOFTWARE software/kassa
  lead/zon MEMBERS user/jan | CONTACTS person/jan | DOSSIERS dossier/zon | TAGS tag/hotel | SOFTWARE software/kassa
  lead/maan CONTACTS person/kees person/weg | DOSSIERS dossier/maan dossier/open
  lead/ver DOSSIERS dossier/ver
  lead/weg DOSSIERS dossier/wees
  organisation/bond MEMBERS user/lid | TODOS todo/bond
  dossier/zon COMMENTS comment/zon | TODOS todo/sam todo/els | FILES file/zon | CONTACTS person/zon
  dossier/maan COMMENTS comment/maan | FILES file/maan | CONTACTS person/maan
  match/az COMMENTS comment/az
  match/bz COMMENTS comment/bz
  comment/az SUB comment/reply
  todo/sam OWNERS user/sam
  todo/los OWNERS user/jan
  space/kc ACTIVITIES activity/kennisdag activity/overleg | FILES file/leden file/intern
  message/aan OWNERS user/els | TO supplier/a
  message/allen OWNERS user/els | TO space/kc
  message/jan OWNERS user/sam | TO user/jan
  message/twee OWNERS user/els | TO supplier/a lead/zon
  message/aan COMMENTS comment/aan
  comment/aan SUB comment/aan2
  message/allen COMMENTS comment/allen comment/lid
  message/twee COMMENTS comment/twee
  comment/lid OWNERS user/lid
  message/jan COMMENTS comment/vanjan | TODOS todo/vanjan`

const matches: readonly GraphEdge[] = [
  { key: 'az', edge: 'MATCH', parent: 'dossier/zon', child: 'supplier/a' },
  { key: 'am', edge: 'MATCH', parent: 'dossier/maan', child: 'supplier/a' },
  { key: 'bz', edge: 'MATCH', parent: 'dossier/zon', child: 'supplier/b' },
  { key: 'bo', edge: 'MATCH', parent: 'dossier/open', child: 'supplier/b' },
]

const isEdge = (word: string): word is EdgeName => /^[A-Z]+$/.test(word)

const drawn: GraphEdge[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [parent = '', ...words] = line.trim().split(/[\s|]+/)
    let edge: EdgeName = 'MEMBERS'
    return words.flatMap((word) => {
      if (!isEdge(word)) {
        const role = word === 'activity/kennisdag' ? { role: 'Kennisdag' } : {}
        return [{ key: `${parent}>${word}`, edge, parent, child: word, ...role }]
      }
      edge = word
      return []
    })
  })

const special: Record<string, Omit<GraphItem, 'id'>> = {
  'match/az': { visible: true },
  'match/am': { visible: true, disclosed: true },
  'match/bo': { visible: true },
  'match/bz': { visible: false, disclosed: true },
  'dossier/open': { open: true },
  'file/leden': { shared: true },
  'person/weg': { deleted: true },
  'lead/weg': { deleted: true },
}

const ids = [...new Set([...drawn.flatMap((edge) => [edge.parent, edge.child]), ...Object.keys(special)])]
const world: Graph = { items: ids.map((id) => ({ id, ...special[id] })), edges: [...drawn, ...matches] }

const { super: admin, staff, supplier, enduser, member } = viewers
const spaces = ['space/kc']
const columns = [
  admin,
  staff,
  aViewer({ role: 'staff', of: 'space/ander', _id: 'user/vera' }),
  supplier,
  aViewer({ role: 'suppliers', of: 'supplier/b', _id: 'user/bo' }, { spaces }),
  enduser,
  aViewer(
    { role: 'endusers', of: 'lead/maan', _id: 'user/kees' },
    { spaces, matchedSuppliers: ['supplier/a', 'supplier/b'] },
  ),
  member,
]

// F full, D disclosed, L limited, - does not exist. Columns: super user, staff, staff of another space, supplier a,
// supplier b, the people of zon, the people of maan, a member.
const matrix = [
  ['D6: their own space, as a card to its members', 'space/kc', 'FF-LLLLL'],
  ['D6: a sub-space is under the space', 'space/sub', 'FF------'],
  ['D6: and what is under the sub-space too', 'lead/sub', 'FF------'],
  ['D6: another space', 'space/ander', 'F-F-----'],
  ['D6: a lead of another space', 'lead/ver', 'F-F-----'],
  ['D6: a dossier of another space', 'dossier/ver', 'F-F-----'],
  ['D6: a supplier, its public card to matched end-users', 'supplier/a', 'FF-F-LL-'],
  ['D6: a supplier matched invisibly has no card', 'supplier/b', 'FF--F-L-'],
  ['D6: an organisation', 'organisation/bond', 'FF-----F'],
  ['D6: what hangs under a member', 'todo/bond', 'FF-----F'],
  ['D19.5: before disclosure the lead does not exist', 'lead/zon', 'FF---F--'],
  ['D19.5: after disclosure the lead is readable, D7: also when the dossier is open', 'lead/maan', 'FF-DD-F-'],
  ['D19.5: its contacts neither', 'person/jan', 'FF---F--'],
  ['D19.5: its contacts are readable while disclosed', 'person/kees', 'FF-DD-F-'],
  ['D7: contacts of an anonymous dossier', 'person/zon', 'FF---F--'],
  ['D19.5: contacts of a disclosed dossier', 'person/maan', 'FF-D--F-'],
  ['D6: contacts of a supplier are not on its public card', 'person/sam', 'FF-F----'],
  ['D6: an account of a supplier', 'user/sam', 'FF-F----'],
  ['D6: an account of the centre', 'user/els', 'FF------'],
  ['D7: a dossier reached through a visible match is anonymous', 'dossier/zon', 'FF-L-F--'],
  ['D7: $open on the match discloses', 'dossier/maan', 'FF-D--F-'],
  ['D7: open on the dossier discloses', 'dossier/open', 'FF--D-F-'],
  ['D6: a visible match', 'match/az', 'FF-L-F--'],
  ['D19.2: an invisible match is for the centre, whatever $open says', 'match/bz', 'FF------'],
  ['D6: a disclosed match', 'match/am', 'FF-D--F-'],
  ['D6: a match of an open dossier', 'match/bo', 'FF--D-F-'],
  ['D19.5: comments on its own match', 'comment/az', 'FF-L-F--'],
  ['D19.5: and replies to them', 'comment/reply', 'FF-L-F--'],
  ['D19.5: comments on the match of another', 'comment/bz', 'FF------'],
  ['D19.5: other comments of a dossier', 'comment/zon', 'FF---F--'],
  ['D19.5: also of a disclosed one', 'comment/maan', 'FF----F-'],
  ['D19.5: its own todo on a dossier', 'todo/sam', 'FF-L-F--'],
  ['D19.5: the todo of another on a dossier', 'todo/els', 'FF---F--'],
  ['D19.5: never files, anonymous', 'file/zon', 'FF---F--'],
  ['D19.5: never files, disclosed', 'file/maan', 'FF----F-'],
  ['D6: a Kennisdag of the space', 'activity/kennisdag', 'FF-LLLLL'],
  ['D6: another activity of the space', 'activity/overleg', 'FF------'],
  ['D6: a file shared with members', 'file/leden', 'FF-FFFFF'],
  ['D6: another file of the space', 'file/intern', 'FF------'],
  ['D6: a message to an organisation, and its writer', 'message/aan', 'FF-F----'],
  ['D6: a message to the whole space', 'message/allen', 'FF-FFFFF'],
  ['D6: a message between two people', 'message/jan', 'F--F-F--'],
  ['D13: a message to two, of whom neither hears of the other', 'message/twee', 'FF-F-F--'],
  ['D13: what is said under a message is for its sender and its addressee', 'comment/aan', 'FF-F----'],
  ['D13: and so are replies', 'comment/aan2', 'FF-F----'],
  ['D20.5: between the lead and a supplier it is anonymous until disclosed', 'comment/vanjan', 'F--L-F--'],
  ['D20.5: and what is to be done there is not told at all', 'todo/vanjan', 'F----F--'],
  ['D13, D7: where it went to several, the centre alone', 'comment/twee', 'FF------'],
  ['D13, D7: where it went to a whole space, the centre alone', 'comment/allen', 'FF------'],
  ['D13: and who said it', 'comment/lid', 'FF-----F'],
  ['D8.7: an item without a parent stays with its owner', 'todo/los', 'F----F--'],
  ['D6: tags are for all', 'tag/hotel', 'FFFFFFFF'],
  ['D6: the catalogue is for staff, SOFTWARE carries no visibility', 'software/kassa', 'FFF-----'],
  ['D2.5: what lies in the trash is gone for everyone', 'person/weg', '--------'],
  ['D2.5: an item under a trashed one is out of reach', 'dossier/wees', 'F-------'],
  ['D6: what never was', 'lead/niets', '--------'],
] as const

const letters = { full: 'F', disclosed: 'D', limited: 'L' } as const

describe('who reads what', () => {
  it.each(matrix)('%s (%s)', (_rule, id, expected) => {
    const found = columns.map((viewer) => {
      const form = formFor(viewer, id, world)
      return form === undefined ? '-' : letters[form]
    })
    expect(found.join('')).toBe(expected)
  })

  it('D6: the table above speaks of every item of the world, but for the other accounts', () => {
    const spoken = new Set<string>(matrix.map(([, id]) => id))
    expect(ids.filter((id) => !spoken.has(id) && !id.startsWith('user/')).sort()).toEqual(['lead/weg'])
  })

  it('D19.10: the match of another supplier does not exist, nor does anything follow from it', () => {
    const [supplierB] = columns.slice(4, 5)
    if (!supplierB) throw new Error('no supplier b')
    const withoutA = {
      ...world,
      edges: world.edges.filter((edge) => edge.child !== 'supplier/a' || edge.edge !== 'MATCH'),
    }
    for (const id of ids.filter((name) => !/^(match|comment)\//.test(name))) {
      expect(formFor(supplierB, id, withoutA), id).toBe(formFor(supplierB, id, world))
    }
  })

  it('S6.5: the role suppliers outside a supplier reads nothing of a space', () => {
    const odd = aViewer({ role: 'suppliers', of: 'space/kc' })
    expect(ids.filter((id) => formFor(odd, id, world) !== undefined)).toEqual(['tag/hotel'])
  })

  it('D6: edges that run in a ring end', () => {
    const ring: Graph = {
      items: ['space/a', 'space/b', 'comment/a', 'comment/b'].map((id) => ({ id })),
      edges: [
        ['MEMBERS', 'space/a', 'space/b'],
        ['MEMBERS', 'space/b', 'space/a'],
        ['SUB', 'comment/a', 'comment/b'],
        ['SUB', 'comment/b', 'comment/a'],
      ].map(([edge = '', parent = '', child = '']) => ({
        key: `${parent}>${child}`,
        edge: isEdge(edge) ? edge : 'MEMBERS',
        parent,
        child,
      })),
    }
    for (const viewer of columns.slice(1)) {
      expect(formFor(viewer, 'space/a', ring) === 'full').toBe(false)
      expect(formFor(viewer, 'comment/a', ring)).toBeUndefined()
    }
  })
})

describe('any world', () => {
  const nodes = ids.filter((id) => !id.startsWith('match/'))
  const containing = fc.constantFrom<EdgeName>(
    'MEMBERS',
    'CONTACTS',
    'DOSSIERS',
    'TODOS',
    'COMMENTS',
    'SUB',
    'FILES',
    'TAGS',
    'SOFTWARE',
  )
  const edge = fc.record({ edge: containing, parent: fc.constantFrom(...nodes), child: fc.constantFrom(...nodes) })
  const match = fc.record({
    parent: fc.constantFrom(...nodes.filter((id) => id.startsWith('dossier/'))),
    child: fc.constantFrom('supplier/a', 'supplier/b'),
    visible: fc.boolean(),
    disclosed: fc.boolean(),
  })
  const anyWorld = fc
    .record({
      edges: fc.array(edge, { maxLength: 25 }),
      matches: fc.array(match, { maxLength: 6 }),
      gone: fc.subarray(nodes, { maxLength: 4 }),
    })
    .map(
      ({ edges: drawnEdges, matches: drawnMatches, gone }): Graph => ({
        items: [
          ...nodes.map((id) => ({ id, deleted: gone.includes(id) })),
          ...drawnMatches.map(({ visible, disclosed }, index) => ({ id: `match/${index}`, visible, disclosed })),
        ],
        edges: [
          ...drawnEdges.map((line, index) => ({ key: `e${index}`, ...line })),
          ...drawnMatches.map(
            ({ parent, child }, index): GraphEdge => ({ key: `${index}`, edge: 'MATCH', parent, child }),
          ),
        ],
      }),
    )

  it('D2.5: the trash is empty for everyone, and a super user reads all the rest in full', () => {
    fc.assert(
      fc.property(anyWorld, (graph) => {
        for (const item of graph.items) {
          expect(formFor(admin, item.id, graph)).toBe(item.deleted ? undefined : 'full')
          if (item.deleted) for (const viewer of columns) expect(formFor(viewer, item.id, graph)).toBeUndefined()
        }
      }),
    )
  })

  it('D6: an invisible match is no match, for both sides', () => {
    fc.assert(
      fc.property(anyWorld, (graph) => {
        const hidden = new Set(graph.items.filter((item) => item.visible === false).map((item) => item.id))
        const without = {
          ...graph,
          edges: graph.edges.filter((line) => line.edge !== 'MATCH' || !hidden.has(`match/${line.key}`)),
        }
        for (const viewer of [supplier, enduser, member]) {
          for (const { id } of graph.items) expect(formFor(viewer, id, graph)).toBe(formFor(viewer, id, without))
        }
      }),
    )
  })

  it('D19.2: the match of another supplier does not exist for a supplier, wherever its dossier lies', () => {
    const edges: GraphEdge[] = [
      { key: 'in', edge: 'MEMBERS', parent: 'supplier/a', child: 'dossier/maan' },
      { key: 'b', edge: 'MATCH', parent: 'dossier/maan', child: 'supplier/b' },
    ]
    const items = [...nodes.map((id) => ({ id })), { id: 'match/b', visible: true }]
    expect(formFor(supplier, 'dossier/maan', { items, edges })).toBe('full')
    expect(formFor(supplier, 'match/b', { items, edges })).toBeUndefined()
  })

  it('D19.10: nothing a supplier reads depends on the matches of others', () => {
    fc.assert(
      fc.property(anyWorld, (graph) => {
        const without = {
          ...graph,
          edges: graph.edges.filter((line) => line.edge !== 'MATCH' || line.child === 'supplier/a'),
        }
        for (const { id } of graph.items) expect(formFor(supplier, id, graph)).toBe(formFor(supplier, id, without))
      }),
    )
  })

  it('D7: without any disclosure a supplier reads nothing in disclosed form', () => {
    fc.assert(
      fc.property(anyWorld, (graph) => {
        const closed = { ...graph, items: graph.items.map((item) => ({ ...item, disclosed: false })) }
        for (const { id } of graph.items) expect(formFor(supplier, id, closed)).not.toBe('disclosed')
      }),
    )
  })
})
