/** What a check found of one part: `wrong` stops people now or loses something, `warn` may do so later. */
export interface Finding {
  readonly part: string
  readonly state: 'ok' | 'warn' | 'wrong'
  readonly says: string
  /** How to mend it, in one sentence; of what is ok nothing. */
  readonly mend?: string
}

export interface FindingMaker {
  ok(says: string): Finding
  warn(says: string, mend: string): Finding
  wrong(says: string, mend: string): Finding
}

/** Makes findings of one part. */
export function findingsOf(part: string): FindingMaker {
  return {
    ok: (says) => ({ part, state: 'ok', says }),
    warn: (says, mend) => ({ part, state: 'warn', says, mend }),
    wrong: (says, mend) => ({ part, state: 'wrong', says, mend }),
  }
}
