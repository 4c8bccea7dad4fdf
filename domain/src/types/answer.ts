import { date, dateTime, integer, listOf, longText, object, oneOf, text, website } from '../fields/index.ts'
import { answerStatuses } from '../status/statusTable.ts'
import { answerValues, evidenceKinds, seenKinds } from './closedLists.ts'
import { defineType } from './defineType.ts'

/** The longest remark with an answer, signs (F1.7). */
export const ANSWER_REMARK_MAX = 2000
/** So much evidence goes with one answer (F1.7). */
export const EVIDENCE_MAX = 10

/**
 * What a supplier answers to a requirement: under its match, or under itself as its profile (G1, F1.7, F1.9). All in it is written by the
 * supplier, but for what was checked and seen.
 */
export const answer = defineType('answer', {
  icon: 'message-check',
  colour: 'paars',
  edge: 'ANSWERS',
  parents: { match: ['ANSWERS'], supplier: ['ANSWERS'] },
  roles: ['Antwoord'],
  autoOpen: false,
  holdsAny: false,
  taggable: false,
  screen: { sections: [], links: 'free', searched: 'nobody' },
  isRow: true,
  ownCalls: true,
  statuses: answerStatuses,
  signature: 'author',
  fields: {
    name: text({ max: 20, hidden: true, readOnly: true }),
    // The key of the requirement that it answers.
    key: text({ required: true, addOnly: true, max: 20 }),
    value: oneOf(answerValues, { required: true }),
    remark: longText({ max: ANSWER_REMARK_MAX }),
    due: date(),
    // The software it is about, of the supplier itself.
    product: text({ max: 80 }),
    evidence: listOf(
      {
        kind: oneOf(evidenceKinds, { required: true }),
        file: text({ max: 80 }),
        url: website(),
        who: text({ max: 200 }),
        date: date(),
        valid: date(),
      },
      { max: EVIDENCE_MAX },
    ),
    // The version of the requirement that it answers; of a profile none (F1.5).
    version: integer({ hidden: true, readOnly: true }),
    // When it was taken over from the profile (F1.9).
    taken: dateTime({ hidden: true, readOnly: true }),
    // When it was last said that it still holds (F1.9).
    confirmed: dateTime({ hidden: true, readOnly: true }),
    submitted: dateTime({ hidden: true, readOnly: true }),
    // What staff found, beside what is claimed (F1.11); `by` is a name.
    checked: object(
      {
        value: oneOf(answerValues, { required: true }),
        grade: integer({ min: 0, max: 4 }),
        date: dateTime(),
        by: text({ max: 200 }),
        // The version of the requirement that it was found of (F1.5).
        version: integer(),
      },
      { hidden: true, readOnly: true },
    ),
    checkRemark: longText({ max: ANSWER_REMARK_MAX, hidden: true, readOnly: true }),
    // Seen in a demo or tested, as staff and the lead say (F1.10).
    seen: listOf(
      { kind: oneOf(seenKinds, { required: true }), date: date(), by: text({ max: 200 }), version: integer() },
      { max: EVIDENCE_MAX, hidden: true, readOnly: true },
    ),
  },
  short: ['key', 'value', 'status', 'due', 'version'],
  card: [
    ...['name', 'author', 'key', 'status', 'history', 'draft', 'submitted', 'reopened', 'value', 'remark', 'due'],
    ...['product', 'evidence', 'version', 'taken', 'confirmed', 'submitted', 'checked', 'seen'],
  ],
  withheld: ['checkRemark'],
  derive: ({ key }) => ({ name: key }),
  check: ({ value, remark, due }) => [
    ...(value === 'partly' && (typeof remark !== 'string' || remark === '')
      ? [{ path: 'remark', code: 'required' as const }]
      : []),
    ...(value === 'roadmap' && typeof due !== 'string' ? [{ path: 'due', code: 'required' as const }] : []),
  ],
  columns: ['key', 'value', 'status'],
})
