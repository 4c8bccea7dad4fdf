import { expect, it } from 'vitest'
import { inSentence, partsOf } from './partsOf.ts'

it('F2.15: what stands between brackets is a number, and nothing of a name is', () => {
  const said = `${inSentence('Acme [2024] [x')} past het best: [3,1] punten`
  expect(partsOf(said)).toEqual([
    { text: 'Acme (2024) (x past het best: ', isNumber: false },
    { text: '3,1', isNumber: true },
    { text: ' punten', isNumber: false },
  ])
})
