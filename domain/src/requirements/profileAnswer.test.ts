import { expect, test } from 'vitest'
import { profileAnswerOf } from './index.ts'

const general = { product: undefined }
const till = { product: 'software/till' }
const stock = { product: 'software/stock' }

test('F1.9: of the product that is asked its own row goes before the one for all, and that of another is never taken', () => {
  expect(profileAnswerOf([stock, general, till], 'software/till')).toBe(till)
  expect(profileAnswerOf([stock, general], 'software/till')).toBe(general)
  expect(profileAnswerOf([stock], 'software/till')).toBeUndefined()
})

test('F1.9: where no product is named the row for all is taken, or that of the only product with one; among several none', () => {
  expect(profileAnswerOf([till, general, stock])).toBe(general)
  expect(profileAnswerOf([till], null)).toBe(till)
  expect(profileAnswerOf([till, stock])).toBeUndefined()
  expect(profileAnswerOf([])).toBeUndefined()
})
