import { expect, it } from 'vitest'
import { newsPlace } from './newsPlace.ts'

it('F1.14: a reminder leads to the answers, and any other news to the item', () => {
  expect(newsPlace('match/7', ['answers', 'answers'])).toBe('match/7/answers')
  expect(newsPlace('match/7', ['answers', 'status'])).toBe('match/7')
  expect(newsPlace('match/7', [])).toBe('match/7')
  expect(newsPlace('dossier/7', ['answers'])).toBe('dossier/7')
})
