import { describe, expect, it } from 'vitest'
import { isColourName } from '../colours.ts'
import {
  containmentEdges,
  definitionOf,
  edges,
  isEdgeName,
  isOrganisationType,
  isTypeName,
  type TypeName,
  typeNames,
  typeOfId,
} from './index.ts'

const organisations = ['space', 'organisation', 'supplier', 'lead']
const any = [
  ...organisations,
  'user',
  'person',
  'software',
  'dossier',
  'match',
  'todo',
  'activity',
  'comment',
  'message',
]

// The table of D3, written out. The parents of a tag are the items that carry it, besides the tag over it.
const table: Record<
  TypeName,
  readonly [
    icon: string,
    colour: string,
    edge: string,
    parents: readonly string[],
    roles: readonly string[],
    opens: boolean,
  ]
> = {
  space: [
    'building-community',
    'blauw',
    'MEMBERS',
    ['space'],
    ['Space', 'Distributeur', 'Opleiding', 'Adviseurs'],
    true,
  ],
  organisation: ['building', 'petrol', 'MEMBERS', ['space'], ['Lid'], true],
  supplier: ['truck-delivery', 'paars', 'MEMBERS', ['space'], ['Leverancier'], true],
  lead: ['tools-kitchen-2', 'oranje', 'MEMBERS', ['space'], ['Eindgebruiker'], true],
  user: [
    'user-circle',
    'indigo',
    'MEMBERS',
    organisations,
    ['Eigenaar', 'Aanmaker', 'Leverancier', 'Eindgebruiker', 'Beheerder'],
    false,
  ],
  person: [
    'user',
    'grijs',
    'CONTACTS',
    [...organisations, 'dossier', 'activity'],
    ['Contact', 'Case Manager', 'Eigenaar', 'Aanmaker', 'Leverancier', 'Eindgebruiker', 'admin'],
    false,
  ],
  software: ['apps', 'indigo', 'SOFTWARE', ['supplier', 'lead', 'organisation'], ['Gebruikt', 'Maakt'], false],
  dossier: ['folder', 'blauw', 'DOSSIERS', ['lead', 'organisation'], ['Aanvraag'], true],
  match: ['arrows-join', 'groen', 'MATCH', ['dossier'], ['Leverancier'], false],
  todo: ['checkbox', 'oker', 'TODOS', any, ['Taak', 'Afspraak'], false],
  activity: ['calendar-event', 'rood', 'ACTIVITIES', any, ['Afspraak', 'Kennisdag'], false],
  comment: ['message', 'grijs', 'COMMENTS', any, ['Reactie'], false],
  message: ['mail', 'petrol', 'TO', ['user', ...organisations], ['Bericht'], false],
  file: ['file', 'olijf', 'FILES', any, ['Bestand'], false],
  tag: ['tag', 'grijs', 'TAGS', [...any, 'file', 'tag'], [], false],
  template: ['list-check', 'petrol', 'TEMPLATES', ['space'], ['Eisenlijst'], true],
  requirement: ['checkbox', 'petrol', 'REQUIREMENTS', ['template', 'dossier'], ['Eis'], false],
  answer: ['message-check', 'paars', 'ANSWERS', ['match', 'supplier'], ['Antwoord'], false],
  weighing: ['scale', 'indigo', 'WEIGHINGS', ['dossier'], ['Weging'], false],
  decision: ['gavel', 'groen', 'DECISIONS', ['dossier'], ['Besluit'], false],
}

describe('the registry of types', () => {
  it('D3: knows exactly the types of the table', () => {
    expect([...typeNames].sort()).toEqual(Object.keys(table).sort())
    for (const odd of ['', 'toString', '__proto__', 'entity', 'Lead']) expect(isTypeName(odd)).toBe(false)
  })

  it.each(typeNames)('D3: %s has its icon, colour, edge, parents, roles and opening', (type) => {
    const { name, icon, colour, edge, parents, roles, autoOpen } = definitionOf(type)
    const [wantedIcon, wantedColour, wantedEdge, wantedParents, wantedRoles, opens] = table[type]
    expect({ name, icon, colour, edge, autoOpen }).toEqual({
      name: type,
      icon: wantedIcon,
      colour: wantedColour,
      edge: wantedEdge,
      autoOpen: opens,
    })
    expect(isColourName(colour)).toBe(true)
    expect(Object.keys(parents).sort()).toEqual([...wantedParents].sort())
    // The first role is the default, so their order counts.
    expect(roles).toEqual(wantedRoles)
  })

  it('D3: each hangs by the edge of its row, replies by SUB, and no tag under a tag by an edge', () => {
    for (const type of typeNames) {
      for (const [parent, under] of Object.entries(definitionOf(type).parents)) {
        const isReply = type === 'comment' && parent === 'comment'
        const isTree = type === 'tag' && parent === 'tag'
        expect(under, `${type} under ${parent}`).toEqual(isTree ? [] : [isReply ? 'SUB' : definitionOf(type).edge])
      }
    }
  })

  it('D6: the containment edges are those of the decisions, the others carry no visibility', () => {
    expect([...containmentEdges].sort()).toEqual(
      [
        ...['MEMBERS', 'CONTACTS', 'DOSSIERS', 'TODOS', 'ACTIVITIES', 'COMMENTS', 'SUB', 'FILES'],
        ...['TEMPLATES', 'REQUIREMENTS', 'ANSWERS', 'WEIGHINGS', 'DECISIONS'],
      ].sort(),
    )
    expect(
      Object.keys(edges)
        .filter((name) => isEdgeName(name) && !edges[name].contains)
        .sort(),
    ).toEqual(['MATCH', 'SOFTWARE', 'TAGS', 'TO', 'OWNERS'].sort())
  })

  it('D3: the organisation types are space, organisation, supplier and lead', () => {
    expect(typeNames.filter(isOrganisationType).sort()).toEqual([...organisations].sort())
  })

  it('D2.1: an id is a known type, a slash and a URL-safe key', () => {
    expect(typeOfId('dossier/01J9-x_Y')).toBe('dossier')
    const bad = [
      'dossier',
      'dossier/',
      '/x',
      'entity/x',
      'dossier/a/b',
      'dossier/a b',
      'dossier/é',
      `dossier/${'a'.repeat(65)}`,
    ]
    for (const id of bad) expect(typeOfId(id), id).toBeUndefined()
  })
})

