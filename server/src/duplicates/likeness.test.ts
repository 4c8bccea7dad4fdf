import { describe, expect, it } from 'vitest'
import { likeNames, likenessOf } from './likeness.ts'

describe('names that are probably one', () => {
  it.each([
    ['Best Western Hotel Petit', 'Best Western Petit Hotel'],
    ['Best Western Hotel Petit', 'Best Wester Hotel Petit B.V.'],
    ['Best Western Hotel Petit', 'Best Western Hotel Petit Ede'],
    ['Femke Aardenburg', 'F. Aardenburg'],
    ['Restaurant De Watermolen', 'De Watermolen'],
    ['Stichting Zilte Zaken', 'Ziltezaken'],
    ['Coöperatie Zilte Zaken', 'Zilte Zaken B.V.'],
  ])('D17.2: %s and %s', (one, other) => {
    expect(likeNames(one, other)).toBe(true)
    expect(likeNames(other, one)).toBe(true)
  })

  it.each([
    ['Hotel De Zwaan', 'Hotel De Haan'],
    ['Hotel Petit', 'Best Western Hotel Petit'],
    ['Best Western Plus Plaza', 'Best Western Hotel Petit'],
    ['Hotel', 'Hotel De Kroon'],
    ['Café De Hoef', 'Café De Hof'],
    ['', 'Hotel'],
  ])('D17.2: %s and %s stay apart', (one, other) => {
    expect(likeNames(one, other)).toBe(false)
  })

  it('D17.2: says by what, the sure signs first, however a number is written', () => {
    const there = { name: 'Best Western Hotel Petit', city: 'Ede', phone: '+31201234567', kvk: '01234567' }
    const typed = { name: 'Best Western Petit Hotel', city: 'Tiel', phone: '020-1234567', kvk: '1234567' }
    expect(likenessOf(typed, there)).toEqual(['kvk', 'phone', 'name'])
    expect(likenessOf({ ...there, kvk: '' }, there)).toEqual(['nameCity', 'phone'])
    expect(likenessOf({ name: 'Anders', phone: '020' }, there)).toEqual([])
  })
})
