import { describe, expect, it } from 'vitest'
import { heldItem, minutes, noon, pathOf, staff, supplier } from '../../test/statuses.ts'
import { Invalid } from '../errors.ts'
import { changeStatus, currentEntry, offeredStatuses, resumeTarget, sortHistory, startStatus } from './history.ts'
import { dossierStatuses, leadStatuses, matchStatuses, organisationStatuses } from './statusTable.ts'

/** The codes of the rules that a change breaks. */
function brokenBy(change: () => unknown): string[] {
  try {
    change()
  } catch (error) {
    if (error instanceof Invalid) return error.issues.map((issue) => `${issue.path} ${issue.code}`)
    throw error
  }
  return []
}

const tomorrow = minutes(24 * 60).toISOString()

describe('choosing a status', () => {
  it('S4.4: makes an entry dated now with the reason and who chose it', () => {
    const patch = changeStatus(matchStatuses, heldItem('registered'), { status: 'offered' }, staff, noon)
    expect(patch.history[0]).toEqual({ status: 'offered', date: noon.toISOString(), user: staff.user })
    const reserved = changeStatus(
      matchStatuses,
      heldItem('registered', 'offered'),
      { status: 'reserved', description: ' Past goed ' },
      supplier,
      noon,
    )
    expect(reserved.history[0]).toMatchObject({ description: 'Past goed', user: { name: 'Sam Visser' } })
  })

  it('S4.5: becomes current and dates the field of that name; a past date is bumped to now', () => {
    const past = minutes(-60 * 24 * 9).toISOString()
    const patch = changeStatus(matchStatuses, heldItem('registered'), { status: 'offered', date: past }, staff, noon)
    expect(patch.status).toBe('offered')
    expect(patch.history[0]?.date).toBe(noon.toISOString())
    expect(patch.dates).toMatchObject({ offered: noon.toISOString(), delivered: null })
    expect(patch.dates.registered).toBe(heldItem('registered').history[0]?.date)
  })

  it('S4.6: with a later date only adds a plan', () => {
    const item = heldItem('registered')
    const patch = changeStatus(matchStatuses, item, { status: 'offered', date: tomorrow }, staff, noon)
    expect(patch.status).toBe('registered')
    expect(patch.dates.offered).toBeNull()
    expect(pathOf(patch.history)).toEqual(['(offered)', 'registered'])
  })

  it('D5.2: a plan whose day has come stays a plan until someone picks it', () => {
    const planned = changeStatus(
      matchStatuses,
      heldItem('registered'),
      { status: 'offered', date: tomorrow },
      staff,
      noon,
    )
    const later = minutes(48 * 60)
    expect(currentEntry(planned.history, later)?.status).toBe('registered')
    const picked = changeStatus(matchStatuses, planned, { status: 'offered' }, staff, later)
    expect(picked.status).toBe('offered')
    expect(picked.history[0]?.date).toBe(later.toISOString())
    expect(pathOf(picked.history)).toEqual(['offered', 'registered'])
  })

  it('S4.10: picking a plan dates it now, makes it current and keeps the reason it was planned with', () => {
    const item = heldItem('registered', 'offered', 'delivered')
    const plan = { status: 'meeting', date: tomorrow, description: 'Demo bij de klant' }
    const planned = changeStatus(matchStatuses, item, plan, staff, noon)
    const picked = changeStatus(matchStatuses, planned, { status: 'meeting' }, staff, minutes(1))
    expect(picked.status).toBe('meeting')
    expect(picked.history).toHaveLength(4)
    expect(picked.history[0]).toMatchObject({ date: minutes(1).toISOString(), description: 'Demo bij de klant' })
  })

  it('S4.7: leaves out statuses already in the history, planned ones included', () => {
    const item = heldItem('registered', 'offered')
    expect(offeredStatuses(matchStatuses, item, noon)).toEqual(['dismissed', 'reserved', 'delivered'])
    const planned = changeStatus(matchStatuses, item, { status: 'delivered', date: tomorrow }, staff, noon)
    expect(offeredStatuses(matchStatuses, planned, noon)).toEqual(['dismissed', 'reserved'])
    const twice = () => changeStatus(matchStatuses, planned, { status: 'delivered', date: tomorrow }, staff, noon)
    expect(brokenBy(twice)).toEqual(['status notReachable'])
  })

  it('D5: an organisation may return to a status held before, and plans each status once', () => {
    const item = heldItem('registered', 'customer', 'prospect')
    expect(changeStatus(organisationStatuses, item, { status: 'customer' }, staff, noon).status).toBe('customer')
    const planned = changeStatus(organisationStatuses, item, { status: 'active', date: tomorrow }, staff, noon)
    expect(offeredStatuses(organisationStatuses, planned, noon)).not.toContain('active')
    expect(offeredStatuses(organisationStatuses, planned, noon)).toContain('customer')
  })

  it('S4.8: a status with a prompt needs a reason, blanks are none', () => {
    const item = heldItem('registered', 'offered')
    for (const description of [undefined, '', '  ']) {
      const change = () => changeStatus(matchStatuses, item, { status: 'dismissed', description }, staff, noon)
      expect(brokenBy(change)).toEqual(['history reasonRequired'])
    }
    expect(changeStatus(matchStatuses, item, { status: 'delivered' }, staff, noon).status).toBe('delivered')
  })

  it('D5: a transition that the list does not allow is refused for everyone', () => {
    for (const actor of [staff, supplier]) {
      const change = () => changeStatus(matchStatuses, heldItem('registered'), { status: 'delivered' }, actor, noon)
      expect(brokenBy(change)).toEqual(['status notReachable'])
    }
    const plan = { status: 'won', date: tomorrow, description: 'x' }
    const planned = () => changeStatus(matchStatuses, heldItem('registered'), plan, staff, noon)
    expect(brokenBy(planned)).toEqual(['status notReachable'])
  })

  it('S4.1: a status that is no status of the table is refused, inherited names too', () => {
    for (const status of ['intake', 'toString', '__proto__', '']) {
      const change = () => changeStatus(matchStatuses, heldItem('registered'), { status }, staff, noon)
      expect(brokenBy(change)).toEqual(['status choice'])
    }
    const change = () =>
      changeStatus(matchStatuses, heldItem('registered'), { status: 'offered', date: 'x' }, staff, noon)
    expect(brokenBy(change)).toEqual(['history date'])
  })

  it('S4.10: the history is sorted newest first, plans on top by their date', () => {
    const item = heldItem('registered', 'offered', 'delivered')
    const one = changeStatus(matchStatuses, item, { status: 'match', date: tomorrow, description: 'x' }, staff, noon)
    const two = changeStatus(
      matchStatuses,
      one,
      { status: 'meeting', date: minutes(9).toISOString(), description: 'x' },
      staff,
      noon,
    )
    expect(pathOf(two.history)).toEqual(['(match)', '(meeting)', 'delivered', 'offered', 'registered'])
    expect(sortHistory(two.history)).toEqual(two.history)
  })

  it('S4.10: of two changes in the same instant the last one is current', () => {
    const one = startStatus(matchStatuses, undefined, staff, noon)
    const two = changeStatus(matchStatuses, one, { status: 'offered' }, staff, noon)
    const three = changeStatus(matchStatuses, two, { status: 'delivered' }, staff, noon)
    expect(three.status).toBe('delivered')
    expect(pathOf(three.history)).toEqual(['delivered', 'offered', 'registered'])
  })

  it('S4.6: a plan does not move an item that came in without history', () => {
    const patch = changeStatus(
      organisationStatuses,
      { status: 'active', history: [] },
      { status: 'customer', date: tomorrow },
      staff,
      noon,
    )
    expect(patch.status).toBe('active')
  })
})

