import { describe, expect, it } from 'vitest'
import { viewers } from '../../test/viewers.ts'
import { definitionOf, type TypeName, typeNames } from '../types/index.ts'
import { creatableTypes, mayCreate } from './createRights.ts'
import { type Facts, owns } from './facts.ts'
import { mayOn } from './itemRights.ts'
import { isCentre } from './questions.ts'
import {
  mayChooseStatus,
  mayCorrectHistory,
  mayDelete,
  mayLink,
  mayListUsers,
  mayOpenLink,
  mayRestore,
  maySeeStatistics,
  mayUnlink,
  mayUpdate,
  writableFields,
} from './rights.ts'
import { freelyRestorableTypes, restorableTypes } from './trashRights.ts'
import type { Viewer, ViewerKind } from './viewer.ts'

const aFact = (type: TypeName, more: Partial<Facts> = {}): Facts => ({
  id: `${type}/x`,
  type,
  isUnderHome: false,
  isLimited: false,
  isOwner: false,
  ...more,
})
const mine = (type: TypeName, more: Partial<Facts> = {}) => aFact(type, { isUnderHome: true, ...more })
const { super: admin, staff, supplier, enduser, member } = viewers
const others: readonly Viewer[] = [supplier, enduser, member]
const all: readonly Viewer[] = [admin, staff, ...others]

/** The kinds of viewer to whom a sentence says yes. */
const kindsWho = (may: (viewer: Viewer) => boolean): ViewerKind[] => all.filter(may).map((viewer) => viewer.kind)
/** G1: written by calls of their own. */
const own = (type: TypeName): boolean => ['requirement', 'answer', 'weighing', 'decision'].includes(type)
const typesWhich = (may: (type: TypeName) => boolean): TypeName[] => typeNames.filter(may)

describe('owning', () => {
  it('S6.2: super users own all, others what lies under their organisation or is theirs', () => {
    expect(kindsWho((viewer) => owns(viewer, aFact('lead')))).toEqual(['super'])
    expect(kindsWho((viewer) => owns(viewer, mine('lead')))).toHaveLength(5)
    expect(kindsWho((viewer) => owns(viewer, aFact('todo', { isOwner: true })))).toHaveLength(5)
    expect(kindsWho((viewer) => owns(viewer, aFact('user', { id: viewer._id })))).toHaveLength(5)
  })

  it('D7: what one reads in a limited form one does not own', () => {
    expect(kindsWho((viewer) => owns(viewer, mine('dossier', { isLimited: true, isOwner: true })))).toEqual(['super'])
  })
})

describe('opening a link', () => {
  it('S4.12: is for staff and super users, over edges that join the items of two parties', () => {
    const [space, lead] = [mine('space'), mine('lead')]
    expect(kindsWho((viewer) => mayOpenLink(viewer, 'MEMBERS', space, lead))).toEqual(['super', 'staff'])
    expect(kindsWho((viewer) => mayOpenLink(viewer, 'CONTACTS', lead, mine('person')))).toEqual(['super', 'staff'])
    expect(kindsWho((viewer) => mayOpenLink(viewer, 'SOFTWARE', lead, aFact('software')))).toEqual(['super', 'staff'])
    expect(kindsWho((viewer) => mayOpenLink(viewer, 'MEMBERS', aFact('space'), aFact('lead')))).toEqual(['super'])
  })

  it('S4.12: what says whose it is, what it is about or to whom it went is no such link', () => {
    for (const edge of ['OWNERS', 'TAGS', 'TO', 'MATCH', 'NONE']) {
      expect(kindsWho((viewer) => mayOpenLink(viewer, edge, mine('lead'), mine('supplier')))).toEqual([])
    }
  })
})

