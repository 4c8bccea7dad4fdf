import { isSupplierSide, mapOf } from '@schakel/domain'
import type { Call } from '@schakel/domain/calls'
import type { Store } from '../store/store.ts'
import type { Session } from './session.ts'

/** The words by which a call looks for somebody. */
const SEARCHED = ['q', 'name', 'city', 'owner'] as const

/** Counts what a supplier asks, beside the answer and without looking at what it holds (D20.10). Who impersonates them is not it. */
export async function watched<A>(
  { probing }: Store,
  { viewer, impersonator }: Session,
  call: Call,
  body: unknown,
  work: () => Promise<A>,
): Promise<A> {
  if (!isSupplierSide(viewer) || impersonator) return work()
  if (call.isRead) {
    if (isSearch(body)) probing.note(viewer._id, 'searched')
    return work()
  }
  try {
    return await work()
  } catch (error) {
    probing.noteRefusal(viewer, error)
    throw error
  }
}

function isSearch(body: unknown): boolean {
  const asked = mapOf(body)
  return SEARCHED.some((name) => typeof asked.get(name) === 'string' && asked.get(name) !== '')
}
