import { expect, test } from 'vitest'
import { EditQueue } from './editQueue.ts'

const edit = (byte: number) => ({
  delta: new Uint8Array([byte]),
  writer: 'user/els',
  growth: 6,
  pieces: 1,
  writers: 1,
  epoch: 0,
})

test('D9: edits that come while others are being kept are kept together, in their order, each with its own answer', async () => {
  const batches: number[][] = []
  const first = Promise.withResolvers<void>()
  const queue = new EditQueue(async (_item, edits) => {
    const bytes = edits.map(({ delta }) => delta[0] ?? 0)
    batches.push(bytes)
    if (batches.length === 1) await first.promise
    if (bytes.includes(9)) throw new Error('the database went')
    return bytes.map((byte) => (byte === 3 ? new Error('too long') : byte * 10))
  })
  const asked = [1, 2, 3, 4].map((byte) => queue.take('dossier/1', edit(byte)))
  const elsewhere = queue.take('dossier/2', edit(5))
  expect(await elsewhere, 'another note does not wait').toBe(50)
  first.resolve()
  expect(await Promise.allSettled(asked)).toMatchObject([
    { value: 10 },
    { value: 20 },
    { reason: new Error('too long') },
    { value: 40 },
  ])
  expect(batches).toEqual([[1], [5], [2, 3, 4]])
  await expect(queue.take('dossier/1', edit(9))).rejects.toThrow('the database went')
  expect(await queue.take('dossier/1', edit(6)), 'it goes on afterwards').toBe(60)
})
