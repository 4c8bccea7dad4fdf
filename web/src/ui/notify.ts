import { SNACKBAR_MS, UNDO_MS } from '@schakel/domain'
import type { ReactNode } from 'react'
import type { Writes } from './writeBlocked.ts'

/** One snackbar. */
export interface Notice {
  readonly tone: 'info' | 'success' | 'error'
  readonly title?: string
  readonly message: ReactNode
  /** What it is about: a newer one about the same takes its place. */
  readonly about?: string | undefined
  /** How long it stays, ms; false: until it is closed. */
  readonly stay: number | false
  readonly action?: {
    readonly label: string
    readonly run: () => void
    readonly writes?: Writes | undefined
    /** It takes back what was done: Ctrl or Cmd Z does it as well. */
    readonly isUndo?: boolean
  }
}

interface Shown {
  readonly show: (notice: Notice) => void
  readonly hide: (about: string) => void
}

const waiting: Notice[] = []
let shown: Shown | undefined
let wake: (() => void) | undefined

/** The part of the app that loads the snackbars as soon as the first one is wanted. */
export function whenFirstNotice(load: () => void): void {
  wake = load
  if (waiting.length > 0) load()
}

/** The snackbars are there: show what was waiting, and from now on directly. */
export function connectNotices(show: Shown['show'], hide: Shown['hide'] = () => undefined): void {
  shown = { show, hide }
  for (const notice of waiting.splice(0)) show(notice)
}

function put(notice: Notice): void {
  if (shown) {
    shown.show(notice)
    return
  }
  waiting.push(notice)
  wake?.()
}

/** The info snackbar, 6 seconds (S9.2). */
export function notifyInfo(message: ReactNode): void {
  put({ tone: 'info', message, stay: SNACKBAR_MS })
}

/** Something went well. */
export function notifySuccess(message: ReactNode): void {
  put({ tone: 'success', message, stay: SNACKBAR_MS })
}

/** Something failed: it stays twice as long, because one has to read it. */
export function notifyError(title: string, message: ReactNode = ''): void {
  put({ tone: 'error', title, message, stay: 2 * SNACKBAR_MS })
}

/** Something was refused that is kept where a press leads to, or that a press tries again. It stays until it is closed, since it is somebody's work. */
export function notifyRefused(
  title: string,
  message: ReactNode,
  label: string,
  run: () => void,
  about?: string,
  writes?: Writes,
): void {
  put({ tone: 'error', title, message, about, stay: false, action: { label, run, writes } })
}

/** Something was done that can be taken back for 10 seconds; `about` is what it was done to, where the newest way back is the only one. */
export function notifyUndo(
  message: ReactNode,
  label: string,
  undo: () => void,
  writes: Writes = 'now',
  about?: string,
): void {
  put({ tone: 'info', message, about, stay: UNDO_MS, action: { label, run: undo, writes, isUndo: true } })
}

/** Something is there, and for 10 seconds a press leads to it. */
export function notifyOpen(message: ReactNode, label: string, run: () => void): void {
  put({ tone: 'success', message, stay: UNDO_MS, action: { label, run } })
}

/** Something one may do when it suits: it stays until it is closed. */
export function notifyOffer(message: ReactNode, label: string, run: () => void): void {
  put({ tone: 'info', message, stay: false, action: { label, run } })
}

/** Something that happens only when one says so once more; no key does it. */
export function notifyAsk(message: ReactNode, label: string, run: () => void): void {
  put({ tone: 'info', message, stay: UNDO_MS, action: { label, run, writes: 'now' } })
}

/** What was typed is kept as a draft, and one can go on with it for 10 seconds. */
export function notifyDraft(draft: string, message: ReactNode, label: string, goOn: () => void): void {
  const action = { label, run: goOn, writes: 'queued', isUndo: true } as const
  put({ tone: 'info', message, about: draft, stay: UNDO_MS, action })
}

/** One goes on with it: its snackbar says nothing any more. */
export function hideDraft(draft: string): void {
  const at = waiting.findIndex(({ about }) => about === draft)
  if (at >= 0) waiting.splice(at, 1)
  shown?.hide(draft)
}
