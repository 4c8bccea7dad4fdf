import { describe, expect, it } from 'vitest'
import { chunkNames, cycleIn } from './chunks.ts'

/** A program by its imports: `a -> b` when it is needed with it, `a ~> b` when it is fetched later. */
function graphOf(...lines: readonly string[]) {
  const edges = lines.map((line) => line.split(/ (->|~>) /))
  const of = (from: number, arrow: string, at: number, id: string) =>
    edges.filter((edge) => edge[from] === id && edge[1] === arrow).map((edge) => edge[at] ?? '')
  return {
    getModuleInfo: (id: string) => ({
      importers: of(2, '->', 0, id),
      dynamicImporters: of(2, '~>', 0, id),
      importedIds: of(0, '->', 2, id),
    }),
  }
}

const app = '/web/src/app/startApp.tsx'
const login = '/web/src/app/startLogin.tsx'
const mailed = '/web/src/app/startPublic.tsx'
const dashboard = '/web/src/app/DashboardRoute.tsx'
const router = '/web/src/app/router.tsx'
const list = '/web/src/features/list/ListPage.tsx'
const card = '/web/src/app/CardRoute.tsx'
const dialog = '/web/src/features/log/LogDialog.tsx'
const cards = '/web/src/entities/items/TypeCard.tsx'
const help = '/web/src/app/HelpRoute.tsx'
const work = '/web/src/features/work/WorkPage.tsx'
const live = '/web/src/app/layouts/LaterHosts.tsx'
const button = '/node_modules/@mantine/core/Button.mjs'

const graph = graphOf(
  `/web/src/main.ts ~> ${app}`,
  `/web/src/main.ts ~> ${login}`,
  '/web/src/main.ts -> call',
  `/web/src/main.ts ~> ${mailed}`,
  `${login} -> password`,
  `${login} -> frame`,
  `${mailed} -> frame`,
  `${login} -> words`,
  `${app} -> words`,
  `${app} -> ${router}`,
  `${router} ~> ${dashboard}`,
  `${router} ~> ${list}`,
  `${router} ~> ${card}`,
  `${dashboard} -> row`,
  `${card} -> row`,
  `${card} -> rich`,
  `${list} -> rich`,
  `${card} -> field`,
  `${list} -> field`,
  `field -> ${button}`,
  `${card} ~> ${dialog}`,
  `${card} ~> ${cards}`,
  `${card} -> line`,
  `${cards} -> line`,
  `${cards} -> box`,
  `${dialog} -> box`,
  `${card} -> step`,
  `${dialog} -> step`,
  `${dialog} -> alone`,
  `${app} ~> ${live}`,
  `${router} ~> ${help}`,
  `${router} ~> ${work}`,
  ...[list, help, work].flatMap((screen) => ['every', 'choice'].map((part) => `${screen} -> ${part}`)),
  '/web/src/features/chat/ChatPage.tsx -> choice',
  `${router} ~> /web/src/features/chat/ChatPage.tsx`,
  `${card} -> every`,
  `${live} -> sent`,
  `${list} -> sent`,
  `${help} -> sent`,
  `${live} -> seldom`,
  `${help} -> seldom`,
  `${work} -> seldom`,
  `${live} -> kept`,
  `${help} -> kept`,
  `${live} -> told`,
  `${dialog} -> told`,
  '/domain/src/index.ts -> /domain/src/fields.ts',
  '/domain/src/index.ts -> /domain/src/erased.ts',
  `/web/src/main.ts -> /domain/src/erased.ts`,
  '/domain/src/texts/index.ts -> /domain/src/index.ts',
  `${login} -> /domain/src/texts/index.ts`,
  `${app} -> /domain/src/index.ts`,
)
const names = chunkNames()

describe('the files of a build', () => {
  it.each([
    ['call', 'page', 'the page itself'],
    ['words', 'base', 'the login form and the rest'],
    ['password', null, 'the login form alone'],
    ['frame', 'auth', 'the login form and the pages of mailed links'],
    [router, 'app', 'every screen'],
    ['row', 'start', 'the dashboard and another screen'],
    ['rich', 'shared-card-list', 'two screens'],
    ['field', 'drawn-card-list', 'two screens, drawn with Mantine'],
    [button, null, 'whom the bundler knows, as of any library'],
    ['step', 'CardRouteParts', 'a screen and what opens on it'],
    ['line', 'cards-card', 'the cards of items and the page of one'],
    ['box', 'cards', 'the cards of items and a part'],
    ['every', 'shared-most', 'many screens, the page of an item among them'],
    ['choice', 'shared', 'many screens, but not the page of an item'],
    ['sent', 'often', 'what comes later, and a list'],
    ['seldom', 'later-HelpRoute-WorkPage', 'what comes later, and screens of less'],
    ['kept', 'later-HelpRoute', 'what comes later, and one screen'],
    ['told', 'later', 'what comes later, and a part'],
    ['alone', null, 'one part alone'],
    ['/domain/src/erased.ts', 'page', 'the page, by its own file'],
    ['/domain/src/fields.ts', 'app', 'the login form only by an index that names everything'],
  ])('S2.1: %s goes into %s: needed by %s', (id, file, _why) => {
    expect(names(id, graph)).toBe(file)
  })
})

it('S2.1: files of the build that wait for each other are found', () => {
  const files = (imports: Readonly<Record<string, readonly string[]>>) =>
    cycleIn((file) => imports[file] ?? [], Object.keys(imports))
  expect(files({ a: ['b', 'c'], b: ['c'], c: [] })).toBeUndefined()
  expect(files({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c', 'b'])
})
