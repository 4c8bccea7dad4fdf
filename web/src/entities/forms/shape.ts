import {
  definitionOf,
  type Field,
  isReachable,
  oneOf,
  rolesUnder,
  type StatusTable,
  type TypeName,
} from '@schakel/domain'
import { hasPicture } from '../images/shapes.ts'
import { TAGS, tagsField } from './tags.ts'

/** A field as the form shows it. */
export interface ShownField {
  readonly name: string
  readonly field: Field
}

/** A tab of the form: fields of the item, or items that are made under it (S2.34). */
export type ShownTab =
  | { readonly name: string; readonly fields: readonly ShownField[] }
  | { readonly name: string; readonly child: TypeName; readonly many: boolean }

/** What decides which fields are shown. */
export interface ShapeOptions {
  readonly mode: 'add' | 'edit'
  readonly isSuper: boolean
  /** Staff and super users may start an item at another status. */
  readonly isCentre: boolean
  /** Where the item hangs; without one there is no edge that could carry a role. */
  readonly parentType?: TypeName | undefined
  /** Which fields this viewer may write (`writableFields`). */
  readonly mayWrite: (name: string) => boolean
  /** What may be made under an item that is there. */
  readonly mayAdd?: (type: TypeName) => boolean
}

// How an item looks, whatever its type; words between people have no look of their own.
const looks: readonly string[] = ['avatar', 'banner', 'color']
// Whoever is made along with another gets these later, on a page of their own.
const later: readonly string[] = [...looks, TAGS, 'status']

// What is written on the page of the item, in an editor that knows more of it than an input does: mentions, tasks, other writers (D9, D10).
const writtenOnPage: Readonly<Partial<Record<TypeName, string>>> = { dossier: 'case' }

/** The tabs of a type's form with the fields this viewer may fill in (S2.34, S5.4, S5.6). */
export function shapeOf(type: TypeName, options: ShapeOptions): readonly ShownTab[] {
  const definition = definitionOf(type)
  const own = definition.form.flatMap((tab) => ('fields' in tab ? [tab.name] : []))
  return definition.form.flatMap((tab): ShownTab[] => {
    if (!('fields' in tab)) return options.mode === 'add' || options.mayAdd?.(tab.child) ? [tab] : []
    const isFirst = tab.name === own[0]
    const isLast = tab.name === own.at(-1)
    const fields = withDerived(type, tab.fields).flatMap((name) => shown(type, name, options))
    const role = isFirst ? roleField(type, options) : []
    // Where the role is the first thing asked it stands first; elsewhere the name does.
    const [before, after] = definition.roleRequired ? [role, []] : [[], role]
    const extra = [...before, ...fields]
    const withStatus = isFirst ? insertAfterFirst(extra, [...after, ...statusField(type, options)]) : extra
    const all = [...withStatus, ...(isLast ? [...tagsField(type, options), ...looksOf(type, options)] : [])]
    return all.length > 0 ? [{ name: tab.name, fields: all }] : []
  })
}

/** All fields of an item on all tabs. */
export function fieldsOf(tabs: readonly ShownTab[]): readonly ShownField[] {
  return tabs.flatMap((tab) => ('fields' in tab ? tab.fields : []))
}

/** The fields of an item that is added inside the form of another one: its own form with what it is first asked for apart. */
export function childShape(child: TypeName, parent: TypeName, options: Omit<ShapeOptions, 'mode' | 'parentType'>) {
  const fields = fieldsOf(shapeOf(child, { ...options, mode: 'add', parentType: parent })).filter(
    ({ name }) => !later.includes(name),
  )
  const { short, form } = definitionOf(child)
  const [firstTab] = form
  const many = form.length > 1 && firstTab && 'fields' in firstTab ? firstTab.fields : ['$role', ...short]
  const isMain = ({ name, field }: ShownField) => field.required === true || many.includes(name)
  return { main: fields.filter(isMain), more: fields.filter((field) => !isMain(field)) }
}

function looksOf(type: TypeName, options: ShapeOptions): ShownField[] {
  return hasPicture(type) ? looks.flatMap((name) => shown(type, name, options)) : []
}

function shown(type: TypeName, name: string, options: ShapeOptions): ShownField[] {
  const field = definitionOf(type).fields[name]
  if (!field || field.hidden || field.kind === 'history') return []
  if (isDerived(type, name)) return [{ name, field }]
  if (options.mode === 'edit' && (field.addOnly || writtenOnPage[type] === name)) return []
  if (field.readOnly) return []
  if ((field.superOnly || field.superWrite) && !options.isSuper) return []
  return options.mayWrite(name) ? [{ name, field }] : []
}

/** Whether a field is computed from the others: shown, not asked (S5.6). */
export function isDerived(type: TypeName, name: string): boolean {
  const { fields, derive } = definitionOf(type)
  return fields[name]?.readOnly === true && derive !== undefined && Object.hasOwn(derive({}), name)
}

// A total stands right behind the amounts that it is made of.
function withDerived(type: TypeName, names: readonly string[]): readonly string[] {
  const { fields } = definitionOf(type)
  const derived = Object.keys(fields).filter((name) => isDerived(type, name) && !fields[name]?.hidden)
  const after = names.findLastIndex((name) => derived.some((total) => fields[total]?.kind === fields[name]?.kind))
  return after < 0 ? names : [...names.slice(0, after + 1), ...derived, ...names.slice(after + 1)]
}

function insertAfterFirst(fields: readonly ShownField[], added: readonly ShownField[]): readonly ShownField[] {
  const at = fields.findIndex(({ name }) => name !== '$role') + 1
  return [...fields.slice(0, at), ...added, ...fields.slice(at)]
}

function roleField(type: TypeName, { parentType, isCentre }: ShapeOptions): ShownField[] {
  // What a contact is to an organisation is for the knowledge centre to say (S3.4).
  const isAsked = definitionOf(type).roleRequired || isCentre
  if (!isAsked || parentType === undefined) return []
  const roles = rolesUnder(type, parentType)
  // Where there is nothing to choose the edge gets its one role by itself.
  if (roles.length < 2) return []
  return [{ name: '$role', field: oneOf(roles, { required: true, ...(roles[0] ? { default: roles[0] } : {}) }) }]
}

function statusField(type: TypeName, { mode, isCentre }: ShapeOptions): ShownField[] {
  const table: StatusTable | undefined = definitionOf(type).statuses
  // A message is sent by sending it, and read by who reads it.
  if (!table || mode === 'edit' || !isCentre || type === 'message') return []
  const first = firstStatuses(table)
  return first.length > 1 ? [{ name: 'status', field: oneOf(first, { required: true, default: table.start }) }] : []
}

/** Where a new item may stand: the start, or one step from it that asks no reason (S4.8, S4.11). */
function firstStatuses(table: StatusTable): string[] {
  return Object.entries(table.entries)
    .filter(([name, { prompt }]) => name === table.start || (!prompt && isReachable(table, table.start, name)))
    .map(([name]) => name)
}
