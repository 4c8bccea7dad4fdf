import type { NoteFrame } from '@schakel/domain/calls'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { Tab, tabsAt } from '../../test/live.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { portOf } from '../portOf.ts'
import { openPostgres } from '../store/database/openPostgres.ts'
import { readNote } from '../store/notes/notes.ts'
import { Store } from '../store/store.ts'
import { documentOf, editTo, htmlOf, stateOf } from './notesText.ts'

// On a server these are two nodes with a pool each; on the embedded engine, which is one process, two servers on one store.
let first: TestApp
let second: FastifyInstance
let secondUrl: string
let close: () => Promise<void>
const { at: tabAt } = tabsAt(() => first)

beforeAll(async () => {
  first = await openTestApp()
  const { store, database } = first.world
  const own = database.url === undefined ? database : await openPostgres(database.url, { connections: 3 })
  const other = database.url === undefined ? store : new Store(own, store.settings)
  second = await createApp({
    store: other,
    config: readConfig({ NODE_ENV: 'test', PORT: '0', RATE_LIMIT: '0' }),
    web: '/nowhere',
  })
  await second.listen({ host: '127.0.0.1', port: 0 })
  secondUrl = `http://127.0.0.1:${portOf(second.server)}`
  close = async () => {
    await second.close()
    if (own !== database) await own.close()
  }
})
afterAll(async () => {
  await close()
  await first.close()
})

