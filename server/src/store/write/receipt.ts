import { AsyncLocalStorage } from 'node:async_hooks'
import type { ViewerStore } from '../store.ts'
import type { Written } from './plan.ts'

/** What an Idempotency-Key stands for while a request runs (D2.4). */
interface Receipt {
  readonly key: string
  /** Hash of the request: the same key with another request is refused. */
  readonly request: string
  isUsed: boolean
}

const running = new AsyncLocalStorage<Receipt>()

/** Runs a request under its idempotency key: its first write keeps the answer in the same transaction (D2.4). */
export function withReceipt<T>(
  receipt: { readonly key: string; readonly request: string },
  run: () => Promise<T>,
): Promise<T> {
  return running.run({ ...receipt, isUsed: false }, run)
}

/** What the running request's write must leave behind, if it came with a key. */
export function receiptOf(
  _me: ViewerStore,
  written: Written,
): { key: string; request: string; answer: string } | undefined {
  const receipt = running.getStore()
  if (!receipt || receipt.isUsed) return undefined
  receipt.isUsed = true
  return { key: receipt.key, request: receipt.request, answer: JSON.stringify(written) }
}
