import type { GuardReview } from '@schakel/domain/calls'

/** Who is going to read, and what; of one who only looks at a dossier nobody in particular. */
export interface Reader {
  readonly match?: string
  /** Who is to get a match by it, in place of one. */
  readonly supplier?: string
  /** What the supplier is called. */
  readonly name?: string
  readonly review: GuardReview
}

/** A text of a review; `by` names who reads it, where that is not everybody who was asked about. */
export type ReadText = GuardReview['texts'][number] & { readonly by?: readonly string[] | undefined }

/** By what a reader is known among others. */
export const keyOf = ({ match, supplier }: Reader): string | undefined => supplier ?? match

/** All that these readers are going to read, each text once: what they have in common, and with whose it is what they have not. */
export function textsFor(readers: readonly Reader[]): ReadText[] {
  const found = Map.groupBy(
    readers.flatMap(({ name = '', review }) => review.texts.map((text) => ({ name, text }))),
    ({ text }) => JSON.stringify(text),
  )
  return [...found.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const by = [...new Set(same.map(({ name }) => name))]
    return [{ ...first.text, ...(by.length < readers.length ? { by } : {}) }]
  })
}