describe('D9: several nodes on one database', () => {
  test('D9: what is written on one node is heard on the other, in the form of each reader', async () => {
    const lead = await first.aLead({ name: 'Pension Duinzicht' })
    const dossier = await first.aDossier({ case: 'Pension Duinzicht zoekt een systeem voor reserveringen.' }, lead)
    const { match } = await first.aMatch({ dossier })
    const [here, there, supplier, stranger] = [
      await tabAt(first.url, 'staff'),
      await tabAt(secondUrl, 'staff'),
      await tabAt(secondUrl, 'supplier'),
      await tabAt(secondUrl, 'stranger'),
    ]
    await first.as('staff').post(`/api/space/update/${dossier}`, { props: { users: 31 } })
    expect(await there.frame('update', dossier)).toMatchObject({ users: 31 })
    expect(await here.frame('update', dossier)).toMatchObject({ users: 31 })
    expect(await supplier.frame('update', dossier)).toMatchObject({ users: 31, case: expect.stringContaining('▇▇▇') })
    await first.as('staff').post(`/api/space/update/${match}`, { props: { $visible: false } })
    await supplier.frame('delete', dossier)
    expect(stranger.heard).toEqual([])
    expect(JSON.stringify(supplier.heard)).not.toContain('Duinzicht')
  })

  test('D8.8: who logs out on one node is disconnected on the other', async () => {
    const { body } = await first.nobody.post('/api/auth/login', {
      email: first.as('member').email,
      password: 'een lang wachtwoord',
    })
    const tab = await Tab.open(secondUrl, body.user.token)
    const ended = new Promise((resolve) => tab.socket.once('disconnect', resolve))
    await first.with({ authorization: `Bearer ${body.user.token}` }).post('/api/auth/logout')
    await ended
  })

  test('D9: a node that stops lets go of everybody, who catch up on the other', async () => {
    const lead = await first.aLead()
    const third = await createApp({
      store: first.world.store,
      config: readConfig({ NODE_ENV: 'test', PORT: '0', RATE_LIMIT: '0' }),
      web: '/nowhere',
    })
    await third.listen({ host: '127.0.0.1', port: 0 })
    const tab = await Tab.open(`http://127.0.0.1:${portOf(third.server)}`, first.as('staff').token)
    const ended = new Promise((resolve) => tab.socket.once('disconnect', resolve))
    const staying = await tabAt(secondUrl, 'super')
    const gone: string[] = []
    staying.socket.on('disconnect', (reason) => gone.push(reason))
    await third.close()
    await ended
    await first.as('staff').post(`/api/space/update/${lead}`, { props: { name: 'Elders verder' } })
    const again = await tabAt(secondUrl, 'staff')
    expect(await again.send('replayMissed', { since: tab.cursor })).toEqual({ ok: true, reload: false })
    expect(again.about(lead)).toEqual(['update'])
    await staying.frame('update', lead)
    expect(gone).toEqual([])
  })

  // The embedded engine has no other node.
  if (inject('template').kind === 'postgres') {
    test('D13, D9: what is said in a room on one node is heard on the other, once, and its typing with it', async () => {
      const dossier = await first.aDossier()
      const room = `chat:${dossier}`
      const [here, there, outside, stranger] = [
        await tabAt(first.url, 'staff'),
        await tabAt(secondUrl, 'super'),
        await tabAt(secondUrl, 'enduser'),
        await tabAt(secondUrl, 'stranger'),
      ]
      expect([await here.join(room), await there.join(room), await stranger.join(room)]).toEqual([
        { ok: true },
        { ok: true },
        { ok: false, error: 'missing' },
      ])
      await here.send('typing', { room })
      await there.until(() => there.heard.some(({ name }) => name === 'typing'))
      const said = { room, text: 'Hoort u mij aan de overkant?', client: 'een-sleutel-van-hier' }
      const once = await here.send('newMessage', said)
      expect(once).toMatchObject({ ok: true, message: { text: said.text } })
      // Said again, as after a lost answer, it is the same one.
      expect(await here.send('newMessage', said)).toEqual(once)
      expect(await there.send('newMessage', { room, text: 'Ja, luid en duidelijk.' })).toMatchObject({ ok: true })
      // Each is numbered in its room; which of them comes first over the wire is no matter.
      const texts = (tab: Tab) =>
        tab.heard
          .flatMap(({ name, body }) => (name === 'newMessage' ? [body] : []))
          .sort((one, other) => Number(one.seq) - Number(other.seq))
          .map(({ text }) => text)
      for (const tab of [here, there]) {
        await tab.until(() => texts(tab).length >= 2)
        expect(texts(tab)).toEqual([said.text, 'Ja, luid en duidelijk.'])
      }
      await outside.until(() => outside.heard.filter(({ name }) => name === 'chatNews').length === 2)
      expect(texts(outside)).toEqual([])
      expect(stranger.heard.filter(({ name }) => name !== 'update')).toEqual([])
      expect(JSON.stringify(stranger.heard)).not.toContain(dossier)
    })

    test('D9: who is in a room on one node is seen on the other', async () => {
      const dossier = await first.aDossier()
      const [staff, enduser] = [await tabAt(first.url, 'staff'), await tabAt(secondUrl, 'enduser')]
      expect(await staff.join(`item:${dossier}`)).toEqual({ ok: true })
      expect(await enduser.join(`item:${dossier}`)).toEqual({ ok: true })
      const names = () => JSON.stringify(staff.heard.findLast(({ name }) => name === 'updateUsers')?.body ?? '')
      await staff.until(() => names().includes('Test enduser'))
      enduser.close()
      await staff.until(() => !names().includes('Test enduser'))
    })

    test('D9: who loses access by a process that tells nobody hears so within a second, and leaves the room', async () => {
      const quiet = new Store(first.world.database, first.world.store.settings)
      const waited: number[] = []
      for (let time = 0; time < 5; time += 1) {
        const { match, dossier } = await first.aMatch()
        const supplier = await tabAt(secondUrl, 'supplier')
        expect(await supplier.join(`item:${dossier}`)).toEqual({ ok: true })
        const at = performance.now()
        await quiet.as(first.world.system.viewer).update({ id: match, fields: { $visible: false } })
        await supplier.frame('delete', dossier)
        waited.push(performance.now() - at)
        supplier.close()
      }
      // The one in the middle: a machine that was busy for a moment is none of ours.
      expect(waited.sort((one, other) => one - other)[2]).toBeLessThan(1000)
    })

    test('D9, D6: who wrote in a note a moment ago writes no more once a process that tells nobody has thrown it away', async () => {
      const quiet = new Store(first.world.database, first.world.store.settings)
      const dossier = await first.aDossier()
      const enduser = await tabAt(secondUrl, 'enduser')
      const write = () => enduser.send('update_editor_server', { item: dossier, version: 0 })
      expect(await enduser.join(`item:${dossier}`)).toEqual({ ok: true })
      expect(await write()).toEqual({ ok: true })
      await quiet.as(first.world.system.viewer).remove(dossier)
      await enduser.frame('delete', dossier)
      expect(await write()).toEqual({ ok: false, error: 'missing' })
    })

    test('D9: a node that goes as it has just come goes all the same', async () => {
      const config = readConfig({ NODE_ENV: 'test', PORT: '0', RATE_LIMIT: '0' })
      for (let time = 0; time < 5; time += 1) {
        const brief = await createApp({ store: first.world.store, config, web: '/nowhere' })
        await brief.close()
      }
    })

    test('D9, D13: what is written and said while a node does not listen is known there as soon as it does', async () => {
      const dossier = await first.aDossier({ case: '<p>Begin</p>' })
      const [room, chat] = [`item:${dossier}`, `chat:${dossier}`]
      const [here, there] = [await tabAt(first.url, 'staff'), await tabAt(secondUrl, 'super')]
      for (const tab of [here, there])
        expect([await tab.join(room), await tab.join(chat)]).toEqual([{ ok: true }, { ok: true }])
      const { promise: isSentAway, resolve: sentAway } = Promise.withResolvers<unknown>()
      there.socket.once('disconnect', sentAway)
      // All of them, but for the connection that asks.
      await first.world.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'schakel live' and datname = current_database()`,
      )
      const note = await readNote(first.world.store, dossier)
      const doc = documentOf(note?.state ?? stateOf(''))
      const delta = editTo(doc, '<p>Begin in de stilte</p>')
      // Nobody listens: what is said now is heard by nobody.
      expect(await here.send('update_editor_server', { item: dossier, version: 0, delta })).toMatchObject({ ok: true })
      expect(await here.send('newMessage', { room: chat, text: 'Hoort u mij?' })).toMatchObject({ ok: true })
      // A browser comes again then, enters the room and reads what was said.
      expect(await isSentAway).toBe('io server disconnect')
      const again = await tabAt(secondUrl, 'super')
      const whole = new Promise<NoteFrame>((resolve) => again.socket.once('update_editor_client', resolve))
      expect(await again.join(room)).toEqual({ ok: true })
      expect(htmlOf(documentOf(new Uint8Array((await whole).delta)))).toBe('<p>Begin in de stilte</p>')
    })

    test('D9: a database that throws out the listeners takes no node down, and they listen again', async () => {
      const { database } = first.world
      const listening = async () => {
        const [row] = await database.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity
            where application_name = 'schakel live' and datname = current_database() and query like 'LISTEN%'`,
        )
        return row?.n ?? 0
      }
      await expect.poll(listening, { timeout: 15_000 }).toBe(2)
      // More often than the pool has connections: each that was lost makes room for its successor.
      for (let times = 0; times < 4; times++) {
        await database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where application_name = 'schakel live' and datname = current_database()`,
        )
        expect((await first.nobody.get('/readyz')).status).toBe(200)
        await expect.poll(listening, { timeout: 15_000 }).toBe(2)
      }
    })
  }
})
