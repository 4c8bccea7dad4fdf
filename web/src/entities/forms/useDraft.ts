import { useEffect, useRef } from 'react'
import { clearDraft, type DraftInput, writeDraft } from './drafts.ts'

const WRITE_MS = 300

/** Keeps what is typed as a draft, a moment after the last key and at the latest when the page or the form goes away. */
export function useDraft(key: string, input: DraftInput, isDirty: boolean) {
  const latest = useRef({ key, input, isDirty, done: false })
  latest.current = { ...latest.current, key, input, isDirty }

  // biome-ignore lint/correctness/useExhaustiveDependencies: written again whenever what is typed changes
  useEffect(() => {
    const timer = setTimeout(() => keep(latest.current), WRITE_MS)
    return () => clearTimeout(timer)
  }, [input.parts, input.parent, isDirty])

  useEffect(() => {
    const now = () => keep(latest.current)
    addEventListener('pagehide', now)
    return () => {
      removeEventListener('pagehide', now)
      now()
    }
  }, [])

  /** It is saved: there is nothing left to keep. */
  return () => {
    latest.current.done = true
    clearDraft(key)
  }
}

interface Latest {
  readonly key: string
  readonly input: DraftInput
  readonly isDirty: boolean
  readonly done: boolean
}

function keep({ key, input, isDirty, done }: Latest): void {
  if (done) return
  if (isDirty) writeDraft(key, input)
  else clearDraft(key)
}
