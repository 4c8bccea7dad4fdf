import type { ViewerContext } from '../context.ts'
import { databaseErrorCode, type Queryable } from '../database/index.ts'
import { REPEATED, Repeated, receiptKept, receiptOf } from './receipt.ts'

/**
 * Writes what is no item, in one transaction with the receipt of the request, so that one that comes twice is carried out once (D2.4). No
 * entry of the log, no frame and no version tells of it.
 */
export async function outsideItems<T extends object>(
  { store, viewer }: ViewerContext,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  try {
    const written = await store.database.transaction(async (tx) => {
      const answer = await work(tx)
      const receipt = receiptOf(answer)
      const kept = [viewer._id, store.settings.clock().toISOString(), JSON.stringify(receipt)]
      if (receipt) await tx.query('select keep_receipt($1, $2::timestamptz, $3::jsonb)', kept)
      return answer
    })
    receiptKept()
    return written
  } catch (error) {
    if (databaseErrorCode(error) === REPEATED) throw new Repeated()
    throw error
  }
}
