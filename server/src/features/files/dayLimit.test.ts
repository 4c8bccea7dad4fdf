import { UPLOAD_DAY_MAX_GB, UPLOADS_DAY_MAX } from '@schakel/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Somebody } from '../../../test/app.ts'
import { FileApp } from '../../../test/files.ts'
import { dropExpired } from '../../store/housekeeping/housekeeping.ts'

const BYTES_MAX = UPLOAD_DAY_MAX_GB * 1024 ** 3
const DAY_MS = 24 * 60 * 60_000
const MB = 1024 * 1024

let files: FileApp
beforeAll(async () => {
  files = await FileApp.open({ RATE_LIMIT: '1000/1000' })
})
afterAll(() => files.close())
beforeEach(() => query('delete from upload_days'))

const query = (sql: string, values: readonly unknown[] = []) => files.app.world.database.query(sql, [...values])
/** Somebody has sent something today already. */
async function sentToday(by: Somebody, sent: { files?: number; bytes?: number }) {
  await files.send(by)
  await query('update upload_days set files = files + $1, bytes = bytes + $2', [sent.files ?? 0, sent.bytes ?? 0])
}

describe('D21.1: what one account sends in a day', () => {
  test('D21.1: after so many files nothing more comes in, by whatever call; it says so in words, and until when', async () => {
    await sentToday('staff', { files: UPLOADS_DAY_MAX - 2 })
    expect((await files.send('staff')).status).toBe(200)
    const kept = (await files.kept()).length
    const refused = await files.send('staff')
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({
      type: '/problems/enoughToday',
      errors: [{ path: 'file', code: 'filesToday', message: expect.stringContaining('Morgen kunt u weer verder') }],
    })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(25 * 60 * 60)
    const english = await files.send('staff', { headers: { 'accept-language': 'en' } })
    expect(english.body.errors[0].message).toContain(`${UPLOADS_DAY_MAX} files or ${UPLOAD_DAY_MAX_GB} GB a day`)
    for (const path of ['/api/images/upload', '/api/images/focus', '/api/import'])
      expect([path, (await files.send('staff', { path })).status]).toEqual([path, 429])
    expect((await files.kept()).length).toBe(kept)
    // Of somebody else it says nothing, and the day after it is a new day.
    expect((await files.send('enduser')).status).toBe(200)
    files.app.world.wait(wait * 1000)
    expect((await files.send('staff')).status).toBe(200)
  })

  test('D21.1: nor after so many bytes; of what does not come in none count', async () => {
    await sentToday('enduser', { bytes: BYTES_MAX - MB })
    // It counts as a file and, since it is refused at once, as little more than its first bytes.
    expect((await files.send('enduser', { parent: 'lead/0000000000', bytes: 'x'.repeat(MB / 2) })).status).toBe(404)
    expect((await files.send('enduser', { bytes: 'x'.repeat(MB + 1) })).status).toBe(429)
    expect((await files.send('enduser', { bytes: 'x'.repeat(MB / 2) })).status).toBe(200)
    expect((await files.send('enduser', { bytes: 'x'.repeat(MB / 2) })).status).toBe(429)
  })

  test('D21.1: of many at once no more get in than of those that come one by one', async () => {
    await sentToday('staff', { files: UPLOADS_DAY_MAX - 3 })
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await files.send('staff')).status))
    expect(statuses.sort()).toEqual([200, 200, 429, 429, 429, 429])
  })

  test('D21.1: what was sent is forgotten after some days, and nobody counts where there is no limit', async () => {
    await files.send('staff')
    files.app.world.wait(4 * DAY_MS)
    await dropExpired(files.app.world.store)
    expect(await query('select who from upload_days')).toEqual([])
    const free = await FileApp.open()
    await free.send('staff')
    expect(await free.app.world.database.query('select who from upload_days')).toEqual([])
    await free.close()
  })
})
