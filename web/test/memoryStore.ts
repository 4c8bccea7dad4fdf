import { isSameReadScope } from '../src/features/offline/kept.ts'
import type { Owner, Seen, SeenStore } from '../src/features/offline/seenStore.ts'

/** What lies on a device, for tests: two of these on one `device` are two visits. */
export class MemoryStore implements SeenStore {
  readonly device: { seen: Map<string, Seen>; owner: Owner | undefined }
  constructor(device: MemoryStore['device'] = { seen: new Map(), owner: undefined }) {
    this.device = device
  }

  async owner() {
    return this.device.owner
  }

  async all() {
    return [...this.device.seen.values()]
  }

  async get(hash: string) {
    return this.device.seen.get(hash)
  }

  async write({ put, remove, owner }: Parameters<SeenStore['write']>[0]) {
    const { owner: found } = this.device
    if (!found || !isSameReadScope(found.viewer, owner.viewer)) throw new Error('kept for another')
    // As a database does: what lies there is a copy.
    for (const one of put) this.device.seen.set(one.hash, structuredClone(one))
    for (const hash of remove) this.device.seen.delete(hash)
    this.device.owner = structuredClone(owner)
  }

  async begin(owner: Owner) {
    this.device.seen.clear()
    this.device.owner = structuredClone(owner)
  }
}
