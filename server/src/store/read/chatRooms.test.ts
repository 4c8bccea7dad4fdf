import { expect, test } from 'vitest'
import { World } from '../../../test/world.ts'
import { say } from '../chat/chat.ts'
import type { Store } from '../store.ts'
import { readUnread } from './chatRooms.ts'

/** How many rows of items were read until now, by this connection. */
async function itemsRead({ database }: Store): Promise<number> {
  const [row] = await database.query<{ rows: number }>(
    `select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'items'`,
  )
  return row?.rows ?? 0
}

test('D13, D21.1: for what is unread the rooms in which something was said are looked up, and no other dossier', async () => {
  const world = await World.open()
  try {
    const space = await world.space()
    const lead = await world.lead(space)
    const [me, colleague] = [await world.user(space, 'staff'), await world.user(space, 'staff')]
    const dossiers: string[] = []
    for (let at = 0; at < 25; at += 1) dossiers.push(await world.dossier(lead))
    for (const dossier of dossiers.slice(0, 2)) await say(colleague, dossier, 'Wanneer schikt het?')
    await world.store.analyze()
    const { unread, rows } = await world.store.together(async (inner) => {
      // Where it expects that much was said, it would read all items once and join them.
      await inner.database.exec(
        'discard plans; set local enable_nestloop = off; set local enable_seqscan = off; set local enable_bitmapscan = off',
      )
      const before = await itemsRead(inner)
      const unread = await readUnread(inner.as(me.viewer))
      return { unread, rows: (await itemsRead(inner)) - before }
    })
    expect(unread).toBe(2)
    expect(rows).toBeGreaterThan(0)
    expect(rows).toBeLessThan(dossiers.length)
  } finally {
    await world.close()
  }
})
