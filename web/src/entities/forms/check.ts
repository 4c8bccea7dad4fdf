import {
  definitionOf,
  type Field,
  type FieldIssue,
  Forbidden,
  Invalid,
  type IssueCode,
  type ItemInput,
  isObject,
  isSame,
  type ParsedItem,
  parseItem,
  type TypeName,
} from '@schakel/domain'
import type { Values } from './record.ts'
import { isDerived, type ShownField } from './shape.ts'
import { TAGS } from './tags.ts'
import { isBlank, lacksTime } from './values.ts'
import { formPathOf, wireOf } from './wire.ts'

/** A rule that an input breaks; besides those of the domain there is the day without a time (S5.9). */
export interface FormIssue extends Omit<FieldIssue, 'code'> {
  readonly code: IssueCode | 'timeMissing'
}

/** What the check of an item in the form needs. */
export interface CheckInput {
  readonly type: TypeName
  readonly fields: readonly ShownField[]
  readonly values: Values
  /** What the inputs held when the form was opened; with it only what was changed is looked at and sent (D2.3). */
  readonly before?: Values | undefined
  /** The item as read, when it is edited. */
  readonly item?: ItemInput | undefined
  readonly isSuper: boolean
  readonly now: Date
}

/** What came of it: the broken rules in the order of the form, and what to send. */
export interface Checked {
  readonly issues: readonly FormIssue[]
  readonly body: Values
}

/** Holds what stands in the inputs against the rules of the domain (S5.2-S5.4); the server does the same once more. */
export function check(input: CheckInput): Checked {
  const sent = inputOf(input)
  const own = input.fields
    .filter(({ name, field }) => lacksTime(field, input.values[name]))
    .map(({ name }): FormIssue => ({ path: name, code: 'timeMissing' }))
  const { parsed, issues } = parse(input, sent)
  const all = [...own, ...issues.map((issue) => inForm(input, issue))]
  return { issues: inOrder(input.fields, all), body: parsed ? bodyOf(input, sent, parsed) : {} }
}

function inputOf({ type, fields, values, before, item }: CheckInput): Record<string, unknown> {
  const isAdd = item === undefined
  return Object.fromEntries(
    fields.flatMap(({ name, field }): [string, unknown][] => {
      if (isDerived(type, name) || name === TAGS) return []
      if (before && isSame(values[name], before[name])) return []
      // Left out, a default would come back that was cleared on purpose.
      if (isAdd && isBlank(field, values[name]) && field.default === undefined) return []
      return [
        [name, isAdd && isBlank(field, values[name]) && field.kind !== 'flag' ? null : wireOf(field, values[name])],
      ]
    }),
  )
}

function parse(
  { type, item, isSuper, now }: CheckInput,
  sent: ItemInput,
): { parsed?: ParsedItem; issues: readonly FieldIssue[] } {
  try {
    const mode = item ? 'update' : 'create'
    return { parsed: parseItem(type, sent, { mode, isSuper, now, ...(item ? { current: item } : {}) }), issues: [] }
  } catch (error) {
    if (error instanceof Invalid) return { issues: error.issues }
    if (error instanceof Forbidden) return { issues: [{ path: error.message, code: 'readOnly' }] }
    throw error
  }
}

function bodyOf({ fields }: CheckInput, sent: ItemInput, parsed: ParsedItem): Values {
  const kept: Values = {
    ...parsed.fields,
    ...parsed.secret,
    ...parsed.edge,
    ...parsed.status,
    ...(parsed.password === undefined ? {} : { _pass: parsed.password }),
  }
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, raw]): [string, unknown][] => {
      if (!Object.hasOwn(kept, name)) return raw === null ? [[name, null]] : []
      const field = fields.find((shown) => shown.name === name)?.field
      return [[name, field?.kind === 'object' ? whole(field, kept[name]) : kept[name]]]
    }),
  )
}

function whole(field: Field, value: unknown): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(Object.keys(field.fields ?? {}).map((name) => [name, value[name] ?? null]))
}

function inForm({ fields, values }: CheckInput, issue: FieldIssue): FormIssue {
  const name = issue.path.split('.')[0] ?? ''
  const field = fields.find((shown) => shown.name === name)?.field
  return field ? { ...issue, path: formPathOf(field, values[name], issue.path) } : issue
}

// One message per input, and the first wrong input first.
function inOrder(fields: readonly ShownField[], issues: readonly FormIssue[]): readonly FormIssue[] {
  const place = (issue: FormIssue) => {
    const at = fields.findIndex(({ name }) => name === issue.path.split('.')[0])
    return at < 0 ? fields.length : at
  }
  const first = issues.filter((issue, index) => issues.findIndex(({ path }) => path === issue.path) === index)
  return first.sort((a, b) => place(a) - place(b))
}

/** Fields that a type computes from what stands in the inputs, such as the total of a match (S5.6). */
export function derivedFrom(type: TypeName, fields: readonly ShownField[], values: Values): Values {
  const numbers = fields.map(({ name, field }) => {
    const raw = wireOf(field, values[name])
    const parsed = raw === null ? undefined : field.parse(raw, { now: new Date(0) })
    return [name, parsed && 'value' in parsed ? parsed.value : undefined]
  })
  return definitionOf(type).derive?.(Object.fromEntries(numbers)) ?? {}
}
