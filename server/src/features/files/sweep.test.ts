import { TRASH_DAYS } from '@schakel/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileApp } from '../../../test/files.ts'
import { folderStore } from '../../storage/folderStore.ts'
import { atOneMoment } from '../../store/backup/backup.ts'
import { openPostgres } from '../../store/database/openPostgres.ts'
import { dropUnused, fileUse, keepUpload } from '../../store/files/uploads.ts'
import { purgeTrash } from '../../store/housekeeping/housekeeping.ts'
import { fileOf } from './keep.ts'
import { sweepFiles } from './sweep.ts'

let files: FileApp
beforeAll(async () => {
  files = await FileApp.open()
})
afterAll(() => files.close())

const DAY = 86_400_000

test('D2.5: the bytes of a file go when the last item that has them is gone for good, and not before', async () => {
  const { app } = files
  const store = folderStore(`${files.folder}/files`)
  const sweep = () => sweepFiles(app.world.store, store)
  const [one, two] = [await files.file({ bytes: 'samen' }), await files.file({ bytes: 'samen' })]
  const alone = await files.file({ bytes: 'alleen' })
  const has = async () => (await files.kept()).length
  const remove = (_id: string) => app.world.system.remove(_id)
  await remove(one._id)
  await remove(alone._id)
  app.world.wait(2 * DAY)
  await sweep()
  app.world.wait(2 * DAY)
  expect([await sweep(), await has()]).toEqual([0, 2])
  app.world.wait((TRASH_DAYS - 3) * DAY)
  await purgeTrash(app.world.store)
  await sweep()
  app.world.wait(2 * DAY)
  expect([await sweep(), await has()]).toEqual([1, 1])
  expect((await files.fetch('staff', two.location)).bytes.toString()).toBe('samen')
  expect((await files.fetch('staff', alone.location)).status).toBe(404)
})

test('D2.5: what came in and got no item goes after a day', async () => {
  const { world } = files.app
  const store = folderStore(`${files.folder}/files`)
  const hash = 'f'.repeat(64)
  await keepUpload(world.system, { hash, kind: 'file', size: 1 })
  await store.put(fileOf(hash), Buffer.from('x'))
  world.wait(DAY / 2)
  await sweepFiles(world.store, store)
  expect(await store.has(fileOf(hash))).toBe(true)
  world.wait(DAY)
  await sweepFiles(world.store, store)
  expect(await store.has(fileOf(hash))).toBe(false)
})

test('D15, D21.1: others work on while bytes go, and who sends the same again keeps it after that', async () => {
  const { world } = files.app
  const hash = 'e'.repeat(64)
  const keep = () => keepUpload(world.system, { hash, kind: 'file', size: 1 })
  await keep()
  world.wait(2 * DAY)
  const happened: string[] = []
  const going = Promise.withResolvers<void>()
  const away = Promise.withResolvers<void>()
  const sweep = dropUnused(world.store, fileUse, async () => {
    going.resolve()
    await away.promise
    happened.push('gone')
  })
  await going.promise
  // A store that answers slowly: no transaction is open meanwhile.
  await world.database.query('select 1')
  const again = keep().then(() => happened.push('kept'))
  await world.database.query('select 1')
  away.resolve()
  expect(await sweep).toBe(1)
  await again
  expect(happened).toEqual(['gone', 'kept'])
  expect(await world.database.query('select hash from uploads where hash = $1', [hash])).toEqual([{ hash }])
})

test('D15: bytes that could not be removed go another time', async () => {
  const { world } = files.app
  const hash = 'd'.repeat(64)
  await keepUpload(world.system, { hash, kind: 'file', size: 1 })
  world.wait(2 * DAY)
  const removed: string[] = []
  await expect(dropUnused(world.store, fileUse, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  await dropUnused(world.store, fileUse, async (upload) => void removed.push(upload.hash))
  expect(removed).toContain(hash)
})

test('D15: while a copy of everything is made no bytes go, and after it they do', async () => {
  const { app } = files
  const store = folderStore(`${files.folder}/files`)
  const sweep = () => sweepFiles(app.world.store, store)
  const { _id } = await files.file({ bytes: 'in de kopie' })
  await app.world.system.remove(_id)
  app.world.wait((TRASH_DAYS + 1) * DAY)
  await purgeTrash(app.world.store)
  if (app.world.database.kind === 'pglite') {
    app.world.store.copies += 1
    expect(await sweep()).toBe(0)
    app.world.store.copies -= 1
  } else {
    const elsewhere = await openPostgres(app.world.database.url ?? '')
    await atOneMoment(elsewhere, async () => {
      expect(await sweep()).toBe(0)
    })
    await elsewhere.close()
  }
  expect(await sweep()).toBeGreaterThan(0)
})
