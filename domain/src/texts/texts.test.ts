import { describe, expect, it } from 'vitest'
import type { Fields } from '../fields/index.ts'
import { accountFeeds, accountRoles, definitionOf, edgeNames, statusFilters, typeNames } from '../types/index.ts'
import type { DomainTexts } from './domainTexts.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'
import { wordsOf } from './words.ts'

const languages: readonly [string, DomainTexts][] = [
  ['nl', nl],
  ['en', en],
]

/** Every key of a tree of texts, dotted. */
function keysOf(tree: object, head = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${head}${key}/`) : [`${head}${key}`],
  )
}

function pathsOf(fields: Fields, head = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    `${head}${name}`,
    ...(field.fields ? pathsOf(field.fields, `${head}${name}.`) : []),
  ])
}

describe('the words of the business', () => {
  it('D1.3: Dutch and English have the same keys', () => {
    expect(keysOf(en).sort()).toEqual(keysOf(nl).sort())
  })

  it('D1.3: no text is empty', () => {
    for (const [, texts] of languages) {
      for (const noun of Object.values(texts.types)) expect(noun.one && noun.many).toBeTruthy()
      for (const text of Object.values(texts.fields)) expect(text).not.toBe('')
      for (const text of Object.values(texts.issues)) expect(text).not.toBe('')
    }
  })

  it.each(languages)('S4.3, D5: every status of every type has a label (%s)', (_, texts) => {
    for (const type of typeNames) {
      expect(Object.keys(texts.statuses[type] ?? {}).sort()).toEqual(statusFilters(type).toSorted())
    }
  })

  it.each(languages)('D1.3: every field of every type has a label (%s)', (_, texts) => {
    for (const type of typeNames) {
      const { fields, statuses } = definitionOf(type)
      // A field named after a status holds its date and is never shown by itself.
      const shown = pathsOf(fields).filter((path) => !Object.hasOwn(statuses?.entries ?? {}, path))
      const missing = shown.filter((path) => !(path in texts.fields) && !(path in (texts.fieldsOf[type] ?? {})))
      expect(missing, type).toEqual([])
    }
  })

  it.each(languages)('D3, D6: every role, account role, feed, edge and tab has a word (%s)', (_, texts) => {
    for (const type of typeNames) {
      const { roles, rolesUnder = {}, form } = definitionOf(type)
      for (const role of [...roles, ...Object.values(rolesUnder).flat()]) expect(texts.roles).toHaveProperty([role])
      for (const tab of form) expect(texts.tabs).toHaveProperty([tab.name])
    }
    for (const role of accountRoles) expect(texts.accountRoles).toHaveProperty([role])
    for (const feed of accountFeeds) expect(texts.feeds).toHaveProperty([feed])
    for (const edge of edgeNames) expect(texts.edges).toHaveProperty([edge])
  })

  it('S5.3: the literal rules read as the specification writes them', () => {
    expect(wordsOf(nl).issue({ code: 'required' })).toBe('Verplicht')
    expect(wordsOf(nl).issue({ code: 'tooShort', params: { min: 6 } })).toBe('min. 6 tekens')
    expect(wordsOf(en).issue({ code: 'tooShort', params: { min: 6 } })).toBe('min. 6 Characters')
    expect(wordsOf(en).issue({ code: 'tooLong', params: { max: 12 } })).toBe('max. 12 Characters')
    expect(wordsOf(en).issue({ code: 'emailRequired' })).toBe('E-mail is required')
    expect(wordsOf(nl).issue({ code: 'emailRequired' })).toBe('E-mail is verplicht')
    expect(wordsOf(en).issue({ code: 'email' })).toBe('E-mail must be valid')
    expect(wordsOf(nl).issue({ code: 'reasonRequired' })).toBe('Geef een reden op voor deze wijziging')
  })

  it('D4.7: the name of a dossier is labelled Type, and rows of a list are named without their number', () => {
    expect(wordsOf(nl).field('dossier', 'name')).toBe('Type')
    expect(wordsOf(nl).field('todo', 'tasks.3.name')).toBe('Taak')
    expect(wordsOf(nl).field('lead', 'address.zipcode')).toBe('Postcode')
  })
})