describe('starting', () => {
  it('S4.11: a new item has its start status dated now, with the user and organisation', () => {
    const patch = startStatus(dossierStatuses, undefined, staff, noon)
    expect(patch).toMatchObject({ status: 'request', dates: { request: noon.toISOString(), intake: null } })
    expect(patch.history).toEqual([{ status: 'request', date: noon.toISOString(), user: staff.user }])
  })

  it('D5: another status chosen on creation must follow the start', () => {
    expect(startStatus(leadStatuses, { status: 'nurture' }, staff, noon)).toMatchObject({
      status: 'nurture',
      history: [{ status: 'nurture' }, { status: 'registered' }],
    })
    expect(startStatus(matchStatuses, { status: 'offered' }, staff, noon).status).toBe('offered')
    expect(brokenBy(() => startStatus(matchStatuses, { status: 'match', description: 'x' }, staff, noon))).toEqual([
      'status notReachable',
    ])
    expect(brokenBy(() => startStatus(dossierStatuses, { status: 'pauze' }, staff, noon))).toEqual([
      'history reasonRequired',
    ])
  })
})

describe('resuming', () => {
  it('D5.1: a paused or finished dossier goes back to the status it had before, as a new entry, and on from there', () => {
    for (const stop of ['pauze', 'done']) {
      const item = heldItem('request', 'intake', stop)
      expect(resumeTarget(dossierStatuses, item, noon)).toBe('intake')
      expect(offeredStatuses(dossierStatuses, item, noon)[0]).toBe('intake')
      const resumed = changeStatus(dossierStatuses, item, { status: 'intake' }, staff, noon)
      expect(pathOf(resumed.history)).toEqual(['intake', stop, 'intake', 'request'])
      expect(changeStatus(dossierStatuses, resumed, { status: 'match' }, staff, minutes(1)).status).toBe('match')
    }
  })

  it('D5.1: resuming after a pause and an end goes back to the status before both', () => {
    expect(resumeTarget(dossierStatuses, heldItem('request', 'pauze', 'done'), noon)).toBe('request')
  })

  it('D5.1: nothing else leads back', () => {
    expect(resumeTarget(dossierStatuses, heldItem('request', 'intake'), noon)).toBeUndefined()
    expect(resumeTarget(matchStatuses, heldItem('registered', 'offered', 'dismissed'), noon)).toBeUndefined()
    const item = heldItem('request', 'intake', 'match', 'pauze')
    for (const status of ['request', 'intake', 'meeting']) {
      const change = () => changeStatus(dossierStatuses, item, { status }, staff, noon)
      expect(brokenBy(change)).toEqual(['status notReachable'])
    }
  })
})
