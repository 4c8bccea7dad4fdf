import { describe, expect, it } from 'vitest'
import { Invalid } from './errors.ts'
import { type ItemInput, parseItem } from './parseItem.ts'

const now = new Date('2026-03-02T09:00:00.000Z')
const create = (input: ItemInput) => parseItem('match', input, { mode: 'create', isSuper: false, now }).fields
const update = (input: ItemInput, current: ItemInput) =>
  parseItem('match', input, { mode: 'update', isSuper: false, now, current }).fields
const refused = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    if (error instanceof Invalid) return error.issues
  }
  return undefined
}

describe('a name is disclosed only to a supplier who sees the match', () => {
  const hidden = { $visible: false, $open: false }
  const shown = { $visible: true, $open: false }
  const open = { $visible: true, $open: true }
  const openHidden = [{ path: '$open', code: 'openHidden' }]

  it('D22.1: a new match cannot be open without being visible', () => {
    expect(refused(() => create({ $open: true }))).toEqual(openHidden)
    expect(refused(() => create({ $open: true, $visible: false }))).toEqual(openHidden)
    expect(create({ $open: true, $visible: true })).toMatchObject(open)
  })

  it('D22.1: opening needs a match that is visible, or is made so with it', () => {
    expect(refused(() => update({ $open: true }, hidden))).toEqual(openHidden)
    expect(refused(() => update({ $open: true, $visible: false }, shown))).toEqual(openHidden)
    expect(update({ $open: true }, shown)).toEqual({ $amount: 0, $open: true })
    expect(update({ $open: true, $visible: true }, hidden)).toMatchObject(open)
  })

  it('D22.1: hiding the match takes the name back, also where $open is sent along as it was read', () => {
    expect(update({ $visible: false }, open)).toMatchObject(hidden)
    expect(update({ $visible: null }, open)).toMatchObject({ $visible: null, $open: false })
    expect(update({ $visible: false, $open: true }, open)).toMatchObject(hidden)
  })

  it('D22.1: what happened to who sees it is no part of a history that is sent back', () => {
    const entry = { status: 'offered', date: '2026-03-01T09:00:00.000Z' }
    const { status } = parseItem(
      'match',
      { history: [{ ...entry, event: 'disclosed', match: 'match/a' }, entry] },
      { mode: 'update', isSuper: false, now, current: {} },
    )
    expect(status?.history).toEqual([entry])
  })
})
