import { expect, test } from 'vitest'
import { evidenceKinds, seenKinds } from '../types/closedLists.ts'
import { gradeOf, isFoundOtherwise, isStaleProfile, isTermOver } from './index.ts'

const today = '2026-03-10'

test('F1.10: claimed is 0, a document or page 1, a reference 2, seen in a demo 3 and tested 4; the best of them counts', () => {
  const gradeBy = (kind: string) => gradeOf([{ kind }], today)
  expect(evidenceKinds.map((kind) => `${kind} ${gradeBy(kind)}`)).toEqual([
    ...['claim 0', 'document 1', 'url 1', 'reference 2'],
  ])
  // These are given by staff and who asks alone.
  expect(seenKinds.map((kind) => `${kind} ${gradeBy(kind)}`)).toEqual(['demo 3', 'test 4'])
  expect(gradeOf([{ kind: 'claim' }, { kind: 'reference' }, { kind: 'url' }], today)).toBe(2)
  expect(gradeOf([], today)).toBe(0)
})

test('F1.10: evidence counts up to and on the last day of its term, and no more after it', () => {
  expect(gradeOf([{ kind: 'reference', valid: today }], today)).toBe(2)
  expect(gradeOf([{ kind: 'reference', valid: '2026-03-09' }], today)).toBe(0)
  expect(gradeOf([{ kind: 'reference', valid: '2026-03-09' }, { kind: 'url' }], today)).toBe(1)
})

test('F1.9: a profile answer asks to be confirmed after twelve months, or once some of its evidence has expired', () => {
  const isStale = (confirmedOn: string, ...valid: readonly string[]) =>
    isStaleProfile({ confirmedOn, evidence: valid.map((one) => ({ kind: 'url', valid: one })) }, today)
  expect([isStale('2025-03-10'), isStale('2025-03-09')]).toEqual([false, true])
  expect([isStale(today, today), isStale(today, '2027-01-01', '2026-03-09')]).toEqual([false, true])
})

test('F1.8: the last day to answer still counts, and without one there is no end', () => {
  expect(['2026-03-09', today, `${today}T09:00:00Z`, undefined].map((due) => isTermOver(due, today))).toEqual([
    ...[true, false, false, false],
  ])
})

test('F1.11: a reason is needed where another value is found, or less proof than counts now', () => {
  const claim = { value: 'yes', evidence: [{ kind: 'reference' }, { kind: 'document', valid: '2026-03-09' }] }
  const needed = (value: string, grade?: number) => isFoundOtherwise(claim, { value, grade }, today)
  expect([needed('partly'), needed('no', 4), needed('yes', 1)]).toEqual([true, true, true])
  expect([needed('yes'), needed('yes', 2), needed('yes', 4)]).toEqual([false, false, false])
  expect(isFoundOtherwise({ value: 'partly' }, { value: 'yes', grade: 3 }, today)).toBe(true)
  expect(isFoundOtherwise({ value: 'partly' }, { value: 'partly', grade: 0 }, today)).toBe(false)
})
