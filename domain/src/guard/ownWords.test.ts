import { describe, expect, it } from 'vitest'
import { identityOf } from '../anonymity/identifiers.ts'
import { hashFields } from '../notes/hashFields.ts'
import { reviewText } from './reviewText.ts'
import { findSuspects } from './suspects.ts'

const identity = identityOf({ lead: {} })
const pointed = (html: string) =>
  reviewText(html, { identity })
    .flat()
    .flatMap(({ text, is }) => (is === 'plain' ? [] : [text]))
const chip = (id: string, char: string, label: string) =>
  `<a data-type="mention" data-id="${id}" data-mention-suggestion-char="${char}">${label}</a>`

describe('the words of the product itself', () => {
  it('D20.9: a field and a value of a list that the editor put there tell nobody who asks', () => {
    const [field] = hashFields
    expect(pointed(`<p>Wij zijn met ${chip(field?.id ?? '', '#', '#Gebruikers')} mensen.</p>`)).toEqual([])
    expect(pointed(`<p>Wij zoeken een ${chip('value.105', '-', 'Kassa')} erbij.</p>`)).toEqual([])
  })

  it('D20.9: the words of its lists tell nobody who asks where they are typed either', () => {
    expect(pointed('Voor de Kassa en de Rapportage, en voor Thijmen.')).toEqual(['Thijmen'])
  })

  it('D20.9: a field that is typed by hand tells nobody who asks, in either language; another handle is pointed at', () => {
    expect(pointed('<p>Met #Gebruikers 12, #medewerkers: 40, #Users 3, #Licentie 5 en #Keuze vóór mei.</p>')).toEqual(
      [],
    )
    expect(pointed('<p>Volg ons op #hotelchariot.</p>')).toEqual(['#hotelchariot'])
  })

  it('D20.9: somebody who is named, and what stands beside such a word, is still pointed at', () => {
    expect(pointed(`<p>Vraag het ${chip('person/01h', '@', '@Thijmen')} maar.</p>`)).toEqual(['@Thijmen'])
    expect(pointed(`<p>Een ${chip('value.105', '-', 'Kassa')} voor Thijmen.</p>`)).toEqual(['Thijmen'])
  })

  it('D20.9: a field that the editor does not know is looked at as any text', () => {
    expect(pointed(`<p>Vraag ${chip('field.verzonnen', '#', 'Thijmen')} maar.</p>`)).toEqual(['Thijmen'])
  })
})

describe('a sentence about software in which somebody says who they are', () => {
  const pointedAt = (text: string) => findSuspects(text).map(({ start, end }) => text.slice(start, end))

  it('D20.9: what they say they are called is pointed at, and what they use is not', () => {
    for (const [text, name] of [
      ['Ons bedrijf heet Kaagman en zoekt software.', 'Kaagman'],
      ['Hier is Kaagman, wij zoeken een kassa.', 'Kaagman'],
      ['Wij zijn DOK en willen een kassa.', 'DOK'],
      ['Personeel van Zeezicht gebruikt Excel.', 'Zeezicht'],
    ] as const)
      expect(pointedAt(text).join()).toContain(name)
    expect(pointedAt('Ons pakket heet Kaagman en is te traag.')).toEqual([])
    expect(pointedAt('Wij werken met een kassa die ROX heet, via ROX gaat alles.')).toEqual([])
  })
})
