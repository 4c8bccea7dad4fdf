import { describe, expect, it } from 'vitest'
import { mentionMarkup } from '../mentions.ts'
import { forgetText, partsOfName, type Remembered, wholeOf } from './forget.ts'

const NONE = 'Verwijderd persoon'
const known: Remembered = {
  ids: ['person/01abc'],
  names: ['Femke van Aardenburg'],
  emails: ['f.aardenburg@leeuw.example'],
  phones: ['+31612345678'],
  streets: ['Zeeduinweg 12b'],
}
const whole = (text: string) => forgetText(text, wholeOf(known), NONE)
const parts = (text: string, others: readonly string[] = []) => forgetText(text, partsOfName(known, others), NONE)

describe('forgetting somebody', () => {
  it('D6: takes the whole name, address and numbers out of a text, however they are written', () => {
    expect(whole('Femke van Aardenburg belt')).toBe(`${NONE} belt`)
    expect(whole('FEMKE VAN  AARDENBURG, of F.Aardenburg@Leeuw.example.')).toBe(`${NONE}, of ${NONE}.`)
    expect(whole('bel 06-12 34 56 78 of +31 6 12345678')).toBe(`bel ${NONE} of ${NONE}`)
    expect(whole('op Zeeduinweg 12b')).toBe(`op ${NONE}`)
    expect(whole('<p>Femke <u>van Aardenburg</u> komt</p>')).toBe(`<p>${NONE}<u></u> komt</p>`)
  })

  it('D6: leaves what is not theirs', () => {
    for (const text of ['Aardenburg is een stad', 'Femke Jansen', 'bel 0612345679', '<p>12 stoelen</p>', '2026-01-02'])
      expect(whole(text)).toBe(text)
  })

  it.each<[keyof Remembered, string, string[]]>([
    [
      'emails',
      'anna@zon.nl',
      ['johanna@zon.nl', 'j.anna@zon.nl', 'anna@zon.nl.example', 'anna@zon.nlx', 'x+anna@zon.nl'],
    ],
    [
      'names',
      'Marie Bos',
      ['Marie Boschma', 'Rosemarie Bos', 'Anne-Marie Bos', 'Marie Bos-Smit', 'wim.marie.bos@ster.nl'],
    ],
    ['names', 'Bob van Zanten', ['Bob van Zanten-Smit', 'Bob van Zantenaar', 'info@bobvanzanten.example']],
    ['names', 'Bob van Zanten', ['pieter.bob.van.zanten', 'bob.van.zanten.smit', 'pieter_bob_van_zanten']],
    ['streets', 'Markt', ['De markt is open', 'Markt 1', 'marktwerking']],
    ['streets', 'Beukenlaan 1', ['Beukenlaan 12', 'Beukenlaan 1a', 'Beukenlaan 1-3']],
    ['streets', 'Beukenlaan 12', ['Beukenlaan 1, 2 en 3', 'Beukenlaan 123']],
    ['phones', '+31201234567', ['KvK 1201234567', 'a0201234567', '02012345678', '9 201234567', '0201234567b']],
    ['usernames', 'bob.z', ['wim.bob.z', 'bob.zanten', 'bob.z@ster.example', 'bob.z-smit', 'bobz']],
  ])('D6: of %s, %s leaves what only holds it', (kind, text, others) => {
    const what = wholeOf({ ids: [], names: [], emails: [], phones: [], streets: [], [kind]: [text] })
    for (const other of others) expect(forgetText(other, what, NONE)).toBe(other)
  })

  it.each<[keyof Remembered, string, string[]]>([
    ['emails', 'anna@zon.nl', ['ANNA@zon.nl', 'anna (at) zon.nl', 'anna @ zon.nl']],
    [
      'names',
      'Bob van Zanten',
      ['bob-van-zanten', 'BobvanZanten', 'B o b v a n Z a n t e n', 'Bob van Zantens', 'bob_van_zanten'],
    ],
    ['streets', 'Beukenlaan 1a', ['beukenlaan 1 A', 'Beukenlaan, 1a', 'Beukenlaan 1-a']],
    [
      'phones',
      '+31201234567',
      ['020-1234567', '+31 (0)20 123 45 67', '0031201234567', '31201234567', '201234567', '020 123.45.67'],
    ],
    ['phones', '+491701234567', ['0170 1234567', '+49 170 1234567', '0049 170 1234567']],
    ['phones', '0201234567', ['+31 20 1234567', '020 1234567']],
    ['usernames', 'bob.z-1', ['Bob.Z-1']],
    ['emails', 'o+k@zon-licht.nl', ['O+K@zon-licht.nl']],
  ])('D6: of %s, %s goes in all ways in which it is written', (kind, text, ways) => {
    const what = wholeOf({ ids: [], names: [], emails: [], phones: [], streets: [], [kind]: [text] })
    for (const way of ways) {
      expect(forgetText(`ook ${way}.`, what, NONE)).toBe(`ook ${NONE}.`)
      expect(forgetText(`(${way}), 12 stuks`, what, NONE)).toBe(`(${NONE}), 12 stuks`)
    }
  })

  it('D6: a name goes out of what files are called, and where a blank was forgotten behind it', () => {
    const what = wholeOf({ ids: [], names: ['Bob van Zanten'], emails: [], phones: [], streets: [] })
    const told = (text: string) => forgetText(text, what, NONE)
    for (const way of ['bob.van.zanten', 'bob_van_zanten', 'bob-van-zanten', 'Bob van Zanten'])
      expect(told(`zie ${way}.pdf hier`)).toBe(`zie ${NONE}.pdf hier`)
    expect(told('offerte_bob_van_zanten_2026.pdf.')).toBe(`offerte_${NONE}_2026.pdf.`)
    expect(told('Dat zei Bob van Zanten.Hij belt')).toBe(`Dat zei ${NONE}.Hij belt`)
  })

  it('D10: a mention of them says so no more, and one of others stays', () => {
    const other = mentionMarkup({ id: 'user/02x', name: 'Els Kramer' })
    const html = `<p>${mentionMarkup({ id: 'person/01abc', name: 'Femke' })} en ${other}</p>`
    expect(whole(html)).toBe(`<p>${mentionMarkup({ id: 'person/01abc', name: NONE })} en ${other}</p>`)
    expect(whole('<p><a href="mailto:f.aardenburg@leeuw.example">mail</a></p>')).toBe('<p><a>mail</a></p>')
  })

  it('D7: around those they belonged to the parts of their name go too, but for what is also the name of others', () => {
    expect(parts('Mevrouw Aardenburg zei dat Femke belt')).toBe(`Mevrouw ${NONE} zei dat ${NONE} belt`)
    expect(parts('Femke en Aardenburg', ['Femke Jansen'])).toBe(`Femke en ${NONE}`)
    expect(parts('Hotel Aardenburg', ['Hotel Aardenburg'])).toBe('Hotel Aardenburg')
    expect(parts('KvK 1612345678, bel 612345678')).toBe(`KvK 1612345678, bel ${NONE}`)
  })
})
