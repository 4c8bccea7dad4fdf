import {
  amountsFor,
  arrayOf,
  definitionOf,
  type Field,
  isTypeName,
  may,
  optionalText,
  propertyOf,
  type TypeName,
  textOf,
  type Viewer,
} from '@schakel/domain'
import { dayAt, dayOf, isDayAlone } from '@schakel/domain/planning'
import type { Words } from '@schakel/domain/texts'
import type { Column as SheetColumn } from '../../sheets/table.ts'
import { cellOf } from './cells.ts'
import type { ExportTexts } from './texts.ts'

type Item = Readonly<Record<string, unknown>>

/** A column of an exported list. */
export interface Column extends SheetColumn<Item> {
  readonly key: string
}

/**
 * The columns of a list of these types for this viewer: what a list shows first, then all other fields, where it belongs, its tags, and
 * when and under which id it is kept. What only super users read has no column for anybody else (D6).
 */
export function columnsOf(types: readonly TypeName[], viewer: Viewer, words: Words, texts: ExportTexts): Column[] {
  const columns = new Map<string, Column>()
  if (types.length > 1) {
    columns.set('_type', { key: '_type', heading: texts.type, read: ({ _type }) => typeWord(_type, words) })
  }
  for (const type of types) {
    for (const column of columnsOfType(type, viewer, words, texts)) {
      const known = columns.get(column.key)
      columns.set(column.key, known ? { ...known, read: either(type, column, known) } : only(type, column))
    }
  }
  const last = ['_tags', '_created', '_changed', '_id']
  return [...columns.values()].sort((a, b) => last.indexOf(a.key) - last.indexOf(b.key))
}

function only(type: TypeName, column: Column): Column {
  return { ...column, read: (item) => (item._type === type ? column.read(item) : null) }
}

function either(type: TypeName, column: Column, before: Column): Column['read'] {
  return (item) => (item._type === type ? column.read(item) : before.read(item))
}

function typeWord(type: unknown, words: Words): string {
  return typeof type === 'string' && isTypeName(type) ? words.type(type) : ''
}

function columnsOfType(type: TypeName, viewer: Viewer, words: Words, texts: ExportTexts): Column[] {
  const definition = definitionOf(type)
  const isRead = (name: string, field: Field) =>
    !field.writeOnly &&
    (!field.superOnly || may(viewer, 'readSuperFields')) &&
    !(may(viewer, 'readAnonymised') && definition.withheld?.includes(name))
  const fields = Object.entries(definition.fields).filter(([name, field]) => isRead(name, field))
  const named = fields.flatMap(([name, field]) => fieldColumns(type, name, field, { viewer, words, texts }))
  const shown = definition.columns
    .map((name) => named.find(({ key }) => key === name || key.startsWith(`${name}.`)))
    .filter((column) => column !== undefined)
  return [
    ...shown,
    ...placeColumns(type, words, texts),
    ...named.filter((column) => !shown.includes(column) && !looks.includes(column.key)),
    ...(definition.statuses ? [historyColumn(type, words, texts)] : []),
    ...(type === 'dossier' && may(viewer, 'readAnonymised') ? blurredColumns(words) : []),
    ...named.filter((column) => looks.includes(column.key)),
    {
      key: '_tags',
      heading: words.edge('TAGS'),
      read: ({ _tags }) => (Array.isArray(_tags) ? _tags.join('; ') : null),
    },
    { key: '_created', heading: texts.created, read: ({ _created }) => cellOf({ kind: 'dateTime' }, _created, texts) },
    { key: '_changed', heading: texts.changed, read: ({ _changed }) => cellOf({ kind: 'dateTime' }, _changed, texts) },
    { key: '_id', heading: texts.id, read: ({ _id }) => String(_id) },
  ]
}

const looks = ['color', 'avatar', 'banner']

interface Said {
  readonly viewer: Viewer
  readonly words: Words
  readonly texts: ExportTexts
}

