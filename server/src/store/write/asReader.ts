import { Forbidden, propertyOf } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import type { Loaded } from './load.ts'
import { hasRead, noteRead } from './noteRead.ts'
import type { Patch } from './patch.ts'

const told = ['status', 'history', 'sent', 'read']

interface Reading {
  /** What is left to write. */
  readonly patch: Patch
  /** They had not read it before: to them its status changed. */
  readonly isNews: boolean
}

/**
 * What an addressee writes on a message: that they have read it, each for themselves; nothing of the message itself changes (D5, D13).
 * What they read of it was their own, so that it is not held against what others did.
 */
export async function asReader(me: ViewerContext, item: Loaded, patch: Patch): Promise<Reading> {
  if (item.type !== 'message' || item.facts.isOwner) return { patch, isNews: false }
  const { status, history } = patch.fields
  const rest = Object.fromEntries(Object.entries(patch.fields).filter(([name]) => !told.includes(name)))
  const isRead = status === 'read' || (Array.isArray(history) && history.some((entry) => isReadEntry(entry)))
  if (isRead) {
    const isNews = !(await hasRead(me, item.id))
    await noteRead(me, [item.id])
    return { patch: { ...patch, fields: rest }, isNews }
  }
  // Unread is no status to go back to; anything else is for the rules to refuse.
  if (status === 'sent' && (await hasRead(me, item.id))) throw new Forbidden('status sent')
  const fields = status === undefined || status === 'sent' ? rest : { ...rest, status }
  return { patch: { ...patch, fields }, isNews: false }
}

function isReadEntry(entry: unknown): boolean {
  return propertyOf(entry, 'status') === 'read'
}
