import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuilt } from './build.mjs'
import { isInstalled, npmParameters } from './install.mjs'

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

// The hashes of 'one' and of another lock file.
const hash = '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed'
const other = '3fc4ccfe745870e2c0d99f71f30ff0656c8dedd41cc1d7d3d376b0dbe685e2f3'

test('D17.1: a start installs what running needs, and tests add the rest without taking that away', () => {
  write('package-lock.json', 10, 'one')
  expect(npmParameters(root)).toContain('ci')
  expect(npmParameters(root, 'run')).toEqual(expect.arrayContaining(['ci', '--omit=dev']))
  write('node_modules/.package-lock.json', 5)
  write('node_modules/.installed-for', 5, `${hash} to run`)
  expect(isInstalled(root, 'run')).toBe(true)
  expect(isInstalled(root)).toBe(false)
  expect(npmParameters(root)).toEqual(expect.arrayContaining(['install', '--no-save', '--include=dev']))
  // Of another lock file nothing is kept.
  write('node_modules/.installed-for', 5, `${other} to run`)
  expect(npmParameters(root)).toContain('ci')
  write('node_modules/.installed-for', 5, hash)
  expect(isInstalled(root)).toBe(true)
  expect(isInstalled(root, 'run')).toBe(true)
})

test('D17.1: what the server needs is installed first, so that the demo is made while the rest follows', () => {
  write('package-lock.json', 10, 'one')
  expect(npmParameters(root, 'server')).toEqual(
    expect.arrayContaining(['ci', '--omit=dev', '-w', 'server', '--include-workspace-root']),
  )
  expect(npmParameters(root, 'server', { hasNode: true })).not.toContain('--include-workspace-root')
  write('node_modules/.package-lock.json', 5)
  write('node_modules/.installed-for', 5, `${hash} for the server`)
  expect(isInstalled(root, 'server')).toBe(true)
  // A start that was stopped in between goes on with the rest.
  expect(isInstalled(root, 'run')).toBe(false)
  expect(npmParameters(root, 'run')).toEqual([
    'install',
    '--no-save',
    '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--no-progress',
  ])
  expect(npmParameters(root)).toEqual([
    'install',
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--no-progress',
  ])
  write('node_modules/.installed-for', 5, `${other} for the server`)
  expect(isInstalled(root, 'run')).toBe(false)
  expect(npmParameters(root, 'run')).toContain('ci')
  write('node_modules/.installed-for', 5, `${hash} to run`)
  expect(isInstalled(root, 'server')).toBe(true)
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
