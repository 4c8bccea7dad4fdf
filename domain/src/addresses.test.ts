import { describe, expect, test } from 'vitest'
import { addressOrFound, askableAddress, completeAddress, houseNumberIn } from './addresses.ts'

describe('D4.1: completing an address', () => {
  test('D4.1: a house number alone is told from a street', () => {
    for (const text of ['1', '12', '12a', '12 A', '12-3', '12 bis', '12a-3'])
      expect([text, houseNumberIn(text)]).toEqual([text, text])
    for (const text of ['', 'Damrak 12', '1e Dwarsstraat', '2e Weg 4', '40-45 laan', undefined, 12])
      expect([text, houseNumberIn(text)]).toEqual([text, undefined])
  })

  test('D4.1: an address is asked by a Dutch zip code, and no more when it is whole', () => {
    expect(askableAddress({ street: '12', zipcode: '1012ab' })).toEqual({ zipcode: '1012 AB', number: '12' })
    expect(askableAddress({ zipcode: '1012 AB' })).toEqual({ zipcode: '1012 AB' })
    expect(askableAddress({ street: 'Damrak 1', zipcode: '1012 AB', city: 'Amsterdam' })).toBeUndefined()
    for (const zipcode of ['', '0123 AB', 'SW1A 1AA', '10115', undefined])
      expect(askableAddress({ street: '12', zipcode })).toBeUndefined()
  })

  test('D4.1: what was typed stays, and a number gets its street before it', () => {
    const found = { street: 'Damrak', zipcode: '1012 AB', city: 'Amsterdam' }
    expect(completeAddress({ street: '12a', zipcode: '1012 AB' }, found)).toEqual({
      street: 'Damrak 12a',
      zipcode: '1012 AB',
      city: 'Amsterdam',
    })
    const typed = { street: 'Achterom 3', zipcode: '1012 AB', city: 'Mokum' }
    expect(completeAddress(typed, found)).toEqual(typed)
    expect(completeAddress({ street: '12' }, { city: 'Amsterdam' })).toEqual({ street: '12', city: 'Amsterdam' })
    expect(completeAddress(undefined, { street: 'Damrak 12', city: 'Amsterdam' })).toEqual({
      street: 'Damrak 12',
      city: 'Amsterdam',
    })
    expect(completeAddress({ street: '12', zipcode: '3511ab' }, found)).toEqual({ street: '12', zipcode: '3511ab' })
    expect(completeAddress({ street: '12', zipcode: '1012ab' }, found)).toMatchObject({ city: 'Amsterdam' })
  })

  test('D4.1: what was filled in by a zip code follows when that is corrected', () => {
    const filled = { street: 'Damrak', zipcode: '1012 AB', city: 'Amsterdam' }
    const corrected = { street: 'Damrak 12', zipcode: '3511 AB', city: 'Amsterdam' }
    expect(askableAddress(corrected, filled)).toEqual({ zipcode: '3511 AB', number: '12' })
    const found = { street: 'Oudegracht', zipcode: '3511 AB', city: 'Utrecht' }
    expect(completeAddress(corrected, found, filled)).toEqual({
      street: 'Oudegracht 12',
      zipcode: '3511 AB',
      city: 'Utrecht',
    })
    expect(completeAddress({ ...corrected, city: 'Mokum' }, found, filled)).toMatchObject({ city: 'Mokum' })
    expect(completeAddress(corrected, { zipcode: '3511 AB' }, filled)).toMatchObject({ street: '12', city: '' })
    expect(completeAddress({ ...corrected, zipcode: '1012ab' }, filled, filled)).toMatchObject({ city: 'Amsterdam' })
  })

  test('D4.1: the address of a business goes in whole, and only where none was begun', () => {
    const found = { street: 'Abebe 39a', zipcode: '1183 CS', city: 'Amstelveen' }
    expect(addressOrFound({ street: '', zipcode: null }, found)).toEqual(found)
    expect(addressOrFound(undefined, found)).toEqual(found)
    expect(addressOrFound({ street: '12' }, found)).toEqual({ street: '12' })
    const filled = { street: 'Foutweg 1', zipcode: '1012 AB', city: 'Amsterdam' }
    expect(addressOrFound(filled, found, filled)).toEqual(found)
    expect(addressOrFound(filled, { city: 'Utrecht' }, filled)).toEqual({ street: '', zipcode: '', city: 'Utrecht' })
    expect(addressOrFound({ ...filled, street: 'Achterom 3' }, found, filled)).toMatchObject({ street: 'Achterom 3' })
  })
})
