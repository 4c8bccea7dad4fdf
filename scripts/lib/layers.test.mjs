import { expect, test } from 'vitest'
import { inCircles, readSources, valuesOfCalls, wrongImports } from './layers.mjs'
import { root } from './project.mjs'

test('D17.1: no import goes up a layer or from one feature to another', () => {
  const sources = readSources(root)
  expect(Object.keys(sources).length).toBeGreaterThan(1000)
  expect(wrongImports(sources)).toEqual([])
})

test.each([
  ['web/src/features/agenda/AgendaPage.tsx', '../chat/ChatPage.tsx'],
  ['web/src/features/matches/guard/askGuard.tsx', '../../log/LogDialog.tsx'],
  ['web/src/features/agenda/AgendaPage.tsx', '../../app/App.tsx'],
  ['web/src/entities/items/read.ts', '../../features/chat/chat.ts'],
  ['web/src/ui/Button.tsx', '../entities/items/read.ts'],
  ['web/src/api/call.ts', '../ui/Button.tsx'],
  ['web/src/ui/Button.tsx', '../../../server/src/config.ts'],
  ['server/src/store/store.ts', '../features/items/items.ts'],
  ['server/src/features/items/items.ts', '../chat/chat.ts'],
  ['domain/src/index.ts', '../../server/src/config.ts'],
])('D17.1: a planted import is found: %s of %s', (file, path) => {
  expect(wrongImports({ [file]: `import { one } from '${path}'\n` })).toHaveLength(1)
  expect(wrongImports({ [file]: `const part = () => import('${path}')\n` })).toHaveLength(1)
})

test('D17.1: an import of the own feature, of a lower layer and of the domain is right', () => {
  const text = ["'./one.ts'", "'../sub/two.ts'", "'../../../ui/Page.tsx'", "'../../../../../domain/src/index.ts'"]
  expect(
    wrongImports({ 'web/src/features/agenda/sub/one.ts': text.map((path) => `import ${path}`).join('\n') }),
  ).toEqual([])
})

test('D17.1: in the store no files import each other in a circle', () => {
  expect(inCircles(readSources(root), 'server/src/store')).toEqual([])
})

test('D17.1: a planted circle is found, over three files and of types alone', () => {
  const sources = {
    'server/src/store/one.ts': "import type { Two } from './read/two.ts'",
    'server/src/store/read/two.ts': "import { three } from '../three.ts'",
    'server/src/store/three.ts': "import { one } from './one.ts'",
    'server/src/store/four.ts': "import { one } from './one.ts'",
  }
  expect(inCircles(sources, 'server/src/store').sort()).toEqual(Object.keys(sources).slice(0, 3).sort())
})

test('S2.1: the web takes types alone from the calls, and a planted value is found', () => {
  expect(valuesOfCalls(readSources(root))).toEqual([])
  const planted = (names) => ({ 'web/src/features/log/one.ts': `import ${names} from '@schakel/domain/calls'\n` })
  expect(valuesOfCalls(planted('{ type Timeline, timelineCalls }'))).toHaveLength(1)
  expect(valuesOfCalls(planted('{\n  timelineCalls,\n}'))).toHaveLength(1)
  expect(valuesOfCalls(planted('{ type Timeline, type TimelineEntry }'))).toEqual([])
  expect(valuesOfCalls(planted('type { Timeline }'))).toEqual([])
})
