import { useEffect, useRef } from 'react'
import { newIdempotencyKey } from '../../api/call.ts'
import { clearDraft, type Draft, type DraftInput, draftsUnder, readDraft, writeDraft } from './drafts.ts'

const WRITE_MS = 300

/** Where this tab last kept what was typed in a form, also once the page was loaded again. */
const LAST = 'schakel.place:'

/** What a form begins with. */
export interface FoundDraft {
  /** Of the form, in whatever tab. */
  readonly key: string
  /** Where the draft lies: under the key, or under one of its own. */
  readonly place: string
  readonly draft: Draft | undefined
}

/** The draft of a form that this tab kept last, else the latest of any tab. */
export function findDraft(key: string): FoundDraft {
  const places = draftsUnder(key).filter((one) => one === key || one.startsWith(`${key}|`))
  const last = lastOf(key)
  const place = places.find((one) => one === last) ?? places[0] ?? key
  return { key, place, draft: readDraft(place) }
}

/**
 * Keeps what is typed as a draft, a moment after the last key and at the latest when the page or the form goes away. What another tab keeps
 * of the same form is neither taken away nor written over (S5.2): what is typed here then has a place of its own.
 */
export function useDraft({ key, place, draft }: FoundDraft, input: DraftInput, isDirty: boolean) {
  const latest = useRef<Latest>({ key, place, at: draft?.at, input, isDirty, done: false })
  latest.current = Object.assign(latest.current, { input, isDirty })

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
    if (isOwn(latest.current)) clearDraft(latest.current.place)
  }
}

interface Latest {
  readonly key: string
  place: string
  /** When the draft was written that the form began with, or that it wrote last. */
  at: string | undefined
  readonly input: DraftInput
  readonly isDirty: boolean
  done: boolean
}

function keep(latest: Latest): void {
  if (latest.done) return
  const mayWrite = isOwn(latest)
  if (!latest.isDirty) {
    if (mayWrite) clearDraft(latest.place)
    return
  }
  if (!mayWrite) latest.place = `${latest.key}|${newIdempotencyKey()}`
  const now = new Date()
  latest.at = now.toISOString()
  writeDraft(latest.place, latest.input, now)
  setLast(latest)
}

/** Whether nothing lies there that another tab wrote. */
function isOwn({ place, at }: Latest): boolean {
  const lying = readDraft(place)
  return lying === undefined || lying.at === at
}

function lastOf(key: string): string | null {
  try {
    return sessionStorage.getItem(LAST + key)
  } catch {
    return null
  }
}

function setLast({ key, place }: Latest): void {
  try {
    sessionStorage.setItem(LAST + key, place)
  } catch {
    // The latest of any tab is found.
  }
}
