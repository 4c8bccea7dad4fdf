/** What of a row of a profile says whether it is about a product. */
export interface OfProduct {
  /** The software it is about; of one that holds for all, nothing. */
  readonly product?: string | null | undefined
}

/**
 * Which row of a profile is offered to a match (F1.9); `rows` are those that answer one requirement. Where a product is named: its own row, else
 * the one for all products, never that of another. Where none is: the one for all, else that of the only product. Among several products the
 * supplier chooses, so there is none.
 */
export function profileAnswerOf<A extends OfProduct>(rows: readonly A[], product?: string | null): A | undefined {
  const general = rows.find((row) => !row.product)
  if (product) return rows.find((row) => row.product === product) ?? general
  return general ?? (rows.length === 1 ? rows[0] : undefined)
}
