import type { LogLine, TimelineEntry } from '@schakel/domain/calls'
import { describe, expect, it } from 'vitest'
import { bundled } from './bundle.ts'

const entry = (at: string, by: string, field = 'users', item = 'dossier/1'): TimelineEntry => {
  const line: LogLine = {
    _id: at,
    date: at,
    user: { _id: by },
    kind: 'update',
    fields: [{ name: field, before: 1, after: 2 }],
  }
  return { _id: `change|${at}`, kind: 'change', at, by: { _id: by }, item: { _id: item, _type: 'dossier' }, line }
}
const sizes = (entries: readonly TimelineEntry[]) => bundled(entries).map(({ lines }) => lines.length)

describe('bundles of a timeline', () => {
  it('D6: what one person changed of one item within two minutes is told once', () => {
    const at = (minute: string) => `2026-03-02T09:${minute}.000Z`
    expect(sizes([entry(at('09:00'), 'user/1'), entry(at('08:00'), 'user/1'), entry(at('07:30'), 'user/1')])).toEqual([
      3,
    ])
    expect(sizes([entry(at('09:00'), 'user/1'), entry(at('08:59'), 'user/2')])).toEqual([1, 1])
    expect(sizes([entry(at('09:00'), 'user/1'), entry(at('06:00'), 'user/1')])).toEqual([1, 1])
    expect(sizes([entry(at('09:00'), 'user/1'), entry(at('08:59'), 'user/1', 'users', 'dossier/2')])).toEqual([1, 1])
  })

  it('D10: a note that is saved while somebody writes is told once', () => {
    const at = (minute: string) => `2026-03-02T09:${minute}:00.000Z`
    const saves = ['28', '20', '12', '01'].map((minute) => entry(at(minute), 'user/1', 'case'))
    expect(sizes(saves)).toEqual([3, 1])
  })

  it('D6: what is no change stands by itself', () => {
    const said: TimelineEntry = {
      _id: 'comment|1',
      kind: 'comment',
      at: '2026-03-02T09:08:30.000Z',
      item: { _id: 'dossier/1', _type: 'dossier' },
    }
    expect(
      sizes([entry('2026-03-02T09:09:00.000Z', 'user/1'), said, entry('2026-03-02T09:08:00.000Z', 'user/1')]),
    ).toEqual([1, 0, 1])
  })
})
