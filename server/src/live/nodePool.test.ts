import { expect, onTestFinished, test } from 'vitest'
import { NodePool } from './nodePool.ts'

test.each([
  ['SELECT payload FROM socket_io_attachments WHERE id = $1', ['missed']],
  ['SELECT pg_notify($1, $2)', ['untold']],
  ['INSERT INTO socket_io_attachments (payload) VALUES ($1) RETURNING id;', ['untold']],
  ["DELETE FROM socket_io_attachments WHERE created_at < now() - interval '1 ms'", []],
])('D9: of what cannot be asked, %s, who missed something hears of it', async (statement, expected) => {
  const heard: string[] = []
  // Nobody answers there.
  const pool = new NodePool(
    { host: '127.0.0.1', port: 1 },
    { onMissed: () => heard.push('missed'), onUntold: () => heard.push('untold'), onFault: () => undefined },
  )
  onTestFinished(async () => {
    await pool.leave()
    await pool.end()
  })
  await expect(pool.query(statement)).rejects.toThrow()
  expect(heard).toEqual(expected)
})
