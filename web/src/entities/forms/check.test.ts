import { type TypeName, typeNames } from '@schakel/domain'
import { describe, expect, it } from 'vitest'
import { check, derivedFrom } from './check.ts'
import type { Values } from './record.ts'
import { childShape, fieldsOf, type ShapeOptions, shapeOf } from './shape.ts'
import { defaultsOf, valuesOf } from './values.ts'

const now = new Date('2026-11-20T12:00:00Z')
const staff: ShapeOptions = { mode: 'add', isSuper: false, isCentre: true, parentType: 'space', mayWrite: () => true }

function names(type: TypeName, options: Partial<ShapeOptions> = {}): string[] {
  return fieldsOf(shapeOf(type, { ...staff, ...options })).map(({ name }) => name)
}

function checkNew(type: TypeName, typed: Values, options: Partial<ShapeOptions> = {}) {
  const fields = fieldsOf(shapeOf(type, { ...staff, ...options }))
  return check({ type, fields, values: { ...defaultsOf(fields, 575, now), ...typed }, isSuper: false, now })
}

function checkEdit(type: TypeName, item: Values, typed: Values) {
  const fields = fieldsOf(shapeOf(type, { ...staff, mode: 'edit' }))
  const before = valuesOf(fields, item)
  return check({ type, fields, values: { ...before, ...typed }, before, item, isSuper: false, now })
}

const paths = ({ issues }: ReturnType<typeof check>) => issues.map(({ path, code }) => `${path} ${code}`)

describe('which fields the form shows', () => {
  it('S2.34: a new end-user has the tabs Basisgegevens, Contactpersonen and Aanvraag; one that is there only its own', () => {
    expect(shapeOf('lead', staff).map(({ name }) => name)).toEqual(['basics', 'contacts', 'request'])
    expect(shapeOf('lead', { ...staff, mode: 'edit' }).map(({ name }) => name)).toEqual(['basics'])
  })

  it('S5.6: fields that are set once are left out when editing', () => {
    expect(names('dossier')).toContain('name')
    expect(names('dossier', { mode: 'edit' })).not.toContain('name')
    expect(names('user', { isSuper: true, mode: 'edit' })).not.toContain('username')
  })

  it('D9, D10: what a dossier asks for is typed along with a new one, and then written on its page alone', () => {
    expect(names('dossier')).toContain('case')
    expect(names('dossier', { mode: 'edit' })).not.toContain('case')
    const request = '<p>Bel <a data-type="mention" data-id="person/01h" data-mention-suggestion-char="@">@Femke</a></p>'
    const { body } = checkEdit('dossier', { _type: 'dossier', users: 4, case: request }, { users: '12' })
    expect(body).toEqual({ users: 12 })
  })

  it('D6: only super users get what is for super users alone', () => {
    expect(names('supplier')).not.toContain('note')
    expect(names('supplier', { isSuper: true })).toContain('note')
    expect(names('match', { mode: 'edit' })).not.toContain('matchnote')
    expect(names('match', { mode: 'edit', isSuper: true })).toContain('matchnote')
    expect(names('user', { parentType: 'lead' })).not.toContain('role')
  })

  it('D6: fields that this viewer may not write are left out', () => {
    expect(names('dossier', { mode: 'edit', mayWrite: (name) => name === 'users' })).toEqual(['users'])
  })

  it('S5.4: the role is asked where the type requires it and there is one to choose', () => {
    expect(names('todo', { parentType: 'lead' })).toContain('$role')
    expect(names('organisation')).not.toContain('$role')
    expect(names('software', { parentType: 'supplier' })).not.toContain('$role')
    expect(names('todo', { parentType: undefined })).not.toContain('$role')
  })

  it('S3.4: what a contact is to an organisation is said by the knowledge centre, after the name', () => {
    expect(names('person', { parentType: 'lead' }).slice(0, 2)).toEqual(['name', '$role'])
    expect(names('person', { parentType: 'lead', isCentre: false })).not.toContain('$role')
  })

  it('S3.9: a message has no status to choose', () => {
    expect(names('message', { parentType: 'lead' })).not.toContain('status')
  })

  it('S4.8: a new item may start at statuses that ask no reason, chosen by the knowledge centre alone', () => {
    const status = fieldsOf(shapeOf('dossier', staff)).find(({ name }) => name === 'status')
    expect(status?.field.options).toEqual(['request', 'intake', 'match'])
    expect(names('dossier', { isCentre: false })).not.toContain('status')
    expect(names('dossier', { mode: 'edit' })).not.toContain('status')
  })

  it('D15: pictures stand beside the colour, on the last tab alone', () => {
    expect(names('person').slice(-3)).toEqual(['avatar', 'banner', 'color'])
    const withLooks = shapeOf('dossier', staff).filter(
      (tab) => 'fields' in tab && tab.fields.some(({ name }) => name === 'avatar'),
    )
    expect(withLooks.map(({ name }) => name)).toEqual(['more'])
    for (const type of ['comment', 'message', 'match', 'file'] as const) expect(names(type)).not.toContain('avatar')
  })

  it('S2.34: who is made along with another is asked for no picture', () => {
    const { main, more } = childShape('person', 'lead', staff)
    expect([...main, ...more].map(({ name }) => name)).not.toContain('avatar')
  })

  it('S5.6: hidden and read-only fields are no inputs', () => {
    for (const name of ['planning', 'current', 'history']) expect(names('dossier')).not.toContain(name)
  })
})

