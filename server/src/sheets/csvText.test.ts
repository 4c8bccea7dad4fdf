import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { csvText } from './csvText.ts'

describe('D17.2: rows as CSV', () => {
  test('D17.2: rows that fail before anybody reads end nothing, and who reads then hears why', async () => {
    const csv = csvText(
      { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('The database is gone.')) }) },
      {},
    )
    await new Promise<void>((resolve) => csv.once('close', resolve))
    await expect(text(csv)).rejects.toThrow('The database is gone.')
  })

  test('D17.2: who stops reading stops the reading of the rows', async () => {
    const isStopped = Promise.withResolvers<void>()
    const csv = csvText(
      (async function* () {
        try {
          for (;;) yield ['een rij']
        } finally {
          isStopped.resolve()
        }
      })(),
      {},
    )
    for await (const _piece of csv) break
    await isStopped.promise
  })
})
