import { type FieldIssue, type ItemInput, isEmpty, isEnvelope, isSame } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import type { Loaded } from './load.ts'

const handled = new Set(['_id', '_type', '_version', '_feed', '_edge', '_changed', '_created', '_node'])

/** References that were sent back must be as they were read: a changed one is refused, an unchanged one is without effect (D19.3). */
export async function readOnlyIssues(me: ViewerStore, item: Loaded, input: ItemInput): Promise<FieldIssue[]> {
  const sent = Object.keys(input).filter(
    (name) => isEnvelope(name, item.type) && !handled.has(name) && !isEmpty(input[name]),
  )
  const itself = ['_id', '_type'].filter((name) => !isEmpty(input[name]) && input[name] !== item.fields[name])
  if (itself.length > 0) return itself.map((path) => ({ path, code: 'readOnly' as const }))
  if (sent.length === 0) return []
  const current: unknown = JSON.parse(await me.read(item.id, 1))
  return sent
    .filter((name) => !isSame(idsOf(input[name]), idsOf(fieldOf(current, name))))
    .map((path) => ({ path, code: 'readOnly' as const }))
}

function fieldOf(item: unknown, name: string): unknown {
  return typeof item === 'object' && item !== null ? Object.getOwnPropertyDescriptor(item, name)?.value : undefined
}

function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((ref) => fieldOf(ref, '_id') ?? fieldOf(ref, 'name') ?? null).sort()
  return value === undefined || value === null ? null : (fieldOf(value, '_id') ?? fieldOf(value, 'name') ?? null)
}
