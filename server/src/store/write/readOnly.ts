import {
  definitionOf,
  type FieldIssue,
  type ItemInput,
  isEmpty,
  isEnvelope,
  isSame,
  propertyOf,
  type TypeName,
} from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { readItem } from '../read/item.ts'
import type { Loaded } from './load.ts'

const handled = new Set([
  ...[
    '_id',
    '_type',
    '_version',
    '_feed',
    '_edge',
    '_changed',
    '_created',
    '_node',
    '_depth',
    '_deleted',
    '_entered',
    '_unentered',
    '_unread',
  ],
])

const matchNames: ReadonlySet<string> = new Set([
  ...Object.keys(definitionOf('match').fields).filter((name) => /^\$|^matchnote$/.test(name)),
  ...['$match', '$status', '$history'],
])

/** Whether a name is a property of the match over which a supplier or a dossier was reached (D19.2). */
export function isOfMatch(name: string, type: TypeName): boolean {
  return (type === 'supplier' || type === 'dossier') && matchNames.has(name)
}

/** References that were sent back must be as they were read: a changed one is refused, an unchanged one is without effect (D19.3). */
export async function readOnlyIssues(me: ViewerContext, item: Loaded, input: ItemInput): Promise<FieldIssue[]> {
  const sent = Object.keys(input).filter(
    (name) => isEnvelope(name, item.type) && !handled.has(name) && !isEmpty(input[name]),
  )
  const itself = ['_id', '_type'].filter((name) => !isEmpty(input[name]) && input[name] !== item.fields[name])
  if (itself.length > 0) return itself.map((path) => ({ path, code: 'readOnly' as const }))
  const reached = Object.keys(input).filter((name) => isOfMatch(name, item.type) && !isEmpty(input[name]))
  if (sent.length + reached.length === 0) return []
  const current: unknown = JSON.parse(await readItem(me, item.id, { depth: 1 }))
  return [
    ...sent.filter((name) => !isSame(idsOf(input[name]), idsOf(propertyOf(current, name)))),
    ...(reachedBy.some((list) => isOneOf(propertyOf(current, list), input, reached)) ? [] : reached),
  ].map((path) => ({ path, code: 'readOnly' as const }))
}

/** A match has them, and so has a link that was opened for the other party (S4.12). */
const reachedBy = ['_matches', '_parents'] as const

/** Whether all of these were read from one reference: they are changed on the match or the link, not on what it leads to. */
function isOneOf(references: unknown, input: ItemInput, names: readonly string[]): boolean {
  if (names.length === 0) return true
  return (
    Array.isArray(references) &&
    references.some((reference) => names.every((name) => isSame(propertyOf(reference, name), input[name])))
  )
}

function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((ref) => propertyOf(ref, '_id') ?? propertyOf(ref, 'name') ?? null).sort()
  return value === undefined || value === null ? null : (propertyOf(value, '_id') ?? propertyOf(value, 'name') ?? null)
}
