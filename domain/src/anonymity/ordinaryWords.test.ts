import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identityOf } from './identifiers.ts'
import { isOrdinary } from './ordinaryWords.ts'
import { redactHtml, redactText } from './redact.ts'

const lead = (name: string, ...contacts: string[]) =>
  identityOf({ lead: { name }, contacts: contacts.map((one) => ({ name: one })) })

describe('ordinary words that are a part of a name', () => {
  it.each([
    ['De Kassa', 'Wij zoeken een kassa; de kassa van nu is oud.'],
    ['Rust', 'Voor de rust, en een rustige keuken.'],
    ['Hotel De Gouden Leeuw', 'Een gouden idee, met een leeuw op het logo.'],
    ['Eten & Drinken', 'Over eten en drinken gesproken.'],
    ['Zilverrand Vrijdag', 'Op vrijdag zijn we open, in augustus dicht.'],
  ])('D20.8: of %s these stay in the text', (name, text) => {
    expect(redactText(text, lead(name))).toBe(text)
    expect(redactHtml(`<p>${text}</p>`, lead(name))).toBe(`<p>${text}</p>`)
  })

  it.each([
    ['Augustus Rust', 'In augustus dicht, voor de rust.'],
    ['Jan van der Berg', 'Aan de voet van de berg, van der ook.'],
    ['De Kok', 'Vraag het aan de kok.'],
  ])('D20.8: of somebody called %s these stay in the text', (name, text) => {
    expect(redactText(text, lead('Zilverrand', name))).toBe(text)
  })

  it.each([
    ['De Kassa', 'Hier is De Kassa.', 'Hier is ▇▇▇.'],
    ['Hotel De Gouden Leeuw', 'Bij de gouden leeuw werkt een kok.', 'Bij ▇▇▇ werkt een kok.'],
    ['Hotel De Gouden Leeuw', 'Het Leeuwteam en de leeuwenbende.', 'Het ▇▇▇ en de ▇▇▇.'],
    ['Hotel De Gouden Leeuw', 'Bij Leeuw staat l-e-e-u-w op de gevel.', 'Bij ▇▇▇ staat ▇▇▇ op de gevel.'],
    [
      'Restaurant De Zwaan',
      'Wij heten restaurant de zwaan en mailen als restaurant-de-zwaan.',
      'Wij heten ▇▇▇ en mailen als ▇▇▇.',
    ],
    [
      'Hotel Augustus',
      'In augustus is hotel augustus dicht, zegt hotel_augustus.',
      'In augustus is ▇▇▇ dicht, zegt ▇▇▇.',
    ],
    ['Rozenstruif', 'Bij rozenstruif is het druk.', 'Bij ▇▇▇ is het druk.'],
  ])('D7, D20.8: of %s what is written as a name, or is no ordinary word, goes', (name, text, shown) => {
    expect(redactText(text, lead(name))).toBe(shown)
  })

  it('D7, D20.8: of somebody their name goes in every case', () => {
    const identity = lead('Zilverrand', 'Augustus Rust', 'Jan van der Berg')
    expect(redactText('Bel Augustus, of augustus rust.', identity)).toBe('Bel ▇▇▇, of ▇▇▇.')
    expect(redactText('Bel Van der Berg of jan.', identity)).toBe('Bel ▇▇▇ of ▇▇▇.')
  })

  it('D20.8: what staff blot out goes, also where it is an ordinary word', () => {
    expect(redactText('Voor de rust.', { ...lead('Rust'), masks: ['rust'] })).toBe('Voor de ▇▇▇.')
  })

  it('D20.8: a text of ordinary words in small letters says nothing of whose it is', () => {
    const ordinary = ['kassa', 'rust', 'augustus', 'vrijdag', 'leeuw', 'gouden', 'berg', 'kok', 'roos', 'keuken']
    expect(ordinary.filter((word) => !isOrdinary(word))).toEqual([])
    const word = fc.constantFrom(...ordinary)
    const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), word, word, word, (words, name, first, last) => {
        // Words that stand together as they do in the whole name are that name.
        const text = words.join(' en dan ')
        const identity = lead(`Hotel ${capital(name)}`, `${capital(first)} de ${capital(last)}`)
        expect(redactText(text, identity)).toBe(text)
      }),
    )
  })
})

describe('names of staff', () => {
  const identity = { ...lead('Zilverrand', 'Mieke Toverlepel'), clear: ['Joris van der Toverlepel', 'Mieke'] }

  it('D20.3: stay, also where a contact of the lead has a name in common', () => {
    const text = 'Groet, Joris van der Toverlepel'
    expect(redactText(text, identity)).toBe(text)
    expect(redactText('JORIS VAN DER TOVERLEPELS planning', identity)).toBe('JORIS VAN DER TOVERLEPELS planning')
  })

  it('D7, D20.3: save nobody else, and not a name of one word', () => {
    expect(redactText('Bel Toverlepel, of Mieke Toverlepel.', identity)).toBe('Bel ▇▇▇, of ▇▇▇.')
    expect(redactText('Bel Mieke.', identity)).toBe('Bel ▇▇▇.')
  })
})
