import { expect, test } from 'vitest'
import { ERASED_NAME, namesErased, wordErased } from './erased.ts'

test('D1.3, D6: who was erased is called so in the language of who reads, also in a JSON text; what somebody typed stays', () => {
  const json = JSON.stringify({ text: `<p>Bel ${ERASED_NAME}, en ${ERASED_NAME}.</p>`, name: 'Verwijderd persoon' })
  expect(JSON.parse(wordErased(json, 'en'))).toEqual({
    text: '<p>Bel Erased person, en Erased person.</p>',
    name: 'Verwijderd persoon',
  })
  expect(namesErased(json)).toBe(true)
  expect(namesErased(wordErased(json, 'nl'))).toBe(false)
})
