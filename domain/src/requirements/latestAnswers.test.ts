import { describe, expect, it } from 'vitest'
import { latestAnswers } from './latestAnswers.ts'

const said = (_id: string, key: string, confirmed?: string, _changed?: string) => ({ _id, key, confirmed, _changed })
const byKey = ({ key }: { readonly key: string }) => key

describe('several answers to the same', () => {
  it('D23.5: the one that was said last counts, and the others are kept in their order', () => {
    const rows = [
      said('a', 'ERP-01', '2026-03-01'),
      said('b', 'ERP-02', '2026-01-01'),
      said('c', 'ERP-01', '2026-02-01'),
    ]
    expect(latestAnswers(rows, byKey)).toEqual({ current: [rows[0], rows[1]], earlier: [rows[2]] })
    expect(latestAnswers(rows.toReversed(), byKey).current.map(({ _id }) => _id)).toEqual(['b', 'a'])
  })

  it('D23.5: without a moment of its own the last change says, and of two that are alike it is always the same one', () => {
    const rows = [said('a', 'ERP-01', undefined, '2026-03-01'), said('b', 'ERP-01', '2026-02-01', '2026-04-01')]
    expect(latestAnswers(rows, byKey).current).toEqual([rows[0]])
    const alike = [said('a', 'ERP-01', '2026-03-01'), said('b', 'ERP-01', '2026-03-01')]
    expect(latestAnswers(alike, byKey).current).toEqual(latestAnswers(alike.toReversed(), byKey).current)
  })
})
