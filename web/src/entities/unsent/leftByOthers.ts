import type { Waiting } from '../../api/waiting.ts'
import { DRAFT_DAYS } from '../forms/draftDays.ts'

const DAY_MS = 24 * 3_600_000

/** Something that waits in this browser for who did it. */
export interface Left {
  readonly by: string
  /** Since when somebody else uses this browser, ms since 1970. */
  readonly left?: number | undefined
}

/**
 * Drops what others left waiting here once it lies here for as long as a draft does while somebody else uses this browser. Until then it
 * waits for who did it, and nobody else is shown it.
 */
export function dropLeft<T extends Left>(waiting: Waiting<T>, user: string, now = Date.now()): void {
  const isLeft = ({ by, left }: T) => by !== user || left !== undefined
  if (!waiting.latest().some(isLeft)) return
  waiting.keep((all) =>
    all.flatMap((one): readonly T[] => {
      if (one.by === user) return [{ ...one, left: undefined }]
      const left = one.left ?? now
      return now - left >= DRAFT_DAYS * DAY_MS ? [] : [{ ...one, left }]
    }),
  )
}
