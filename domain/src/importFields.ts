import { may, mergeableTypes, type ViewerKind } from './access/index.ts'
import type { Field, Fields } from './fields/index.ts'
import { definitionOf, type TypeName } from './types/index.ts'

/** What a table can be imported as (D17.2). */
export const importTypes = mergeableTypes
export type ImportType = TypeName

/**
 * What a column can fill, by its name in the contract: the path of a field (`address.city`), of the person that hangs under the
 * organisation of a row (`contact.email`), or one of those below that are no field of their own.
 */
export type ImportField = string

/** A column that an import knows. */
export interface ImportColumn {
  readonly name: ImportField
  /** The item that it says something of: that of the row, or its contact person. */
  readonly of: 'item' | 'contact'
  /** Where it lies on that item. */
  readonly path: readonly string[]
  /** The field that it fills; nothing where it is none by itself. */
  readonly field?: Field
  /** Headings that mean it, best first. */
  readonly headings: readonly string[]
}

type Headings = readonly (readonly [name: string, headings: readonly string[]])[]

/** What is written apart in many files: the number joins its street, the parts make a name. */
const parts = new Map<ImportField, Headings>([
  [
    'address.street',
    [
      [
        'address.number',
        [
          'huisnummertoevoeging',
          'huisnummerentoevoeging',
          'huisnummer',
          'huisnr',
          'nummer',
          'housenumber',
          'housenr',
          'streetnumber',
        ],
      ],
    ],
  ],
  [
    'contact.name',
    [
      ['contact.first', ['voornaam', 'firstname', 'givenname', 'contactvoornaam', 'contactfirstname']],
      ['contact.infix', ['tussenvoegsel', 'tussenvoegsels', 'voorvoegsel', 'infix']],
      ['contact.last', ['achternaam', 'lastname', 'surname', 'familyname', 'contactachternaam', 'contactlastname']],
    ],
  ],
])

/** Tags hang on an organisation by edges (S3.16). */
const tags: ImportColumn = {
  name: 'tags',
  of: 'item',
  path: [],
  headings: [
    'sbicode',
    'sbi',
    'hoofdsbi',
    'hoofdactiviteit',
    'branche',
    'branchecode',
    'brancheid',
    'branch',
    'branchcode',
    'industrycode',
  ],
}

interface Leaf {
  readonly path: readonly string[]
  readonly field: Field
}

function leavesOf(fields: Fields, above: readonly string[] = []): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'object' ? leavesOf(field.fields ?? {}, [...above, name]) : [{ path: [...above, name], field }],
  )
}

function columnOf({ path, field }: Leaf, of: ImportColumn['of'], headings: readonly string[]): ImportColumn[] {
  const name = [...(field.importContact ? ['contact'] : []), ...path].join('.')
  const apart = (parts.get(name) ?? []).map(([name, headings]) => ({ name, of, path: [], headings }))
  return [{ name, of, path, field, headings }, ...apart]
}

/** The contact person of a row of organisations. */
function contactColumns(): ImportColumn[] {
  return leavesOf(definitionOf('person').fields).flatMap((leaf) =>
    leaf.field.importContact ? columnOf(leaf, 'contact', leaf.field.importContact) : [],
  )
}

function ownColumns(type: TypeName): ImportColumn[] {
  return leavesOf(definitionOf(type).fields).flatMap((leaf) => {
    const { import: own, importContact: asContact = [] } = leaf.field
    return own ? columnOf(leaf, 'item', [...asContact, ...own]) : []
  })
}

/** Of a person `name` is the organisation that it is found under; what can be theirs is theirs. */
function personColumns(): ImportColumn[] {
  const own = ownColumns('person')
  const theirs = own.flatMap(({ headings }) => headings)
  const named = definitionOf('organisation').fields.name?.import ?? []
  const headings = [...named.filter((heading) => !theirs.includes(heading)), 'werkgever']
  return [...own, { name: 'name', of: 'item', path: [], headings }]
}

function organisationColumns(type: TypeName): ImportColumn[] {
  const own = ownColumns(type)
  // A status says least of what somebody looks for in a list of columns.
  const isStatus = ({ name }: ImportColumn) => name === 'status'
  return [...own.filter((column) => !isStatus(column)), ...own.filter(isStatus), tags, ...contactColumns()]
}

const columns = new Map(
  importTypes.map((type) => [type, type === 'person' ? personColumns() : organisationColumns(type)]),
)

/** The columns that a table of a type can have, in the order in which they are offered and guessed (D17.2). */
export function importColumnsOf(type: ImportType): readonly ImportColumn[] {
  return columns.get(type) ?? []
}

/** All that columns can fill, of whichever type. */
export const importFields: readonly ImportField[] = [
  ...new Set([...columns.values()].flatMap((some) => some.map(({ name }) => name))),
]

/** The columns that this kind of viewer can fill of a type; a supplier's note is for super users alone (D6). */
export function importFieldsOf(type: ImportType, kind: ViewerKind): readonly ImportField[] {
  const isTheirs = ({ field }: ImportColumn) => !field?.superOnly || may({ kind }, 'writeSuperFields')
  return importColumnsOf(type)
    .filter(isTheirs)
    .map(({ name }) => name)
}

/** The field without which nothing of a row can be made. */
export function importNameOf(type: ImportType): readonly ImportField[] {
  return type === 'person' ? ['contact.name', 'contact.first', 'contact.last'] : ['name']
}

/** What a field gets that is required where a row has nothing for it, by its column; that it did is said in the report (D17.2). */
export function importMissingOf(type: ImportType): Readonly<Record<ImportField, string>> {
  return Object.fromEntries(
    importColumnsOf(type).flatMap(({ name, field }): [string, string][] =>
      field?.required && field.importMissing !== undefined ? [[name, field.importMissing]] : [],
    ),
  )
}