describe('making items', () => {
  it('D6: each kind may make these types', () => {
    expect(creatableTypes('super')).toEqual(typeNames.filter((type) => type !== 'match' && !own(type)))
    expect(creatableTypes('staff')).toEqual(
      typeNames.filter((type) => type !== 'match' && type !== 'user' && !own(type)),
    )
    expect(creatableTypes('supplier')).toEqual(['person', 'todo', 'activity', 'comment', 'message', 'file'])
    for (const kind of ['enduser', 'member'] as const) {
      expect(creatableTypes(kind)).toEqual(['person', 'dossier', 'todo', 'activity', 'comment', 'message', 'file'])
    }
  })

  it('D6: only under what is theirs', () => {
    for (const viewer of [staff, ...others]) {
      for (const type of creatableTypes(viewer.kind).filter((name) => name !== 'message')) {
        expect(mayCreate(viewer, type, mine('organisation')), `${viewer.kind} ${type}`).toBe(true)
        expect(mayCreate(viewer, type, aFact('organisation')), `${viewer.kind} ${type}`).toBe(false)
      }
    }
    expect(mayCreate(admin, 'lead', aFact('space'))).toBe(true)
  })

  it('D19.1: only super users make accounts; staff make sub-spaces, people, organisations and tags of their space', () => {
    expect(kindsWho((viewer) => mayCreate(viewer, 'user', mine('organisation')))).toEqual(['super'])
    for (const type of ['space', 'person', 'organisation', 'supplier', 'lead', 'tag'] as const) {
      expect(mayCreate(staff, type, mine('space'))).toBe(true)
      expect(mayCreate(staff, type, aFact('space'))).toBe(false)
    }
  })

  it('D6: suppliers comment on a match, and keep their own todos and activities on a dossier they read', () => {
    const limited = { isLimited: true }
    expect(mayCreate(supplier, 'comment', aFact('match', limited))).toBe(true)
    expect(mayCreate(supplier, 'comment', aFact('comment', limited))).toBe(true)
    expect(mayCreate(supplier, 'comment', aFact('dossier', limited))).toBe(false)
    for (const type of ['todo', 'activity'] as const) {
      expect(mayCreate(supplier, type, aFact('dossier', limited))).toBe(true)
      expect(mayCreate(supplier, type, aFact('match', limited))).toBe(true)
      expect(mayCreate(supplier, type, aFact('lead', limited))).toBe(false)
    }
    expect(mayCreate(supplier, 'file', aFact('dossier', limited))).toBe(false)
    expect(mayCreate(supplier, 'person', aFact('dossier', limited))).toBe(false)
  })

  it('S3.8: an end-user answers a match with a comment', () => {
    expect(mayCreate(enduser, 'comment', mine('match'))).toBe(true)
  })

  it('D13: whoever reads a message may say something under it', () => {
    expect(kindsWho((viewer) => mayCreate(viewer, 'comment', aFact('message')))).toHaveLength(5)
  })

  it('D13: only staff write to a whole space, and a message needs someone to go to', () => {
    expect(kindsWho((viewer) => mayCreate(viewer, 'message', mine('space')))).toEqual(['super', 'staff'])
    expect(kindsWho((viewer) => mayCreate(viewer, 'message', aFact('user')))).toHaveLength(5)
    expect(kindsWho((viewer) => mayCreate(viewer, 'message', undefined))).toEqual(['super'])
    const card = aFact('supplier', { isLimited: true })
    expect(mayCreate(enduser, 'message', card)).toBe(false)
  })

  it('D8.7: without a parent one makes todos and appointments for oneself, staff tags too', () => {
    expect(typesWhich((type) => mayCreate(staff, type, undefined))).toEqual(['todo', 'activity', 'tag'])
    for (const viewer of others) {
      expect(typesWhich((type) => mayCreate(viewer, type, undefined))).toEqual(['todo', 'activity'])
    }
  })
})

