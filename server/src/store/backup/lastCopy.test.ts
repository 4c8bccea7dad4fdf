import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database.ts'
import { copyAge, noteCopy } from './lastCopy.ts'

const DAY_MS = 86_400_000

test('D19.9: a clock that was ahead makes no copy look new for longer than it is', async () => {
  await using database = await openTestDatabase()
  const isYetToCome = async () => {
    const [row] = await database.query<{ is: boolean }>('select at > clock_timestamp() as is from last_copy')
    return row?.is
  }
  await noteCopy(database, new Date(Date.now() + 30 * DAY_MS))
  expect(await isYetToCome()).toBe(false)
  // What was noted so before is not waited for.
  await database.query("update last_copy set at = now() + interval '30 days'")
  await noteCopy(database, new Date(Date.now() - 2 * DAY_MS))
  expect(await copyAge(database)).toBeGreaterThan(86_400)
  await noteCopy(database, new Date(Date.now() - 3 * DAY_MS))
  expect(await copyAge(database), 'a clock that is behind takes nothing back').toBeLessThan(2.5 * 86_400)
})
