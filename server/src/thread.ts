import { Worker } from 'node:worker_threads'

/** The thread took too long, needed too much memory or failed. */
export class ThreadFailed extends Error {}

/** What a piece of work on a thread may take. */
interface Bounds {
  /** ms */
  readonly time: number
  /** MB */
  readonly memory: number
}

/**
 * Has a thread of its own answer a question: whatever stands in what people brought, nobody else waits for it, and it is ended where it takes too
 * long. The file at `url` reads the question from `workerData` and posts one answer. Throws ThreadFailed.
 */
export async function onThread<Question, Answer>(url: URL, question: Question, bounds: Bounds): Promise<Answer> {
  const worker = new Worker(url, {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: bounds.memory },
  })
  const patience = AbortSignal.timeout(bounds.time)
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', (error) => reject(new ThreadFailed('it failed', { cause: error })))
      worker.once('exit', () => reject(new ThreadFailed('it ended without an answer')))
      patience.addEventListener('abort', () => reject(new ThreadFailed('it took too long')))
    })
  } finally {
    await worker.terminate()
  }
}
