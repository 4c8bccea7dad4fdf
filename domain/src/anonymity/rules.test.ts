import { expect, it } from 'vitest'
import { corpus } from '../../test/anonymity/corpus.ts'
import { corpusLeads } from '../../test/anonymity/corpusLeads.ts'
import { isObject } from '../values.ts'
import { anonymiseComment, anonymiseDossier, anonymiseMatch } from './anonymise.ts'
import { redactHtml, redactText } from './redact.ts'
import { FORM_RULES } from './rules.ts'

/** What each version of the rules makes of the same texts and items, as a number. A version that was released stays as it is. */
const made: Readonly<Record<number, number>> = {
  1: 3622836627,
  2: 2666244746,
  3: 3343011044,
  4: 836953925,
  5: 3609388966,
}

/** Everything that the rules say of the labelled passages, and of one item of each kind with every field that they keep. */
function output(): string {
  const texts = corpus.map(({ lead, text }) => [
    redactHtml(text, corpusLeads[lead]),
    redactText(text, corpusLeads[lead]),
  ])
  const identity = corpusLeads.kassa
  const facts = { employees: 37, zipcode: '3511 NE' }
  const counted = redactText('Wij zijn met 37 medewerkers aan 37 tafels.', { ...identity, headcounts: ['37'] })
  const user = { _id: 'user/1', name: 'Joris', organisation: { _id: 'space/1', name: 'Centrum' } }
  const history = [{ status: 'offered', date: '2026-01-01T00:00:00Z', description: 'Zwaluwhoeve', user }]
  const item = { _id: 'dossier/1', _version: 3, name: 'ERP', case: 'Zwaluwhoeve', existing: 'Zwaluwhoeve', history }
  const kept = {
    status: 'intake',
    users: 3,
    budget: 4,
    date: '2026-01-01',
    _tags: [{ _id: 'tag/1', name: 'Café', type: 'branche' }],
  }
  const match = {
    ...item,
    _id: 'match/1',
    status: 'offered',
    $price: 5,
    $advise: 'Zwaluwhoeve',
    $visible: true,
    $open: false,
  }
  const typed = '<p>Zwaluwhoeve</p><p>Wij heten Zwaluw&lt;b&gt;hoe&lt;/b&gt;ve, en zoeken</p>'
  const comment = { _id: 'comment/1', text: typed, date: '2026-01-01', result: 1 }
  return inOrder([
    texts,
    counted,
    anonymiseDossier({ ...item, ...kept }, identity, facts),
    anonymiseMatch(match, identity, () => false),
    anonymiseMatch(match, identity, () => true),
    anonymiseComment(comment, identity),
  ])
}

/** JSON with the names of fields in order, so that only what is said counts. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    isObject(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  )
}

/** FNV-1a over what a text is written with. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

it('D20.6: whoever changes what an anonymous form says raises the version of the rules', () => {
  // When this fails: raise FORM_RULES in rules.ts, and write what it makes beside its number. Forms are then made again by themselves.
  expect({ ...made, [FORM_RULES]: hashOf(output()) }).toEqual(made)
  expect(Math.max(...Object.keys(made).map(Number))).toBe(FORM_RULES)
  expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length)
})
