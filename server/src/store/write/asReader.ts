import { Forbidden } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
import type { Loaded } from './load.ts'
import { hasRead, noteRead } from './noteRead.ts'
import type { Patch } from './update.ts'

const told = ['status', 'history', 'sent', 'read']

/**
 * What an addressee writes on a message: that they have read it, each for themselves; nothing of the message itself changes (D5, D13).
 * What they read of it was their own, so that it is not held against what others did.
 */
export async function asReader(me: ViewerStore, item: Loaded, patch: Patch): Promise<Patch> {
  if (item.type !== 'message' || item.facts.isOwner) return patch
  const { status, history } = patch.fields
  const rest = Object.fromEntries(Object.entries(patch.fields).filter(([name]) => !told.includes(name)))
  const isRead = status === 'read' || (Array.isArray(history) && history.some((entry) => isReadEntry(entry)))
  if (isRead) {
    await noteRead(me, [item.id])
    return { ...patch, fields: rest }
  }
  // Unread is no status to go back to; anything else is for the rules to refuse.
  if (status === 'sent' && (await hasRead(me, item.id))) throw new Forbidden('status sent')
  return { ...patch, fields: status === undefined || status === 'sent' ? rest : { ...rest, status } }
}

function isReadEntry(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'status' in entry && entry.status === 'read'
}
