import { describe, expect, it } from 'vitest'
import { asSuper, brokenBy, least, made, now, update } from '../test/leastItems.ts'
import { Forbidden } from './errors.ts'
import { parseItem } from './parseItem.ts'
import { definitionOf, typeNames } from './types/index.ts'

describe('unknown and read-only fields', () => {
  it.each(typeNames)('D2.2: an unknown field of a %s is refused', (type) => {
    for (const name of ['nope', 'constructor', '$nope', 'toString']) {
      expect(brokenBy(type, { ...least[type], [name]: 'x' }, asSuper)).toEqual([`${name} unknownField`])
    }
    const polluted = JSON.parse('{"__proto__": {"isSuper": true}}')
    expect(brokenBy(type, { ...least[type], ...polluted }, asSuper)).toEqual(['__proto__ unknownField'])
  })

  it('D19.3: a field of another type is refused', () => {
    expect(brokenBy('todo', { ...least.todo, status: 'request' })).toEqual(['status unknownField'])
    expect(brokenBy('lead', { ...least.lead, username: 'elsbakker' })).toEqual(['username unknownField'])
  })

  it('D19.3: what belongs to the wire form is accepted as it was read and without effect', () => {
    const current = {
      ...least.dossier,
      _id: 'dossier/1',
      _type: 'dossier',
      _version: 3,
      _changed: now.toISOString(),
      _parents: [{ _id: 'lead/1', name: 'De Zon' }],
      _owners: [{ _id: 'user/1', name: 'Els' }],
      organisation: { _id: 'lead/1', name: 'De Zon' },
      request: now.toISOString(),
    }
    expect(parseItem('dossier', current, update(current))).toEqual({ fields: {}, secret: {}, edge: {} })
    const match = {
      supplier: { _id: 'supplier/1' },
      dossier: { _id: 'dossier/1' },
      $amount: 1150,
      $license: 575,
      $implement: 575,
    }
    expect(parseItem('match', match, update(match)).fields).toEqual({})
    const comment = { text: 'Mooi', snippet: 'Mooi', author: { _id: 'user/1', name: 'Els' } }
    expect(parseItem('comment', comment, update(comment)).fields).toEqual({})
    const message = { name: 'Hallo', from: { _id: 'user/1', name: 'Els' } }
    expect(parseItem('message', message, update(message)).fields).toEqual({})
  })

  it('D19.3: a changed one is refused', () => {
    const current = {
      $amount: 1150,
      request: now.toISOString(),
      _owners: [{ _id: 'user/1' }],
      _parents: [{ _id: 'lead/1', name: 'De Zon' }],
      organisation: { _id: 'lead/1' },
    }
    expect(brokenBy('match', { $amount: 9 }, update(current))).toEqual(['$amount readOnly'])
    expect(brokenBy('match', { $amount: null }, update(current))).toEqual(['$amount readOnly'])
    expect(brokenBy('dossier', { request: '2020-01-01T00:00:00.000Z' }, update(current))).toEqual(['request readOnly'])
    expect(brokenBy('dossier', { _owners: [{ _id: 'user/2' }] }, update(current))).toEqual(['_owners readOnly'])
    expect(brokenBy('dossier', { _parents: [] }, update(current))).toEqual(['_parents readOnly'])
    expect(brokenBy('dossier', { organisation: { _id: 'lead/2' } }, update(current))).toEqual(['organisation readOnly'])
    expect(brokenBy('match', { ...least.match, $amount: 9 })).toEqual(['$amount readOnly'])
  })

  it('D19.3: references are known by their id, however deep they were read', () => {
    const current = { _parents: [{ _id: 'lead/2' }, { _id: 'lead/1', name: 'De Zon', address: { city: 'Utrecht' } }] }
    expect(brokenBy('dossier', { _parents: [{ _id: 'lead/1' }, { _id: 'lead/2' }] }, update(current))).toEqual([])
  })

  it('D19.4: _type is fixed on creation', () => {
    expect(brokenBy('lead', { ...least.lead, _type: 'lead' })).toEqual([])
    expect(brokenBy('lead', { _type: 'supplier' }, update({ ...least.lead, _type: 'lead' }))).toEqual(['_type addOnly'])
  })

  it('D19.4: the name of a dossier, the username of a user and the location of a file are set when adding alone', () => {
    expect(brokenBy('dossier', { name: 'CRM' }, update(least.dossier))).toEqual(['name addOnly'])
    expect(brokenBy('dossier', { name: 'ERP' }, update(least.dossier))).toEqual([])
    expect(brokenBy('user', { username: 'iemand' }, update(least.user, true))).toEqual(['username addOnly'])
    expect(brokenBy('user', { username: 'ElsBakker' }, update(least.user, true))).toEqual([])
    const kept = { ...least.file, location: 'https://a.example' }
    for (const location of ['https://b.example', '', null]) {
      expect(brokenBy('file', { location }, update(kept))).toEqual(['location addOnly'])
    }
    const stored = { ...least.file, location: '/api/files/1' }
    expect(brokenBy('file', stored, update(stored))).toEqual([])
    const addOnly = typeNames.flatMap((type) =>
      Object.entries(definitionOf(type).fields).flatMap(([name, field]) => (field.addOnly ? [`${type}.${name}`] : [])),
    )
    // F1.1: a key keeps its meaning for ever.
    expect(addOnly.sort()).toEqual(['answer.key', 'dossier.name', 'file.location', 'requirement.key', 'user.username'])
  })

  it('D19.3: a kept item sent back as it was read changes nothing, whatever its type', () => {
    for (const type of typeNames) {
      const current = made(type, {}, asSuper).fields
      expect(parseItem(type, current, update(current)), type).toEqual({ fields: {}, secret: {}, edge: {} })
    }
  })
})

