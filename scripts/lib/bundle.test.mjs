import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundleServer, serverProgram, signatureOf } from './bundle.mjs'
import { pinnedNode } from './project.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schakel-bundle-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(path, minutesAgo, text = '') {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  const at = new Date(Date.UTC(2026, 0, 1) - minutesAgo * 60_000)
  utimesSync(file, at, at)
}

test('D17.1: the server of one file is taken for what it was made of, and for nothing newer, older or less', () => {
  write('server/src/main.ts', 10)
  write('server/src/other.ts', 10)
  write('package-lock.json', 10)
  const source = join(folder, 'server', 'src', 'main.ts')
  expect(serverProgram(folder)).toBe(source)
  const made = join('node_modules', '.cache', 'server', signatureOf(folder), 'main.mjs')
  write(made, 5)
  const isUsed = () => serverProgram(folder) === join(folder, made)
  expect(isUsed()).toBe(true)
  for (const minutesAgo of [1, 20]) {
    write('server/src/main.ts', minutesAgo)
    expect(isUsed()).toBe(false)
    write('server/src/main.ts', 10)
    expect(isUsed()).toBe(true)
  }
  write('server/src/main.test.ts', 1)
  expect(isUsed()).toBe(true)
  write('node_modules/.package-lock.json', 1)
  expect(isUsed()).toBe(false)
  rmSync(join(folder, 'node_modules', '.package-lock.json'))
  rmSync(join(folder, 'server', 'src', 'other.ts'))
  expect(isUsed()).toBe(false)
})

test('D17.1: the server of one file answers, with what lies beside it and what is read only when it is asked for', async () => {
  await bundleServer()
  const program = serverProgram()
  expect(program).toMatch(/main\.mjs$/)
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', SCHAKEL_DEMO: '0', LOG_LEVEL: 'silent' }
  const server = spawn(pinnedNode(), [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise((resolve) => server.on('exit', resolve))
  try {
    const address = await new Promise((resolve, reject) => {
      server.on('exit', () => reject(new Error('it stopped')))
      server.stdout.on('data', (chunk) => {
        const [found] = /http:\/\/\S+/.exec(String(chunk)) ?? []
        if (found) resolve(found)
      })
    })
    const document = await (await fetch(`${address}/api/openapi.json`)).json()
    expect(Object.keys(document.paths).length).toBeGreaterThan(100)
  } finally {
    server.kill('SIGTERM')
    await gone
  }
}, 120_000)
