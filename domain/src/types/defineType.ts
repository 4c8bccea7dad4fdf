import type { ColourName } from '../colours.ts'
import type { FieldIssue } from '../errors.ts'
import { colour, image } from '../fields/choice.ts'
import { type Field, type Fields, fail, oneOf, type ValueOf } from '../fields/index.ts'
import type { StatusTable } from '../status/statusTable.ts'
import type { EdgeName } from './edges.ts'

/** The types of D3, in the order the add button shows them. */
export type TypeName =
  | 'lead'
  | 'supplier'
  | 'organisation'
  | 'person'
  | 'dossier'
  | 'match'
  | 'todo'
  | 'activity'
  | 'comment'
  | 'message'
  | 'file'
  | 'software'
  | 'tag'
  | 'space'
  | 'user'
  | 'template'
  | 'requirement'
  | 'answer'
  | 'weighing'
  | 'decision'

/** A tab of the add and edit form (S2.34): fields of the item itself, or items that are made under it. */
export type FormTab =
  | { readonly name: string; readonly fields: readonly string[] }
  | { readonly name: string; readonly child: TypeName; readonly many: boolean }

/** How the screens treat the items of a type; what a screen does beside this it says itself. */
export interface OnScreen {
  /**
   * Where the page of what it hangs under lists it (S2.10): in the wide column, in the narrow one, or in the wide one where that has
   * room (`work`); on the page of a space with the whole of it behind a link, for all who read it or for the centre alone.
   */
  readonly sections: readonly ('main' | 'work' | 'side' | 'space' | 'centre')[]
  /** Whether one hangs it elsewhere as well: freely, not by its page and by no list's add button, or never. */
  readonly links: 'free' | 'fixed' | 'never'
  /** Who chooses it as what a list or a search is narrowed to, as far as they read it. */
  readonly searched: 'all' | 'centre' | 'nobody'
  /** Of its own page the wide column is full of lists, or the facts come first. */
  readonly page?: 'full' | 'facts'
  /** A note or a step: a todo of a todo is possible, and no habit to invite to. */
  readonly isSmall?: boolean
  /** It stands for words or for two others, and has no picture of its own. */
  readonly isFaceless?: boolean
  /** One chooses where it goes: never to one's own organisation by accident. */
  readonly isAddressed?: boolean
  /** It may stand by itself; anything else needs a place (D3, D8.7). */
  readonly standsAlone?: boolean
  /** The palette adds it to an item from wherever one is. */
  readonly isQuick?: boolean
  /** What it is linked to brings long lists along: its page reads one step deep (D8.7). */
  readonly isShallow?: boolean
}