describe('changing items', () => {
  it('D6: nobody but super users changes what is not theirs', () => {
    const foreign = (viewer: Viewer) => typesWhich((type) => mayUpdate(viewer, aFact(type)))
    expect(foreign(admin)).toEqual(typeNames.filter((type) => !own(type)))
    expect(foreign(staff)).toEqual(['message'])
    expect(foreign(supplier)).toEqual(['match', 'message'])
    expect(foreign(enduser)).toEqual(['message'])
    expect(foreign(member)).toEqual(['message'])
  })

  it('D6: staff change all that lies under their space but accounts', () => {
    expect(typesWhich((type) => mayUpdate(staff, mine(type)))).toEqual(
      typeNames.filter((type) => type !== 'user' && !own(type)),
    )
    expect(mayUpdate(staff, mine('user', { id: 'user/iemand' }))).toBe(false)
  })

  it('D6: suppliers and members edit their own organisation, never another one under or over it', () => {
    for (const viewer of others) {
      const home = viewer.organisation?._id ?? ''
      expect(mayUpdate(viewer, mine('supplier', { id: home }))).toBe(true)
      expect(mayUpdate(viewer, mine('supplier', { id: 'supplier/andere' }))).toBe(false)
      expect(mayUpdate(viewer, mine('person'))).toBe(true)
      for (const type of ['space', 'software', 'tag'] as const) expect(mayUpdate(viewer, mine(type))).toBe(false)
    }
  })

  it('D6: end-users edit the request fields of a dossier until it reaches match', () => {
    const reached = (status: string, ...held: string[]) => mayUpdate(enduser, mine('dossier', { status, held }))
    expect(reached('request')).toBe(true)
    expect(reached('intake', 'request')).toBe(true)
    for (const status of ['match', 'meeting', 'done']) expect(reached(status, 'match')).toBe(false)
    expect(reached('intake', 'request', 'match')).toBe(false)
    expect(reached('pauze', 'match')).toBe(false)
    const fields = writableFields(enduser, mine('dossier'))
    expect(fields).toEqual(expect.arrayContaining(['users', 'case', 'budget']))
    for (const name of ['open', 'status', 'history', 'price', 'planning']) expect(fields).not.toContain(name)
  })

  it('D6: a supplier writes nothing of a match but its status', () => {
    expect(writableFields(supplier, aFact('match'))).toEqual(['status', 'history'])
    expect(mayUpdate(enduser, mine('match'))).toBe(false)
    expect(mayUpdate(member, mine('match'))).toBe(false)
  })

  it('D6: an organisation cannot give itself a status or close itself off from matching', () => {
    for (const viewer of others) {
      const fields = writableFields(viewer, mine('supplier', { id: viewer.organisation?._id ?? '' }))
      expect(fields).toContain('description')
      for (const name of ['status', 'history', 'accepts']) expect(fields).not.toContain(name)
    }
  })

  it('S6.4: comment owners edit their own, S6.3: super users any; staff only tick one off', () => {
    const own = aFact('comment', { isOwner: true })
    for (const viewer of others) {
      expect(mayUpdate(viewer, own)).toBe(true)
      expect(mayUpdate(viewer, mine('comment'))).toBe(false)
    }
    expect(writableFields(staff, mine('comment'))).toEqual(['finished'])
    expect(writableFields(staff, own)).toBe('all')
    expect(mayUpdate(admin, aFact('comment'))).toBe(true)
    expect(writableFields(admin, aFact('comment'))).toBe('all')
  })

  it('D13: whoever reads a message marks it read, and its writer alone changes it', () => {
    for (const viewer of [staff, ...others]) {
      expect(writableFields(viewer, aFact('message'))).toEqual(['status', 'history'])
      expect(writableFields(viewer, aFact('message', { isOwner: true }))).toBe('all')
    }
  })

  it('D6: nobody raises their own rights', () => {
    for (const viewer of [staff, ...others]) {
      const me = aFact('user', { id: viewer._id, isOwner: true, isUnderHome: true })
      expect(mayUpdate(viewer, me)).toBe(true)
      for (const name of ['role', '_feed', '_pass', 'scope', 'username', 'email'])
        expect(writableFields(viewer, me)).not.toContain(name)
      expect(mayLink(viewer, 'MEMBERS', mine('space'), me)).toBe(false)
      expect(mayLink(viewer, 'MEMBERS', aFact('space'), me)).toBe(false)
      expect(mayCreate(viewer, 'user', mine('space'))).toBe(false)
      expect(mayDelete(viewer, me)).toBe(false)
    }
  })

  it('D19.1: of an account nobody but super users can write what gives rights', () => {
    const guarded = Object.entries(definitionOf('user').fields).flatMap(([name, field]) =>
      field.superWrite ? [name] : [],
    )
    expect(guarded.sort()).toEqual(['_feed', 'role', 'scope'])
  })
})

