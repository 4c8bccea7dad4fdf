import type { NewUpdate } from '../store/notes/notes.ts'

/** So many edits of one note are kept by one statement at most. */
const AT_ONCE = 100

/** What became of an edit: its number, or why it was refused. */
export type Taken = number | Error

type Keep<E> = (item: string, edits: readonly E[]) => Promise<readonly Taken[]>

interface Waiting<E> extends PromiseWithResolvers<number> {
  readonly edit: E
}

/** Keeps the edits of a note one batch after the other: what comes while one is being kept goes along with the next. */
export class EditQueue<E extends NewUpdate> {
  readonly #keep: Keep<E>
  readonly #waiting = new Map<string, Waiting<E>[]>()

  constructor(keep: Keep<E>) {
    this.#keep = keep
  }

  /** Answers the number of an edit once it is kept; throws what it was refused for. */
  take(item: string, edit: E): Promise<number> {
    const one: Waiting<E> = { edit, ...Promise.withResolvers<number>() }
    const others = this.#waiting.get(item)
    if (others) others.push(one)
    else {
      const waiting = [one]
      this.#waiting.set(item, waiting)
      void this.#run(item, waiting)
    }
    return one.promise
  }

  async #run(item: string, waiting: Waiting<E>[]): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, AT_ONCE)
      const taken = await this.#kept(
        item,
        batch.map(({ edit }) => edit),
      )
      for (const [at, { resolve, reject }] of batch.entries()) {
        const one = taken[at]
        if (typeof one === 'number') resolve(one)
        else reject(one)
      }
    }
    this.#waiting.delete(item)
  }

  async #kept(item: string, edits: readonly E[]): Promise<readonly Taken[]> {
    try {
      return await this.#keep(item, edits)
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error))
      return edits.map(() => fault)
    }
  }
}
