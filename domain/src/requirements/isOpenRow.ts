/** What decides whether a row of answers is open: the status of its answer, if there is one, and whether staff reopened it while it was empty. */
export interface RowState {
  readonly status: string | undefined
  readonly isReopened: boolean
}

/**
 * Whether a row may be answered now (F1.8): all of them within the term. After it those whose answer staff reopened, and those that staff
 * reopened while nothing was submitted, until they are submitted.
 */
export function isOpenRow(isLate: boolean, { status, isReopened }: RowState): boolean {
  return !isLate || status === 'reopened' || (isReopened && status !== 'submitted')
}
