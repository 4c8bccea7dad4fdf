import { expect, it } from 'vitest'
import { isBasisChecked } from './rowFacts.ts'

it('F1.2: a legal ground counts as checked for twelve months, and not without a day on which it was', () => {
  const now = new Date('2026-03-10T09:00:00Z')
  const checkedOn = (basisChecked?: string) => isBasisChecked({ basisChecked }, now)
  expect([checkedOn('2025-03-10'), checkedOn('2025-03-09'), checkedOn(undefined)]).toEqual([true, false, false])
})
