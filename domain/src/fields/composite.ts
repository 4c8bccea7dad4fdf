import { isObject } from '../values.ts'
import {
  type Field,
  type FieldOptions,
  type Fields,
  fail,
  type ParseContext,
  type SubIssue,
  type ValueOf,
} from './field.ts'

/** The kept value of an object of fields. */
export type ObjectOf<F extends Fields> = { -readonly [K in keyof F]?: ValueOf<F[K]> }

interface ListOptions<T> extends FieldOptions<T> {
  readonly max?: number
}

function parseObject<F extends Fields>(fields: F, raw: unknown, context: ParseContext) {
  if (!isObject(raw)) return fail('object')
  const issues: SubIssue[] = []
  const value: Record<string, unknown> = {}
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(fields, name)) issues.push({ path: name, code: 'unknownField' })
  }
  for (const [name, field] of Object.entries(fields)) {
    const given = Object.hasOwn(raw, name) ? raw[name] : undefined
    if (isEmpty(given)) {
      if (field.required) issues.push({ path: name, code: 'required' })
      continue
    }
    const parsed = field.parse(given, context)
    if ('issues' in parsed) {
      issues.push(...parsed.issues.map((issue) => ({ ...issue, path: join(name, issue.path) })))
    } else if (!isEmpty(parsed.value)) value[name] = parsed.value
  }
  return issues.length > 0 ? { issues } : { value: value as ObjectOf<F> }
}

/** Empty means: nothing to keep. A text of blanks is empty too (D19.3). */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

function join(head: string, tail: string): string {
  return tail === '' ? head : `${head}.${tail}`
}

/** A group of fields kept together, such as an address. */
export function object<F extends Fields>(fields: F, options: FieldOptions<ObjectOf<F>> = {}): Field<ObjectOf<F>> {
  return { kind: 'object', ...options, fields, parse: (raw, context) => parseObject(fields, raw, context) }
}

/** Rows of the same fields, such as the tasks of a todo; at most 200 rows unless said otherwise. */
export function listOf<F extends Fields>(fields: F, options: ListOptions<ObjectOf<F>[]> = {}): Field<ObjectOf<F>[]> {
  const { max = 200, ...rest } = options
  return {
    kind: 'list',
    ...rest,
    max,
    fields,
    parse(raw, context) {
      if (!Array.isArray(raw)) return fail('list')
      if (raw.length > max) return fail('tooLarge', { max })
      const issues: SubIssue[] = []
      const rows: ObjectOf<F>[] = []
      for (const [index, row] of raw.entries()) {
        const parsed = parseObject(fields, row, context)
        if ('value' in parsed) rows.push(parsed.value)
        else issues.push(...parsed.issues.map((issue) => ({ ...issue, path: join(String(index), issue.path) })))
      }
      return issues.length > 0 ? { issues } : { value: rows }
    },
  }
}
