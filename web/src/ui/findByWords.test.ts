import { describe, expect, it } from 'vitest'
import { findByWords, fitOf } from './findByWords.ts'

const names = ['Lijst van agenda’s', 'Agenda', 'Café Zilvermeeuw', 'Hotel Chariot']
const found = (typed: string) => findByWords(names, (name) => name, typed)

describe('finding by words', () => {
  it('D8.3: words in any order, accents and capitals folded, in the order in which it came', () => {
    expect(found('agen')).toEqual(['Lijst van agenda’s', 'Agenda'])
    expect(found('ZILVER cafe')).toEqual(['Café Zilvermeeuw'])
    expect(found(' ')).toEqual(names)
    expect(found('niets daarvan')).toEqual([])
  })

  it('D23.8: one slip from four letters, two from eight, and only where nothing fits as it is typed', () => {
    expect(found('agnda')).toEqual(['Lijst van agenda’s', 'Agenda'])
    expect(found('aegnda')).toEqual(['Lijst van agenda’s', 'Agenda'])
    expect(found('hotel chariott')).toEqual(['Hotel Chariot'])
    expect(found('zlvermeuw')).toEqual(['Café Zilvermeeuw'])
    expect(found('chr')).toEqual([])
    expect(fitOf('Status: Klant', 'statis klant')).toBe('near')
    expect(fitOf('Status: Klant', 'statis prospect')).toBeUndefined()
  })
})
