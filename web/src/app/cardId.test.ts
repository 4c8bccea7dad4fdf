import { describe, expect, it } from 'vitest'
import { bareKeyOf, cardIdOf, cardPlaceOf, spaceIdOf } from './cardId.ts'

describe('addresses of cards', () => {
  it.each([
    ['lead/01abc', 'lead/01abc'],
    ['dossier/01abc', 'dossier/01abc'],
    ['lead%2F01abc', 'lead/01abc'],
    ['type/lead%2F01abc', 'lead/01abc'],
    ['type/lead/01abc.1', 'lead/01abc'],
    ['match/01abc/', 'match/01abc'],
  ])('S2.10: /card/%s is the card of %s', (rest, id) => {
    expect(cardIdOf(rest)).toBe(id)
  })

  it.each(['lead', 'nothing/01abc', 'lead/../x', 'lead/%zz', '', 'type/01abc'])('S8.1: /card/%s is no card', (rest) => {
    expect(cardIdOf(rest)).toBeUndefined()
  })

  it.each(['dossier/01abc/requirements', 'dossier%2F01abc/requirements', 'type/dossier/01abc/requirements.1'])(
    'F1: /card/%s is a tab of a card',
    (rest) => {
      expect(cardPlaceOf(rest)).toEqual({ id: 'dossier/01abc', tab: 'requirements' })
      expect(cardIdOf(rest)).toBeUndefined()
    },
  )

  it('F1: a card has one tab at a time, and without one it is the overview', () => {
    expect(cardPlaceOf('dossier/01abc')).toEqual({ id: 'dossier/01abc' })
    for (const rest of ['dossier/01abc/a/b', 'nothing/01abc/requirements', 'dossier/requirements/', 'dossier']) {
      expect(cardPlaceOf(rest)?.tab).toBeUndefined()
    }
  })

  it('S2.10: /card/type/KEY and /card/KEY name a key alone, which only the server knows the type of', () => {
    expect(bareKeyOf('type/01abc')).toBe('01abc')
    expect(bareKeyOf('type/01abc.1')).toBe('01abc')
    expect(bareKeyOf('01abc')).toBe('01abc')
    for (const rest of ['type/lead', 'type/lead/01abc', 'lead/01abc', 'lead', 'type/', 'type/%zz', 'type/a b']) {
      expect(bareKeyOf(rest)).toBeUndefined()
    }
  })

  it('S2.16: /space/KEY and /space/space/KEY are the same space', () => {
    expect(spaceIdOf('01abc')).toBe('space/01abc')
    expect(spaceIdOf('space/01abc')).toBe('space/01abc')
    expect(spaceIdOf('space%2F01abc')).toBe('space/01abc')
    expect(spaceIdOf('lead/01abc')).toBeUndefined()
  })
})
