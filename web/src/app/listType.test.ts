import { describe, expect, it } from 'vitest'
import { bareKeyOf, cardIdOf } from './cardId.ts'
import { listTypeOf } from './listType.ts'

describe('an address of a list', () => {
  it('S2.10: /card/type/{type} is the list of that type, and /card/type/KEY an item', () => {
    expect(listTypeOf('type/lead')).toBe('lead')
    expect(listTypeOf('type/lead.1')).toBe('lead')
    for (const rest of ['type/01abc', 'type/lead/01abc', 'lead', 'type/constructor', 'type/']) {
      expect([rest, listTypeOf(rest)]).toEqual([rest, undefined])
    }
    expect(cardIdOf('type/lead')).toBeUndefined()
    expect(bareKeyOf('type/lead')).toBeUndefined()
  })
})
