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
  })
})
