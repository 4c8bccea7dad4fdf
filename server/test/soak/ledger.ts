import { createHash, randomBytes } from 'node:crypto'

/** Something that was asked to be written, and what came of it. */
export interface Write {
  /** The Idempotency-Key: sent again it must have happened once. */
  readonly key: string
  readonly path: string
  readonly body?: object
  readonly bytes?: Buffer<ArrayBuffer>
  /** What was answered; nothing while nobody knows whether it happened. */
  answer?: { readonly _id: string; readonly _version?: number; readonly location?: string }
  /** What a reader of the item must find once it happened. */
  readonly leaves: Readonly<Record<string, unknown>>
}

/** What was acknowledged, to be held against what is there after a crash. */
export class Ledger {
  readonly writes: Write[] = []
  /** The fields that each item must have now. */
  readonly items = new Map<string, Record<string, unknown>>()
  /** What is in each file, by its address. */
  readonly files = new Map<string, string>()

  add(path: string, body: object, leaves: Write['leaves']): Write {
    const write: Write = { key: randomBytes(12).toString('hex'), path, body, leaves }
    this.writes.push(write)
    return write
  }

  addFile(parent: string, bytes: Buffer<ArrayBuffer>): Write {
    const path = `/api/files/upload?parent=${encodeURIComponent(parent)}`
    const write: Write = { key: randomBytes(12).toString('hex'), path, bytes, leaves: { size: bytes.length } }
    this.writes.push(write)
    return write
  }

  acknowledge(write: Write, answer: NonNullable<Write['answer']>): void {
    write.answer = answer
    this.items.set(answer._id, { ...this.items.get(answer._id), ...write.leaves })
    if (write.bytes && answer.location) this.files.set(answer.location, hashOf(write.bytes))
  }

  /** What was sent and never answered. */
  get open(): Write[] {
    return this.writes.filter(({ answer }) => answer === undefined)
  }

  get acknowledged(): Write[] {
    return this.writes.filter(({ answer }) => answer !== undefined)
  }
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
