import { objectOf } from '@schakel/domain'

/** How many letters stand in a value; no more of it is looked at than it takes to reach `most`. */
export function lettersIn(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length
  let sum = 0
  for (const one of Array.isArray(value) ? value : Object.values(objectOf(value))) {
    sum += lettersIn(one, most - sum)
    if (sum >= most) break
  }
  return sum
}

/** Texts longer than this are redacted on a thread: 20,000 letters take 40 ms. */
const THREAD_FROM = 8000

/** Whether these fields are redacted on a thread: who asks for it waits for what that is at already. */
export function isOfThread(fields: unknown): boolean {
  return lettersIn(fields, THREAD_FROM) >= THREAD_FROM
}
