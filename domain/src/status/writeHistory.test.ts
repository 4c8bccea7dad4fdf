import { describe, expect, it } from 'vitest'
import { heldItem, minutes, noon, pathOf, staff, supplier } from '../../test/statuses.ts'
import { Invalid } from '../errors.ts'
import { changeStatus, type HistoryEntry } from './history.ts'
import { dossierStatuses, matchStatuses, organisationStatuses } from './statusTable.ts'
import { touchedEntries, writeHistory } from './writeHistory.ts'

function brokenBy(change: () => unknown): string[] {
  try {
    change()
  } catch (error) {
    if (error instanceof Invalid) return error.issues.map((issue) => issue.code)
    throw error
  }
  return []
}

const match = () => heldItem('registered', 'offered', 'delivered')
const withPlan = (minute = 60) => {
  const plan = { status: 'meeting', date: minutes(minute).toISOString(), description: 'Demo' }
  return changeStatus(matchStatuses, match(), plan, staff, noon)
}
const without = (history: readonly HistoryEntry[], status: string) => history.filter((entry) => entry.status !== status)
const moved = (history: readonly HistoryEntry[], status: string, minute: number) =>
  history.map((entry) => (entry.status === status ? { ...entry, date: minutes(minute).toISOString() } : entry))

describe('sending a history back', () => {
  it('D5.3: the list as read plus a new entry chooses that status; the server fills the user', () => {
    const item = match()
    const entry = {
      status: 'meeting',
      date: minutes(-5).toISOString(),
      description: 'Demo',
      user: { _id: 'user/x', name: 'X' },
    }
    const patch = writeHistory(
      matchStatuses,
      item,
      { history: [...item.history, entry], status: 'meeting' },
      supplier,
      noon,
    )
    expect(patch.status).toBe('meeting')
    expect(patch.history[0]).toEqual({
      status: 'meeting',
      date: noon.toISOString(),
      description: 'Demo',
      user: supplier.user,
    })
  })

  it('D5.3: the list as read and a status chooses that status', () => {
    const item = heldItem('registered')
    expect(writeHistory(matchStatuses, item, { history: item.history, status: 'offered' }, staff, noon).status).toBe(
      'offered',
    )
    const prompt = () =>
      writeHistory(matchStatuses, match(), { history: match().history, status: 'match' }, staff, noon)
    expect(brokenBy(prompt)).toEqual(['reasonRequired'])
  })

  it('D5.3: the list as read changes nothing, whoever sends it and in whatever order', () => {
    const same = new Date(noon).toISOString()
    const item = {
      status: 'delivered',
      history: ['delivered', 'offered', 'registered'].map((status) => ({ status, date: same })),
    }
    for (const history of [item.history, [...item.history].reverse()]) {
      expect(writeHistory(matchStatuses, item, { history, status: 'delivered' }, supplier, minutes(1))).toMatchObject(
        item,
      )
    }
  })

  it('D5.2: a plan whose day has come does not move the item when the list is sent back', () => {
    const item = withPlan()
    const patch = writeHistory(matchStatuses, item, { history: item.history }, supplier, minutes(120))
    expect(patch).toEqual({ ...item, dates: patch.dates })
    expect(patch.dates.meeting).toBeNull()
  })

  it('D5.3: words and author of an entry stay as they were written', () => {
    const item = withPlan()
    const history = item.history.map((entry) => ({ ...entry, description: 'anders', user: supplier.user }))
    expect(writeHistory(matchStatuses, item, { history }, staff, noon).history).toEqual(item.history)
  })

  it('D5.3: a new entry that the table does not allow, or a copy of one held, is refused', () => {
    const item = match()
    for (const status of ['won', 'registered', 'delivered']) {
      const entry = { status, date: noon.toISOString(), description: 'x' }
      expect(
        brokenBy(() => writeHistory(matchStatuses, item, { history: [...item.history, entry] }, staff, noon)),
      ).toEqual(['notReachable'])
    }
  })
})