describe('the fields of the types', () => {
  const listed: readonly (readonly [string, TypeName, string])[] = [
    ['S3.2', 'space', 'name avatar banner description price'],
    ['S3.3', 'user', 'name username role scope _feed avatar'],
    ['S3.4', 'person', 'name gender avatar banner email phone mobile dob address jobtitle since drinks bob'],
    ['S3.5', 'software', 'name avatar banner'],
    ['S3.6', 'todo', 'name description due done tasks'],
    ['S3.7', 'activity', 'name date end status description notes'],
    ['S3.8', 'comment', 'text snippet date finished ref result'],
    ['S3.9', 'message', 'name description date from status'],
    [
      'S3.10',
      'dossier',
      'name case open current status date selection_date implementation_date users price supplier link existing budget license implement employees',
    ],
    ['S3.11', 'organisation', 'name status website email phone address avatar banner description'],
    ['S3.11', 'supplier', 'name status website email phone address avatar banner description note'],
    ['S3.11', 'lead', 'name status website email phone address avatar banner description employees'],
    ['S3.12', 'match', '$price $implement $license $amount $advise $declaration $visible $open matchnote status'],
    ['S3.13', 'file', 'location name source'],
    ['S3.16', 'tag', 'name type root parent'],
    ['S3.17', 'dossier', 'planning'],
  ]

  it.each(listed)('%s: a %s has %s', (_rule, type, names) => {
    expect(Object.keys(definitionOf(type).fields)).toEqual(expect.arrayContaining(names.split(' ')))
  })

  it('S3.11: an organisation, supplier and lead have an address of street, zipcode and city', () => {
    for (const type of ['organisation', 'supplier', 'lead'] as const) {
      expect(Object.keys(definitionOf(type).fields.address?.fields ?? {})).toEqual(['street', 'zipcode', 'city'])
    }
  })

  it('S4.5: every status of a type has a field of its name for its date, which nobody writes', () => {
    for (const type of typeNames) {
      const { statuses, fields } = definitionOf(type)
      for (const status of Object.keys(statuses?.entries ?? {})) {
        expect(fields[status], `${type}.${status}`).toMatchObject({ kind: 'dateTime', readOnly: true })
      }
    }
  })

  it('S3.16: the types of tags are branche and category', () => {
    expect(definitionOf('tag').fields.type?.options).toEqual(['branche', 'category'])
  })

  it('S2.34: an end-user is entered in three tabs: the basics, the contacts, the request', () => {
    expect(definitionOf('lead').form.map((tab) => ('child' in tab ? tab.child : tab.name))).toEqual([
      'basics',
      'person',
      'dossier',
    ])
  })

  it.each(typeNames)('D3: the form, short reference and columns of a %s name fields that it has', (type) => {
    const { fields, form, short, columns, card = [], withheld = [], dateField = 'name', doneField } = definitionOf(type)
    const known = new Set([...Object.keys(fields), 'history', 'organisation'])
    const named = [
      ...form.flatMap((tab) => ('fields' in tab ? tab.fields : [])),
      ...short,
      ...columns,
      ...card,
      ...withheld,
    ]
    for (const name of named) expect(known.has(name.split('.')[0] ?? ''), `${type}.${name}`).toBe(true)
    if (type !== 'match') expect(known.has(dateField)).toBe(true)
    if (doneField !== undefined) expect(Object.keys(fields)).toContain(doneField)
  })

  it.each(typeNames.filter((type) => !definitionOf(type).ownCalls))(
    'S5.4: every required field of a %s that has no default stands in its form',
    (type) => {
      const { fields, form } = definitionOf(type)
      const shown = form.flatMap((tab) => ('fields' in tab ? tab.fields : []))
      const asked = Object.keys(fields).filter((name) => fields[name]?.required && fields[name]?.default === undefined)
      expect(shown).toEqual(expect.arrayContaining(asked))
    },
  )
})
