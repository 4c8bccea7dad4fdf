import { type Field, formatPhone, isEmpty, isIsoDay, isObject, textOf, withoutTags } from '@schakel/domain'
import { wallOf } from '../../ui/wallTime.ts'
import type { Values } from './record.ts'
import type { ShownField } from './shape.ts'

/** What an input holds for a kept value: text as it is read, numbers until they are typed over, dates on the wall clock. */
export function inputOf(field: Field, kept: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return kept === true
    case 'integer':
    case 'money':
      return typeof kept === 'number' ? kept : null
    case 'dateTime':
      return typeof kept === 'string' && kept !== '' ? wallOf(new Date(kept)) : ''
    case 'phone':
      return typeof kept === 'string' ? formatPhone(kept) : ''
    case 'object':
      return groupOf(field, isObject(kept) ? kept : {})
    case 'list':
      return Array.isArray(kept) ? kept.filter(isObject).map((row) => groupOf(field, row)) : []
    default:
      return textOf(kept)
  }
}

function groupOf(field: Field, kept: Values): Values {
  return Object.fromEntries(Object.entries(field.fields ?? {}).map(([name, part]) => [name, inputOf(part, kept[name])]))
}

/** An empty row of a list. */
export function emptyRow(field: Field): Values {
  return groupOf(field, {})
}

/** What the inputs of an item hold that is there already. */
export function valuesOf(fields: readonly ShownField[], item: Values): Values {
  return Object.fromEntries(fields.map(({ name, field }) => [name, inputOf(field, item[name])]))
}

/** What the inputs of a new item hold: the defaults (D4.6, S9.7). */
export function defaultsOf(fields: readonly ShownField[], defaultPrice: number, now: Date): Values {
  return Object.fromEntries(
    fields.map(({ name, field }) => {
      const given: unknown = typeof field.default === 'function' ? field.default(now) : field.default
      return [name, inputOf(field, field.kind === 'money' && given !== undefined ? defaultPrice : given)]
    }),
  )
}

/** Whether nothing stands in an input. */
export function isBlank(field: Field, value: unknown): boolean {
  if (field.kind === 'flag') return value !== true
  if (field.kind === 'richText') return isEmpty(typeof value === 'string' ? withoutTags(value) : value)
  if (field.kind === 'object') return isBlankGroup(field, value)
  if (field.kind === 'list') return !Array.isArray(value) || value.every((row) => isBlankGroup(field, row))
  return isEmpty(value)
}

/** Whether nothing stands in a group of inputs, such as a row of a list. */
export function isBlankGroup(field: Field, value: unknown): boolean {
  const group = isObject(value) ? value : {}
  return Object.entries(field.fields ?? {}).every(([name, part]) => isBlank(part, group[name]))
}

/** Whether a day stands in a moment without its time (S5.9); what is no day is wrong by itself. */
export function lacksTime(field: Field, value: unknown): boolean {
  return field.kind === 'dateTime' && isIsoDay(value)
}
