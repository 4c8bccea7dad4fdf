import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFile } from './precompress.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schakel-compress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('S2.1: a file of the build lies beside itself, smaller and the same', async () => {
  const text = `export const text = '${'lang en breed '.repeat(500)}'`
  const path = join(folder, 'app.js')
  writeFileSync(path, text)
  await compressFile(path)
  expect(readdirSync(folder).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz'])
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(text)
  expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(text)
})

test('S2.1: what is small, or would not get smaller, stays as it is', async () => {
  writeFileSync(join(folder, 'small.js'), 'export {}')
  writeFileSync(join(folder, 'noise.js'), randomBytes(4000))
  for (const name of ['small.js', 'noise.js']) await compressFile(join(folder, name))
  expect(readdirSync(folder).sort()).toEqual(['noise.js', 'small.js'])
})
