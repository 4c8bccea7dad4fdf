import { type FieldIssue, Forbidden, Invalid } from './errors.ts'
import { dateTime } from './fields/date.ts'
import { type Field, isEmpty, type ParseContext } from './fields/index.ts'
import { longText } from './fields/text.ts'
import { isSame } from './isSame.ts'
import { type HistoryEntry, isStatusEntry } from './status/history.ts'
import { edgeFields } from './types/edgeFields.ts'
import { definitionOf, edges, type TypeDefinition, type TypeName } from './types/index.ts'
import { isObject, optionalText } from './values.ts'

/** What a client sends: an item or the fields to change. */
export type ItemInput = Readonly<Record<string, unknown>>

/** A checked item, sorted by where it is kept. `null` clears a field. */
export interface ParsedItem {
  /** Fields for all who read the item in full. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Fields for super users alone (D6). */
  readonly secret: Readonly<Record<string, unknown>>
  /** `$`-properties of the edge to the parent (D19.3). */
  readonly edge: Readonly<Record<string, unknown>>
  /** A status change as D5.3 words it. */
  readonly status?: { readonly status?: string; readonly history?: readonly HistoryEntry[] }
  /** A new password (D19.1). */
  readonly password?: string
}

/** What the check depends on besides the input. */
export interface ParseOptions extends ParseContext {
  readonly mode: 'create' | 'update'
  readonly isSuper: boolean
  /**
   * The item as this viewer last could have read it, for fields sent back unchanged (D19.3). Lists of references are
   * compared by id: leave out those that are not whole.
   */
  readonly current?: ItemInput
}

const listNames: ReadonlySet<string> = new Set(Object.values(edges).flatMap((edge) => [edge.list, edge.back]))
const envelope = new Set([
  ...['_id', '_type', '_version', '_changed', '_created', '_node', '_edge', '_feed'],
  // How deep a list found it, and since when it lies in the trash.
  ...['_depth', '_deleted'],
  // Which amounts somebody entered and which an undo makes defaults again (D22.3), and that what a supplier reads of a match was not read over (D20.9).
  ...['_entered', '_unentered', '_unread'],
])
const references = new Set(['organisation', 'lead', 'dossier'])

/**
 * Whether a name is part of the wire form but no field: ids, references, dates of change. The supplier of a match is a
 * reference, that of a dossier a text of its own (S3.10, D19.2).
 */
export function isEnvelope(name: string, type?: TypeName): boolean {
  if (name === 'supplier') return type === 'match'
  return envelope.has(name) || listNames.has(name) || references.has(name)
}

/**
 * Checks an item or a patch of fields against its type (spec 5, D4, D19.3, D19.4) and tells where each part is kept.
 * Throws Invalid with every broken rule at once, or Forbidden for fields that only super users write.
 */
export function parseItem(type: TypeName, input: ItemInput, options: ParseOptions): ParsedItem {
  const definition = definitionOf(type)
  const parser = new Parser(definition, input, options)
  return parser.parse()
}

class Parser {
  readonly definition: TypeDefinition
  readonly input: ItemInput
  readonly options: ParseOptions
  readonly issues: FieldIssue[] = []
  readonly fields: Record<string, unknown> = {}
  readonly secret: Record<string, unknown> = {}

  constructor(definition: TypeDefinition, input: ItemInput, options: ParseOptions) {
    this.definition = definition
    this.input = input
    this.options = options
  }

  parse(): ParsedItem {
    const status = this.definition.statuses ? this.statusPart() : undefined
    const edge: Record<string, unknown> = {}
    let password: string | undefined
    for (const [name, raw] of Object.entries(this.input)) {
      if (this.definition.statuses && (name === 'status' || name === 'history')) continue
      const field = Object.hasOwn(this.definition.fields, name) ? this.definition.fields[name] : undefined
      if (field && (!field.superOnly || this.options.isSuper)) {
        const value = this.fieldValue(name, field, raw)
        if (field.kind === 'password') password = optionalText(value)
        else if (value !== undefined) (field.superOnly ? this.secret : this.fields)[name] = value
      } else if (Object.hasOwn(edgeFields, name)) this.edgeValue(edge, name, raw)
      else if (isEnvelope(name, this.definition.name)) this.checkEnvelope(name, raw)
      else this.issues.push({ path: name, code: 'unknownField' })
    }
    if (this.options.mode === 'create') this.addDefaults()
    this.check()
    if (this.issues.length > 0) throw new Invalid(this.issues)
    return {
      fields: this.fields,
      secret: this.secret,
      edge,
      ...(status ? { status } : {}),
      ...(password === undefined ? {} : { password }),
    }
  }

