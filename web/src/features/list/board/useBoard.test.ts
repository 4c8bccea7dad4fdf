import type { AnyItem } from '@schakel/domain'
import { describe, expect, it } from 'vitest'
import { aDossier, aMatch, anItem, daysFromNow, pastStatuses } from '../../../../test/items.ts'
import { viewerOf } from '../../../../test/renderWithProviders.tsx'
import { daysInStatus } from '../../../entities/history/statusOf.ts'
import { boardColumns, cardsIn, columnCards, columnOf, placesOf, planFor, sumNow, targetsOf } from './useBoard.ts'

const staff = viewerOf('staff')

describe('a board', () => {
  it('S4.7, D5.1: a card may go to what its status allows and nowhere else, and back from a pause', () => {
    expect(targetsOf(staff, aMatch('offered'))).toEqual(['dismissed', 'reserved', 'delivered'])
    const paused = aDossier([], { status: 'pauze', history: pastStatuses('request', 'intake', 'pauze') })
    expect(targetsOf(staff, paused)).toEqual(['intake', 'done'])
  })

  it('S4.10: what is planned may happen now', () => {
    const plan = { status: 'intake', date: daysFromNow(3), planned: true }
    const dossier = aDossier([], { status: 'request', history: [plan, ...pastStatuses('request')] })
    expect(targetsOf(staff, dossier)).toContain('intake')
    expect(planFor(dossier, 'intake')).toEqual(plan)
    expect(planFor(dossier, 'match')).toBeUndefined()
  })

  it('D6: a supplier moves its own offered match to reserved or dismissed, and an end-user nothing', () => {
    expect(targetsOf(viewerOf('supplier'), aMatch('offered'))).toEqual(['dismissed', 'reserved'])
    expect(targetsOf(viewerOf('enduser'), aMatch('offered'))).toEqual([])
  })

  it('D5: todos stand in open and done, and go to and fro', () => {
    const todo = anItem('todo', { done: true })
    expect([columnOf(todo), targetsOf(staff, todo)]).toEqual(['done', ['open']])
    expect(boardColumns('todo')).toEqual(['open', 'done'])
    expect(boardColumns('dossier', ['intake', 'nonsense'])).toEqual(['intake'])
  })

  it('S2.5: a card that was moved stands in its new column at once, on top, and both are counted anew', () => {
    const moved = anItem('lead', { _id: 'lead/1', status: 'active' })
    const stays = anItem('lead', { _id: 'lead/2', status: 'prospect' })
    const old = anItem('lead', { _id: 'lead/3', status: 'active' })
    const columns = [
      { status: 'prospect', items: [moved, stays] },
      { status: 'active', items: [old] },
    ]
    expect(cardsIn('active', columns)).toEqual([moved, old])
    expect(cardsIn('prospect', columns)).toEqual([stays])
    const cards = [moved, stays, old]
    const places = placesOf(cards, new Map([['lead/1', 'prospect']]))
    expect([sumNow('prospect', 40, cards, places), sumNow('active', 7, cards, places)]).toEqual([39, 8])
    // The server has answered: it stands in both lists for a moment, and once on the board.
    const answered = [columns[0] ?? { status: '', items: [] }, { status: 'active', items: [moved, old] }]
    expect(cardsIn('active', answered)).toEqual([moved, old])
    // And it has counted: whether the cards or the counts came first, nothing is counted twice.
    const again = placesOf(cards)
    expect([sumNow('prospect', 39, cards, again), sumNow('active', 8, cards, again)]).toEqual([39, 8])
  })

  it('S4.7: a folded column holds no card: one that it read before may have moved on since', () => {
    const before = anItem('lead', { _id: 'lead/1', _version: 1, status: 'active' })
    const now = anItem('lead', { _id: 'lead/1', _version: 2, status: 'former' })
    const read = { prospect: [before], active: [], former: [now] }
    const names = ['prospect', 'active', 'former']
    const cards = columnCards(names, read, ['prospect'])
    expect(cards.map(({ items }) => items)).toEqual([[], [], [now]])
    // It is dragged as it stands now, and stands nowhere else.
    expect(cards.flatMap(({ items }) => items).find(({ _id }) => _id === 'lead/1')).toBe(now)
    expect(cardsIn('active', cards)).toEqual([])
    expect(columnCards(names, read, [])[0]?.items).toEqual([before])
  })

  it('S2.5: what a column is worth follows a card that is moved before the server has added it up anew', () => {
    const dear = aDossier([], { status: 'intake', budget: 9000 })
    const places = new Map([[dear._id, 'request']])
    const weigh = (item: AnyItem) => Number(item.budget)
    expect(sumNow('request', 12_000, [dear, dear], places, weigh)).toBe(3000)
    expect(sumNow('intake', 500, [dear], places, weigh)).toBe(9500)
    expect(sumNow('match', 700, [dear], places, weigh)).toBe(700)
  })

  it('S2.5: a card counts whole days since it came to its status, of its own history alone', () => {
    const dossier = aDossier([], { status: 'intake', history: pastStatuses('request', 'intake') })
    expect(daysInStatus(dossier)).toBe(1)
    const joined = { status: 'request', date: daysFromNow(0), joined: true }
    expect(daysInStatus({ ...dossier, history: [joined, ...(dossier.history ?? [])] })).toBe(1)
    expect(daysInStatus(aDossier([], { status: 'intake', history: [] }))).toBeUndefined()
    expect(daysInStatus(anItem('todo'))).toBeUndefined()
  })
})
