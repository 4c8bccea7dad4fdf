import { DomainError } from '@schakel/domain'

/** The item was changed by someone else since the version this write was based on (409, D2.3); `current` is the item as the viewer reads it. */
export class Stale extends DomainError {
  readonly current: string
  constructor(current: string) {
    super('stale', 'changed by someone else')
    this.current = current
  }
}
