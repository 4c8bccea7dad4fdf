import type { AnswerSheet, SupplierAnswer } from '@schakel/domain/calls'
import type { Asked } from '../src/features/answers/sheetRows.ts'

/** An answer of the tests; what a test does not talk about is filled in. */
export function anAnswer(key: string, fields: Partial<SupplierAnswer> = {}): SupplierAnswer {
  return { _id: `answer/00${key}`, _version: 1, key, value: 'yes', status: 'draft', version: 1, ...fields }
}

/** A sheet of the tests: a match that its supplier may answer. */
export function aSheet(answers: readonly SupplierAnswer[] = [], fields: Partial<AnswerSheet> = {}): AnswerSheet {
  return {
    parent: 'match/00match',
    dossier: 'dossier/00dossier',
    version: 1,
    mayAnswer: true,
    mayCheck: false,
    mayMarkSeen: false,
    isLate: false,
    reopened: [],
    answers: [...answers],
    profile: [],
    products: [],
    ...fields,
  }
}

/** Requirements of the tests, in groups of three. */
export function askedRows(...keys: readonly string[]): readonly Asked[] {
  return keys.map((key, at) => ({
    key,
    group: 105 + Math.floor(at / 3),
    nl: `Eis ${key}`,
    level: at === 0 ? 'must' : 'should',
    version: 1,
  }))
}
