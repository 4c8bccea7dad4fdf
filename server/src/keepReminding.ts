import { remindAnswers } from './store/answers/remindAnswers.ts'
import type { Store } from './store/store.ts'
import { remindWeighers } from './store/weighing/remindWeighers.ts'
import { remindTodos } from './store/work/ownMoments.ts'

/** How often a node looks for suppliers who answer and people who weigh, ms. */
const ASKED_MS = 300_000
/** How often it looks for todos of which somebody wanted to be reminded by now, ms. */
const TODOS_MS = 30_000

/**
 * Reminds suppliers of what they are asked (F1.14), people of who asks of what they are to weigh (F2.14), and whoever wanted that of a todo, now
 * and in rounds; answers how to stop it.
 */
export function keepReminding(store: Store): () => Promise<void> {
  const stops = [
    inRounds(() => remindAnswers(store), ASKED_MS),
    inRounds(() => remindWeighers(store), ASKED_MS),
    inRounds(() => remindTodos(store), TODOS_MS),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function inRounds(remind: () => Promise<unknown>, ms: number): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  const round = () => {
    // Who could not be reminded now is in the next round.
    running = running.then(remind).catch((error: Error) => process.emitWarning(error))
  }
  round()
  const timer = setInterval(round, ms).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
