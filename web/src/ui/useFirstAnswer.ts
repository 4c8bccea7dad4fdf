import { useCallback, useEffect, useRef, useState } from 'react'
import { isApiError } from '../api/apiError.ts'
import { hasNetwork, watchConnection } from '../api/away.ts'

interface FirstAnswer<T> {
  readonly answer: T | undefined
  /** Why there is none, or none since, until one comes. */
  readonly problem: unknown
  readonly isBusy: boolean
  /** Asks once more. */
  again(): void
}

/**
 * What a page for who has no account asks as it opens. A question that failed is asked again by `again`, and by itself when the
 * connection is back: such a page stands in a mail program's own browser, where there is often no other way (D18). `ask` stays the same.
 */
export function useFirstAnswer<T>(ask: (left: AbortSignal) => Promise<T>): FirstAnswer<T> {
  const [found, setFound] = useState<Omit<FirstAnswer<T>, 'again'>>({
    answer: undefined,
    problem: undefined,
    isBusy: true,
  })
  const asking = useRef<AbortController>(undefined)
  const hasFailed = useRef(false)
  const again = useCallback(() => {
    asking.current?.abort()
    const leaving = new AbortController()
    asking.current = leaving
    hasFailed.current = false
    const { signal } = leaving
    setFound((before) => ({ ...before, isBusy: true }))
    ask(signal).then(
      (answer) => signal.aborted || setFound({ answer, problem: undefined, isBusy: false }),
      (problem: unknown) => {
        if (signal.aborted) return
        hasFailed.current = true
        // What was answered before stands, with what one typed in it.
        setFound(({ answer }) => ({ answer, problem, isBusy: false }))
      },
    )
  }, [ask])
  useEffect(() => {
    again()
    const stop = watchConnection(() => hasFailed.current && hasNetwork() && again())
    return () => {
      stop()
      asking.current?.abort()
    }
  }, [again])
  return { ...found, again }
}

/** Whether a link or code was refused because it works no more. */
export function isGone(error: unknown): boolean {
  return isApiError(error, 400, 404, 422)
}

/** What was asked about a link or code, or that it works no more; any other failure is one to try again. */
export function orGone<T>(asked: Promise<T>): Promise<T | 'gone'> {
  return asked.catch((error: unknown) => {
    if (isGone(error)) return 'gone' as const
    throw error
  })
}
