import { expect, inject, test } from 'vitest'
import { World } from '../../../test/world.ts'
import type { Store } from '../store.ts'
import { type DueMail, dropMail, noteMailFailed, noteMailSent } from './mails.ts'

const endings: readonly [string, (store: Store, mail: DueMail) => Promise<void>][] = [
  ['is sent', (store, { id }) => noteMailSent(store, id)],
  ['has nothing to tell', (store, { id }) => dropMail(store, id)],
  ['is given up', (store, mail) => noteMailFailed(store, mail, { error: 'no', isFinal: true })],
]

// On the embedded engine a transaction has the only connection.
if (inject('template').kind === 'postgres') {
  test.each(endings)('D13: a mail that %s while its reader is erased waits for that', async (_what, end) => {
    const world = await World.open()
    const { database, store } = world
    const reader = (await world.user(await world.space(), 'staff')).viewer._id
    const rows = await database.query<{ id: string }>(
      `insert into mails (reader, recipient, subject, body, at, due_at, tries, again)
        values ($1, 'a@b.example', '', '', $2, $2, 1, true) returning id`,
      [reader, world.now],
    )
    const mail = { id: rows[0]?.id ?? '', to: 'a@b.example', subject: '', text: '', tries: 1 }
    const waiting = () =>
      database.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
    const [isHeld, isWaiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    // As erasing does: the account, and by it its mail.
    const erasing = database.transaction(async (tx) => {
      await tx.query('select from items where id = $1 for update', [reader])
      isHeld.resolve()
      await isWaiting.promise
      await tx.query('update mails set subject = $2 where id = $1', [mail.id, 'held'])
    })
    await isHeld.promise
    const ended = end(store, mail)
    await expect.poll(waiting).toHaveLength(1)
    isWaiting.resolve()
    expect(await Promise.allSettled([erasing, ended])).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
    const left = await database.query('select tries, again, done_at from mails where reader = $1 and done_at is null', [
      reader,
    ])
    expect(left).toEqual([{ tries: 0, again: false, done_at: null }])
    await world.close()
  })
}
