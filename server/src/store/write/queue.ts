import type { StoreContext } from '../context.ts'
import { createTurns } from '../database/turns.ts'

type InTurn = ReturnType<typeof createTurns>

const queues = new WeakMap<StoreContext, Map<string, { readonly inTurn: InTurn; waiting: number }>>()

/**
 * Lets the writes of this node on one item decide one after the other. The version would refuse all but one of those that decide at
 * the same moment, and each of them would try again and again; other nodes are met by the version alone.
 */
export async function oneByOne<T>(store: StoreContext, id: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(store) ?? new Map<string, { readonly inTurn: InTurn; waiting: number }>()
  queues.set(store, queue)
  const line = queue.get(id) ?? { inTurn: createTurns(), waiting: 0 }
  queue.set(id, line)
  line.waiting += 1
  try {
    return await line.inTurn(work)
  } finally {
    line.waiting -= 1
    if (line.waiting === 0) queue.delete(id)
  }
}
