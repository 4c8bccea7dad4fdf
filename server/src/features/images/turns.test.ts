import { expect, test } from 'vitest'
import { TooMany } from '../../http/httpError.ts'
import { underway, worked } from './turns.ts'

test('D21.1: one picture of a person is unpacked at a time and few wait, so that those of others come in between', async () => {
  const [els, ties] = [{ _id: 'user/els' }, { _id: 'user/ties' }]
  const end = Promise.withResolvers<void>()
  const begun: string[] = []
  const send = (who: typeof els) =>
    underway(async (enter) => {
      await enter(who)
      await worked(who, async () => {
        begun.push(who._id)
        await end.promise
      })
    })
  const mine = Array.from({ length: 8 }, () => send(els))
  await expect(send(els)).rejects.toBeInstanceOf(TooMany)
  const others = send(ties)
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual([els._id, ties._id])
  end.resolve()
  await Promise.all([...mine, others])
  expect(begun).toHaveLength(9)
})
