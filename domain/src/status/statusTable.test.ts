import { describe, expect, it } from 'vitest'
import { heldItem, noon } from '../../test/statuses.ts'
import { isColourName } from '../colours.ts'
import { isReachable, offeredStatuses } from './history.ts'
import {
  activityStatuses,
  dossierStatuses,
  leadStatuses,
  matchStatuses,
  messageStatuses,
  organisationStatuses,
  type StatusTable,
} from './statusTable.ts'

const tables: Record<string, StatusTable> = {
  match: matchStatuses,
  dossier: dossierStatuses,
  organisation: organisationStatuses,
  lead: leadStatuses,
  message: messageStatuses,
  activity: activityStatuses,
}

// Written out from the specification, so that the table is held against something else than itself.
const matchSteps: Record<string, string[]> = {
  registered: ['offered'],
  offered: ['dismissed', 'reserved', 'delivered'],
  dismissed: [],
  reserved: ['delivered'],
  delivered: ['meeting', 'mismatch', 'match'],
  meeting: ['mismatch', 'match'],
  mismatch: [],
  match: ['won', 'lost'],
  won: [],
  lost: [],
}

const dossierSteps: Record<string, string[]> = {
  request: ['intake', 'match', 'done', 'pauze'],
  intake: ['match', 'done', 'pauze'],
  match: ['meeting', 'done', 'pauze'],
  meeting: ['done', 'pauze'],
  done: ['pauze'],
  pauze: ['done'],
}

const organisation = ['registered', 'suspect', 'prospect', 'active', 'customer', 'oldcustomer', 'other']
const allSteps = (statuses: readonly string[]) =>
  Object.fromEntries(statuses.map((from) => [from, statuses.filter((to) => to !== from)]))

const expectations = [
  ['S4.1', 'match', matchSteps],
  ['S4.2', 'dossier', dossierSteps],
  ['S4.3', 'organisation', allSteps(organisation)],
  ['S4.3', 'lead', allSteps([...organisation, 'nurture', 'lost'])],
  ['S3.9', 'message', { sent: ['read'], read: [] }],
  ['S3.7', 'activity', allSteps(['planned', 'done', 'cancelled'])],
] as const satisfies readonly (readonly [string, string, Record<string, readonly string[]>])[]

const pairs = expectations.flatMap(([rule, name, steps]) => {
  const table = tables[name]
  const statuses = Object.keys(steps)
  return statuses.flatMap((from) =>
    statuses.map((to) => ({
      rule,
      name,
      table,
      from,
      to,
      may: new Map(Object.entries(steps)).get(from)?.includes(to),
    })),
  )
})

describe('the status tables', () => {
  it.each(expectations)('%s: a %s knows exactly the statuses of the specification', (_rule, name, steps) => {
    expect(Object.keys(tables[name]?.entries ?? {}).sort()).toEqual(Object.keys(steps).sort())
  })

  it.each(pairs)('$rule: a $name may go from $from to $to: $may', ({ table, from, to, may }) => {
    if (!table) throw new Error('no such table')
    expect(isReachable(table, from, to)).toBe(may)
    expect(offeredStatuses(table, heldItem(from), noon).includes(to)).toBe(may)
  })

  it('D5: a match starts registered, a dossier as request, organisations and leads registered', () => {
    const starts = Object.entries(tables).map(([name, table]) => [name, table.start])
    expect(Object.fromEntries(starts)).toEqual({
      match: 'registered',
      dossier: 'request',
      organisation: 'registered',
      lead: 'registered',
      message: 'sent',
      activity: 'planned',
    })
  })

  it('S4.8: exactly the statuses of D5 ask for a reason', () => {
    const prompts = Object.entries(tables).map(([name, { entries }]) => [
      name,
      Object.keys(entries).filter((status) => entries[status]?.prompt),
    ])
    expect(Object.fromEntries(prompts)).toEqual({
      match: ['dismissed', 'reserved', 'meeting', 'mismatch', 'match', 'won', 'lost'],
      dossier: ['done', 'pauze'],
      organisation: [],
      lead: [],
      message: [],
      activity: [],
    })
  })

  it('S4.9, S9.7: the plan days are those of the specification', () => {
    const days = (table: StatusTable) =>
      Object.fromEntries(
        Object.entries(table.entries).flatMap(([status, { planDays }]) =>
          planDays === undefined ? [] : [[status, planDays]],
        ),
      )
    expect(days(matchStatuses)).toEqual({ meeting: 55, mismatch: 1, match: 1 })
    expect(days(dossierStatuses)).toEqual({ intake: 1, match: 30, done: 0, pauze: 180 })
  })

  it('D5: the colours of matches and dossiers are those of the decisions', () => {
    const colours = (table: StatusTable) =>
      Object.entries(table.entries).map(([status, { colour }]) => `${status} ${colour}`)
    expect(colours(matchStatuses)).toEqual([
      'registered grijs',
      'offered blauw',
      'dismissed rood',
      'reserved oker',
      'delivered indigo',
      'meeting paars',
      'mismatch rood',
      'match groen',
      'won groen',
      'lost grijs',
    ])
    expect(colours(dossierStatuses)).toEqual([
      'request oker',
      'intake blauw',
      'match paars',
      'meeting indigo',
      'done groen',
      'pauze grijs',
    ])
  })

  it('S3.15: every entry has a colour of the palette and an icon, and its sources are statuses of its own table', () => {
    for (const table of Object.values(tables)) {
      expect(Object.hasOwn(table.entries, table.start)).toBe(true)
      for (const entry of Object.values(table.entries)) {
        expect(isColourName(entry.colour)).toBe(true)
        expect(entry.icon).toMatch(/^[a-z]+(-[a-z]+)*$/)
        for (const from of entry.from ?? []) expect(Object.hasOwn(table.entries, from)).toBe(true)
      }
    }
  })
})
