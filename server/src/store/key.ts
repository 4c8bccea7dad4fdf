import type { TypeName } from '@schakel/domain'
import { v7 } from 'uuid'

/** A new key: URL-safe, sortable by time, never derived from content (D2.1). */
export function newKey(): string {
  return v7().replaceAll('-', '')
}

/** A new id of a type. */
export function newId(type: TypeName): string {
  return `${type}/${newKey()}`
}
