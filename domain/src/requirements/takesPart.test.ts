import { expect, test } from 'vitest'
import { matchStatuses } from '../status/statusTable.ts'
import { takesPart } from './takesPart.ts'

test('F1.13, F2.1: of all statuses only a dismissed match and a mismatch are not chosen from', () => {
  const gone = Object.keys(matchStatuses.entries).filter((status) => !takesPart(status))
  expect(gone.toSorted()).toEqual(['dismissed', 'mismatch'])
})
