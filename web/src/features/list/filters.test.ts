import { describe, expect, it } from 'vitest'
import { readSearch } from './address.ts'
import { bodyOf, isNarrowed, searchOf, stateOf } from './filters.ts'

describe('the address of a list', () => {
  const address = {
    type: 'lead',
    status: 'active,customer',
    tag: 'tag/1,tag/2',
    city: 'Ede',
    from: '2026-03-29',
    until: '2026-03-29',
    since: '2026-01-01',
    sort: 'address.city',
    order: 'desc',
    look: 'board',
    view: 'v1',
  } as const

  it('S2.5: what an address says is read, and written the same again', () => {
    expect(searchOf(stateOf('lead', address))).toEqual(address)
    expect(readSearch({ q: 12, type: 'lead', nonsense: 'x', city: '', owner: null })).toEqual({ q: '12', type: 'lead' })
  })

  it('S2.5: what makes no sense is left out', () => {
    const state = stateOf('lead', { status: 'nonsense,lost', from: 'gisteren', look: 'tree', order: 'up' })
    expect(state).toMatchObject({ filters: { status: ['lost'] }, look: undefined, order: undefined })
    expect(isNarrowed(stateOf('lead', { sort: 'name' }))).toBe(false)
  })

  it('D8.3: a filter that is not read, or not wholly, is told of and stays in the address', () => {
    const many = Array(21).fill('name:empty').join(';')
    for (const asked of [
      { where: 'employees:up:5' },
      { where: 'users:above:5' },
      { where: 'users:above:5;employees:above:5' },
      { where: many },
      { where: 'x'.repeat(5000) },
      { status: 'lost,renamed' },
      { only: 'never' },
      { since: 'gisteren' },
      { city: 'Ede', where: '|name:empty;employees:empty' },
    ]) {
      const state = stateOf('lead', asked)
      expect([asked, state.unread !== undefined]).toEqual([asked, true])
      expect(searchOf(state)).toEqual({ type: 'lead', ...asked })
      expect(stateOf('lead', searchOf({ ...state, unread: undefined })).unread).toBeUndefined()
    }
    expect(stateOf('lead', address).unread).toBeUndefined()
    expect(stateOf('lead', { q: 'zon', where: '|name:empty;employees:empty' }).unread).toBeUndefined()
  })

  it('D8.3, D1.4: a day begins and ends on the wall in Amsterdam, on the day that the clock is put forward too', () => {
    expect(bodyOf(stateOf('lead', address))).toEqual({
      feed: 'lead',
      status: ['active', 'customer'],
      tags: ['tag/1', 'tag/2'],
      city: 'Ede',
      from: '2026-03-28T23:00:00.000Z',
      until: '2026-03-29T22:00:00.000Z',
      since: '2025-12-31T23:00:00.000Z',
      sort: 'address.city',
      order: 'desc',
    })
    expect(bodyOf(stateOf('todo', { status: 'open' }))).toEqual({ feed: 'todo', status: 'open' })
  })
})
