import { typeOfId } from '@schakel/domain'
import type { Change } from '../write/plan.ts'

const sheetEdges = ['TEMPLATES', 'REQUIREMENTS', 'ANSWERS', 'WEIGHINGS', 'DECISIONS']
const sheetTypes = ['template', 'requirement', 'answer', 'weighing', 'decision']

/** Edges that place nobody anywhere and match nobody with anybody. */
const besides = [
  'CONTACTS',
  'TODOS',
  'ACTIVITIES',
  'COMMENTS',
  'SUB',
  'FILES',
  'SOFTWARE',
  'TAGS',
  'TO',
  'OWNERS',
  ...sheetEdges,
]
const besideTypes = ['person', 'software', 'todo', 'activity', 'comment', 'message', 'file', 'tag', ...sheetTypes]
const organisations = ['space', 'organisation', 'supplier', 'lead']

/**
 * Whether a write may change who somebody is to the store: their account, the name and picture of their organisation, the spaces it lies
 * in, the suppliers matched with its dossiers. Most writes do not, and whoever is not known asks the database again. A write without a
 * line is one about a session.
 */
export function changesViewers(changes: readonly Change[]): boolean {
  return changes.length === 0 || changes.some(isAboutViewers)
}

function isAboutViewers({ item, kind, edge, before, after }: Change): boolean {
  if (edge !== undefined) return !besides.includes(edge)
  const type = typeOfId(item) ?? ''
  if (besideTypes.includes(type)) return false
  // Nobody belongs yet to what is new.
  if (kind === 'create') return type === 'user' || type === 'match'
  if (kind !== 'update') return true
  if (type === 'dossier') return false
  if (!organisations.includes(type)) return true
  // Without its forms a line says that much changed at once.
  const forms = [before, after].filter((form) => form !== undefined)
  return forms.length === 0 || forms.some((form) => 'name' in form || 'avatar' in form)
}
