import { expect, it } from 'vitest'
import { newsPlace } from './newsPlace.ts'

it('F1.14: a reminder leads to the answers, and any other news to the item', () => {
  expect(newsPlace('match/7', ['answers', 'answers'])).toBe('match/7/answers')
  expect(newsPlace('match/7', ['answers', 'status'])).toBe('match/7')
  expect(newsPlace('match/7', [])).toBe('match/7')
  expect(newsPlace('match/7', ['requirements'])).toBe('match/7/answers')
  expect(newsPlace('dossier/7', ['answers'])).toBe('dossier/7')
})

it('F2.14: what is told of an invitation to weigh leads to the weighing', () => {
  expect(newsPlace('dossier/7', ['weigh', 'weigh'])).toBe('dossier/7/weighing')
  expect(newsPlace('dossier/7', ['weigh', 'mention'])).toBe('dossier/7')
  expect(newsPlace('match/7', ['weigh'])).toBe('match/7')
})
