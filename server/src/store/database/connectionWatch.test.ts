import { expect, test } from 'vitest'
import { isAtWork } from './connectionWatch.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const statement = { pid: 7, connected: HOUR, asked: 4 * SECOND }
const listed = (isAtWork: boolean, age: number) => new Map([[7, { isAtWork, age }]])

test('D19.9: a statement is waited for while its server is at it, and while that one refuses to say', () => {
  expect(isAtWork(listed(true, HOUR + SECOND), statement, 0)).toBe(true)
  expect(isAtWork('answers', statement, 0)).toBe(true)
  expect(isAtWork(listed(false, HOUR + SECOND), statement, 0)).toBe(false)
  expect(isAtWork('silent', statement, 20 * SECOND)).toBe(false)
})

test('D19.9: another server does not know of it, also where it gave that number to somebody else since', () => {
  expect(isAtWork(new Map(), statement, 0)).toBe(false)
  expect(isAtWork(listed(true, HOUR / 2), statement, 0)).toBe(false)
})

test('D19.9: behind one address of several servers a statement may be at another one, as long as it may take', () => {
  for (const work of [new Map(), listed(false, HOUR / 2), listed(true, HOUR / 2)]) {
    expect(isAtWork(work, statement, 20 * SECOND)).toBe(true)
    expect(isAtWork(work, { ...statement, asked: 21 * SECOND }, 20 * SECOND)).toBe(false)
  }
})
