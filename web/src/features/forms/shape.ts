import {
  definitionOf,
  type Field,
  isReachable,
  oneOf,
  rolesUnder,
  type StatusTable,
  type TypeName,
} from '@schakel/domain'

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
}

const LOOK = 'color'
// Words between people: their card has no colour of its own.
const plain: readonly TypeName[] = ['comment', 'message', 'match', 'file']

/** The tabs of a type's form with the fields this viewer may fill in (S2.34, S5.4, S5.6). */
export function shapeOf(type: TypeName, options: ShapeOptions): readonly ShownTab[] {
  const definition = definitionOf(type)
  const own = definition.form.flatMap((tab) => ('fields' in tab ? [tab.name] : []))
  return definition.form.flatMap((tab): ShownTab[] => {
    if (!('fields' in tab)) return options.mode === 'add' ? [tab] : []
    const isFirst = tab.name === own[0]
    const isLast = tab.name === own.at(-1)
    const fields = withDerived(type, tab.fields).flatMap((name) => shown(type, name, options))
    const extra = [...(isFirst ? roleField(type, options) : []), ...fields]
    const withStatus = isFirst ? insertAfterFirst(extra, statusField(type, options)) : extra
    const looks = isLast && !plain.includes(type) ? shown(type, LOOK, options) : []
    const all = [...withStatus, ...looks]
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
    ({ name }) => name !== LOOK && name !== 'status',
  )
  const { short, form } = definitionOf(child)
  const [firstTab] = form
  const many = form.length > 1 && firstTab && 'fields' in firstTab ? firstTab.fields : ['$role', ...short]
  const isMain = ({ name, field }: ShownField) => field.required === true || many.includes(name)
  return { main: fields.filter(isMain), more: fields.filter((field) => !isMain(field)) }
}

function shown(type: TypeName, name: string, options: ShapeOptions): ShownField[] {
  const field = definitionOf(type).fields[name]
  if (!field || field.hidden || field.kind === 'image' || field.kind === 'history') return []
  if (isDerived(type, name)) return [{ name, field }]
  if (field.readOnly || (field.addOnly && options.mode === 'edit')) return []
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

function roleField(type: TypeName, { parentType }: ShapeOptions): ShownField[] {
  if (!definitionOf(type).roleRequired || parentType === undefined) return []
  const roles = rolesUnder(type, parentType)
  // Where there is nothing to choose the edge gets its one role by itself.
  if (roles.length < 2) return []
  return [{ name: '$role', field: oneOf(roles, { required: true, ...(roles[0] ? { default: roles[0] } : {}) }) }]
}

function statusField(type: TypeName, { mode, isCentre }: ShapeOptions): ShownField[] {
  const table: StatusTable | undefined = definitionOf(type).statuses
  if (!table || mode === 'edit' || !isCentre) return []
  const first = firstStatuses(table)
  return first.length > 1 ? [{ name: 'status', field: oneOf(first, { required: true, default: table.start }) }] : []
}

/** Where a new item may stand: the start, or one step from it that asks no reason (S4.8, S4.11). */
function firstStatuses(table: StatusTable): string[] {
  return Object.entries(table.entries)
    .filter(([name, { prompt }]) => name === table.start || (!prompt && isReachable(table, table.start, name)))
    .map(([name]) => name)
}
