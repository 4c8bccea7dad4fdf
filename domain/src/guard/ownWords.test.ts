import { describe, expect, it } from 'vitest'
import { identityOf } from '../anonymity/identifiers.ts'
import { hashFields } from '../notes/hashFields.ts'
import { reviewText } from './reviewText.ts'

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

  it('D20.9: somebody who is named, and what stands beside such a word, is still pointed at', () => {
    expect(pointed(`<p>Vraag het ${chip('person/01h', '@', '@Thijmen')} maar.</p>`)).toEqual(['@Thijmen'])
    expect(pointed(`<p>Een ${chip('value.105', '-', 'Kassa')} voor Thijmen.</p>`)).toEqual(['Thijmen'])
  })

  it('D20.9: a field that the editor does not know is looked at as any text', () => {
    expect(pointed(`<p>Vraag ${chip('field.verzonnen', '#', 'Thijmen')} maar.</p>`)).toEqual(['Thijmen'])
  })
})
