import { AsyncLocalStorage } from 'node:async_hooks'

/** Tells whether the code that asks runs inside a transaction of this database. */
export function createTransactionGuard() {
  const running = new AsyncLocalStorage<{ open: boolean }>()
  return {
    /** Throws when called inside a transaction: what uses the database there must use its `tx`. */
    assertOutside(): void {
      if (running.getStore()?.open) throw new Error('Inside a transaction use its tx, not the database.')
    },
    async run<T>(work: () => Promise<T>): Promise<T> {
      // What the work leaves behind (a timer, an event) still carries this state after the end, and is then free to use the database.
      const state = { open: true }
      try {
        return await running.run(state, work)
      } finally {
        state.open = false
      }
    },
  }
}
