import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { list } from '../../web/src/texts/nl/list.ts'
import { onCard } from '../../web/src/texts/nl/onCard.ts'
import { onList } from '../../web/src/texts/nl/onList.ts'
import { root } from './project.mjs'

const src = join(root, 'web', 'src')
const texts = join(src, 'texts', 'nl')
const namesIn = (file) =>
  [...readFileSync(join(texts, file), 'utf8').matchAll(/^import \{ (\w+) \}/gm)].map(([, name]) => name)
// What is said of a failure alone may come after it.
const always = [...namesIn('first.ts'), ...namesIn('start.ts'), 'seeAs']

/** The files that come with some files at once, those among them. */
function filesWith(starts) {
  const found = new Set()
  const open = starts.map((start) => join(src, start))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue
    found.add(file)
    const code = readFileSync(file, 'utf8')
    for (const [line, from] of code.matchAll(/^(?:import|export)\s(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'/gm))
      if (!/^(import|export) type\b/.test(line)) open.push(resolve(dirname(file), from))
  }
  return [...found]
}

/** The language files that are named in the code of some files. */
function saidIn(files) {
  const said = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/useTranslation\('(\w+)'\)|['"`](\w+):[\w.$]/g)].map(
      ([, name, other]) => name ?? other,
    ),
  )
  return [...new Set(said)].filter((name) => existsSync(join(texts, `${name}.ts`)))
}

/** The keys of a language file that some code says, in each of its functions by the name that the texts have there. */
function keysIn(code, name) {
  return code.split(/\n(?=\w)/).flatMap((part) => {
    const [, bound] = part.match(`const (\\{ t \\}|\\w+) = useTranslation\\('${name}'\\)`) ?? []
    if (bound === undefined) return []
    const said = new RegExp(bound.startsWith('{') ? '(?<![\\w.])t\\(([^)]*)\\)' : `\\b${bound}\\.t\\(([^)]*)\\)`, 'g')
    return [...part.matchAll(said)].flatMap(([, within]) => [...within.matchAll(/['`](\w+)/g)].map(([, key]) => key))
  })
}

describe('the words of a screen', () => {
  it.each([
    ['list', 'features/list/ListPage.tsx', 'features/list/FilteredPage.tsx', 'features/search/SearchPage.tsx'],
    ['list', 'features/list/table/ListTable.tsx', 'features/list/FilterBar.tsx'],
    ['list board', 'features/list/table/GroupedTable.tsx', 'features/list/peek/PeekPanel.tsx'],
    ['list board', 'features/list/board/Board.tsx', 'features/list/bulk/BulkBar.tsx'],
    ['card', 'app/CardRoute.tsx'],
    ['card comments', 'app/CardRoute.tsx', 'entities/comments/Comments.tsx'],
    ['card dossier', 'app/card/DossierTop.tsx'],
    ['card matches', 'features/matches/MatchPanel.tsx'],
    ['matches', 'app/cardsOfFeatures.tsx'],
    ['agenda', 'features/agenda/AgendaPage.tsx', 'features/agenda/AgendaGrid.tsx'],
    ['statistics', 'app/StatsRoute.tsx'],
    ['messages', 'features/messages/MessagesPage.tsx'],
    ['settings', 'app/SettingsRoute.tsx'],
  ])('D1.3: those of %s are all that is said by %s %s', (screen, ...starts) => {
    const files = filesWith(starts)
    expect(files.length).toBeGreaterThan(5)
    const names = screen.split(' ').flatMap((one) => namesIn(join('screens', `${one}.ts`)))
    const there = new Set([
      ...always,
      ...names,
      ...names.flatMap((name) => Object.keys({ onCard, onList }[name] ?? {})),
    ])
    expect(saidIn(files).filter((name) => !there.has(name))).toEqual([])
  })

  it.each(Object.keys(onCard))('D1.3: a page of an item has all that it says of %s', (name) => {
    const files = filesWith(['app/CardRoute.tsx', 'entities/images/CreditLine.tsx'])
    const keys = files.flatMap((file) => keysIn(readFileSync(file, 'utf8'), name))
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !Object.hasOwn(onCard[name], key))).toEqual([])
  })

  it('D1.3: a list has all that it says when it stands', () => {
    const starts = ['ListPage', 'FilteredPage', 'FilterBar', 'table/ListTable'].map(
      (name) => `features/list/${name}.tsx`,
    )
    const keys = filesWith(starts).flatMap((file) => keysIn(readFileSync(file, 'utf8'), 'list'))
    const named = [...JSON.stringify(onList).matchAll(/\$t\(list:(\w+)/g)].map(([, key]) => key)
    const has = (words, key) => ['', '_one', '_other'].some((ending) => Object.hasOwn(words, key + ending))
    expect(keys.length).toBeGreaterThan(30)
    expect([...keys, ...named].filter((key) => has(list, key) && !has(onList.list, key))).toEqual([])
  })
})
