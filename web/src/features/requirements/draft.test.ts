import { describe, expect, it } from 'vitest'
import { aRow } from '../../../test/requirements.ts'
import {
  countOf,
  draftIn,
  emptyDraft,
  inputOf,
  shownRows,
  withAdded,
  withChange,
  withoutChange,
  withRemoved,
} from './draft.ts'

const first = aRow('GEN-01', { remark: 'Let op', basisChecked: '2026-01-05' })
const second = aRow('GEN-02')
const own = { _id: 'new-1', group: 106, nl: 'Eigen', level: 'should', weight: 3, proof: 'demo' } as const

describe('the draft of a version', () => {
  it('F1.5: shows what changes, and leaves the other rows the same', () => {
    const draft = withAdded(withRemoved(withChange(emptyDraft(1), first, first._id, { weight: 5 }), second._id), own)
    const rows = shownRows([first, second, aRow('GEN-03')], draft)
    expect(rows.map(({ key, change, weight }) => [key, change, weight])).toEqual([
      ['GEN-01', 'changed', 5],
      ['GEN-02', 'removed', 3],
      ['GEN-03', undefined, 3],
      ['', 'new', 3],
    ])
    expect(countOf(draft)).toBe(3)
  })

  it('F1.5: a row that is back as it was is not changed', () => {
    const changed = withChange(emptyDraft(1), first, first._id, { weight: 5, knockout: true })
    const back = withChange(changed, first, first._id, { weight: 3, knockout: false })
    expect(countOf(back)).toBe(0)
    expect(countOf(withoutChange(changed, first._id))).toBe(0)
  })

  it('F1.5: sends whole rows with the version that was read, and what goes', () => {
    const draft = withRemoved(withChange(withAdded(emptyDraft(1), own), first, first._id, { en: '' }), second._id)
    const { rows, remove } = inputOf([first, second], draft, true)
    expect(rows[0]).toMatchObject({ _id: first._id, _version: 1, en: null, nl: 'Eis GEN-01', remark: 'Let op' })
    expect(rows[1]).toMatchObject({ group: 106, nl: 'Eigen', level: 'should' })
    expect(rows[1]).not.toHaveProperty('_id')
    expect(remove).toEqual([second._id])
  })

  it('F1.6: who is not of the centre sends nothing that staff alone write', () => {
    const { rows } = inputOf([first], withChange(emptyDraft(0), first, first._id, { weight: 1 }), false)
    expect(rows[0]).not.toHaveProperty('remark')
    expect(rows[0]).not.toHaveProperty('basisChecked')
  })

  it('F1.4: a proposal that is taken over becomes a row, and is one again when that is taken back', () => {
    const proposal = aRow('X-01', { proposed: true })
    const taken = withAdded(emptyDraft(1), { ...own, key: 'X-01', from: proposal._id })
    expect(inputOf([proposal], taken, true)).toMatchObject({ rows: [{ key: 'X-01' }], remove: [proposal._id] })
    expect(countOf(taken)).toBe(1)
    expect(withoutChange(taken, 'new-1')).toEqual(emptyDraft(1))
    expect(shownRows([proposal], emptyDraft(1)), 'it is no part of the set').toEqual([])
  })

  it('F1.5: is read back as it was kept, and what is no draft is none', () => {
    const draft = withAdded(withChange(emptyDraft(2), first, first._id, { nl: 'Anders' }), own)
    expect(draftIn(JSON.stringify(draft))).toEqual(draft)
    for (const kept of [null, '', '[]', '{"version":"2"}']) expect(draftIn(kept)).toBeUndefined()
  })
})
