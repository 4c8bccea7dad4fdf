import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Moment } from '../store/read/touched.ts'
import type { ViewerStore } from '../store/store.ts'

/** A cursor older than this says nothing any more: what was touched then is forgotten (D9). */
const CURSOR_MAX_MS = 12 * 3_600_000
/** Its length says nothing of how many wrote at that moment. */
const PAD = 128
const IV_BYTES = 12
const TAG_BYTES = 16

interface Kept {
  readonly moment: Moment
  readonly at: number
  readonly reader: string
  readonly database: string
}

/** Writes down for a browser up to where it has heard. Sealed: a number that grows would tell how much happens out of scope. */
export class Cursors {
  /** Of which database the moments are: one that was put back from a copy counts in numbers of its own. */
  database = ''
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'schakel live cursor', 32))
  }

  /** The cursor of a viewer at a moment. */
  seal(me: ViewerStore, moment: Moment): string {
    const kept: Kept = {
      moment,
      at: me.store.settings.clock().getTime(),
      reader: readerKey(me),
      database: this.database,
    }
    const text = JSON.stringify(kept)
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv)
    const sealed = [cipher.update(text.padEnd(Math.ceil(text.length / PAD) * PAD), 'utf8'), cipher.final()]
    return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
  }

  /** The moment in a cursor; nothing when it is not ours, too old, of another database, or from when this viewer saw another world. */
  open(me: ViewerStore, cursor: string): Moment | undefined {
    const kept = this.#read(Buffer.from(cursor, 'base64url'))
    const age = kept && me.store.settings.clock().getTime() - kept.at
    if (!kept || age === undefined || age > CURSOR_MAX_MS || kept.database !== this.database) return undefined
    return kept.reader === readerKey(me) ? kept.moment : undefined
  }

  #read(bytes: Buffer): Kept | undefined {
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)).toString('utf8') + decipher.final('utf8')
      return JSON.parse(text)
    } catch {
      // Somebody else's, or cut short: it says nothing.
      return undefined
    }
  }
}

const known = new WeakMap<ViewerStore, string>()

/** Who looks and all that decides what they see, in short: the same for every tab of one person. */
export function readerKey(me: ViewerStore): string {
  const reader = known.get(me)
  if (reader !== undefined) return reader
  const { viewer, keys } = me
  const text = JSON.stringify([viewer._id, viewer.kind, viewer.organisation?._id, [...keys.all].sort()])
  const made = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  known.set(me, made)
  return made
}