describe('statuses', () => {
  it('D6: a supplier only takes offered to reserved or dismissed', () => {
    for (const status of Object.keys(definitionOf('match').statuses?.entries ?? {})) {
      for (const to of Object.keys(definitionOf('match').statuses?.entries ?? {})) {
        const may = status === 'offered' && (to === 'reserved' || to === 'dismissed')
        expect(mayChooseStatus(supplier, aFact('match', { status }), to), `${status} ${to}`).toBe(may)
        expect(mayChooseStatus(enduser, mine('match', { status }), to)).toBe(false)
        expect(mayChooseStatus(member, mine('match', { status }), to)).toBe(false)
        expect(mayChooseStatus(staff, mine('match', { status }), to)).toBe(true)
      }
    }
  })

  it('D6: the status of a dossier or organisation is for staff of its space', () => {
    for (const type of ['dossier', 'lead', 'supplier', 'organisation'] as const) {
      expect(kindsWho((viewer) => mayChooseStatus(viewer, mine(type), 'x'))).toEqual(['super', 'staff'])
      expect(kindsWho((viewer) => mayChooseStatus(viewer, aFact(type), 'x'))).toEqual(['super'])
    }
  })

  it('D13: a recipient may only mark a message read', () => {
    for (const viewer of others) {
      expect(mayChooseStatus(viewer, aFact('message'), 'read')).toBe(true)
      expect(mayChooseStatus(viewer, aFact('message'), 'sent')).toBe(false)
    }
  })

  it('D6: one finishes or cancels one’s own activities', () => {
    expect(kindsWho((viewer) => mayChooseStatus(viewer, mine('activity'), 'done'))).toHaveLength(5)
    expect(kindsWho((viewer) => mayChooseStatus(viewer, aFact('activity'), 'done'))).toEqual(['super'])
  })

  it('D5.2: only staff and super users correct the past, staff only of what is theirs', () => {
    expect(kindsWho((viewer) => mayCorrectHistory(viewer, mine('match')))).toEqual(['super', 'staff'])
    expect(kindsWho((viewer) => mayCorrectHistory(viewer, aFact('match')))).toEqual(['super'])
  })
})

describe('deleting and linking', () => {
  it('D6: only super users delete spaces and users, and nobody themselves', () => {
    for (const type of ['space', 'user'] as const) {
      expect(kindsWho((viewer) => mayDelete(viewer, mine(type)))).toEqual(['super'])
    }
    for (const viewer of all) expect(mayDelete(viewer, mine('user', { id: viewer._id }))).toBe(false)
  })

  it('D6: staff delete what lies under their space, others their people, todos, activities and files', () => {
    expect(typesWhich((type) => mayDelete(staff, mine(type)))).toEqual(
      typeNames.filter((type) => !['space', 'user', 'comment'].includes(type) && !own(type)),
    )
    expect(typesWhich((type) => mayDelete(staff, aFact(type)))).toEqual([])
    for (const viewer of others) {
      expect(typesWhich((type) => mayDelete(viewer, mine(type)))).toEqual(['person', 'todo', 'activity', 'file'])
      expect(typesWhich((type) => mayDelete(viewer, aFact(type)))).toEqual([])
    }
  })

  it('S6.4: one deletes one’s own comments', () => {
    expect(kindsWho((viewer) => mayDelete(viewer, aFact('comment', { isOwner: true })))).toHaveLength(5)
    expect(kindsWho((viewer) => mayDelete(viewer, mine('comment')))).toEqual(['super'])
  })

  it('D6: matches, memberships, owners, products and tags are linked by the centre alone', () => {
    for (const edge of ['MATCH', 'MEMBERS', 'OWNERS', 'SOFTWARE', 'TAGS']) {
      expect(
        kindsWho((viewer) => mayLink(viewer, edge, mine('supplier', { id: 'supplier/x' }), mine('person'))),
        edge,
      ).toEqual(['super', 'staff'])
    }
    expect(kindsWho((viewer) => mayLink(viewer, 'TO', mine('message'), mine('lead')))).toEqual(['super'])
  })

  it('D13: whoever wrote a message sends it to others as they might write to them', () => {
    const own = aFact('message', { isOwner: true })
    expect(kindsWho((viewer) => mayLink(viewer, 'TO', own, mine('user')))).toHaveLength(5)
    expect(kindsWho((viewer) => mayLink(viewer, 'TO', own, mine('space')))).toEqual(['super', 'staff'])
    expect(mayLink(enduser, 'TO', own, aFact('supplier', { isLimited: true }))).toBe(false)
  })

  it('D6: nobody makes himself the owner of the words of another', () => {
    for (const type of ['comment', 'message'] as const) {
      expect(mayLink(staff, 'OWNERS', mine(type), mine('user'))).toBe(false)
      expect(mayLink(staff, 'OWNERS', mine(type, { isOwner: true }), mine('user'))).toBe(true)
    }
  })

  it('D6: what one may not delete one may not set loose from its place', () => {
    expect(kindsWho((viewer) => mayUnlink(viewer, 'DOSSIERS', mine('lead'), mine('dossier')))).toEqual([
      'super',
      'staff',
    ])
    expect(kindsWho((viewer) => mayUnlink(viewer, 'MEMBERS', mine('space'), mine('space')))).toEqual(['super'])
    expect(kindsWho((viewer) => mayUnlink(viewer, 'COMMENTS', mine('dossier'), mine('comment')))).toEqual(['super'])
    expect(kindsWho((viewer) => mayUnlink(viewer, 'CONTACTS', mine('lead'), mine('person')))).toHaveLength(5)
  })

  it('D19.5: a supplier changes and drops its own tasks on a dossier, and those of nobody else', () => {
    const own = aFact('todo', { isOwner: true, isLimited: true })
    const another = aFact('todo', { isLimited: true })
    for (const may of [mayUpdate, mayDelete]) {
      expect(may(supplier, own)).toBe(true)
      expect(may(supplier, another)).toBe(false)
    }
    expect(mayChooseStatus(supplier, aFact('activity', { isOwner: true, isLimited: true }), 'done')).toBe(true)
  })

  it('D6: a supplier does not answer a match in the place of the lead', () => {
    const own = aFact('comment', { isOwner: true })
    expect(writableFields(supplier, own)).not.toContain('result')
    expect(writableFields(supplier, own)).toContain('text')
    expect(writableFields(enduser, own)).toBe('all')
  })

  it('D6: staff link only when both sides are theirs', () => {
    expect(mayLink(staff, 'MATCH', mine('dossier'), mine('supplier'))).toBe(true)
    expect(mayLink(staff, 'MATCH', mine('dossier'), aFact('supplier'))).toBe(false)
    expect(mayLink(staff, 'MATCH', aFact('dossier'), mine('supplier'))).toBe(false)
    expect(mayLink(staff, 'OWNERS', aFact('lead'), mine('user'))).toBe(false)
  })

  it('D6: others link their own people and files to what is theirs', () => {
    for (const viewer of others) {
      expect(mayLink(viewer, 'CONTACTS', mine('dossier'), mine('person'))).toBe(true)
      expect(mayLink(viewer, 'CONTACTS', mine('dossier'), aFact('person'))).toBe(false)
      expect(mayLink(viewer, 'CONTACTS', aFact('dossier', { isLimited: true }), mine('person'))).toBe(false)
    }
  })
})

