import { describe, expect, it } from 'vitest'
import { aDossier, aMatch, anItem, daysFromNow, pastStatuses } from '../../../../test/items.ts'
import { viewerOf } from '../../../../test/renderWithProviders.tsx'
import { boardColumns, cardsIn, columnOf, countNow, placesOf, planFor, targetsOf } from './useBoard.ts'

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
    expect([countNow('prospect', 40, cards, places), countNow('active', 7, cards, places)]).toEqual([39, 8])
    // The server has answered: it stands in both lists for a moment, and once on the board.
    const answered = [columns[0] ?? { status: '', items: [] }, { status: 'active', items: [moved, old] }]
    expect(cardsIn('active', answered)).toEqual([moved, old])
    // And it has counted: whether the cards or the counts came first, nothing is counted twice.
    const again = placesOf(cards)
    expect([countNow('prospect', 39, cards, again), countNow('active', 8, cards, again)]).toEqual([39, 8])
  })
})
