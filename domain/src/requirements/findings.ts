interface Found {
  readonly version?: number | undefined
}

interface Judged<C extends Found, S extends Found> {
  /** The version of the requirement that it answers. */
  readonly version?: number | undefined
  readonly checked?: C | undefined
  readonly checkRemark?: string | undefined
  readonly seen?: S[] | undefined
}

/**
 * An answer with what was found and seen of this version of its requirement alone: what was said of another text says nothing of this one
 * (F1.5, F1.11). What has no version is about the one that is answered.
 */
export function withFindingsOf<C extends Found, S extends Found, A extends Judged<C, S>>(
  answer: A,
  version: number,
): A {
  const isOf = (found: Found) => (found.version ?? answer.version ?? 0) >= version
  const { checked, checkRemark, seen } = answer
  const isFound = checked !== undefined && isOf(checked)
  return {
    ...answer,
    checked: isFound ? checked : undefined,
    checkRemark: isFound || checked === undefined ? checkRemark : undefined,
    seen: seen?.filter(isOf),
  }
}
