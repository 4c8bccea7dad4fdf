/** What says which of two answers came last. */
export interface SaidAnswer {
  readonly _id: string
  readonly confirmed?: string | undefined
  readonly _changed?: string | undefined
}

/** Answers that count, and those to the same that were said before. */
export interface LatestAnswers<A> {
  readonly current: readonly A[]
  readonly earlier: readonly A[]
}

/**
 * Of several answers to the same, as there are when two suppliers that both answered are merged, the one that was said last counts; the
 * others are kept to be read (D23.5). `placeOf` says what an answer is about; the order stays.
 */
export function latestAnswers<A extends SaidAnswer>(
  answers: readonly A[],
  placeOf: (answer: A) => string,
): LatestAnswers<A> {
  const latest = new Map<string, A>()
  for (const answer of answers) {
    const there = latest.get(placeOf(answer))
    if (!there || isAfter(answer, there)) latest.set(placeOf(answer), answer)
  }
  const { current = [], earlier = [] } = Object.groupBy(answers, (answer) =>
    latest.get(placeOf(answer)) === answer ? 'current' : 'earlier',
  )
  return { current, earlier }
}

function isAfter(one: SaidAnswer, other: SaidAnswer): boolean {
  const [mine, theirs] = [saidAt(one), saidAt(other)]
  return mine === theirs ? one._id > other._id : mine > theirs
}

/** UTC. */
function saidAt({ confirmed, _changed }: SaidAnswer): string {
  return confirmed ?? _changed ?? ''
}