  /** The kept value, `null` to clear, `undefined` for nothing to do. */
  private fieldValue(name: string, field: Field, raw: unknown): unknown {
    const current = this.options.current?.[name]
    const isCreate = this.options.mode === 'create'
    if (field.readOnly) {
      if (!(isEmpty(raw) && isEmpty(current)) && !isSame(raw, current))
        this.issues.push({ path: name, code: 'readOnly' })
      return undefined
    }
    if (isEmpty(raw) || (Array.isArray(raw) && raw.length === 0 && field.kind === 'list')) {
      if (field.required) this.issues.push({ path: name, code: requiredCode(field) })
      else if (field.addOnly && !isCreate && !isEmpty(current)) this.issues.push({ path: name, code: 'addOnly' })
      // What is empty already is not cleared. Of a secret it is not known here whether it is.
      return isCreate || (isEmpty(current) && !field.superOnly) ? undefined : null
    }
    if (!isCreate && isSame(raw, current)) return undefined
    const parsed = field.parse(field.kind === 'object' ? withUntouched(raw, current) : raw, this.options)
    if ('issues' in parsed) {
      this.issues.push(...parsed.issues.map((issue) => ({ ...issue, path: joinPath(name, issue.path) })))
      return undefined
    }
    // Markup, or empty parts, can be all there was: what is left may be empty.
    if (isEmpty(parsed.value) || isSame(parsed.value, {})) {
      if (field.required) this.issues.push({ path: name, code: requiredCode(field) })
      return isCreate ? undefined : null
    }
    if (!isCreate && isSame(parsed.value, current)) return undefined
    if (field.addOnly && !isCreate) {
      this.issues.push({ path: name, code: 'addOnly' })
      return undefined
    }
    if (field.superWrite && !this.options.isSuper) throw new Forbidden(name)
    return parsed.value
  }

  private edgeValue(edge: Record<string, unknown>, name: string, raw: unknown): void {
    const field = edgeFields[name]
    if (!field) return
    if (field.readOnly) {
      const current = this.options.current
      const isKnown = this.options.mode === 'create' || (current !== undefined && Object.hasOwn(current, name))
      const isUnchanged = (isEmpty(raw) && isEmpty(current?.[name])) || isSame(raw, current?.[name])
      if (isKnown && !isUnchanged) this.issues.push({ path: name, code: 'readOnly' })
      return
    }
    if (isEmpty(raw)) {
      if (name === '$role' && this.definition.roleRequired) this.issues.push({ path: name, code: 'required' })
      edge[name] = null
      return
    }
    const parsed = field.parse(raw, this.options)
    if ('value' in parsed) edge[name] = parsed.value
    else this.issues.push(...parsed.issues.map((issue) => ({ ...issue, path: joinPath(name, issue.path) })))
  }

  // References and ids are no fields of the item: edges and the store make them, so a changed one is a mistake (D19.3).
  private checkEnvelope(name: string, raw: unknown): void {
    const { current, mode } = this.options
    if (name === '_type' && !isEmpty(raw) && raw !== this.definition.name) {
      this.issues.push({ path: name, code: mode === 'create' ? 'unknownType' : 'addOnly' })
    }
    if (envelope.has(name) || mode === 'create' || current === undefined || !Object.hasOwn(current, name)) return
    if (!isSame(idsOf(raw), idsOf(current[name]))) this.issues.push({ path: name, code: 'readOnly' })
  }

  private addDefaults(): void {
    for (const [name, field] of Object.entries(this.definition.fields)) {
      if (this.definition.statuses && name === 'status') continue
      // Sent empty or wrong, it has its issue already (D19.3: no default for what was said).
      if (Object.hasOwn(this.input, name) && !isEmpty(this.input[name])) continue
      const wasSent = Object.hasOwn(this.input, name) && this.input[name] !== undefined
      if (field.default !== undefined && !wasSent) {
        this.fields[name] = typeof field.default === 'function' ? field.default(this.options.now) : field.default
      } else if (field.required && !wasSent) this.issues.push({ path: name, code: requiredCode(field) })
    }
  }

