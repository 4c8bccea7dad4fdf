/** An answer to "how many times as important is `a` as `b`": 1/9–9 (F2.5). */
export interface PairAnswer {
  readonly a: string
  readonly b: string
  readonly times: number
}

/** Three answers that contradict: `a` to `c` was said, but `a` to `b` to `c` gives another number. */
export interface Contradiction {
  readonly a: string
  readonly b: string
  readonly c: string
  /** Times that `a` is as important as `c`, as said. */
  readonly said: number
  /** The same by way of `b`. */
  readonly implied: number
}

/** What pairwise answers say. A control only: no weight follows from it by itself (F2.5). */
export interface PairwiseCheck {
  readonly weights: Readonly<Record<string, number>>
  /** The principal eigenvalue. */
  readonly lambda: number
  /** Consistency ratio; above 0.10 the answers contradict. */
  readonly ratio: number
  /** Worst first; empty up to 0.10. */
  readonly contradictions: readonly Contradiction[]
}

/** The most criteria that pairwise questions are asked of (F2.5). */
export const MAX_PAIRWISE = 7
export const CONSISTENT_UP_TO = 0.1

/** Saaty's mean consistency index of random answers, by number of criteria. */
const randomIndex = [0, 0, 0, 0.58, 0.9, 1.12, 1.24, 1.32]

/** The check of pairwise answers; undefined while a pair is not answered, or above 7 criteria (F2.5). */
export function checkPairs(criteria: readonly string[], answers: readonly PairAnswer[]): PairwiseCheck | undefined {
  const matrix = criteria.map((a) => criteria.map((b) => timesOf(answers, a, b)))
  if (criteria.length < 2 || criteria.length > MAX_PAIRWISE) return undefined
  const known = matrix.map((row) => row.filter((times) => times !== undefined))
  if (known.some((row) => row.length < criteria.length)) return undefined
  const { vector, lambda } = principal(known)
  const count = criteria.length
  const random = randomIndex[count] ?? 0
  const ratio = random === 0 ? 0 : (lambda - count) / (count - 1) / random
  return {
    weights: Object.fromEntries(criteria.map((id, at) => [id, vector[at] ?? 0])),
    lambda,
    ratio,
    contradictions: ratio > CONSISTENT_UP_TO ? contradictionsOf(criteria, known) : [],
  }
}

function timesOf(answers: readonly PairAnswer[], a: string, b: string): number | undefined {
  if (a === b) return 1
  for (const answer of answers) {
    if (answer.a === a && answer.b === b) return answer.times
    if (answer.a === b && answer.b === a) return 1 / answer.times
  }
  return undefined
}

/** More than enough: a matrix of answers converges in some tens. */
const STEPS = 1000

/** The principal eigenvector, adding up to 1, and its eigenvalue, by power iteration. */
function principal(matrix: readonly (readonly number[])[]): { vector: number[]; lambda: number } {
  let vector = matrix.map(() => 1 / matrix.length)
  let lambda = 0
  for (let step = 0; step < STEPS; step++) {
    const next = matrix.map((row) => row.reduce((sum, times, at) => sum + times * (vector[at] ?? 0), 0))
    const sum = next.reduce((all, one) => all + one, 0)
    const moved = next.reduce((most, one, at) => Math.max(most, Math.abs(one / sum - (vector[at] ?? 0))), 0)
    vector = next.map((one) => one / sum)
    lambda = sum
    if (moved < 1e-15) break
  }
  return { vector, lambda }
}

/** How many contradictions are told: more would not be read. */
const TOLD = 3

function contradictionsOf(criteria: readonly string[], matrix: readonly (readonly number[])[]): Contradiction[] {
  const times = (from: number, to: number) => matrix[from]?.[to] ?? 1
  const found: (Contradiction & { readonly size: number })[] = []
  criteria.forEach((a, first) => {
    criteria.slice(first + 1).forEach((b, second) => {
      criteria.slice(first + second + 2).forEach((c, third) => {
        const middle = first + 1 + second
        const last = middle + 1 + third
        const said = times(first, last)
        const implied = times(first, middle) * times(middle, last)
        found.push({ a, b, c, said, implied, size: Math.max(said / implied, implied / said) })
      })
    })
  })
  return found
    .sort((a, b) => b.size - a.size)
    .slice(0, TOLD)
    .map(({ size: _, ...one }) => one)
}
