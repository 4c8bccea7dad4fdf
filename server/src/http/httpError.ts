import { DomainError, type FieldIssue } from '@schakel/domain'

/** No token, or one that is unknown, revoked or too old (401). */
export class Unauthenticated extends DomainError {
  /** The login form's own answer: which of the two was wrong is not said (D8.8). */
  readonly isLogin: boolean
  constructor(isLogin = false) {
    super('unauthenticated', 'no session')
    this.isLogin = isLogin
  }
}

/** A session, but not of the account that the page thinks it to be (401); whose it is is not said (D20). */
export class OtherAccount extends Unauthenticated {}

/** Too many tries; worth another one after some seconds (429). */
export class TooMany extends DomainError {
  readonly retryAfter: number
  constructor(retryAfter: number) {
    super('tooMany', 'too many tries')
    this.retryAfter = retryAfter
  }
}

/** What is known of a file is here and its bytes are not: they may come back, as after a store was away (503). */
export class BytesAway extends Error {
  readonly statusCode = 503
  constructor() {
    super('the bytes of a file are not in its store')
  }
}

/** Nothing comes in for want of a space, which may come back out of the trash (503, D18). */
export class SpaceAway extends Error {
  readonly statusCode = 503
  constructor() {
    super('there is no space for requests')
  }
}

/** More calls than an account may make; worth another try in some seconds (429, D21.1). */
export class TooFast extends TooMany {}

/** More than an account may do in a day; tomorrow it may again (429, D21.1). */
export class EnoughToday extends TooMany {
  readonly issues: readonly FieldIssue[]
  constructor(retryAfter: number, issue: FieldIssue) {
    super(retryAfter)
    this.issues = [issue]
  }
}

/** A request without the shape that the call asks for (400). */
export class Malformed extends DomainError {
  readonly issues: readonly FieldIssue[]
  constructor(issues: readonly FieldIssue[] = []) {
    super('malformed', issues.map((issue) => `${issue.path}: ${issue.code}`).join(', '))
    this.issues = issues
  }
}

/** A part of a request that is larger than it may be, with what the most is (413, D8.10). */
export class TooLarge extends Error {
  readonly statusCode = 413
  readonly issues: readonly FieldIssue[]
  constructor(issue: FieldIssue) {
    super(`${issue.path}: ${issue.code}`)
    this.issues = [issue]
  }
}

/** A body with more in it than anything that is asked, however small it is (413, D21.1). */
export class TooMuch extends Error {
  readonly statusCode = 413
  constructor() {
    super('too much in one body')
  }
}

/** A call that changes something, or is about an account itself, while impersonating another (403). */
export class OnlyLooking extends DomainError {
  constructor() {
    super('forbidden', 'only looking')
  }
}

/** A changing call by cookie that another site could have caused (403, D8.1). */
export class ForeignOrigin extends DomainError {
  constructor() {
    super('forbidden', 'origin')
  }
}
