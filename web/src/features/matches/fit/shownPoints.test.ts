import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RankedSupplier } from './queries.ts'
import { shownPoints } from './shownPoints.ts'

const reason = (points: number): RankedSupplier['reasons'][number] => ({
  criterion: 'software',
  points,
  max: 100,
  code: 'softwareServed',
  params: { kind: 'ERP' },
})
const shown = (parts: readonly number[], ...others: readonly number[]) =>
  shownPoints(
    { points: Math.round(parts.reduce((sum, part) => sum + part * 1000, 0)) / 1000, reasons: parts.map(reason) },
    others.map((points) => ({ points })),
  )

describe('points as they are shown', () => {
  it('G6: are in tenths, and finer only where a neighbour with other points would read the same', () => {
    expect(shown([30, 42.731], 80, 72.1)).toMatchObject({ points: 72.7, decimals: 1 })
    expect(shown([30, 42.731], 72.66)).toMatchObject({ points: 72.73, decimals: 2 })
    expect(shown([30, 42.731], 72.728)).toMatchObject({ points: 72.731, decimals: 3 })
    expect(shown([30, 42.731], 72.731), 'really equal').toMatchObject({ points: 72.7, decimals: 1 })
  })

  it('G6: the parts add up to the total as it is shown', () => {
    const points = fc.array(
      fc.nat(35_000).map((part) => part / 1000),
      { minLength: 1, maxLength: 9 },
    )
    fc.assert(
      fc.property(
        points,
        fc.array(
          fc.nat(100_000).map((one) => one / 1000),
          { maxLength: 2 },
        ),
        (parts, others) => {
          const { points, parts: found, decimals } = shown(parts, ...others)
          const unit = 10 ** decimals
          expect(found.reduce((sum, part) => sum + Math.round(part * unit), 0)).toBe(Math.round(points * unit))
        },
      ),
    )
  })
})
