import { useEffect, useRef } from 'react'
import { newIdempotencyKey } from '../../api/call.ts'
import { whenLeaving } from '../../api/leaving.ts'
import { clearDraft, type Draft, type DraftInput, draftsUnder, readDraft, writeDraft } from './drafts.ts'

const WRITE_MS = 300

/** Where this tab last kept what was typed in a form, also once the page was loaded again. */
const LAST = 'schakel.place:'

/** What this page alone has, by form: where the device keeps nothing, whoever closes the page is asked whether they mean it. */
const unkept = new Map<string, Draft>()
addEventListener('beforeunload', (event) => {
  if (unkept.size > 0) event.preventDefault()
})
// Nobody is there to be asked, or they said so.
whenLeaving(() => unkept.clear())

/** What a form begins with. */
export interface FoundDraft {
  /** Of the form, in whatever tab. */
  readonly key: string
  /** Where the draft lies: under the key, or under one of its own. */
  readonly place: string
  /** When what lies there was written. */
  readonly at: string | undefined
  readonly draft: Draft | undefined
}

/** The draft of a form that this tab kept last, else the latest of any tab. */
export function findDraft(key: string): FoundDraft {
  const places = draftsUnder(key).filter((one) => one === key || one.startsWith(`${key}|`))
  const last = lastOf(key)
  const place = places.find((one) => one === last) ?? places[0] ?? key
  const kept = readDraft(place)
  return { key, place, at: kept?.at, draft: unkept.get(key) ?? kept }
}

/**
 * Keeps what is typed as a draft, a moment after the last key and at the latest when the page or the form goes away. What another tab keeps
 * of the same form is neither taken away nor written over (S5.2): what is typed here then has a place of its own.
 */
export function useDraft({ key, place, at }: FoundDraft, input: DraftInput, isDirty: boolean) {
  const latest = useRef<Latest>({ key, place, at, input, isDirty, done: false })
  Object.assign(latest.current, { input, isDirty })

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

  return {
    /** It is saved: there is nothing left to keep. */
    forget() {
      latest.current.done = true
      clear(latest.current)
    },
    /** Keeps it now, and answers whether the device does. */
    keep: () => keep(latest.current),
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

function keep(latest: Latest): boolean {
  const { key, input } = latest
  if (latest.done || !latest.isDirty) {
    if (!latest.done) clear(latest)
    return true
  }
  if (!isOwn(latest)) latest.place = `${key}|${newIdempotencyKey()}`
  const now = new Date()
  const at = now.toISOString()
  if (!writeDraft(latest.place, input, now)) {
    unkept.set(key, { at, parts: input.parts, parent: input.parent, base: input.item })
    return false
  }
  unkept.delete(key)
  latest.at = at
  setLast(latest)
  return true
}

function clear(latest: Latest): void {
  unkept.delete(latest.key)
  if (isOwn(latest)) clearDraft(latest.place)
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
