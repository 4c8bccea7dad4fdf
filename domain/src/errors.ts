/** A rule broken by one field: `path` is dotted from the item, `code` names the rule, `params` fill its text (D8.2). */
export interface FieldIssue {
  readonly path: string
  readonly code: IssueCode
  readonly params?: Readonly<Record<string, string | number>>
}

/** Every rule a field can break; each has a text in `texts/` of both languages. */
export type IssueCode =
  | 'required'
  | 'emailRequired'
  | 'tooShort'
  | 'tooLong'
  | 'notText'
  | 'notAllowed'
  | 'email'
  | 'phone'
  | 'website'
  | 'zipcode'
  | 'kvk'
  | 'username'
  | 'passwordCommon'
  | 'passwordWrong'
  | 'codeWrong'
  | 'noOrganisation'
  | 'superInvites'
  | 'number'
  | 'integer'
  | 'tooSmall'
  | 'tooLarge'
  | 'date'
  | 'future'
  | 'tooEarly'
  | 'tooOld'
  | 'endBeforeStart'
  | 'repeat'
  | 'dueFirst'
  | 'colour'
  | 'choice'
  | 'flag'
  | 'list'
  | 'object'
  | 'image'
  | 'imageType'
  | 'imageDamaged'
  | 'imagePixels'
  | 'fileSize'
  | 'fileHarmful'
  | 'filesToday'
  | 'calendar'
  | 'addressSilent'
  | 'unknownField'
  | 'readOnly'
  | 'addOnly'
  | 'unknownType'
  | 'parent'
  | 'role'
  | 'edge'
  | 'cycle'
  | 'notReachable'
  | 'reasonRequired'
  | 'historyPast'
  | 'historyEntry'
  | 'taken'
  | 'lastSuper'
  | 'missing'
  | 'mergeKind'
  | 'mergedInTrash'
  | 'placeInTrash'
  | 'openHidden'
  | 'unshown'
  | 'mustOnly'
  | 'termOver'
  | 'noRound'
  | 'leadFirst'
  | 'fixed'
  | 'submitted'
  | 'swing'
  | 'anchors'
  | 'reviewRequired'
  | 'offeredBefore'
  | 'openDossier'
  | 'demoClosed'
  | 'demoFinal'
  | 'replied'

/** The closed set of errors that the domain and the store throw; HTTP maps them in one place. */
export type ErrorCode = 'invalid' | 'forbidden' | 'missing' | 'stale' | 'unauthenticated' | 'tooMany' | 'malformed'

/** Base of all typed errors: recognise them by `code`, never by wording. */
export class DomainError extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'DomainError'
    this.code = code
  }
}

/** One or more fields break a rule (422). */
export class Invalid extends DomainError {
  readonly issues: readonly FieldIssue[]
  constructor(issues: readonly FieldIssue[]) {
    super('invalid', issues.map((issue) => `${issue.path}: ${issue.code}`).join(', '))
    this.issues = issues
  }

  /** Shorthand for one issue. */
  static of(path: string, code: IssueCode, params?: FieldIssue['params']): Invalid {
    return new Invalid([{ path, code, ...(params ? { params } : {}) }])
  }
}

/** The viewer sees the item but may not do this (403). */
export class Forbidden extends DomainError {
  constructor(what: string) {
    super('forbidden', what)
  }
}

/** For this viewer there is no such item (404), whether it exists or not (D6). */
export class Missing extends DomainError {
  constructor(what = 'item') {
    super('missing', what)
  }
}

/** For `catch`: nothing where there is no such item for this viewer; throws every other error. */
export function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Missing)) throw error
}
