import type { Readable } from 'node:stream'

/** What is in a file, to be read once. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly stream: Readable
}

/**
 * Where bytes are kept that belong to no table: pictures and attachments. Keys are made by us, never by a caller: words, digits,
 * dots, dashes and slashes. Nodes on one database share one file store.
 */
export interface FileStore {
  /** Keeps bytes under a key, instead of what was there; whoever reads meanwhile gets the old or the new ones, never a part. */
  put(key: string, bytes: Uint8Array | Readable): Promise<void>
  /** What is kept under a key, or nothing. */
  get(key: string): Promise<StoredFile | undefined>
  has(key: string): Promise<boolean>
  /** Removes what is there; nothing is no error. */
  delete(key: string): Promise<void>
}
