/** What of a row of a profile says whether it is about a product. */
export interface OfProduct {
  /** The software it is about; of one that holds for all, nothing. */
  readonly product?: string | null | undefined
}

/**
 * Which of the rows of a profile that answer one requirement is offered to a match (F1.9): of the product that is asked about its own row,
 * else the one for all products, never that of another. Where no product is named, the one for all, else that of the only product with one:
 * among several the supplier has to say itself.
 */
export function profileAnswerOf<A extends OfProduct>(rows: readonly A[], product?: string | null): A | undefined {
  const general = rows.find((row) => !row.product)
  if (product) return rows.find((row) => row.product === product) ?? general
  const [only, ...others] = rows
  return general ?? (others.length === 0 ? only : undefined)
}
