import { describe, expect, test } from 'vitest'
import { TooMany } from './httpError.ts'
import { Busy, limitEach, limitTurns } from './limitTurns.ts'

describe('turns', () => {
  test('D15: so many run, so many wait in order, and who comes after those is told that it is busy', async () => {
    const inTurn = limitTurns(2, 1)
    const started: number[] = []
    const work = (number: number, fails = false) => {
      const end = Promise.withResolvers<void>()
      const done = inTurn(async () => {
        started.push(number)
        await end.promise
        if (fails) throw new Error('failed')
        return number
      })
      return { done, end: () => end.resolve() }
    }
    const [one, two, three] = [work(1, true), work(2), work(3)]
    await expect(work(4).done).rejects.toBeInstanceOf(Busy)
    expect(started).toEqual([1, 2])
    one.end()
    await expect(one.done).rejects.toThrow('failed')
    expect(started).toEqual([1, 2, 3])
    three.end()
    two.end()
    expect(await Promise.all([two.done, three.done])).toEqual([2, 3])
    expect(await inTurn(async () => 5)).toBe(5)
  })

  test('D8.10: nobody takes the places of all others: each has some of their own', async () => {
    const inPlace = limitEach(2)
    const end = Promise.withResolvers<void>()
    const [one, two] = [inPlace('els', () => end.promise), inPlace('els', () => end.promise)]
    await expect(inPlace('els', async () => 3)).rejects.toBeInstanceOf(TooMany)
    expect(await inPlace('ties', async () => 4)).toBe(4)
    end.resolve()
    await Promise.all([one, two])
    expect(await inPlace('els', async () => 5)).toBe(5)
  })
})
