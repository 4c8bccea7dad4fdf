import { randomUUID } from 'node:crypto'
import type { TypeName } from '@schakel/domain'

/** The time of the last key, and its number within that: made in the same millisecond they keep their order. */
let time = 0
let count = 0
const COUNT_MAX = 0xfff

/** A new key: a UUID of version 7 without its dashes, URL-safe, sortable by time, never derived from content (D2.1). */
export function newKey(): string {
  const random = randomUUID()
  const now = Date.now()
  if (now <= time && count < COUNT_MAX) count += 1
  else {
    time = Math.max(now, time + 1)
    // Counted from anywhere: that it is the tenth of its moment is nobody's to know.
    count = Number.parseInt(random.slice(0, 3), 16) >> 1
  }
  return `${hex(time, 12)}7${hex(count, 3)}${random.slice(19).replace('-', '')}`
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

/** A new id of a type. */
export function newId(type: TypeName): string {
  return `${type}/${newKey()}`
}
