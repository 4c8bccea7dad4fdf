import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deadPaths, listFiles, longLines, readDocuments, undescribed } from './documents.mjs'
import { root } from './project.mjs'

const files = listFiles(root)
const documents = readDocuments(root, files)
const linesOf = (path) => documents.get(path)?.trimEnd().split('\n').length

test('D17.1: the documents that a newcomer reads first are short', () => {
  expect(linesOf('ARCHITECTURE.md')).toBeLessThanOrEqual(90)
  expect(linesOf('README.md')).toBeLessThanOrEqual(120)
})

test('D17.1: the README of a folder has at most 40 lines', () => {
  // That of the bench holds its figures.
  const readmes = [...documents.keys()].filter((path) => path.endsWith('/README.md') && path !== 'bench/README.md')
  expect(readmes.length).toBeGreaterThan(20)
  expect(readmes.filter((path) => linesOf(path) > 40)).toEqual([])
})

test('D17.1: no line of a document has more than 160 characters', () => {
  expect(longLines(documents, 160)).toEqual([])
  expect(longLines(new Map([['one.md', `short\n${'x'.repeat(161)}`]]), 160)).toEqual(['one.md:2'])
})

test('D17.1: each path and link in a document leads to something that is there', () => {
  expect(deadPaths(documents, files)).toEqual([])
})

test.each([
  ['a file that is not there', '`server/src/gone.ts`', ['a.md: server/src/gone.ts']],
  ['a folder that is not there', '`server/gone/`', ['a.md: server/gone/']],
  ['a bare name', '`gone.test.ts`', ['a.md: gone.test.ts']],
  ['a link', '[one](gone.md#part)', ['a.md: gone.md']],
  [
    'what is there, whole or by its end',
    '`server/src/app.ts`, `src/app.ts`, `app*.ts`, `server/src`, [one](server/src/app.ts)',
    [],
  ],
  ['what is no path', '`/api/space/search`, `20/100`, `@mantine/core`, `POST /x/y`, [one](https://x.example/y.md)', []],
])('D17.1: of documents is found: %s', (_, text, dead) => {
  expect(deadPaths(new Map([['a.md', text]]), ['a.md', 'server/src/app.ts'])).toEqual(dead)
})

test('D17.1: a README says of every folder with more than five files what it holds', () => {
  expect(undescribed(documents, files, 5)).toEqual([])
  const many = [1, 2, 3].map((at) => `web/src/chat/sub/${at}.ts`)
  expect(undescribed(new Map([['web/README.md', '`other`']]), many, 2)).toEqual(['web/src/chat/sub'])
  expect(undescribed(new Map([['web/src/chat/README.md', '`sub/`: parts']]), many, 2)).toEqual([])
})

test('D17.1: every setting stands in docs/operating.md, and no other', () => {
  const config = readFileSync(join(root, 'server/src/settings.ts'), 'utf8')
  const [, shape = ''] = /const settings = z\.object\(\{\n([\s\S]*?)\n\}\)/.exec(config) ?? []
  const known = [...shape.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
  const rows = documents.get('docs/operating.md')?.match(/^\| `[A-Z][^|]*\|/gm) ?? []
  const told = rows.flatMap((row) => [...row.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name))
  expect(known.length).toBeGreaterThan(30)
  expect(told.sort()).toEqual(known.sort())
})

test('D17.1: every command that a document names is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const named = [...documents].flatMap(([path, text]) =>
    [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => ({ path, name })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([])
})

test('D17.1: the version of package.json is the one of the changelog, by which versions know which is the later one', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(/^## (\S+)$/m.exec(documents.get('CHANGELOG.md'))?.[1]).toBe(version)
})
