import { isObject } from '@schakel/domain'
import type { QueryClient } from '@tanstack/react-query'
import type { Saved } from '../../api/types.ts'

type Props = Readonly<Record<string, unknown>>

const turns = new Map<string, Promise<unknown>>()
/** Per item: from which version to which this browser's own writes brought it. */
const steps = new Map<string, Map<number, number>>()

/** What was removed here and not taken back, and when, ms: its page is being left, and asking for it again would only find nothing. */
export const removedHere = new Map<string, number>()

/** What was made here: it is no news to who made it, also where nobody is named. */
export const madeHere = new Set<string>()

/**
 * Writes of this browser on one item go one after another, and what is based on a version that only its own last write made old
 * goes on from there: two quick clicks are no conflict (D2.3). What somebody else changed in between still is.
 */
export async function writeInTurn(
  cache: QueryClient,
  id: string,
  props: Props,
  write: (props: Props) => Promise<Saved>,
): Promise<Saved> {
  const base = typeof props._version === 'number' ? props._version : cachedVersion(cache, id)
  const before = turns.get(id) ?? Promise.resolve()
  const turn = before
    .catch(() => undefined)
    .then(async () => {
      const from = base === undefined ? undefined : latest(id, base)
      const saved = await write(typeof props._version === 'number' ? { ...props, _version: from } : props)
      if (from !== undefined && saved._version === from + 1) stepsOf(id).set(from, saved._version)
      return saved
    })
  turns.set(id, turn)
  try {
    return await turn
  } finally {
    if (turns.get(id) === turn) turns.delete(id)
  }
}

function stepsOf(id: string): Map<number, number> {
  const known = steps.get(id) ?? new Map<number, number>()
  steps.set(id, known)
  return known
}

function latest(id: string, version: number): number {
  const next = steps.get(id)?.get(version)
  return next === undefined ? version : latest(id, next)
}

function cachedVersion(cache: QueryClient, id: string): number | undefined {
  return cache
    .getQueriesData<unknown>({ queryKey: ['item', id] })
    .flatMap(([, data]) => (isObject(data) && typeof data._version === 'number' ? [data._version] : []))
    .toSorted((one, other) => other - one)[0]
}
