import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSecret } from './secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schakel-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('D17.1: the secret is made once and only its owner can read it', () => {
  const dataDir = join(folder, 'new', 'data')
  const secret = readSecret({ appSecret: undefined, dataDir })
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(readSecret({ appSecret: undefined, dataDir })).toBe(secret)
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
})

test('D17.1: APP_SECRET comes before the file', () => {
  expect(readSecret({ appSecret: 's'.repeat(32), dataDir: folder })).toBe('s'.repeat(32))
})

test('D17.1: a data folder that cannot be made, or a broken secret, is one clear line', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => readSecret({ appSecret: undefined, dataDir: join(file, 'data') })).toThrow(
    /^The data folder .* cannot be written \(ENOTDIR\)/,
  )
  writeFileSync(join(folder, 'secret'), 'short')
  expect(() => readSecret({ appSecret: undefined, dataDir: folder })).toThrow(/must hold at least 32 characters/)
})
