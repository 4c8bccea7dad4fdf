import { type Field, fieldAt, isObject, isoDateOf, statusFilters, type TypeName, unenteredOf } from '@schakel/domain'
import type { Words } from '@schakel/domain/texts'
import type { AnyItem } from '../../../api/types.ts'
import { check, type FormIssue } from '../../../entities/forms/check.ts'
import type { Values } from '../../../entities/forms/record.ts'
import type { ShownField } from '../../../entities/forms/shape.ts'
import { inputOf } from '../../../entities/forms/values.ts'
import { dayOf } from '../../../entities/forms/wallText.ts'
import { wireOf } from '../../../entities/forms/wire.ts'
import { valueAt } from '../table/columns.ts'
import { partOfList, typedOf, unknownIn } from './typedOf.ts'

/**
 * Why a cell stays as it is: there is no row or column for it, it is not this viewer's to write, its status is none that one comes to from
 * here without a reason, or a rule refuses it.
 */
export type Refusal = 'beyond' | 'notYours' | 'noStep' | NoOption | FormIssue

/** Words of a cell that are no choice of its field. */
export interface NoOption extends FormIssue {
  readonly unknown: readonly string[]
}

/** One cell of the paste. */
export interface CellChange {
  readonly column: string
  readonly before: unknown
  readonly after: string
  /** How it was understood, as an input would hold it. */
  readonly typed?: unknown
  readonly refusal?: Refusal
  /** It stays as it is. */
  readonly isSame?: boolean
}

/** What the paste does to one row. */
export interface RowChange {
  readonly item: AnyItem | undefined
  readonly cells: readonly CellChange[]
  /** What is sent; nothing when nothing changes. */
  readonly props: Values
  /** What takes it back. */
  readonly undo: Values
}

interface PasteInput {
  readonly type: TypeName
  readonly columns: readonly string[]
  /** The fields of an item that this viewer may write. */
  readonly editable: (item: AnyItem) => ReadonlyMap<string, ShownField>
  /** The statuses that this viewer may give an item without a reason. */
  readonly steps: (item: AnyItem) => readonly string[]
  readonly words: Words
  /** Those of every language. */
  readonly languages: readonly Words[]
  readonly isSuper: boolean
  readonly now: Date
}

// One value each, which a spreadsheet holds as a text; a list of words is one text as well (`partOfList`).
const pasted: readonly Field['kind'][] = [
  'text',
  'longText',
  'richText',
  'integer',
  'money',
  'flag',
  'date',
  'dateTime',
  'choice',
  'repeat',
  'email',
  'phone',
  'website',
  'zipcode',
  'username',
]
/** What pasting a row of cells over an item would change, cell by cell, by the rules of its form (S5.2). */
export function changesOf(
  item: AnyItem | undefined,
  texts: readonly string[],
  first: number,
  input: PasteInput,
): RowChange {
  const { columns, editable } = input
  const fields = item ? editable(item) : new Map<string, ShownField>()
  let props: Values = {}
  let undo: Values = {}
  const cells = texts.map((after, step): CellChange => {
    const column = columns[first + step] ?? ''
    const [name = '', part] = column.split('.')
    const shown = fields.get(name)
    const field = fieldAt(input.type, column)
    const before = item ? valueAt(item, column) : undefined
    if (!item || column === '') return { column, before, after, refusal: 'beyond' }
    if (column === 'status') {
      const told = statusChange(item, after, input)
      if (told.status !== undefined) {
        props = { ...props, status: told.status }
        undo = { ...undo, status: item.status, ...(item.history ? { history: item.history } : {}) }
      }
      return { column, before, after, ...told.cell }
    }
    if (!shown || !field || !(pasted.includes(field.kind) || partOfList(field)))
      return { column, before, after, refusal: 'notYours' }
    const place = { type: input.type, column, before, words: input.words, languages: input.languages }
    const unknown = unknownIn(field, after, place)
    if (unknown.length > 0) return { column, before, after, refusal: { path: column, code: 'choice', unknown } }
    const typed = typedOf(field, after, place)
    const code = unheld(field, typed)
    if (code) return { column, before, after, refusal: { path: column, code } }
    const value = part === undefined ? typed : withPart(shown.field, props[name] ?? item[name], part, typed)
    const { issues, body } = check({
      type: item._type,
      fields: [shown],
      values: { [name]: value },
      before: { [name]: inputOf(shown.field, item[name]) },
      item,
      isSuper: input.isSuper,
      now: input.now,
    })
    const [refusal] = issues
    if (refusal) return { column, before, after, refusal }
    props = { ...props, ...body }
    if (Object.hasOwn(body, name)) undo = { ...undo, [name]: wireOf(shown.field, inputOf(shown.field, item[name])) }
    return { column, before, after, typed, ...(Object.hasOwn(body, name) ? {} : { isSame: true }) }
  })
  // D22.3: an amount that nobody entered is a default again.
  if (item) undo = { ...undo, ...unenteredOf(item._type, item, Object.keys(undo)) }
  return { item, cells, props, undo }
}

/** Why no input of a form could hold this: a switch holds no other word, a picker no text that is no day. */
function unheld({ kind }: Field, typed: unknown): FormIssue['code'] | undefined {
  if (typeof typed !== 'string' || typed === '') return undefined
  if (kind === 'flag') return 'flag'
  return kind === 'dateTime' && isoDateOf(dayOf(typed)) === undefined ? 'date' : undefined
}

/** A status goes by the steps of its table, and not by the rules of a field (S4.7). */
function statusChange(item: AnyItem, text: string, { type, steps, words }: PasteInput) {
  const isMeant = (status: string) =>
    [status, words.status(type, status)].some((one) => one.toLowerCase() === text.toLowerCase())
  const meant = statusFilters(type).find(isMeant)
  if (text === '' || meant === item.status) return { cell: { isSame: true } }
  if (meant === undefined) return { cell: { refusal: { path: 'status', code: 'choice' } as const } }
  return steps(item).includes(meant) ? { status: meant, cell: {} } : { cell: { refusal: 'noStep' as const } }
}

// Two columns may show parts of one field, such as an address.
function withPart(field: Field, kept: unknown, part: string, typed: unknown): Values {
  const group = inputOf(field, kept)
  return { ...(isObject(group) ? group : {}), [part]: typed }
}
