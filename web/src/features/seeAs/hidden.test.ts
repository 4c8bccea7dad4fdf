import type { AnyItem } from '@schakel/domain'
import { describe, expect, it } from 'vitest'
import { hiddenLines } from './hidden.ts'

const dossier: AnyItem = {
  _id: 'dossier/1',
  _type: 'dossier',
  _version: 3,
  name: 'ERP',
  users: 12,
  case: '<p>De Haven zoekt een kassa</p>',
  existing: [{ name: 'Kassa' }],
  organisation: { _id: 'lead/1', name: 'De Haven' },
  _contacts: [{ _id: 'person/1', name: 'Femke' }],
  _files: [{ _id: 'file/1', name: 'menukaart.pdf' }],
}

describe('what is hidden from somebody', () => {
  it('D7: an undisclosed dossier, field by field, with the reason of each', () => {
    const theirs: AnyItem = {
      _id: 'dossier/1',
      _type: 'dossier',
      _version: 3,
      name: 'ERP',
      users: 12,
      case: '<p>▇▇▇ zoekt een kassa</p>',
      existing: [{ name: 'Kassa' }],
      province: 'Utrecht',
      organisation: { name: 'Lead 7F3K9Q' },
    }
    const lines = hiddenLines({ own: dossier, theirs, kind: 'supplier' })
    expect(lines.map(({ name, how, why }) => [name, how, why])).toEqual([
      ['case', 'changed', 'redacted'],
      ['organisation', 'changed', 'alias'],
      ['_contacts', 'gone', 'undisclosed'],
      ['_files', 'gone', 'theirs'],
      ['province', 'added', 'blurred'],
    ])
  })

  it('D6: of a list only those that the other does not get, and what super users keep to themselves', () => {
    const own: AnyItem = {
      ...dossier,
      matchnote: 'Zeker bellen',
      _matches: [{ _id: 'supplier/1' }, { _id: 'supplier/2' }],
    }
    const theirs: AnyItem = { ...dossier, _matches: [{ _id: 'supplier/1' }] }
    expect(hiddenLines({ own, theirs, kind: 'enduser' })).toEqual([
      { name: 'matchnote', how: 'gone', why: 'superOnly', own: 'Zeker bellen' },
      { name: '_matches', how: 'gone', why: 'theirs', own: [{ _id: 'supplier/2' }] },
    ])
  })

  it('D6: the same answer hides nothing, whatever its version or when it was read', () => {
    const theirs: AnyItem = {
      ...dossier,
      _version: 4,
      organisation: { _id: 'lead/1', name: 'De Haven', _type: 'lead' },
    }
    expect(hiddenLines({ own: dossier, theirs, kind: 'enduser' })).toEqual([])
  })
})