describe('plans', () => {
  it('D5.2: a plan may be re-dated and deleted by whoever may edit', () => {
    const item = withPlan()
    const redated = writeHistory(matchStatuses, item, { history: moved(item.history, 'meeting', 90) }, supplier, noon)
    expect(redated.status).toBe('delivered')
    expect(redated.history[0]).toMatchObject({ date: minutes(90).toISOString(), description: 'Demo', user: staff.user })
    const deleted = writeHistory(matchStatuses, item, { history: without(item.history, 'meeting') }, supplier, noon)
    expect(pathOf(deleted.history)).toEqual(['delivered', 'offered', 'registered'])
  })

  it('D5.2: an overdue plan may be moved to a later date and stays a plan', () => {
    const item = withPlan()
    const late = minutes(120)
    const patch = writeHistory(matchStatuses, item, { history: moved(item.history, 'meeting', 180) }, supplier, late)
    expect(patch.status).toBe('delivered')
    expect(pathOf(patch.history)[0]).toBe('(meeting)')
  })

  it('S4.10: a plan given a date up to now is picked: dated now, current, with its reason', () => {
    const item = withPlan()
    const patch = writeHistory(matchStatuses, item, { history: moved(item.history, 'meeting', -600) }, supplier, noon)
    expect(patch.status).toBe('meeting')
    expect(pathOf(patch.history)).toEqual(['meeting', 'delivered', 'offered', 'registered'])
    expect(patch.history[0]).toMatchObject({ date: noon.toISOString(), description: 'Demo' })
  })

  it('D5: a plan that can no longer be reached is not picked', () => {
    const plan = { status: 'meeting', date: minutes(60).toISOString(), description: 'Demo' }
    const planned = changeStatus(matchStatuses, match(), plan, staff, noon)
    const gone = changeStatus(matchStatuses, planned, { status: 'mismatch', description: 'Te duur' }, staff, noon)
    const pick = () =>
      writeHistory(matchStatuses, gone, { history: moved(gone.history, 'meeting', 0) }, staff, minutes(1))
    expect(brokenBy(pick)).toEqual(['notReachable'])
  })

  it('D5.3: one plan cannot be split in two', () => {
    const item = withPlan()
    const [plan] = item.history
    if (!plan) throw new Error('no plan')
    const copies = [70, 80].map((minute) => ({ ...plan, date: minutes(minute).toISOString() }))
    const split = () =>
      writeHistory(matchStatuses, item, { history: [...copies, ...without(item.history, 'meeting')] }, staff, noon)
    expect(brokenBy(split)).toEqual(['notReachable'])
  })
})

describe('correcting the past', () => {
  it('D5.2: only staff and super users delete or re-date an entry of the past', () => {
    const item = match()
    const shorter = without(item.history, 'delivered')
    const earlier = moved(item.history, 'delivered', -1.5)
    expect(brokenBy(() => writeHistory(matchStatuses, item, { history: shorter }, supplier, noon))).toEqual([
      'historyPast',
    ])
    expect(brokenBy(() => writeHistory(matchStatuses, item, { history: earlier }, supplier, noon))).toEqual([
      'historyPast',
    ])
    expect(brokenBy(() => writeHistory(matchStatuses, item, { history: [] }, supplier, noon))).toEqual(['historyPast'])
    expect(writeHistory(matchStatuses, item, { history: earlier }, staff, noon)).toMatchObject({
      status: 'delivered',
      dates: { delivered: minutes(-1.5).toISOString() },
    })
  })

  it('D5.2: deleting the current entry makes the newest remaining past one current', () => {
    const item = withPlan()
    const patch = writeHistory(matchStatuses, item, { history: without(item.history, 'delivered') }, staff, noon)
    expect(patch.status).toBe('offered')
    expect(patch.dates.delivered).toBeNull()
  })

  it('D5: a correction never skips the rule, not by deleting and not by re-dating', () => {
    const long = heldItem('registered', 'offered', 'delivered', 'match', 'won')
    for (const status of ['registered', 'offered', 'delivered', 'match']) {
      const skip = () => writeHistory(matchStatuses, long, { history: without(long.history, status) }, staff, noon)
      expect(brokenBy(skip), status).toEqual(['notReachable'])
    }
    const swap = () => writeHistory(matchStatuses, long, { history: moved(long.history, 'offered', -2.5) }, staff, noon)
    expect(brokenBy(swap)).toEqual(['notReachable'])
    const before = () =>
      writeHistory(matchStatuses, long, { history: moved(long.history, 'offered', -600) }, staff, noon)
    expect(brokenBy(before)).toEqual(['notReachable'])
  })

  it('D5: taking out a pause does not leave a way back that was none', () => {
    const item = heldItem('request', 'pauze', 'request', 'intake')
    const [intake, , pauze, request] = item.history
    const history = [intake, pauze, request].flatMap((entry) => entry ?? [])
    expect(brokenBy(() => writeHistory(dossierStatuses, item, { history }, staff, noon))).toEqual(['notReachable'])
  })

  it('D5: deleting a pause together with its resumption is allowed', () => {
    const item = heldItem('request', 'pauze', 'request', 'intake')
    const history = [item.history[0], item.history[3]].flatMap((entry) => entry ?? [])
    expect(pathOf(writeHistory(dossierStatuses, item, { history }, staff, noon).history)).toEqual(['intake', 'request'])
  })

  it('D5.2: the past cannot become a plan and cannot be erased whole', () => {
    const item = match()
    const plan = () => writeHistory(matchStatuses, item, { history: moved(item.history, 'delivered', 10) }, staff, noon)
    expect(brokenBy(plan)).toEqual(['date'])
    expect(brokenBy(() => writeHistory(matchStatuses, item, { history: [] }, staff, noon))).toEqual(['historyEntry'])
    const broken = item.history.map((entry) => (entry.status === 'delivered' ? { ...entry, date: 'x' } : entry))
    expect(brokenBy(() => writeHistory(matchStatuses, item, { history: broken }, staff, noon))).toEqual(['date'])
  })

  it('D5: an organisation keeps its start, and two visits to one status stay two', () => {
    const item = heldItem('registered', 'active', 'customer', 'active')
    const headless = () => writeHistory(organisationStatuses, item, { history: item.history.slice(0, 3) }, staff, noon)
    expect(brokenBy(headless)).toEqual(['notReachable'])
    const shorter = writeHistory(organisationStatuses, item, { history: item.history.slice(1) }, staff, noon)
    expect(shorter.status).toBe('customer')
    expect(shorter.dates.active).toBe(item.history[2]?.date)
  })

  it('D5: a history that was broken before may be corrected elsewhere', () => {
    const legacy = heldItem('registered', 'won', 'lost')
    const patch = writeHistory(matchStatuses, legacy, { history: without(legacy.history, 'lost') }, staff, noon)
    expect(patch.status).toBe('won')
  })
})

