import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuilt } from './build.mjs'
import { isInstalled } from './install.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schakel-install-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path, minutesAgo, text = '') {
  const file = join(root, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  const at = new Date(Date.UTC(2026, 0, 1) - minutesAgo * 60_000)
  utimesSync(file, at, at)
}

test('D17.1: packages are installed when there are none, or when they belong to another lock file', () => {
  write('package-lock.json', 10, 'one')
  expect(isInstalled(root)).toBe(false)
  write('node_modules/.package-lock.json', 20)
  expect(isInstalled(root)).toBe(false)
  write('node_modules/.package-lock.json', 5)
  expect(isInstalled(root)).toBe(true)
})

test('D17.1: a checkout that only gave the lock file another date installs nothing', () => {
  write('package-lock.json', 10, 'one')
  write('node_modules/.package-lock.json', 20)
  // The hash of 'one'.
  write('node_modules/.installed-for', 20, '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed')
  expect(isInstalled(root)).toBe(true)
  write('package-lock.json', 10, 'two')
  expect(isInstalled(root)).toBe(false)
})

test('D17.1: the web is built when it never was, or when something it is made of is newer', () => {
  write('package-lock.json', 60)
  write('web/src/app.tsx', 50)
  write('domain/src/index.ts', 50)
  expect(isBuilt(root)).toBe(false)
  write('web/dist/index.html', 40)
  expect(isBuilt(root)).toBe(true)
  write('domain/src/index.test.ts', 1)
  write('web/node_modules/some/thing.js', 1)
  expect(isBuilt(root)).toBe(true)
  write('domain/src/index.ts', 30)
  expect(isBuilt(root)).toBe(false)
})
