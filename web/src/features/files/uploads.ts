import type { AnyItem } from '@schakel/domain'
import { FILE_MAX_BYTES } from '@schakel/domain'
import { useEffect, useSyncExternalStore } from 'react'
import { ApiError, isApiError } from '../../api/apiError.ts'
import { newIdempotencyKey } from '../../api/call.ts'
import { hold, release, whenLeaving } from '../../api/leaving.ts'
import { sendForm } from '../../api/sendForm.ts'

/** A file on its way, wherever the person goes meanwhile. */
export interface Upload {
  readonly id: number
  /** The item it is to hang under. */
  readonly parent: string
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'stored' | 'failed'
  /** How much is sent, from 0 to 1. */
  readonly part: number
  readonly problem?: unknown
}

/** Told when a file has come in; the row stays until what it does is done, so that the file takes its place. */
export type OnSent = (item: AnyItem) => Promise<void> | void

/** Told when one failed that nobody looks at, and of how many of its parent that is so. */
export type OnUnseen = (failed: Upload, count: number) => void

/** A file that was chosen and changed, moved or locked on its disk since: no browser sends it any more. */
export class FileChanged extends Error {}

interface Running {
  readonly onSent: OnSent
  readonly onUnseen: OnUnseen | undefined
  /** One for all tries: what came in though the answer got lost is not there twice (D2.4). */
  readonly key: string
  stop?: AbortController
}

// More at once would each be slower.
const AT_ONCE = 2

let uploads: readonly Upload[] = []
/** Those that wait or are on their way: whoever leaves is asked about them. */
let going: readonly number[] = []
let count = 0
const running = new Map<number, Running>()
const listeners = new Set<() => void>()
/** The items whose files are on the screen. */
const watched: string[] = []

function set(next: readonly Upload[]): void {
  uploads = next
  for (const listener of listeners) listener()
  const before = going
  going = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').map(({ id }) => id)
  for (const id of going) hold(id)
  for (const id of before) if (!going.includes(id)) release(id)
}

function change(id: number, patch: Partial<Upload>): void {
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)))
}

/** Sends files, some at a time; the rest wait. One that is too large says so at once. */
export function addUploads(parent: string, files: readonly File[], onSent: OnSent, onUnseen?: OnUnseen): void {
  const added = files.map((file): Upload => {
    count += 1
    running.set(count, { onSent, onUnseen, key: newIdempotencyKey() })
    const upload = { id: count, parent, file, part: 0 }
    if (file.size <= FILE_MAX_BYTES) return { ...upload, state: 'waiting' }
    return { ...upload, state: 'failed', problem: new ApiError(413, { title: 'too large' }) }
  })
  set([...uploads, ...added])
  sendNext()
}

/** Sends one that failed again. */
export function retryUpload(id: number): void {
  change(id, { state: 'waiting', part: 0, problem: undefined })
  sendNext()
}

/** Takes one back, also while it is on its way. */
export function cancelUpload(id: number): void {
  running.get(id)?.stop?.abort()
  running.delete(id)
  set(uploads.filter((upload) => upload.id !== id))
  sendNext()
}

/** Takes all of them back. */
function cancelAll(): void {
  for (const { stop } of running.values()) stop?.abort()
  running.clear()
  set([])
}

/** The files that are on their way to an item. */
export function useUploads(parent: string): readonly Upload[] {
  useEffect(() => watch(parent), [parent])
  const all = useSyncExternalStore(subscribe, () => uploads)
  return all.filter((upload) => upload.parent === parent)
}

/** Somebody looks at the files of an item. */
function watch(parent: string): () => void {
  watched.push(parent)
  return () => void watched.splice(watched.indexOf(parent), 1)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function sendNext(): void {
  const free = AT_ONCE - uploads.filter(({ state }) => state === 'sending').length
  for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) void send(upload)
}

async function arrived(id: number, item: AnyItem, onSent: OnSent): Promise<void> {
  try {
    await onSent(item)
  } finally {
    set(uploads.filter((upload) => upload.id !== id))
  }
}

function fail(id: number, problem: unknown): void {
  change(id, { state: 'failed', problem })
  const failed = uploads.find((upload) => upload.id === id)
  if (!failed || watched.includes(failed.parent)) return
  const alike = uploads.filter(({ parent, state }) => parent === failed.parent && state === 'failed')
  running.get(id)?.onUnseen?.(failed, alike.length)
}

/** A browser says alike that there is no connection and that it cannot read what it is to send. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}

async function send({ id, parent, file }: Upload): Promise<void> {
  const run = running.get(id)
  if (!run) return
  const stop = new AbortController()
  run.stop = stop
  change(id, { state: 'sending', part: 0 })
  const form = new FormData()
  form.append('file', file, file.name)
  try {
    const path = `/api/files/upload?parent=${encodeURIComponent(parent)}`
    const item = await sendForm<AnyItem>(path, form, {
      signal: stop.signal,
      idempotencyKey: run.key,
      // Held here, also while it waits for its turn.
      isUnheld: true,
      onProgress: (part) => change(id, { part }),
    })
    running.delete(id)
    change(id, { state: 'stored', part: 1 })
    // The next one goes while the screen hears of this one.
    void arrived(id, item, run.onSent)
  } catch (problem) {
    const isOurs = isApiError(problem, 0) && !(await isReadable(file))
    if (!stop.signal.aborted) fail(id, isOurs ? new FileChanged() : problem)
  }
  sendNext()
}

whenLeaving(cancelAll)
