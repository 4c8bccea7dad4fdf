/** Counts of draws by class of equal suppliers (F2.9). Suppliers of one class share their counts. */
export interface Tally {
  /** Counts one draw: the scores of all suppliers and the weights they were made with. */
  add(scores: Float64Array, weights: Float64Array): void
  /** How often the suppliers of a class came at a rank from 0, together. Ties share equally. */
  rankCount(one: number, rank: number): number
  /** How often suppliers of one class had more points than those of another, over all pairs of them; a tie is half. */
  winCount(one: number, other: number): number
  /** Sum of the weights of a criterion over draws that a class won; ties share. */
  weightSum(one: number, criterion: number): number
}

/** An empty tally of suppliers with these classes, numbered from 0. */
export function createTally(classOf: readonly number[], criteria: number): Tally {
  const count = classOf.length
  const classes = Math.max(-1, ...classOf) + 1
  const ranks = new Float64Array(classes * count)
  const wins = new Float64Array(classes * classes)
  const sums = new Float64Array(classes * criteria)
  const order = Int32Array.from(classOf.keys())
  const kind = Int32Array.from(classOf)
  const increase = (counts: Float64Array, at: number, by: number) => {
    counts[at] = (counts[at] ?? 0) + by
  }

  /** Counts suppliers of equal points, at places `from` up to `to`. */
  function addTied(from: number, to: number): void {
    const part = 1 / (to - from)
    for (let at = from; at < to; at++) {
      const one = kind[order[at] ?? 0] ?? 0
      for (let rank = from; rank < to; rank++) increase(ranks, one * count + rank, part)
      for (let other = 0; other < to; other++) {
        if (other === at) continue
        const before = kind[order[other] ?? 0] ?? 0
        increase(wins, before * classes + one, other < from ? 1 : 0.5)
      }
    }
  }

  function addWeights(winners: number, weights: Float64Array): void {
    for (let at = 0; at < winners; at++) {
      const one = kind[order[at] ?? 0] ?? 0
      for (let criterion = 0; criterion < criteria; criterion++) {
        increase(sums, one * criteria + criterion, (weights[criterion] ?? 0) / winners)
      }
    }
  }

  return {
    add(scores, weights) {
      sortDown(order, scores)
      for (let from = 0; from < count; ) {
        const points = scores[order[from] ?? 0]
        let to = from + 1
        while (to < count && scores[order[to] ?? 0] === points) to++
        addTied(from, to)
        if (from === 0) addWeights(to, weights)
        from = to
      }
    },
    rankCount: (one, rank) => ranks[one * count + rank] ?? 0,
    winCount: (one, other) => wins[one * classes + other] ?? 0,
    weightSum: (one, criterion) => sums[one * criteria + criterion] ?? 0,
  }
}

/** Sorts suppliers by score, the best first. Their order in the last draw is a good start. */
function sortDown(order: Int32Array, scores: Float64Array): void {
  for (let at = 1; at < order.length; at++) {
    const moved = order[at] ?? 0
    const score = scores[moved] ?? 0
    let to = at
    while (to > 0 && (scores[order[to - 1] ?? 0] ?? 0) < score) {
      order[to] = order[to - 1] ?? 0
      to--
    }
    order[to] = moved
  }
}