describe('screens', () => {
  it('S6.3: the centre sees Stats, super users alone list users', () => {
    expect(kindsWho(maySeeStatistics)).toEqual(['super', 'staff'])
    expect(kindsWho(isCentre)).toEqual(['super', 'staff'])
    expect(kindsWho(mayListUsers)).toEqual(['super'])
  })

  it('D2.5: the trash is for staff and super users', () => {
    expect(kindsWho(mayRestore)).toEqual(['super', 'staff'])
  })

  it('D2.5, D6: nothing comes out of it by itself that has calls of its own; spaces and accounts only for super users', () => {
    expect(restorableTypes(admin.kind)).toEqual(typesWhich((type) => !own(type)))
    expect(restorableTypes(staff.kind)).toEqual(typesWhich((type) => !own(type) && type !== 'user' && type !== 'space'))
    for (const viewer of others) expect(restorableTypes(viewer.kind)).toEqual([])
  })

  it('D21.6: whether staff own it decides over all but what was said', () => {
    const takesOut = (item: Facts) => mayOn(staff, 'restore', item)
    expect(typesWhich((type) => takesOut(mine(type)))).toEqual(restorableTypes(staff.kind))
    expect(typesWhich((type) => takesOut(aFact(type, { isOwner: true })))).toEqual(restorableTypes(staff.kind))
    expect(typesWhich((type) => takesOut(aFact(type)))).toEqual(freelyRestorableTypes(staff.kind))
  })

  it('D21.6, D2.5: staff take out what they own, and what was said where they read it', () => {
    expect(freelyRestorableTypes(admin.kind)).toEqual(restorableTypes(admin.kind))
    expect(freelyRestorableTypes(staff.kind)).toEqual(typesWhich((type) => type === 'comment' || type === 'message'))
  })
})
