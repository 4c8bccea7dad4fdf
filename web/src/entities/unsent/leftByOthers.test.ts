import { beforeEach, expect, it } from 'vitest'
import { stubServer } from '../../../test/stubServer.ts'
import { pending, pendingCount, put } from './checkinQueue.ts'
import { dropLeft } from './leftByOthers.ts'
import { plan, planned, plannedCount } from './planningQueue.ts'

const DAY = 24 * 3_600_000

beforeEach(() => {
  // No line to the server: all of it waits.
  stubServer({
    '*': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  const shown = { name: 'Aukje Deurwaarder' }
  const body = { item: { _type: 'person', name: 'Aukje Deurwaarder' } }
  put({ by: 'user/els', activity: 'activity/1', person: 'person/a', path: '/api/space/save', body, shown })
  plan({ by: 'user/els', dossier: 'dossier/1', name: 'ERP', planning: [] }, 30 * DAY)
})

it('D12: what somebody did at the door and planned goes after thirty days in which another uses the browser', () => {
  const counts = () => [pendingCount('user/els'), plannedCount('user/els')]
  const uses = (user: string, day: number) => {
    dropLeft(pending, user, day * DAY)
    dropLeft(planned, user, day * DAY)
  }
  uses('user/ties', 1)
  uses('user/ties', 30)
  expect(counts()).toEqual([1, 1])
  // Its writer was back: it is counted from when they leave anew.
  uses('user/els', 30)
  uses('user/ties', 31)
  uses('user/ties', 60)
  expect(counts()).toEqual([1, 1])
  uses('user/ties', 61)
  expect(counts()).toEqual([0, 0])
  expect(localStorage.getItem('schakel.checkin.pending')).not.toContain('Aukje')
  expect(localStorage.getItem('schakel.planning')).not.toContain('ERP')
})
