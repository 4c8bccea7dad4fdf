import { describe, expect, it } from 'vitest'
import { brokenBy, least, made, now, update } from '../test/leastItems.ts'
import { isEnvelope, parseItem } from './parseItem.ts'
import { definitionOf, typeNames } from './types/index.ts'
import { edgesUnder, rolesUnder } from './under.ts'

describe('statuses and edges in an item', () => {
  it('D5.3: a status change comes out apart from the fields', () => {
    const history = [{ status: 'intake', date: '15-03-2026', description: ' x ', user: { _id: 'user/9' } }]
    const parsed = parseItem('dossier', { status: 'intake', history }, update(least.dossier))
    expect(parsed).toMatchObject({
      fields: {},
      status: { status: 'intake', history: [{ status: 'intake', date: '2026-03-15T00:00:00.000Z', description: 'x' }] },
    })
    expect(parsed.status?.history?.[0]).not.toHaveProperty('user')
  })

  it('D5.3: an entry without a date is dated by the clock', () => {
    const parsed = parseItem('dossier', { history: [{ status: 'intake' }] }, update({}))
    expect(parsed.status?.history).toEqual([{ status: 'intake', date: now.toISOString() }])
  })

  it('D22.1, D21.1: what the server told between the entries weighs nothing, and neither is without a bound', () => {
    const entry = { status: 'request', date: now.toISOString() }
    const told = { ...entry, event: 'disclosed' }
    const written = (entries: number, events: number) => {
      const history = [...Array(entries).fill(entry), ...Array(events).fill(told)]
      return brokenBy('dossier', { history }, update(least.dossier))
    }
    expect(written(500, 600)).toEqual([])
    expect(written(501, 0)).toEqual(['history list'])
    expect(written(1, 5_000)).toEqual(['history list'])
  })

  it('S3.14: an entry that is none is refused with its place', () => {
    const bad = [
      { status: 'won' },
      { status: 'intake', date: 'x' },
      { status: 'intake', date: 5 },
      { status: 'intake', description: 5 },
      { date: now.toISOString() },
      'intake',
      null,
    ]
    for (const entry of bad) {
      const history = [{ status: 'request' }, entry]
      expect(brokenBy('dossier', { history }, update({})), JSON.stringify(entry)).toEqual(['history.1 historyEntry'])
    }
    expect(brokenBy('dossier', { history: 'x' }, update({}))).toEqual(['history list'])
    const long = Array.from({ length: 501 }, () => ({ status: 'request' }))
    expect(brokenBy('dossier', { history: long }, update({}))).toEqual(['history list'])
  })

  it('D19.3: properties of the edge stand in the item with their $', () => {
    const parsed = made('person', { $role: ' Case Manager ', $guests: '2', $note: '' })
    expect(parsed.edge).toEqual({ $role: 'Case Manager', $guests: 2, $note: null })
    expect(brokenBy('person', { ...least.person, $guests: -1 })).toEqual(['$guests tooSmall'])
  })

  it('S4.12: the status of a link is set by the server alone', () => {
    expect(brokenBy('supplier', { ...least.supplier, $status: 'open' })).toEqual(['$status readOnly'])
    expect(brokenBy('supplier', { $status: 'open' }, update({ $status: 'x' }))).toEqual(['$status readOnly'])
    for (const same of ['x', undefined])
      expect(parseItem('supplier', { $status: same }, update({ $status: same })).edge).toEqual({})
    expect(parseItem('supplier', { $status: null }, update({})).edge).toEqual({})
  })
})

describe('places and roles', () => {
  it('D3: a type hangs under the parents of its row by the edge of its row', () => {
    expect(edgesUnder('dossier', 'lead')).toEqual(['DOSSIERS'])
    expect(edgesUnder('comment', 'comment')).toEqual(['SUB'])
    expect(edgesUnder('comment', 'match')).toEqual(['COMMENTS'])
    expect(edgesUnder('dossier', 'supplier')).toEqual([])
    expect(edgesUnder('lead', 'lead')).toEqual([])
  })

  it('D3: a supplier makes software, a lead and an organisation use it', () => {
    expect(rolesUnder('software', 'supplier')).toEqual(['Maakt'])
    expect(rolesUnder('software', 'lead')).toEqual(['Gebruikt'])
    expect(rolesUnder('software', 'organisation')).toEqual(['Gebruikt'])
    expect(rolesUnder('software', undefined)).toEqual(['Gebruikt', 'Maakt'])
  })

  it('D2.2: no type has a field that is part of the wire form, but for the feed of a user', () => {
    const clashes = typeNames.flatMap((type) =>
      Object.keys(definitionOf(type).fields).flatMap((name) => (isEnvelope(name, type) ? [`${type}.${name}`] : [])),
    )
    expect(clashes).toEqual(['user._feed'])
  })

  it('S3.10: the supplier of a dossier is a text, D19.2: that of a match a reference', () => {
    expect(made('dossier', { supplier: 'Kassa BV' }).fields.supplier).toBe('Kassa BV')
    expect(isEnvelope('supplier', 'dossier')).toBe(false)
    expect(isEnvelope('supplier', 'match')).toBe(true)
  })
})
