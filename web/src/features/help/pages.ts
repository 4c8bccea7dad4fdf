import type { ViewerKind } from '@schakel/domain'
import { screenAt } from '../../entities/screens/screens.ts'
import type { help } from '../../texts/nl/help.ts'

type Pages = (typeof help)['pages']
export type PageName = keyof Pages

const centre: readonly ViewerKind[] = ['super', 'staff']
const noSupplier: readonly ViewerKind[] = ['super', 'staff', 'enduser', 'member']

/** For whom a page, or some of its tasks, is; for everybody when left out. */
interface Page<N extends PageName> {
  /** The addresses of its screens, without language. */
  readonly at: RegExp
  /** A screen to go to from here. */
  readonly to?: string
  readonly for?: readonly ViewerKind[]
  readonly tasks?: { readonly [T in keyof Pages[N]['tasks']]?: readonly ViewerKind[] }
}

/** Every subject of the help in the order in which it is listed: the first whose addresses fit a screen is the help of that screen. */
const pages: { readonly [N in PageName]: Page<N> } = {
  dashboard: { at: /^\/$/, to: '/', tasks: { late: centre, trends: [...centre, 'supplier'] } },
  lists: {
    at: /^\/(list$|index\.1$|search\/[^/]+\/)/,
    to: '/list',
    tasks: { quick: centre, share: centre, bulk: noSupplier, cells: noSupplier, paste: centre },
  },
  search: { at: /^\/search\// },
  calendar: { at: /^\/calendar/, to: '/calendar' },
  work: { at: /^\/work/, to: '/work', tasks: { hand: centre } },
  messages: { at: /^\/messages/, to: '/messages' },
  chat: { at: /^\/chat/, to: '/chat', for: noSupplier },
  requirements: {
    at: /^\/card\/(dossier\/[^/]+\/requirements|template\/)/,
    tasks: {
      choose: noSupplier,
      edit: noSupplier,
      freeze: noSupplier,
      next: centre,
      propose: ['enduser', 'member'],
      templates: centre,
      read: ['supplier'],
    },
  },
  comparison: { at: /^\/card\/dossier\/[^/]+\/comparison/ },
  weighing: { at: /^\/card\/dossier\/[^/]+\/weighing/, for: noSupplier },
  dossier: {
    at: /^\/card\/dossier\//,
    tasks: {
      note: noSupplier,
      fit: centre,
      offer: centre,
      matches: noSupplier,
      status: centre,
      planning: centre,
      file: noSupplier,
      decide: ['supplier'],
      answer: ['enduser'],
      guide: noSupplier,
      compare: noSupplier,
      weigh: noSupplier,
      script: noSupplier,
      print: noSupplier,
    },
  },
  match: {
    at: /^\/card\/match\//,
    tasks: {
      visible: centre,
      open: centre,
      status: centre,
      decide: ['supplier'],
      answer: ['enduser'],
      answers: ['supplier'],
      profile: ['supplier'],
      otherwise: ['supplier'],
      check: centre,
      seen: ['enduser', 'member'],
      demo: noSupplier,
      closeDemo: centre,
      reference: noSupplier,
    },
  },
  organisation: {
    at: /^\/(card\/(lead|supplier|organisation|space)\/|space\/)/,
    tasks: { status: centre, link: centre, merge: centre, seeAs: centre, tags: centre },
  },
  person: { at: /^\/card\/(person|user)\//, tasks: { invite: centre, privacy: centre } },
  card: { at: /^\/card\//, tasks: { edit: noSupplier, remove: noSupplier, print: noSupplier } },
  checkin: { at: /^\/checkin/, for: centre },
  statistics: { at: /^\/stats/, to: '/stats', for: centre },
  import: { at: /^\/import/, to: '/import', for: centre },
  duplicates: { at: /^\/(duplicates|merge)/, to: '/duplicates', for: centre },
  trash: { at: /^\/trash/, to: '/trash', for: centre },
  users: { at: /^\/users/, to: '/users', for: ['super'] },
  settings: { at: /^\/settings/, to: '/settings', tasks: { retention: ['super'] } },
  login: { at: /^\/(login|logout|callback)/ },
  request: { at: /^\/(aanvraag|request)/, for: centre },
}

/** A subject as it is listed. */
export interface HelpPage {
  readonly name: PageName
  readonly to: string | undefined
  /** Whether one of its tasks is for this kind of person. */
  readonly has: (task: string) => boolean
}

/** The subjects for a kind of person. */
export function pagesFor(kind: ViewerKind): readonly HelpPage[] {
  return Object.keys(pages)
    .filter(isPage)
    .filter((name) => pages[name].for?.includes(kind) ?? true)
    .map((name) => {
      const tasks: Readonly<Record<string, readonly ViewerKind[] | undefined>> = pages[name].tasks ?? {}
      return { name, to: pages[name].to, has: (task) => tasks[task]?.includes(kind) ?? true }
    })
}

/** The subject of the screen at an address, without language. */
export function pageAt(pathname: string): PageName | undefined {
  const told = screenAt(pathname)?.help
  if (told) return told
  return Object.keys(pages)
    .filter(isPage)
    .find((name) => pages[name].at.test(pathname))
}

function isPage(name: string): name is PageName {
  return Object.hasOwn(pages, name)
}