function fieldColumns(type: TypeName, name: string, field: Field, { viewer, words, texts }: Said): Column[] {
  if (field.kind === 'object' && field.fields) {
    return Object.entries(field.fields).map(([part, inner]) => ({
      key: `${name}.${part}`,
      heading: words.field(type, `${name}.${part}`),
      read: (item) => cellOf(inner, propertyOf(item[name], part), texts, wordIn(type, part, words)),
    }))
  }
  const statuses = definitionOf(type).statuses?.entries ?? {}
  // A field named after a status holds the date on which it was reached (S4.5).
  const heading = Object.hasOwn(statuses, name) ? `${words.status(type, name)} ${texts.since}` : words.field(type, name)
  // An answer is kept as a number and read as a word.
  const kind = Object.hasOwn(words.texts.choices, name) ? { ...field, kind: 'choice' as const } : field
  // D22.3: an end-user has no amount on paper that nobody entered.
  const shown = (item: Item) => (field.kind === 'money' ? amountsFor(viewer.kind, item) : item)
  return [{ key: name, heading, read: (item) => cellOf(kind, shown(item)[name], texts, wordIn(type, name, words)) }]
}

function wordIn(type: TypeName, name: string, words: Words) {
  return (field: string, value: string | number) =>
    name === 'status' ? words.status(type, String(value)) : words.choice(field === '' ? name : field, value)
}

function placeColumns(type: TypeName, words: Words, texts: ExportTexts): Column[] {
  if (['lead', 'supplier', 'organisation', 'space', 'software', 'tag', 'message'].includes(type)) return []
  const name = (ref: unknown) => textCell(propertyOf(ref, 'name'))
  if (type === 'match') {
    return [
      { key: 'dossier', heading: words.type('dossier'), read: (item) => name(item.dossier) },
      { key: 'supplier.name', heading: words.type('supplier'), read: (item) => name(item.supplier) },
      { key: 'organisation', heading: words.type('lead'), read: (item) => name(item.organisation) },
    ]
  }
  const organisation = {
    key: 'organisation',
    heading: words.field(type, 'organisation'),
    read: (item: Item) => name(item.organisation),
  }
  if (type === 'dossier' || type === 'user') return [organisation]
  const parents = (item: Item) => arrayOf(item._parents)
  return [
    organisation,
    { key: '_parents', heading: texts.under, read: (item) => parents(item).map(name).filter(Boolean).join('; ') },
    {
      key: '$role',
      heading: words.field(type, '$role'),
      read: (item) => {
        const role = optionalText(propertyOf(parents(item)[0], '$role'))
        return role === undefined ? null : words.role(role)
      },
    },
  ]
}

function historyColumn(type: TypeName, words: Words, { zone }: ExportTexts): Column {
  return {
    key: 'history',
    heading: words.field(type, 'history'),
    read: ({ history }) =>
      arrayOf(history)
        .map((entry: unknown) => {
          const parts = [
            dayIn(textOf(propertyOf(entry, 'date')), zone),
            words.status(type, textOf(propertyOf(entry, 'status'))),
            optionalText(propertyOf(entry, 'description')),
          ]
          return parts.filter(Boolean).join(' ')
        })
        .join('; '),
  }
}

/** The day of an entry in a time zone; one of a day alone is of that day everywhere. */
function dayIn(text: string, zone: string): string | undefined {
  const at = new Date(text)
  return isDayAlone(text) || Number.isNaN(at.getTime()) ? dayOf(text) : dayAt(at, zone)
}

/** What a supplier reads of the lead behind an undisclosed dossier (D7). */
function blurredColumns(words: Words): Column[] {
  return [
    {
      key: 'province',
      heading: words.field('supplier', 'regions.province'),
      read: (item) => textCell(item.province),
    },
    { key: 'size', heading: words.field('supplier', 'sizes.size'), read: (item) => textCell(item.size) },
  ]
}

function textCell(value: unknown): string | null {
  return optionalText(value) ?? null
}
