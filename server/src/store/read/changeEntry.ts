import { definitionOf, edgeFields, type Field, isObject, isSame, type TypeName, typeOfId } from '@schakel/domain'
import { type LogField, type LogKind, type LogLine, logKinds } from '@schakel/domain/calls'
import { systemViewer } from '../system.ts'
import type { Stretch } from '../write/stretch.ts'

type Who = NonNullable<LogLine['user']>
type Values = Readonly<Record<string, unknown>>

/** A line of `changes` as the log of an item finds it. */
export interface LogRow {
  readonly seq: string
  readonly at: Date
  readonly by: string | null
  readonly item: string
  readonly edge: string | null
  readonly kind: string
  readonly before: Values | null
  readonly after: Values | null
  /** Of fields that super users alone read; null for everybody else. */
  readonly secret: { readonly before?: Values; readonly after?: Values } | null
  /** Who did it, where the reader may know. */
  readonly name: string | null
  readonly is_erased: boolean
  /** Who wrote along, as far as the reader may know. */
  readonly also: NonNullable<LogLine['also']>
  readonly other: string | null
  readonly ref: LogLine['other'] | null
}

/** Letters of a value that stands in a list of lines; a longer one is asked for by itself. */
const SHORT = 300

/** A line of the log of `id` as it is sent. */
export function lineOf(id: string, row: LogRow, isSuper: boolean, isWhole: boolean): LogLine {
  const isOwn = row.item === id
  const type = typeOfId(row.item)
  const fields = isOwn && type ? changedFields(type, row, isSuper) : []
  const reason = reasonOf(row)
  return {
    _id: row.seq,
    date: new Date(row.at).toISOString(),
    ...(row.by === null ? {} : { user: userOf(row) }),
    ...(row.also.length > 0 ? { also: row.also } : {}),
    kind: kindOf(row, isOwn),
    ...(row.edge === null ? {} : { edge: row.edge }),
    ...(isOwn && row.other !== null && row.kind !== 'seeAs' ? { up: true } : {}),
    ...(row.other === null ? {} : { other: row.ref ?? { _id: row.other, _type: typeOfId(row.other) } }),
    ...(reason === undefined || !isOwn ? {} : { reason }),
    fields: isWhole ? fields : fields.map(shortened),
  }
}

/** Whom the reader does not know has no id either. */
export function userOf({ by, name, is_erased }: Pick<LogRow, 'by' | 'name' | 'is_erased'>): Who {
  const isKnown = name !== null || is_erased || by === systemViewer._id
  return {
    ...(by !== null && isKnown ? { _id: by } : {}),
    ...(name === null ? {} : { name }),
    ...(is_erased ? { erased: true } : {}),
  }
}

function kindOf({ kind, after }: LogRow, isOwn: boolean): LogKind {
  // On the dossier's own log a match that becomes visible is what counts, and not the field that says so.
  if (!isOwn && kind === 'update') return after?.$visible === true ? 'show' : 'hide'
  return logKinds.find((known) => known === kind) ?? 'other'
}

function changedFields(type: TypeName, row: LogRow, isSuper: boolean): LogField[] {
  if (row.kind === 'relink') return edgeChanges(row)
  if (row.kind !== 'update') return []
  const { fields } = definitionOf(type)
  const before = { ...row.before, ...(isSuper ? row.secret?.before : {}) }
  const after = { ...row.after, ...(isSuper ? row.secret?.after : {}) }
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  const changed = names.flatMap((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    return field && isTold(name, field, isSuper) ? [change(name, before, after)] : []
  })
  const isStatus = changed.some(({ name }) => name === 'status')
  return isStatus || !names.includes('history') ? changed : [...changed, planned(before.history, after.history)]
}

/** A status says when it came by its line; who wrote an item does not change. */
function isTold(name: string, field: Field, isSuper: boolean): boolean {
  if (name === 'history' || field.kind === 'history' || field.kind === 'password') return false
  if (field.superOnly) return isSuper
  return !(field.hidden && field.readOnly)
}

function change(name: string, before: Values, after: Values): LogField {
  const [was, is] = [before[name] ?? null, after[name] ?? null]
  // Of a note that is saved every second only the stretch that differs is kept, and sometimes the whole of before besides.
  if (isStretch(is)) return { name, before: isStretch(was) ? was.text : null, after: is.text }
  return { name, before: was, after: is }
}

function isStretch(value: unknown): value is Stretch {
  return isObject(value) && 'from' in value && typeof value.text === 'string'
}

/** What was planned, moved or taken out of a history without the status itself changing. */
function planned(before: unknown, after: unknown): LogField {
  const [held, next] = [entriesOf(before), entriesOf(after)]
  const without = (all: readonly Entry[], others: readonly Entry[]) =>
    all.filter((entry) => !others.some((other) => isSame(other, entry)))
  return { name: 'history', before: without(held, next), after: without(next, held) }
}

interface Entry {
  readonly status: string
  readonly date: string
  readonly description?: string
}

function entriesOf(history: unknown): readonly Entry[] {
  if (!Array.isArray(history)) return []
  return history.map(({ status, date, description }: Entry) => ({
    status,
    date,
    ...(description === undefined ? {} : { description }),
  }))
}

function edgeChanges({ before, after }: LogRow): LogField[] {
  // When a link was opened is told by the line itself.
  const told = Object.keys(edgeFields).filter((name) => !['$history', '$opened', '$closed'].includes(name))
  const names = told.filter((name) => !isSame(before?.[name] ?? null, after?.[name] ?? null))
  return names.map((name) => change(name, before ?? {}, after ?? {}))
}

/** The reason that was given for another status. */
function reasonOf({ kind, before, after }: LogRow): string | undefined {
  if (kind !== 'update' || after?.status === undefined) return undefined
  const held = entriesOf(before?.history)
  return entriesOf(after.history).find(
    (entry) => entry.status === after.status && !held.some((old) => isSame(old, entry)),
  )?.description
}

function shortened({ name, before, after }: LogField): LogField {
  const isLong = [before, after].some((value) => (JSON.stringify(value) ?? '').length > SHORT)
  return isLong ? { name, before: null, after: null, long: true } : { name, before, after }
}
