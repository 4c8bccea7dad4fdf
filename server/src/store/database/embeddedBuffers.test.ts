import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buffersFor } from './embeddedBuffers.ts'
import { openPglite } from './openPglite.ts'

const MB = 1024 * 1024

test('D21.1: the embedded engine keeps more of a large database at hand, and the templates make none large', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schakel-buffers-'))
  try {
    const sized = (database: string, mb: number) => {
      mkdirSync(join(folder, 'base', database), { recursive: true })
      const file = join(folder, 'base', database, '1259')
      writeFileSync(file, '')
      truncateSync(file, mb * MB)
    }
    sized('1', 500)
    sized('4', 500)
    sized('pgsql_tmp', 500)
    writeFileSync(join(folder, 'base', '.DS_Store'), 'x')
    sized('5', 99)
    expect(buffersFor(folder)).toBe(16)
    sized('5', 100)
    expect(buffersFor(folder)).toBe(128)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('D17.1: a world that grew is opened with more of it at hand', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schakel-buffers-'))
  const kept = async () => {
    const database = await openPglite(folder)
    try {
      const [row] = await database.query<{ kept: string }>("select current_setting('shared_buffers') as kept")
      if (row?.kept === '16MB')
        await database.exec('create table much as select n, md5(n::text) as text from generate_series(1, 1700000) n')
      return row?.kept
    } finally {
      await database.close()
    }
  }
  try {
    expect(await kept()).toBe('16MB')
    expect(await kept()).toBe('128MB')
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)
