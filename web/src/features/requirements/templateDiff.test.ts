import { describe, expect, it } from 'vitest'
import { aRow, aTemplate } from '../../../test/requirements.ts'
import { changesSince, differencesOf, newerTemplate, offeredOf, patchOf } from './templateDiff.ts'

const copied = { source: 'template/00erp1', sourceVersion: 1 }

describe('a newer template', () => {
  it('F1.3: is the newest of the kind after the one that was copied from', () => {
    const templates = [
      aTemplate('ERP', [], 1),
      aTemplate('ERP', [], 3),
      aTemplate('ERP', [], 2),
      aTemplate('CRM', [], 9),
    ]
    expect(newerTemplate([aRow('GEN-01', copied)], templates, 'ERP')?.version).toBe(3)
    expect(newerTemplate([aRow('GEN-01', { sourceVersion: 3 })], templates, 'ERP')).toBeUndefined()
    expect(newerTemplate([aRow('X-01')], templates, 'ERP'), 'nothing was copied').toBeUndefined()
  })

  it('F1.3: differs by row in what it says; rows of one’s own are none of it', () => {
    const newer = aTemplate(
      'ERP',
      [aRow('GEN-01', { level: 'should', basis: 'AVG art. 28' }), aRow('GEN-02'), aRow('GEN-03')],
      2,
    )
    const mine = [aRow('GEN-01', copied), aRow('GEN-02', copied), aRow('X-01')]
    const differences = differencesOf(mine, newer, undefined)
    expect(differences.map(({ row, fields }) => [row.key, fields])).toEqual([
      ['GEN-01', ['level', 'basis']],
      ['GEN-03', []],
    ])
    const [first] = differences
    expect(first && patchOf(first)).toEqual({ takenFrom: newer._id, level: 'should', basis: 'AVG art. 28' })
  })

  it('F1.3: beside the one that was copied from only what changed between the two counts', () => {
    const older = aTemplate('ERP', [aRow('GEN-01'), aRow('GEN-02'), aRow('GEN-03')])
    const newer = aTemplate(
      'ERP',
      [aRow('GEN-01'), aRow('GEN-02', { weight: 5 }), aRow('GEN-03', { weight: 5 }), aRow('GEN-04')],
      2,
    )
    const mine = [aRow('GEN-01', { ...copied, level: 'could' }), aRow('GEN-02', copied)]
    const keys = differencesOf(mine, newer, older).map(({ row }) => row.key)
    expect(keys, 'not what was set otherwise here, and not what was left out').toEqual(['GEN-02', 'GEN-04'])
  })

  it('F1.1, F1.3: a row of one’s own is known by where it was copied from, and never by its key alone', () => {
    const own = aTemplate('ERP', [aRow('X-01', { weight: 5, _changed: '2026-11-09' }), aRow('X-02', { weight: 5 })], 2)
    const mine = { source: own._id, sourceVersion: 1, copied: '2026-11-02' }
    // The first is of the dossier itself; what was copied stands under another key.
    const rows = [
      aRow('X-01'),
      aRow('X-02', { ...mine, sourceKey: 'X-01' }),
      aRow('X-03', { ...mine, sourceKey: 'X-02' }),
    ]
    const found = differencesOf(rows, own, undefined).map(({ row, mine: there }) => [row.key, there?.key])
    expect(found).toEqual([
      ['X-01', 'X-02'],
      ['X-02', 'X-03'],
    ])
    expect(changesSince(rows, own).map(({ mine: there }) => there?.key)).toEqual(['X-02'])
    expect(differencesOf([aRow('X-01')], own, undefined).map(({ mine: there }) => there)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('F1.3: a template that staff go on with offers what came or changed since it was copied, and nothing else', () => {
    const [before, after] = ['2026-11-02T09:00:00.000Z', '2026-11-09T09:00:00.000Z']
    const at = (moment: string) => ({ _created: before, _changed: moment })
    const own = aTemplate('ERP', [
      aRow('GEN-01', { ...at(after), weight: 5 }),
      aRow('GEN-02', { ...at(before), weight: 5 }),
      aRow('GEN-03', at(before)),
      aRow('GEN-04', { ...at(after), _created: after }),
      aRow('GEN-05', { ...at(after), nl: 'Anders' }),
    ])
    const mine = { source: own._id, sourceVersion: 1, copied: before }
    const rows = [aRow('GEN-01', mine), aRow('GEN-02', mine), aRow('GEN-05'), aRow('X-01')]
    const found = changesSince(rows, own).map(({ row, fields }) => [row.key, fields])
    expect(found).toEqual([
      ['GEN-01', ['weight']],
      ['GEN-04', []],
    ])
    expect(offeredOf(rows, rows, [own], 'ERP')).toHaveLength(2)
    const taken = [aRow('GEN-01', { ...mine, weight: 5, copied: after }), aRow('GEN-04', { ...mine, copied: after })]
    expect(changesSince([...taken, aRow('GEN-02', mine)], own)).toEqual([])
    expect(changesSince([aRow('GEN-01', { source: own._id, sourceVersion: 1 })], own), 'no moment is known').toEqual([])
  })
})