/** Everything there is to say about a type (D3). */
export interface TypeDefinition {
  readonly name: TypeName
  /** Tabler icon. */
  readonly icon: string
  readonly colour: ColourName
  /** The edge from a parent when none is named. */
  readonly edge: EdgeName
  /** Types it may hang under, each with the edges it may hang by; the first is the default. */
  readonly parents: Readonly<Partial<Record<TypeName, readonly EdgeName[]>>>
  /** It hangs by its edge under each type that holds anything, besides its `parents`. */
  readonly hangsAnywhere?: boolean
  /** What hangs anywhere may hang under it: todos, appointments, remarks, files (D3). */
  readonly holdsAny: boolean
  /** Staff sort it by branche and category (S3.16); anything else shows the tags that it has. */
  readonly taggable: boolean
  /** It has no place of its own: what lies under it has its place with its owner (D8.7, D21.6). */
  readonly isPlaceless?: boolean
  readonly screen: OnScreen
  /** Roles on the edge; the first is the default. Some parents allow other roles. */
  readonly roles: readonly string[]
  readonly rolesUnder?: Readonly<Partial<Record<TypeName, readonly string[]>>>
  /** The form asks for the role (S5.4). */
  readonly roleRequired?: boolean
  /** The new item's card opens by itself (S4.14). */
  readonly autoOpen: boolean
  readonly statuses?: StatusTable
  /** The flag that stands for a status where a type has none: lists are filtered by `open` and `done` (D5, D8.3). */
  readonly doneField?: string
  readonly fields: Fields
  readonly form: readonly FormTab[]
  /** Fields that go with a short reference besides `_id`, `_type`, `name` and `avatar` (D2.2). */
  readonly short: readonly string[]
  /** Columns of a list and of an export, in order. */
  readonly columns: readonly string[]
  /** The field that dates the item in feeds and sorting. */
  readonly dateField?: string
  /** The field that says what the item is worth, where its items are added up. */
  readonly amountField?: string
  /**
   * What timelines tell of it (D6): it has one of its `own`, its `changes` stand in that of what it lies in, or it stands there `itself`
   * from when it was made. Left out it stands in none.
   */
  readonly timeline?: readonly ('own' | 'changes' | 'itself')[]
  /** Rules over several fields: `fields` as they will be kept, `changed` those that this write changes. */
  readonly check?: (fields: Kept, changed: Kept) => readonly FieldIssue[]
  /** What a changed field changes along with it (D22.1). */
  readonly follow?: (changed: Kept) => Record<string, unknown>
  /** Fields computed from others whenever those change (D4.6). */
  readonly derive?: (fields: Kept) => Record<string, unknown>
  /** The field in which the server writes who made the item, as `{_id, name, avatar, organisation}` (S3.8, S3.9). */
  readonly signature?: 'author' | 'from'
  /** Fields of the limited form other than a dossier's, which `anonymity` makes (D6: cards of spaces, suppliers). */
  readonly card?: readonly string[]
  /** A row of a sheet, read and written with the sheet: no lists, feeds or add buttons show it by itself (G1). */
  readonly isRow?: boolean
  /** Made and changed by calls of its own alone, never by the general ones (F1.8, F2.14, F2.16). */
  readonly ownCalls?: boolean
  /** Comes in tables too, so that two of them can be the same: imported, found double, made one (D17.2). */
  readonly importable?: boolean
  /** Fields a supplier does not read even when all is disclosed (D19.5). */
  readonly withheld?: readonly string[]
}

type Kept = Readonly<Record<string, unknown>>

interface TypeInput<F extends Fields> extends Omit<TypeDefinition, 'name' | 'fields' | 'form' | 'columns'> {
  readonly fields: F
  readonly form?: readonly FormTab[]
  readonly columns?: readonly string[]
}

const looks = {
  color: colour(),
  avatar: image(),
  banner: image(),
} satisfies Fields

const status = (table: StatusTable): Fields => ({
  status: oneOf(Object.keys(table.entries), {
    required: true,
    default: table.start,
    import: ['status', 'relatiestatus', 'klantstatus', 'accountstatus'],
  }),
  ...Object.fromEntries(Object.keys(table.entries).map((name) => [name, statusDate()])),
})

function signatureField(): Field<Readonly<Record<string, unknown>>> {
  return { kind: 'object', readOnly: true, hidden: true, parse: () => fail('readOnly') }
}

function statusDate(): Field<string> {
  return { kind: 'dateTime', readOnly: true, hidden: true, parse: (raw) => ({ value: String(raw) }) }
}

/** Says what a type is: the one place from which checks, forms, cards, filters and documents follow (D3). */
export function defineType<const N extends TypeName, const F extends Fields>(
  name: N,
  input: TypeInput<F>,
): TypeDefinition & { readonly name: N; readonly fields: F } {
  const signature = input.signature ? { [input.signature]: signatureField() } : {}
  const fields = { ...looks, ...(input.statuses ? status(input.statuses) : {}), ...signature, ...input.fields }
  const visible = Object.keys(input.fields).filter((field) => {
    const definition = input.fields[field]
    return definition !== undefined && !definition.hidden && !definition.readOnly
  })
  return {
    ...input,
    name,
    fields,
    form: input.form ?? [{ name: 'basics', fields: visible }],
    columns: input.columns ?? ['name', ...(input.statuses ? ['status'] : [])],
  }
}

/** The fields of an item of a definition, as kept. */
export type FieldsOf<D extends { readonly fields: Fields }> = {
  -readonly [K in keyof D['fields']]?: ValueOf<D['fields'][K]>
}
