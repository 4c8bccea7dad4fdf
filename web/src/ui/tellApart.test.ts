import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tellApart } from './tellApart.ts'

it('F1.13: names that begin with the same words are told apart by what they differ by', () => {
  expect(tellApart(['Softwarehuis voor de Horeca Noord', 'Softwarehuis voor de Horeca Zuid', 'Kassa BV'])).toEqual([
    'Softwarehuis … Noord',
    'Softwarehuis … Zuid',
    'Kassa BV',
  ])
  expect(tellApart(['Softwarehuis voor de Horeca', 'Softwarehuis voor de Horeca Zuid'])).toEqual([
    'Softwarehuis … Horeca',
    'Softwarehuis … Zuid',
  ])
})

it('F1.13: short names, and names that differ soon, stay as they are', () => {
  const names = [
    'Kassa Noord BV',
    'Kassa Noord NV',
    'Softwarehuis Noord voor de Horeca',
    'Softwarehuis Zuid voor de Horeca',
  ]
  expect(tellApart(names)).toEqual(names)
})

it('F1.13: different names never come out alike', () => {
  const name = fc.array(fc.constantFrom('Software', 'Horeca', 'voor', 'de', 'Noord', 'Zuid'), {
    minLength: 1,
    maxLength: 7,
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(
        name.map((words) => words.join(' ')),
        { maxLength: 6 },
      ),
      (names) => {
        expect(new Set(tellApart(names)).size).toBe(names.length)
      },
    ),
  )
})