describe('sending a history without saying on which version', () => {
  const start = heldItem('registered')
  const seen = start.history
  const prospect = { status: 'prospect', date: minutes(0).toISOString(), user: staff.user }
  const kept = { status: 'prospect', history: [prospect, ...seen] }
  const write = (history: readonly HistoryEntry[], isBlind = true) =>
    writeHistory(organisationStatuses, kept, { history, isBlind }, staff, minutes(1))
  const customer = { status: 'customer', date: minutes(1).toISOString() }

  it('D2.3, D5.3: adding an entry keeps what came in since the list was read', () => {
    expect(pathOf(write([...seen, customer]).history)).toEqual(['customer', 'prospect', 'registered'])
    expect(pathOf(write([customer]).history)).toEqual(['customer', 'prospect', 'registered'])
  })

  it('D2.3, D5.3: moving one keeps it too, also for who may not correct the past', () => {
    const plan = { status: 'active', date: minutes(60).toISOString(), planned: true }
    const planned = { status: 'prospect', history: [{ ...plan, date: minutes(90).toISOString() }, prospect, ...seen] }
    const sent = { history: moved(seen, 'registered', -9), isBlind: true }
    expect(pathOf(writeHistory(organisationStatuses, planned, sent, staff, minutes(1)).history)).toEqual([
      '(active)',
      'prospect',
      'registered',
    ])
    const added = { history: [...seen, customer], isBlind: true }
    expect(touchedEntries(planned.history, added)).toEqual([])
    expect(touchedEntries(planned.history, { ...added, isBlind: false })).toHaveLength(2)
  })

  it('D5.3: an entry below one that was sent back was read, and left out it is deleted', () => {
    const late = { status: 'customer', history: [{ ...customer, user: staff.user }, prospect, ...seen] }
    const active = { status: 'active', date: minutes(2).toISOString() }
    const sent = { history: [...without(late.history, 'prospect'), active], isBlind: true }
    expect(pathOf(writeHistory(organisationStatuses, late, sent, staff, minutes(2)).history)).toEqual([
      'active',
      'customer',
      'registered',
    ])
  })

  it('D5.3: leaving out alone deletes, and with a version so does everything that is left out', () => {
    expect(pathOf(write(seen).history)).toEqual(['registered'])
    expect(pathOf(write([...seen, customer], false).history)).toEqual(['customer', 'registered'])
  })
})
