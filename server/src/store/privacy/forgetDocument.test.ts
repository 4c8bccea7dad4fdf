import { type Remembered, wholeOf } from '@schakel/domain/anonymity'
import { ERASED_NAME } from '@schakel/domain/privacy'
import { describe, expect, it } from 'vitest'
import { forgetDocument, forgetLine } from './forgetDocument.ts'

const called = (...names: string[]) => {
  const known: Remembered = { ids: [], names, emails: [], phones: [], streets: [] }
  return wholeOf(known)
}

describe('what is a code and what are words', () => {
  it.each<[string, string, object]>([
    [
      'Prospect',
      'lead/01a',
      { status: 'prospect', history: [{ status: 'prospect', date: '2026-01-02T00:00:00.000Z' }] },
    ],
    ['Female', 'person/01a', { gender: 'female' }],
    ['Eigenaar', 'person/01a', { _edge: 'CONTACTS', _parent: 'lead/01b', $role: 'Eigenaar' }],
    ['Admin', 'user/01a', { role: 'admin', _feed: 'ROOT' }],
    ['Groen', 'dossier/01a', { color: 'groen', planning: [{ date: '2026-01-02', color: 'groen' }] }],
    ['Demo', 'dossier/01a', { weighing_setup: { criteria: [{ criterion: 'demo', kind: 'demo' }] } }],
    ['Match', 'match/01a', { status: 'match', history: [{ status: 'match' }], $costs: [{ what: 'license' }] }],
    ['Supplier', '', { _id: 'supplier/01a', _type: 'supplier', _edge: 'MATCH' }],
    ['Prospect', '', { search: { status: ['prospect'], where: 'status:is:prospect' }, columns: ['name', 'status'] }],
    ['Status', '', { search: { where: '|status:is:lead;(status:isNot:lost)' }, columns: ['name', 'status'] }],
    ['City', '', { type: 'lead', by: 'address.city', measure: 'count', chart: 'bars' }],
  ])('D6: of who was called %s no code of %s becomes another', (name, owner, document) => {
    expect(forgetDocument(document, called(name), owner)).toEqual(document)
  })

  it.each<[string, string, object, object]>([
    [
      'Prospect',
      'lead/01a',
      { description: 'Bel Prospect', history: [{ status: 'prospect', description: 'prospect belde' }] },
      { description: `Bel ${ERASED_NAME}`, history: [{ status: 'prospect', description: `${ERASED_NAME} belde` }] },
    ],
    ['Female', 'person/01a', { jobtitle: 'female', gender: 'Female' }, { jobtitle: ERASED_NAME, gender: ERASED_NAME }],
    ['Kees de Boer', 'person/01a', { $role: 'Kees de Boer' }, { $role: ERASED_NAME }],
    [
      'Groen',
      'dossier/01a',
      { planning: [{ text: 'groen', color: 'groen' }], masks: [{ word: 'Groen' }] },
      { planning: [{ text: ERASED_NAME, color: 'groen' }], masks: [{ word: ERASED_NAME }] },
    ],
    [
      'Prospect',
      '',
      { search: { q: 'prospect', where: 'name:contains:prospect;status:is:prospect' } },
      { search: { q: ERASED_NAME, where: `name:contains:${ERASED_NAME};status:is:prospect` } },
    ],
    ['Jan Jansen', '', { where: 'Bij Jan Jansen: tafel 3' }, { where: `Bij ${ERASED_NAME}: tafel 3` }],
  ])('D6: of who was called %s the words in %s go', (name, owner, document, after) => {
    expect(forgetDocument(document, called(name), owner)).toEqual(after)
  })

  it('D6: a document that is kept as a text is gone through as one, and stays as it is written when nothing is found', () => {
    const text = '{ "criterion": "price", "says": "Price belde" }'
    expect(JSON.parse(forgetLine(text, called('Price')))).toEqual({
      criterion: 'price',
      says: `${ERASED_NAME} belde`,
    })
    expect(forgetLine(text, called('Anders'))).toBe(text)
  })
})
