import type { Readable } from 'node:stream'

/** What is in a file, to be read once. */
export interface StoredFile {
  /** Bytes of the whole file. */
  readonly size: number
  readonly stream: Readable
}

/** The bytes of a file from one to another, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Where bytes are kept that belong to no table: pictures and attachments. Keys are made by us, never by a caller: words, digits,
 * dots, dashes and slashes. Nodes on one database share one file store.
 */
export interface FileStore {
  /** Keeps bytes under a key, instead of what was there; whoever reads meanwhile gets the old or the new ones, never a part. */
  put(key: string, bytes: Uint8Array | Readable): Promise<void>
  /** Gives what is under a key another one, instead of what was there. */
  move(from: string, to: string): Promise<void>
  /** What is kept under a key, or a part of it that lies inside; or nothing. */
  get(key: string, range?: ByteRange): Promise<StoredFile | undefined>
  has(key: string): Promise<boolean>
  /** Removes what is there; nothing is no error. */
  delete(key: string): Promise<void>
  /** Removes what was left under a folder of keys before a moment, also halves that a crash left. */
  clear(folder: string, before: Date): Promise<void>
  /** Removes what a crash left half before a moment, wherever it lies. */
  clearHalves(before: Date): Promise<void>
  /** The keys right under a folder of keys of what was put before a moment. */
  list(folder: string, before: Date): Promise<readonly string[]>
  /** Brings back what was removed under a key, where the store keeps that; answers whether it is there again. */
  revive?(key: string): Promise<boolean>
  /** Throws when nothing can be kept now, such as on a full disk. */
  assertWritable(): Promise<void>
}