  private statusPart(): ParsedItem['status'] {
    const { status, history } = this.input
    const part: { status?: string; history?: HistoryEntry[] } = {}
    if (Object.hasOwn(this.input, 'status') && status !== undefined) {
      if (isEmpty(status)) this.issues.push({ path: 'status', code: 'required' })
      else if (typeof status !== 'string' || !Object.hasOwn(this.definition.statuses?.entries ?? {}, status)) {
        const options = Object.keys(this.definition.statuses?.entries ?? {}).join(', ')
        this.issues.push({ path: 'status', code: 'choice', params: { options } })
      } else part.status = status
    }
    if (history !== undefined && history !== null) {
      const parsed = this.parseHistory(history)
      if (parsed) part.history = parsed
    }
    return part.status === undefined && part.history === undefined ? undefined : part
  }

  private parseHistory(raw: unknown): HistoryEntry[] | undefined {
    // What the server itself told between the entries is no part of what is written, and of no weight.
    if (!Array.isArray(raw) || raw.filter(isEntry).length > HISTORY_MAX || raw.length > 10 * HISTORY_MAX) {
      this.issues.push({ path: 'history', code: 'list' })
      return undefined
    }
    const entries: HistoryEntry[] = []
    for (const [index, entry] of raw.entries()) {
      if (!isEntry(entry)) continue
      const parsed = historyEntry(entry, this.definition, this.options)
      if (parsed) entries.push(parsed)
      else this.issues.push({ path: `history.${index}`, code: 'historyEntry' })
    }
    return entries
  }

  private check(): void {
    this.issues.push(...(this.definition.check?.({ ...this.options.current, ...this.fields }, this.fields) ?? []))
    for (const [name, value] of Object.entries(this.definition.follow?.(this.fields) ?? {})) {
      if (!isSame(value, this.options.current?.[name])) this.fields[name] = value
    }
    // Nothing follows from nothing: what this writer reads may lack what the rest is derived from (D22.3).
    if (this.options.mode === 'update' && Object.keys(this.fields).length === 0) return
    const merged = { ...this.options.current, ...this.fields }
    for (const [name, value] of Object.entries(this.definition.derive?.(merged) ?? {})) {
      if (!isSame(value, this.options.current?.[name])) this.fields[name] = value
    }
  }
}

/** How many entries a history may have. */
const HISTORY_MAX = 500

function isEntry(raw: unknown): boolean {
  return !isObject(raw) || isStatusEntry(raw)
}

function historyEntry(raw: unknown, definition: TypeDefinition, options: ParseOptions): HistoryEntry | undefined {
  if (!isObject(raw)) return undefined
  const { status, date, description } = raw
  if (typeof status !== 'string' || !Object.hasOwn(definition.statuses?.entries ?? {}, status)) return undefined
  const parsedDate = isEmpty(date) ? { value: options.now.toISOString() } : dateTimeField.parse(date, options)
  if (!('value' in parsedDate)) return undefined
  if (isEmpty(description)) return { status, date: parsedDate.value }
  const parsedText = reasonField.parse(description, options)
  return 'value' in parsedText ? { status, date: parsedDate.value, description: parsedText.value } : undefined
}

// D2.3: parts of a group that were not sent are untouched, as fields are.
function withUntouched(raw: unknown, current: unknown): unknown {
  return isObject(raw) && isObject(current) ? { ...current, ...raw } : raw
}

/** What a reference or a list of them points at, whatever else was read along with it. */
function idsOf(value: unknown): unknown[] {
  const refs = Array.isArray(value) ? value : isEmpty(value) ? [] : [value]
  return refs.map((ref) => (isObject(ref) ? (ref._id ?? ref.name) : ref)).sort()
}

function requiredCode(field: Field): FieldIssue['code'] {
  return field.kind === 'email' ? 'emailRequired' : 'required'
}

function joinPath(head: string, tail: string): string {
  return tail === '' ? head : `${head}.${tail}`
}

const dateTimeField = dateTime()
const reasonField = longText({ max: 2000 })
