import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HOURS } from '@schakel/domain'
import { isAskedTooOften } from '../../http/askingLimit.ts'
import { readSharing } from '../../store/read/attendance.ts'
import type { Store } from '../../store/store.ts'
import { systemViewer } from '../../store/system.ts'
import { findReceipt, withReceipt } from '../../store/write/receipt.ts'

/** One address may be typed so often for one activity, and twice by each who shares it; whoever types it more often hears nothing else. */
const SAME_MOST = 10
const EACH_MOST = 2

/** What a visitor who checks in sent. */
interface SelfCheckin {
  readonly activity: string
  readonly email: string
  /** The same when the page tries again, since the answer was lost. */
  readonly attempt: string | undefined
}

/**
 * Ticks off who checks in by e-mail address (D12); of several with one address each comes by themselves. An attempt that comes again ticks
 * off nobody else (D2.4). Tells nothing: not that an address was typed often, nor that somebody came (D20).
 */
export async function selfCheckin(store: Store, { activity, email, attempt }: SelfCheckin): Promise<void> {
  const { registered } = await readSharing(store.as(systemViewer), activity, email)
  const most = Math.max(SAME_MOST, EACH_MOST * registered)
  if (await isAskedTooOften(store, `checkin:${activity}`, email, most)) return
  // Of two at one moment each must find what the other one ticked off.
  await store.together((inner) => tickFirst(inner, { activity, email, attempt }), {
    alone: `checkin ${activity} ${email}`,
  })
}

async function tickFirst(inner: Store, { activity, email, attempt }: SelfCheckin): Promise<void> {
  const me = inner.as(systemViewer)
  const key = attempt === undefined ? undefined : receiptKey([activity, email, attempt])
  if (key !== undefined && (await findReceipt(inner, systemViewer._id, key, IDEMPOTENCY_HOURS))) return
  const [person] = (await readSharing(me, activity, email)).expected
  if (person === undefined) return
  const props = { $present: inner.settings.clock().toISOString() }
  const tick = () => me.link({ edge: 'CONTACTS', parent: activity, child: person, props })
  await (key === undefined ? tick() : withReceipt(inner, systemViewer, { key, request: key }, tick))
}

// No address is kept as it is.
function receiptKey(said: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}
