import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HOURS, Invalid, isObject, type Viewer } from '@schakel/domain'
import type { FastifyRequest } from 'fastify'
import type { Store } from '../store/store.ts'
import { findReceipt, Repeated, withReceipt } from '../store/write/receipt.ts'

const KEY_MAX = 200

/** Runs a write once per Idempotency-Key and user; sent again it answers what the first one answered (D2.4). */
export async function answerOnce(
  store: Store,
  viewer: Viewer,
  request: FastifyRequest,
  run: () => Promise<string | object>,
): Promise<string | object> {
  const key = request.headers['idempotency-key']
  if (key === undefined) return run()
  if (typeof key !== 'string' || key === '') throw Invalid.of('idempotency-key', 'required')
  if (key.length > KEY_MAX) throw Invalid.of('idempotency-key', 'tooLong', { max: KEY_MAX })
  const fingerprint = fingerprintOf(request)
  const first = async (): Promise<string | undefined> => {
    const receipt = await findReceipt(store, viewer._id, key, IDEMPOTENCY_HOURS)
    if (receipt && receipt.request !== fingerprint) throw Invalid.of('idempotency-key', 'taken')
    return receipt?.answer
  }
  const kept = await first()
  if (kept !== undefined) return kept
  try {
    return await withReceipt(store, viewer, { key, request: fingerprint }, run)
  } catch (error) {
    // The same request came twice at once, and the other one was first.
    const answer = error instanceof Repeated ? await first() : undefined
    if (answer === undefined) throw error
    return answer
  }
}

/** What was asked, whoever's token it came with. */
function fingerprintOf(request: FastifyRequest): string {
  const { body } = request
  const asked = isObject(body) ? { ...body, token: undefined } : body
  return createHash('sha256')
    .update(`${request.method} ${request.url.split('?')[0]}\n${JSON.stringify(asked)}`)
    .digest('base64url')
}
