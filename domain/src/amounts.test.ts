import { describe, expect, it } from 'vitest'
import { amountsFor, amountsOf, enteredAfter, enteredWorth, shownAmounts, unenteredOf, worthOf } from './amounts.ts'

describe('which amounts somebody entered', () => {
  const before = { price: 575, budget: 575, license: 4000, implement: 575, _entered: ['license'] }

  it('D22.3: the amounts with a default are those of a dossier and a match', () => {
    expect(amountsOf('dossier')).toEqual(['price', 'budget', 'license', 'implement'])
    expect(amountsOf('match')).toEqual(['$price', '$license', '$implement'])
    expect(amountsOf('lead')).toEqual([])
  })

  it('D22.3: of a new item those that were given, also when it is the default that was given', () => {
    expect(enteredAfter('dossier', undefined, { fields: {} })).toEqual([])
    expect(enteredAfter('dossier', undefined, { fields: { budget: 575, price: null } })).toEqual(['budget'])
  })

  it('D22.3: a default that is sent back as it was read is still not entered, another value is', () => {
    expect(enteredAfter('dossier', before, { fields: { price: 575, license: 4000 } })).toEqual(['license'])
    expect(enteredAfter('dossier', before, { fields: { price: 600 } })).toEqual(['price', 'license'])
  })

  it('D22.3: a default that was typed on purpose is entered', () => {
    expect(enteredAfter('dossier', before, { fields: {}, said: ['budget'] })).toEqual(['budget', 'license'])
    expect(enteredAfter('dossier', before, { fields: {}, said: ['users'] })).toEqual(['license'])
    expect(enteredAfter('dossier', before, { fields: { budget: 575 }, said: ['budget'] })).toEqual([
      'budget',
      'license',
    ])
  })

  it('D22.3, D2.3: a default that an undo puts back is not entered; what it does not send stays as it was', () => {
    const typed = { ...before, budget: 900, _entered: ['budget', 'license'] }
    expect(unenteredOf('dossier', before, ['budget', 'license', 'users'])).toEqual({ _unentered: ['budget'] })
    expect(unenteredOf('dossier', typed, ['budget', 'users'])).toEqual({})
    expect(enteredAfter('dossier', typed, { fields: { budget: 575 }, unsaid: ['budget'] })).toEqual(['license'])
    expect(enteredAfter('dossier', typed, { fields: {}, unsaid: ['budget'] })).toEqual(['budget', 'license'])
  })

  it('D22.3: what is cleared was not entered, and what was entered stays so when it becomes the default', () => {
    expect(enteredAfter('dossier', before, { fields: { license: null } })).toEqual([])
    expect(enteredAfter('dossier', before, { fields: { license: 575 } })).toEqual(['license'])
  })
})

describe('what suppliers and end-users are shown of it', () => {
  const match = { _type: 'match', $price: 575, $license: 4000, $implement: 575, $amount: 4575, _entered: ['$license'] }
  const shown = { $price: null, $license: 4000, $implement: null, $amount: 4000 }

  it('D22.3: nothing where nobody entered one, and it counts in no total', () => {
    expect(shownAmounts('match', match)).toEqual(shown)
    expect(shownAmounts('match', { ...match, _entered: [] }).$amount).toBeNull()
  })

  it('D22.3: where items are added up only what was entered counts, for the centre too', () => {
    const of = { ...match, _type: 'match' as const }
    expect([enteredWorth('staff', of), enteredWorth('enduser', of)]).toEqual([4000, 4000])
    expect(enteredWorth('staff', { ...of, _entered: [] })).toBeUndefined()
    const { _entered, ...told } = { ...of, ...shown }
    expect(enteredWorth('supplier', told)).toBe(4000)
    expect(enteredWorth('supplier', { ...told, $amount: null })).toBeUndefined()
    expect(enteredWorth('staff', { _type: 'dossier', budget: 9000, _entered: ['budget'] })).toBe(9000)
    expect([worthOf('dossier')?.field, worthOf('match')?.field, worthOf('lead')]).toEqual([
      'budget',
      '$amount',
      undefined,
    ])
  })

  it('D22.3: the centre reads the default', () => {
    expect(amountsFor('staff', match)).toEqual(match)
    expect(amountsFor('enduser', match)).toEqual({ ...match, ...shown })
  })
})
