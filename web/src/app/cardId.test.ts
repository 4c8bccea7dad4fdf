import { describe, expect, it } from 'vitest'
import { bareKeyOf, cardIdOf, spaceIdOf } from './cardId.ts'

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
