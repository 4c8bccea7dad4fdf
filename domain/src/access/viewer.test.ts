import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aViewer, viewers } from '../../test/viewers.ts'
import { accountRoles } from '../types/index.ts'
import { type Account, homeOf, keysOf, kindOf } from './viewer.ts'

const account = (role: string, of?: string, feed?: string): Account => ({
  _id: 'user/me',
  name: 'Wie kijkt',
  role,
  _feed: feed,
  organisation: of === undefined ? undefined : { _id: of, name: of },
})

describe('what kind of viewer an account is', () => {
  it('S6.1: the super user has role admin and feed ROOT, both', () => {
    expect(kindOf(account('admin', 'space/kc', 'ROOT'))).toBe('super')
    expect(kindOf(account('admin', undefined, 'ROOT'))).toBe('super')
    expect(kindOf(account('admin', 'space/kc', 'space'))).toBe('staff')
    expect(kindOf(account('staff', 'space/kc', 'ROOT'))).toBe('staff')
    expect(kindOf(account('suppliers', 'supplier/a', 'ROOT'))).toBe('supplier')
  })

  it.each([
    ['staff', 'space/kc', 'staff'],
    ['suppliers', 'supplier/a', 'supplier'],
    ['endusers', 'lead/zon', 'enduser'],
    ['members', 'organisation/bond', 'member'],
  ] as const)('D6: role %s of %s is a %s', (role, of, kind) => {
    expect(kindOf(account(role, of))).toBe(kind)
  })

  it('D6: roles and feeds are whole names: a part or a longer word is no role', () => {
    for (const role of ['administrator', 'adm', 'ADMIN', 'nosuppliers', 'staffer', ' staff', '']) {
      expect(kindOf(account(role, 'space/kc', 'ROOT')), role).toBe('member')
    }
    expect(kindOf(account('admin', 'space/kc', 'ROOTS'))).toBe('staff')
    expect(kindOf(account('nosuppliers', 'lead/zon'))).toBe('enduser')
  })

  it('D6: no word but admin with ROOT makes a super user', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom(...accountRoles, 'ROOT', 'root', 'administrator'))
    fc.assert(
      fc.property(
        word,
        word,
        fc.option(fc.constantFrom('space/kc', 'supplier/a', 'lead/b'), { nil: undefined }),
        (role, feed, of) => {
          fc.pre(!(role === 'admin' && feed === 'ROOT'))
          expect(kindOf(account(role, of, feed))).not.toBe('super')
        },
      ),
    )
  })

  it('D6: where role and organisation disagree the one with fewer rights wins', () => {
    expect(kindOf(account('suppliers', 'space/kc'))).toBe('supplier')
    expect(kindOf(account('staff', 'supplier/a'))).toBe('supplier')
    expect(kindOf(account('staff', 'lead/zon'))).toBe('enduser')
    expect(kindOf(account('staff', 'organisation/bond'))).toBe('member')
    expect(kindOf(account('members', 'space/kc'))).toBe('member')
    expect(kindOf(account('staff'))).toBe('member')
    expect(kindOf(account('staff', 'spaceship/1'))).toBe('member')
  })

  it('S6.6: the roles on an edge, such as admin or Leverancier, are no roles of an account', () => {
    for (const role of [
      'Eigenaar',
      'Aanmaker',
      'Leverancier',
      'Eindgebruiker',
      'Beheerder',
      'Case Manager',
      'Contact',
    ]) {
      expect(kindOf(account(role, 'space/kc', 'ROOT'))).toBe('member')
      expect(kindOf(account(role))).toBe('member')
    }
  })
})

describe('the world of a viewer', () => {
  it('S6.2: is that of the organisation', () => {
    expect(homeOf(viewers.staff)).toBe('space/kc')
    expect(homeOf(viewers.supplier)).toBe('supplier/a')
    expect(homeOf(viewers.enduser)).toBe('lead/zon')
    expect(homeOf(viewers.member)).toBe('organisation/bond')
  })

  it('S6.5: a suppliers role outside a supplier has no world, nor has a member of a space', () => {
    expect(homeOf(aViewer({ role: 'suppliers', of: 'space/kc' }))).toBeUndefined()
    expect(homeOf(aViewer({ role: 'suppliers', of: 'lead/zon' }))).toBeUndefined()
    expect(homeOf(aViewer({ role: 'members', of: 'space/kc' }))).toBeUndefined()
    expect(homeOf(aViewer({ role: 'members' }))).toBeUndefined()
    expect(homeOf(aViewer({ role: 'staff', of: 'dossier/1' }))).toBeUndefined()
  })

  it('D6: only staff have the key of the catalogue, only suppliers those of matches, and nobody that of another', () => {
    expect(keysOf(viewers.staff).all).toContain('staff')
    for (const kind of ['supplier', 'enduser', 'member'] as const)
      expect(keysOf(viewers[kind]).all).not.toContain('staff')
    expect(keysOf(viewers.supplier)).toEqual({
      all: [
        'all',
        'user/sam',
        'own:user/sam',
        'supplier/a',
        'own:supplier/a',
        'card:space/kc',
        'match:supplier/a',
        'open:supplier/a',
      ],
      disclosed: 'open:supplier/a',
    })
    expect(keysOf(viewers.enduser).all).toContain('public:supplier/a')
    expect(keysOf(viewers.enduser).disclosed).toBe('')
    expect(keysOf(aViewer({ role: 'suppliers', of: 'space/kc' }))).toEqual({
      all: ['all', 'user/me', 'own:user/me'],
      disclosed: '',
    })
  })
})