describe('what is wrong with what is typed', () => {
  it('S5.4: the required fields of a lead, a dossier and a person', () => {
    expect(paths(checkNew('lead', {}))).toEqual(['name required', 'employees required'])
    expect(paths(checkNew('dossier', {}))).toEqual(['name required', 'users required'])
    expect(paths(checkNew('person', { name: 'Jan de Boer', gender: '' }))).toEqual(['gender required'])
  })

  it('D19.4: a description is required of an organisation alone', () => {
    expect(paths(checkNew('organisation', { name: 'De School' }))).toEqual(['description required'])
    expect(paths(checkNew('supplier', { name: 'Kassa & Co' }))).toEqual([])
  })

  it('S5.3, S5.5: names of six characters, usernames of at most twelve, an e-mail address that is one', () => {
    expect(paths(checkNew('person', { name: 'Jan', email: 'jan' }))).toEqual(['name tooShort', 'email email'])
    const user = checkNew('user', { name: 'Sanne de Wit', username: 'veel.te.lange.naam', email: '' })
    expect(paths(user)).toEqual(['username tooLong', 'email emailRequired'])
  })

  it('S5.9: a day asks for its time', () => {
    expect(paths(checkNew('activity', { name: 'Kennisdag', date: '2026-11-20' }))).toEqual(['date timeMissing'])
    expect(paths(checkNew('activity', { name: 'Kennisdag', date: '31-2-2026' }))).toEqual(['date date'])
  })

  it('D4.5: what ends before it begins', () => {
    const typed = { name: 'Kennisdag', date: '2026-11-20 10:00:00', end: '2026-11-20 09:00:00' }
    expect(paths(checkNew('activity', typed))).toEqual(['end endBeforeStart'])
  })
})

describe('what is sent', () => {
  it('D19.3: what is typed as the domain keeps it, and a default that was cleared as null', () => {
    const { body } = checkNew('dossier', { name: 'ERP', users: '25', price: '', budget: '€ 12.000' })
    expect(body).toMatchObject({ name: 'ERP', users: 25, price: null, budget: 12000, status: 'request' })
    expect(body).not.toHaveProperty('case')
  })

  it('D2.3: of an item that is there only what was changed', () => {
    const item = { _id: 'lead/1', _type: 'lead', _version: 3, name: 'De Haven', employees: 12, phone: '+31201234567' }
    expect(checkEdit('lead', item, {}).body).toEqual({})
    expect(checkEdit('lead', item, { employees: '14' }).body).toEqual({ employees: 14 })
    expect(checkEdit('lead', item, { phone: '' }).body).toEqual({ phone: null })
    expect(paths(checkEdit('lead', item, { name: ' ' }))).toEqual(['name required'])
  })

  it('D2.3: a moment that was kept to the millisecond is not changed by looking at it', () => {
    const item = { _id: 'activity/1', _type: 'activity', name: 'Kennisdag', date: '2026-11-20T09:30:12.345Z' }
    expect(checkEdit('activity', item, { name: 'Kennisdag 2' }).body).toEqual({ name: 'Kennisdag 2' })
  })

  it('S5.6: the total of a match follows licence and implementation, and is never sent', () => {
    const fields = fieldsOf(shapeOf('match', { ...staff, mode: 'edit' }))
    expect(fields.map(({ name }) => name)).toContain('$amount')
    expect(derivedFrom('match', fields, { $license: '1.200', $implement: 300 })).toEqual({ $amount: 1500 })
    const item = { _id: 'match/1', _type: 'match', $license: 575, $implement: 575, $amount: 1150 }
    expect(checkEdit('match', item, { $license: '1200' }).body).toEqual({ $license: 1200 })
  })
})

it.each(typeNames)('D3: %s has a form', (type) => {
  expect(names(type, { isSuper: true }).length).toBeGreaterThan(0)
})
