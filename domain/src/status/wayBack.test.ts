import { describe, expect, it } from 'vitest'
import { heldItem, minutes, noon, pathOf, staff } from '../../test/statuses.ts'
import { changeStatus } from './history.ts'
import { matchStatuses } from './statusTable.ts'
import { wayBack } from './wayBack.ts'
import { writeHistory } from './writeHistory.ts'

const plan = { status: 'meeting', date: minutes(60).toISOString(), description: 'Demo' }
const before = changeStatus(matchStatuses, heldItem('registered', 'offered', 'delivered'), plan, staff, noon)

describe('taking a chosen status back', () => {
  it('D5.2, S4.10: a plan that was let in is a plan again, and the item is what it was', () => {
    const now = minutes(10)
    const picked = changeStatus(matchStatuses, before, { status: 'meeting' }, staff, now)
    const { back, again } = wayBack(before, 'meeting', now)
    const held = writeHistory(matchStatuses, picked, back, staff, now)
    expect(held.status).toBe('delivered')
    expect(held.dates.meeting).toBeNull()
    if (!again) throw new Error('no plan to make again')
    const planned = writeHistory(matchStatuses, held, again, staff, now)
    expect(planned).toMatchObject({ status: 'delivered', history: [{ ...plan, planned: true }, ...held.history] })
  })

  it('D5.2: one whose day had come leaves no date in the past at which it never happened', () => {
    const now = minutes(120)
    const picked = changeStatus(matchStatuses, before, { status: 'meeting' }, staff, now)
    const { back, again } = wayBack(before, 'meeting', now)
    expect(again).toBeUndefined()
    const held = writeHistory(matchStatuses, picked, back, staff, now)
    expect(held.status).toBe('delivered')
    expect(pathOf(held.history)).toEqual(['delivered', 'offered', 'registered'])
  })

  it('D5.3: without a plan it is the list as it was, with the plans to come to another status', () => {
    const now = minutes(10)
    const lost = changeStatus(matchStatuses, before, { status: 'match', description: 'Past' }, staff, now)
    const { back, again } = wayBack(before, 'match', now)
    expect(again).toBeUndefined()
    expect(pathOf(writeHistory(matchStatuses, lost, back, staff, now).history)).toEqual([
      '(meeting)',
      'delivered',
      'offered',
      'registered',
    ])
  })
})
