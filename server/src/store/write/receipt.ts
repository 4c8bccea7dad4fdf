import { AsyncLocalStorage } from 'node:async_hooks'
import { IDEMPOTENCY_HOURS, type Viewer } from '@schakel/domain'
import type { StoreContext, ViewerContext } from '../context.ts'

/** What an Idempotency-Key stands for while a request runs (D2.4). */
interface Receipt {
  readonly key: string
  /** Hash of the request: the same key with another request is refused. */
  readonly request: string
  isKept: boolean
  /** What is answered besides what the write itself tells. */
  also: object
}

/** A receipt as the database keeps it. */
export interface KeptReceipt {
  readonly key: string
  readonly request: string
  readonly answer: string
  readonly hours: number
}

/** The same request was carried out under this key already; its answer is kept (D2.4). */
export class Repeated extends Error {}

/** The SQLSTATE by which the database says so. */
export const REPEATED = 'SK208'

const running = new AsyncLocalStorage<Receipt>()

/** The kept answer to an idempotency key of a user, if it is not too old (D2.4). */
export async function findReceipt(
  store: StoreContext,
  user: string,
  key: string,
  hours: number,
): Promise<{ request: string; answer: string } | undefined> {
  const since = new Date(store.settings.clock().getTime() - hours * 3_600_000)
  const [row] = await store.database.query<{ request: string; answer: string }>(
    'select request, answer from idempotency where user_id = $1 and key = $2 and at > $3',
    [user, key, since],
  )
  return row
}

/** Runs a request under its idempotency key: its first write keeps the answer in the same transaction (D2.4). Throws Repeated. */
export function withReceipt<T>(
  store: StoreContext,
  viewer: Viewer,
  { key, request }: { readonly key: string; readonly request: string },
  run: () => Promise<T>,
): Promise<T> {
  const receipt: Receipt = { key, request, isKept: false, also: {} }
  return running.run(receipt, async () => {
    const answer = await run()
    // Nothing had to be written; repeated later it must still come to nothing.
    if (!receipt.isKept) {
      const kept = { key, request, answer: typeof answer === 'string' ? answer : JSON.stringify(answer) }
      await store.database.query('select keep_receipt($1, $2::timestamptz, $3::jsonb)', [
        viewer._id,
        store.settings.clock().toISOString(),
        JSON.stringify({ ...kept, hours: IDEMPOTENCY_HOURS }),
      ])
    }
    return answer
  })
}

/**
 * Runs a part of the request once by itself, such as one item of many: a request that was broken off and comes again finds it done, and
 * goes on with the rest (D2.4). `parse` reads the answer that the part gave then.
 */
export async function partOnce<T>(
  { store, viewer }: ViewerContext,
  part: string,
  parse: (answer: unknown) => T,
  run: () => Promise<T>,
): Promise<T> {
  const whole = running.getStore()
  if (!whole) return run()
  const key = `${whole.key} ${part}`
  const kept = async () => (await findReceipt(store, viewer._id, key, IDEMPOTENCY_HOURS))?.answer
  const before = await kept()
  if (before !== undefined) return parse(JSON.parse(before))
  try {
    return await withReceipt(store, viewer, { key, request: whole.request }, run)
  } catch (error) {
    const answer = error instanceof Repeated ? await kept() : undefined
    if (answer === undefined) throw error
    return parse(JSON.parse(answer))
  }
}

/** Says what the running part answers besides what its write tells, before that write. */
export function answerAlso(more: object): void {
  const receipt = running.getStore()
  if (receipt) receipt.also = more
}

/** What the running request's next write must leave behind, if it came with a key and no earlier write did. */
export function receiptOf(written: object): KeptReceipt | undefined {
  const receipt = running.getStore()
  if (!receipt || receipt.isKept) return undefined
  return {
    key: receipt.key,
    request: receipt.request,
    answer: answered(written),
    hours: IDEMPOTENCY_HOURS,
  }
}

/** What the running request answers of a write, as it is kept. */
export function answered(written: object): string {
  return JSON.stringify({ ...written, ...running.getStore()?.also })
}

/** Runs writes that are answered together: none of them leaves a receipt, which is for whoever asked to keep (D2.4). */
export function withoutReceipt<T>(run: () => Promise<T>): Promise<T> {
  return running.exit(run)
}

/** Runs what is undone as a whole when it fails, and then leaves the receipt that was undone along to whatever is tried next (D2.4). */
export async function withUndoneReceipt<T>(run: () => Promise<T>): Promise<T> {
  const receipt = running.getStore()
  const wasKept = receipt?.isKept
  try {
    return await run()
  } catch (error) {
    if (receipt && wasKept === false) receipt.isKept = false
    throw error
  }
}

/** Told when a write was committed, or is to be with all around it; one that lost a write conflict leaves its receipt to the next try. */
export function receiptKept(): void {
  const receipt = running.getStore()
  if (receipt) receipt.isKept = true
}
