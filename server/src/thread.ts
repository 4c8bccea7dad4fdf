import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createTurns } from './store/database/turns.ts'

/** The thread took too long, needed too much memory or failed. */
export class ThreadFailed extends Error {}

/** What a piece of work on a thread may take. */
interface Bounds {
  /** ms */
  readonly time: number
  /** MB */
  readonly memory: number
  /** A lasting one that is asked nothing for so long goes, ms. */
  readonly idle?: number
}

/**
 * Has a thread of its own answer a question: whatever stands in what people brought, nobody else waits for it, and it is ended where it takes too
 * long. The file at `url` reads the question from `workerData` and posts one answer. Throws ThreadFailed.
 */
export async function onThread<Question, Answer>(url: URL, question: Question, bounds: Bounds): Promise<Answer> {
  const worker = new Worker(url, { workerData: question, ...limitsOf(bounds) })
  try {
    return await answerOf<Answer>(worker, bounds)
  } finally {
    await worker.terminate()
  }
}

/** A thread that is asked nothing for so long goes, where it says nothing else, ms. */
const IDLE_MS = 30_000

/**
 * A thread that answers one question after the other, for what is asked often: beginning one takes longer than most answers. The file at `url`
 * posts an answer to each message. One that fails or takes too long is ended, and the next question begins another.
 */
export class LastingThread<Question> {
  readonly #url: URL
  readonly #bounds: Bounds
  readonly #inTurn = createTurns()
  #worker: Worker | undefined
  #leaving: NodeJS.Timeout | undefined

  constructor(url: URL, bounds: Bounds) {
    this.#url = url
    this.#bounds = bounds
  }

  /** Throws ThreadFailed. */
  ask<Answer>(question: Question): Promise<Answer> {
    return this.#inTurn(async () => {
      clearTimeout(this.#leaving)
      const worker = this.#begun()
      try {
        worker.ref()
        worker.postMessage(question)
        return await answerOf<Answer>(worker, this.#bounds)
      } catch (error) {
        this.#leave()
        throw error
      } finally {
        worker.unref()
        this.#leaving = setTimeout(() => this.#leave(), this.#bounds.idle ?? IDLE_MS).unref()
      }
    })
  }

  #begun(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(this.#url, limitsOf(this.#bounds))
    // Whoever asked hears of it; without a listener it would end the process.
    worker.on('error', () => {})
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    this.#worker = worker
    return worker
  }

  #leave(): void {
    void this.#worker?.terminate()
    this.#worker = undefined
  }
}

function limitsOf({ memory }: Bounds) {
  return { resourceLimits: { maxOldGenerationSizeMb: memory } }
}

/** The next answer of a thread. */
async function answerOf<Answer>(worker: Worker, { time }: Bounds): Promise<Answer> {
  const heard = new AbortController()
  const { signal } = heard
  try {
    const [answer] = await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new ThreadFailed('it ended without an answer'))),
      wait(time, undefined, { signal, ref: false }).then(() => Promise.reject(new ThreadFailed('it took too long'))),
    ])
    return answer
  } catch (error) {
    throw error instanceof ThreadFailed ? error : new ThreadFailed('it failed', { cause: error })
  } finally {
    heard.abort()
  }
}
