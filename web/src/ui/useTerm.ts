import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARS } from '@schakel/domain'
import { useEffect, useState } from 'react'

/** What is typed, once one has stopped typing for a moment (S5.1); nothing while it is too short to search for. */
export function useTerm(typed: string): string | undefined {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const term = settled.trim()
  // What was cut below the minimum stops at once; only what is typed further waits.
  return term.length < SEARCH_MIN_CHARS || typed.trim().length < SEARCH_MIN_CHARS ? undefined : term
}
