import { type Field, isObject } from '@schakel/domain'
import { momentOf } from '../../ui/wallTime.ts'
import { plainNumber } from './numbers.ts'
import { isBlank, isBlankGroup } from './values.ts'

/** What is sent for what an input holds: the form in which the domain reads it, `null` for nothing. */
export function wireOf(field: Field, value: unknown): unknown {
  if (field.kind === 'flag') return value === true
  if (isBlank(field, value) && field.kind !== 'object') return null
  switch (field.kind) {
    case 'integer':
    case 'money':
      return typeof value === 'string' ? plainNumber(value) : value
    case 'dateTime':
      return typeof value === 'string' ? (momentOf(value)?.toISOString() ?? value) : value
    case 'object':
      // An empty part is said to be empty: parts that are left out stay as they were (D2.3).
      return groupOf(field, value)
    case 'list':
      return Array.isArray(value)
        ? value.filter((row) => !isBlankGroup(field, row)).map((row) => groupOf(field, row))
        : null
    default:
      return value
  }
}

function groupOf(field: Field, value: unknown): Record<string, unknown> {
  const group = isObject(value) ? value : {}
  return Object.fromEntries(Object.entries(field.fields ?? {}).map(([name, part]) => [name, wireOf(part, group[name])]))
}

/** Where in the form a path of what was sent stands: empty rows of a list are not sent, so those after them have moved up. */
export function formPathOf(field: Field, value: unknown, path: string): string {
  const [name, index, ...rest] = path.split('.')
  if (field.kind !== 'list' || index === undefined || !Array.isArray(value)) return path
  const sent = [...value.keys()].filter((at) => !isBlankGroup(field, value[at]))
  return [name, sent[Number(index)] ?? index, ...rest].join('.')
}