describe('fields for super users', () => {
  it('D6: matchnote and the note of a supplier do not exist for others', () => {
    expect(brokenBy('match', { matchnote: 'x' })).toEqual(['matchnote unknownField'])
    expect(brokenBy('supplier', { ...least.supplier, note: 'x' })).toEqual(['note unknownField'])
    expect(brokenBy('match', { matchnote: 'x' }, update({}))).toEqual(['matchnote unknownField'])
  })

  it('D6: super users write them, apart from the other fields', () => {
    expect(made('match', { matchnote: ' Let op ' }, asSuper)).toMatchObject({ secret: { matchnote: 'Let op' } })
    expect(made('match', { matchnote: ' Let op ' }, asSuper).fields).not.toHaveProperty('matchnote')
    expect(parseItem('supplier', { note: null }, update({ note: 'oud' }, true)).secret).toEqual({ note: null })
  })

  it('D19.1: role, feed and scope are set by super users only; sent back unchanged they are accepted', () => {
    for (const change of [{ role: 'admin' }, { _feed: 'ROOT' }, { scope: 'all' }]) {
      expect(() => made('user', change)).toThrow(Forbidden)
      expect(() => parseItem('user', change, update(least.user))).toThrow(Forbidden)
      expect(parseItem('user', change, update(least.user, true)).fields).toEqual(change)
      expect(parseItem('user', change, update({ ...least.user, ...change })).fields).toEqual({})
    }
  })

  it('D6: roles and feeds are closed lists of whole names', () => {
    for (const role of ['administrator', 'nosuppliers', 'Admin', 'adm']) {
      expect(brokenBy('user', { ...least.user, role }, asSuper)).toEqual(['role choice'])
    }
    expect(brokenBy('user', { ...least.user, _feed: 'root' }, asSuper)).toEqual(['_feed choice'])
  })

  it('D19.1: a password is kept apart from the fields', () => {
    const parsed = made('user', { _pass: 'brood-en-kaas' }, asSuper)
    expect(parsed.password).toBe('brood-en-kaas')
    expect(JSON.stringify([parsed.fields, parsed.secret, parsed.edge])).not.toContain('brood')
    expect(brokenBy('user', { ...least.user, _pass: 'kort' }, asSuper)).toEqual(['_pass tooShort'])
  })
})
