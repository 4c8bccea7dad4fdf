import { expect, it } from 'vitest'
import { formatGrowth } from './formatGrowth.ts'

it('D1.4: how much more or less something became is a share with its sign', () => {
  expect(formatGrowth(0.12)).toBe('+12%')
})
