import type { ViewerStore } from '../../store/store.ts'
import { undoImport } from './undoImport.ts'

/** The imports that this node is taking back: each once, however often that is asked (D23.5). */
export class Undos {
  readonly #running = new Map<string, Promise<void>>()
  readonly #closing = new AbortController()
  readonly #onFault: (error: unknown) => void

  constructor(onFault: (error: unknown) => void) {
    this.#onFault = onFault
  }

  /** Takes an import back, or waits for who does. Throws what the viewer may not, and what went wrong. */
  async begin(me: ViewerStore, id: string): Promise<void> {
    const running = this.#running.get(id)
    if (running) return running
    const ended = undoImport(me, id, this.#closing.signal).finally(() => this.#running.delete(id))
    this.#running.set(id, ended)
    // Who asked may have stopped waiting.
    ended.catch((error: unknown) => {
      if (!isRefusal(error)) this.#onFault(error)
    })
    return ended
  }

  /** Stops between two steps: whoever asks next goes on there. */
  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.allSettled(this.#running.values())
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'missing'
}
