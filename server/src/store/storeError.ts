import { DomainError } from '@schakel/domain'

/** The item was changed by someone else since the version this write was based on (409, D2.3); `current` is the item as the viewer reads it. */
export class Stale extends DomainError {
  readonly current: string
  constructor(current: string) {
    super('stale', 'changed by someone else')
    this.current = current
  }
}

/** A limited form that is to be read is still being made again (503, D20.6). */
export class FormsUnmade extends Error {
  readonly statusCode = 503
  constructor() {
    super('a form is still being made')
  }
}

/** What was read over is not what the supplier reads now (409, D20.9); `review` is what it reads, to be read again. */
export class NotAsRead extends DomainError {
  readonly review: string | undefined
  constructor(review?: string) {
    super('stale', 'the text has changed since it was read over')
    this.review = review
  }
}

/** A supplier that could not be offered a dossier, and why. */
export interface RefusedOffer {
  readonly supplier: string
  readonly error: DomainError
}

/** Of several offers that are one, some are refused: nothing was offered to anybody (409). */
export class NotOffered extends DomainError {
  readonly refused: readonly RefusedOffer[]
  constructor(refused: readonly RefusedOffer[]) {
    super('stale', 'some offers were refused')
    this.refused = refused
  }
}

/** Of several offers that are taken back as one, some have changed since: all of them stand (409). */
export class NotTakenBack extends NotOffered {}
