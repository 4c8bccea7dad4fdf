import { describe, expect, it } from 'vitest'
import { viewerOf } from '../../../test/renderWithProviders.tsx'
import { mayLookAlone } from './kept.ts'

const HOUR = 3_600_000
const now = Date.parse('2026-03-02T10:00:00Z')
const config = { brand: 'Schakel', publicBrand: 'Horeca', defaultPrice: 575 }

describe('looking without the server', () => {
  it('D8.8: lasts as long as a session that nobody uses, and a clock that was put back does not make it longer', () => {
    const at = (contact: number) => mayLookAlone({ viewer: viewerOf('staff'), config, contact }, now)
    expect(at(now - 12 * HOUR + 1)).toBe(true)
    expect(at(now - 12 * HOUR)).toBe(false)
    expect(at(now + 1)).toBe(false)
  })
})
