import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noon, staff, supplier } from '../../test/statuses.ts'
import { Invalid } from '../errors.ts'
import {
  changeStatus,
  currentEntry,
  isPlanned,
  isReachable,
  type Statused,
  sortHistory,
  startStatus,
} from './history.ts'
import { dossierStatuses, leadStatuses, matchStatuses, type StatusTable } from './statusTable.ts'
import { writeHistory } from './writeHistory.ts'

const operation = fc.record({
  kind: fc.constantFrom('choose', 'plan', 'delete', 'redate', 'passTime', 'sendBack'),
  pick: fc.nat(20),
  minutes: fc.integer({ min: -300, max: 300 }),
  isStaff: fc.boolean(),
})
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

/** One step of the walk; what the rules refuse leaves the item as it was. */
function take(table: StatusTable, item: Statused, { kind, pick, minutes, isStaff }: Operation, now: Date): Statused {
  const actor = isStaff ? staff : supplier
  const statuses = Object.keys(table.entries)
  const status = statuses[pick % statuses.length] ?? table.start
  const at = new Date(now.getTime() + minutes * 60_000).toISOString()
  const entry = item.history[pick % item.history.length]
  const others = item.history.filter((one) => one !== entry)
  try {
    if (kind === 'choose') return changeStatus(table, item, { status, description: 'x' }, actor, now)
    if (kind === 'plan') return changeStatus(table, item, { status, date: at, description: 'x' }, actor, now)
    if (kind === 'delete') return writeHistory(table, item, { history: others }, actor, now)
    if (kind === 'sendBack') return writeHistory(table, item, { history: [...item.history].reverse() }, actor, now)
    if (kind === 'redate' && entry) {
      return writeHistory(table, item, { history: [...others, { ...entry, date: at }] }, actor, now)
    }
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
  }
  return item
}

function pathHolds(table: StatusTable, item: Statused, now: Date): boolean {
  const held = sortHistory(item.history)
    .filter((entry) => !isPlanned(entry, now))
    .map((entry) => entry.status)
    .reverse()
  return held.every((to, index) => {
    const from = held[index - 1]
    if (from === undefined) return to === table.start
    const lastWorking = held.slice(0, index).findLast((status) => !table.resumable?.includes(status))
    return isReachable(table, from, to) || (table.resumable?.includes(from) === true && to === lastWorking)
  })
}

describe.each([
  ['match', matchStatuses],
  ['dossier', dossierStatuses],
  ['lead', leadStatuses],
] as const)('any walk of a %s', (_name, statuses) => {
  const table: StatusTable = statuses

  it('D5: after any legal operations the status is the newest past entry and every step is allowed or a resumption', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 25 }), (operations) => {
        let now = noon
        let item: Statused = startStatus(table, undefined, staff, now)
        for (const step of operations) {
          if (step.kind === 'passTime') now = new Date(now.getTime() + Math.abs(step.minutes) * 60_000)
          else item = take(table, item, step, now)
          expect(item.status).toBe(currentEntry(item.history, now)?.status)
          expect(pathHolds(table, item, now)).toBe(true)
          expect(sortHistory(item.history)).toEqual(item.history)
          const plans = item.history.filter((entry) => isPlanned(entry, now)).map((entry) => entry.status)
          expect(new Set(plans).size).toBe(plans.length)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('D5.2: without the right to correct, the past only grows', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 20 }), (operations) => {
        let now = noon
        let item: Statused = startStatus(table, undefined, supplier, now)
        for (const step of operations) {
          if (step.kind === 'passTime') now = new Date(now.getTime() + Math.abs(step.minutes) * 60_000)
          const before = item.history.filter((entry) => !isPlanned(entry, now))
          item = take(table, item, { ...step, isStaff: false }, now)
          const after = item.history.filter((entry) => !isPlanned(entry, now))
          expect(after.slice(after.length - before.length)).toEqual(before)
        }
      }),
      { numRuns: 200 },
    )
  })
})
