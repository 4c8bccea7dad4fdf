import type { AnyItem } from '@schakel/domain'
import { boxKeyOf, clearDraft, readDraft, writeDraft } from '../forms/drafts.ts'
import type { FieldBase } from './refused.ts'

/** What was typed in a field where it stands and is not saved. */
export interface KeptField {
  /** Which editing wrote it: no other one takes it away. */
  readonly by: string
  readonly value: unknown
  readonly base: FieldBase
}

const listeners = new Set<() => void>()

/** Tells when something of this kind is kept or forgotten, here or in another tab. */
export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

const tell = () => {
  for (const listener of listeners) listener()
}

/** Where it is kept: nobody else who logs in here finds it. */
export const fieldKeyOf = (viewer: string, id: string, name: string) => boxKeyOf(viewer, `${id}:${name}`, 'field')

/** Whether nothing of another editing is kept there: that is not overwritten. */
export function isFreeFor(by: string, key: string): boolean {
  const found = readDraft(key)?.parts[0]
  return found === undefined || found.key === by
}

export function keepField(key: string, { _id, _type }: AnyItem, name: string, { by, value, base }: KeptField): void {
  const part = (held: unknown) => ({ id: '', type: _type, values: { [name]: held }, key: by })
  writeDraft(key, { parts: [part(value), part(base.value)], item: { _id, _type, _version: base.version } })
  tell()
}

export function readField(key: string, name: string): KeptField | undefined {
  const { parts: [typed, before] = [], base } = readDraft(key) ?? {}
  if (!typed || !before || typeof base?._version !== 'number') return undefined
  return { by: typed.key, value: typed.values[name], base: { value: before.values[name], version: base._version } }
}

/** It is saved or taken back; `by` whom, where only that is meant. */
export function forgetField(key: string, by?: string): void {
  if (by !== undefined && !isFreeFor(by, key)) return
  clearDraft(key)
  tell()
}

/** Says in all tabs that it is being typed: it is lost nowhere yet. Answers how to end that; a tab that goes ends it by itself. */
export function holdField(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  if ('locks' in navigator) void navigator.locks.request(key, {}, () => promise)
  return resolve
}

/**
 * Waits until nobody is typing it any more, in whatever tab; `take` is done by one tab at a time. Rejected when one does not wait any
 * longer.
 */
export async function whenLeft(key: string, signal: AbortSignal, take: () => void = () => undefined): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(key, { signal }, take)
  // Where a browser cannot tell, it is only offered too soon.
  else take()
}

/** Whether nobody is typing it now, in whatever tab. */
export async function isLeft(key: string): Promise<boolean> {
  // Where a browser cannot tell, it is only gone on with too soon.
  if (!('locks' in navigator)) return true
  try {
    return await navigator.locks.request(key, { ifAvailable: true }, (lock) => lock !== null)
  } catch {
    return false
  }
}
