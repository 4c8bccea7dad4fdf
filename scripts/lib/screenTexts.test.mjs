import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
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

describe('the words of a screen', () => {
  it.each([
    ['list', 'features/list/ListPage.tsx', 'features/list/FilteredPage.tsx', 'features/search/SearchPage.tsx'],
    ['list', 'features/list/table/ListTable.tsx', 'features/list/table/GroupedTable.tsx'],
    ['list', 'features/list/board/Board.tsx'],
    ['card', 'app/CardRoute.tsx'],
    ['card', 'app/card/DossierTop.tsx', 'features/matches/MatchPanel.tsx'],
    ['agenda', 'features/agenda/AgendaPage.tsx', 'features/agenda/AgendaGrid.tsx'],
    ['statistics', 'app/StatsRoute.tsx'],
    ['messages', 'features/messages/MessagesPage.tsx'],
    ['settings', 'app/SettingsRoute.tsx'],
  ])('D1.3: those of %s are all that is said by %s %s', (screen, ...starts) => {
    const files = filesWith(starts)
    expect(files.length).toBeGreaterThan(5)
    const there = new Set([...always, ...namesIn(join('screens', `${screen}.ts`))])
    expect(saidIn(files).filter((name) => !there.has(name))).toEqual([])
  })
})
