import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import type { ViewerUser } from '../api/types.ts'
import { readAgendaAddress } from '../entities/agenda/address.ts'
import { depthOf, itemQuery } from '../entities/items/queries.ts'
import { readSearch } from '../features/list/address.ts'
import { filteredBody } from '../features/list/filteredBody.ts'
import { readStatisticsSearch } from '../features/statistics/address.ts'
import { readReportAddress } from '../features/statistics/reports/address.ts'
import type { Locale } from '../texts/locale.ts'
import { cardPlaceOf } from './cardId.ts'
import { AppLayout } from './layouts/AppLayout.tsx'
import { lazyScreen } from './lazyScreen.ts'
import { listTypeOf } from './listType.ts'
import { rewriteFor } from './localeRewrite.ts'
import { onlyRead } from './onlyRead.ts'
import { PagePending } from './PagePending.tsx'
import { ScreenError } from './ScreenError.tsx'
import { screenParts } from './screenParts.ts'

const NotFound = lazyScreen(() => import('../ui/NotFound.tsx'), 'NotFound', 'start')

interface Context {
  /** What comes from the server is kept here, so that a screen can ask for it while its code is still on the way. */
  readonly cache?: QueryClient
  /** Who looks: what they list follows from it. */
  readonly viewer?: ViewerUser
}
const rootRoute = createRootRouteWithContext<Context>()({ component: AppLayout, notFoundComponent: NotFound })
const getParentRoute = () => rootRoute

type TextName = 'drop' | 'job' | 'keep' | 'q' | 'step' | 'type'
/** Of what the address asks only these, where they are texts. */
const onlyTexts = (...names: readonly TextName[]) =>
  onlyRead((query: Record<string, unknown>): { [name in TextName]?: string } =>
    Object.fromEntries(names.flatMap((name) => (typeof query[name] === 'string' ? [[name, query[name]]] : []))),
  )

const goHome = () => {
  throw redirect({ to: '/', replace: true })
}
const goToMessages = () => {
  throw redirect({ to: '/messages', replace: true })
}
const goToAgenda = () => {
  throw redirect({ to: '/calendar', replace: true })
}
const goToLists = () => {
  throw redirect({ to: '/list', replace: true })
}

const dashboard = createRoute({
  getParentRoute,
  path: '/',
  component: lazyScreen(() => import('./DashboardRoute.tsx'), 'DashboardRoute', 'start'),
  validateSearch: onlyRead((query: Record<string, unknown>): { message?: 'leftChat' } =>
    query.message === 'leftChat' ? { message: 'leftChat' } : {},
  ),
})
const search = createRoute({
  getParentRoute,
  path: '/search/$term',
  component: lazyScreen(() => import('../features/search/SearchPage.tsx'), 'SearchPage', 'plain', 'list'),
  validateSearch: onlyTexts('type'),
})
const filtered = createRoute({
  getParentRoute,
  path: '/search/$type/$value/{-$status}',
  beforeLoad: ({ params: { type, value, status } }) => {
    // Of any type is a search like any other.
    if (type === '*' && status === undefined)
      throw redirect({ to: '/search/$term', params: { term: value }, replace: true })
    if (!filteredBody(type, value, status)) throw notFound()
  },
  validateSearch: readSearch,
  component: lazyScreen(() => import('../features/list/FilteredPage.tsx'), 'FilteredPage', 'plain', 'list'),
})
const list = createRoute({
  getParentRoute,
  path: '/list',
  component: lazyScreen(() => import('../features/list/ListPage.tsx'), 'ListPage', 'plain', 'list'),
  validateSearch: readSearch,
  // Beside the drawing of the screen, which asks only when it is done.
  loader: ({ context: { cache, viewer }, location, cause }) => {
    if (cause !== 'enter' || !cache || !viewer) return undefined
    return (
      import('../features/list/ListPage.tsx')
        .then(({ askFirstRows }) => askFirstRows(cache, viewer, readSearch(location.search)))
        // Whoever draws it fetches it again, and hears then what went wrong.
        .catch(() => undefined)
    )
  },
})
const messages = createRoute({
  getParentRoute,
  path: '/messages',
  component: lazyScreen(() => import('../features/messages/MessagesPage.tsx'), 'MessagesPage', 'plain', 'messages'),
  validateSearch: onlyRead((query: Record<string, unknown>): { box?: 'sent'; q?: string; unread?: boolean } => ({
    ...(query.box === 'sent' ? { box: 'sent' } : {}),
    ...(typeof query.q === 'string' && query.q !== '' ? { q: query.q } : {}),
    ...(query.unread === true ? { unread: true } : {}),
  })),
})
const chat = createRoute({
  getParentRoute,
  path: '/chat',
  component: lazyScreen(() => import('../features/chat/ChatPage.tsx'), 'ChatPage', 'plain'),
})
const chatRoom = createRoute({
  getParentRoute,
  path: '/chat/chat',
  validateSearch: onlyRead<{ room?: string }>((query) =>
    typeof query.room === 'string' && query.room !== '' ? { room: query.room } : {},
  ),
  beforeLoad: ({ search: { room } }) => {
    if (room === undefined) throw redirect({ to: '/chat', replace: true })
  },
  component: lazyScreen(() => import('../features/chat/ChatRoomPage.tsx'), 'ChatRoomPage'),
})
const checkin = createRoute({
  getParentRoute,
  path: '/checkin/$',
  component: lazyScreen(() => import('../features/checkin/CheckinPage.tsx'), 'CheckinPage', 'plain'),
})
const agenda = createRoute({
  getParentRoute,
  path: '/calendar',
  component: lazyScreen(() => import('../features/agenda/AgendaPage.tsx'), 'AgendaPage', 'plain', 'agenda'),
  validateSearch: onlyRead(readAgendaAddress),
})
const work = createRoute({
  getParentRoute,
  path: '/work',
  component: lazyScreen(() => import('../features/work/WorkPage.tsx'), 'WorkPage', 'plain'),
  validateSearch: onlyRead((query: Record<string, unknown>): { aside?: boolean } =>
    query.aside === true ? { aside: true } : {},
  ),
})
const card = createRoute({
  getParentRoute,
  path: '/card/$',
  beforeLoad: ({ params: { _splat = '' } }) => {
    const type = listTypeOf(_splat)
    if (type) throw redirect({ to: '/list', search: { type }, replace: true })
  },
  // Not when a link is only pointed at: the server keeps who has seen what.
  loader: ({ context: { cache }, params: { _splat = '' }, cause }) => {
    const { id } = cardPlaceOf(_splat) ?? {}
    if (cause !== 'enter') return
    // Whoever draws them asks again, and hears then what went wrong.
    for (const part of screenParts(`/card/${_splat}`)) part.catch(() => undefined)
    if (id) void cache?.prefetchQuery(itemQuery(id, depthOf(id)))
  },
  component: lazyScreen(() => import('./CardRoute.tsx'), 'CardRoute', 'plain', 'card'),
})
const space = createRoute({
  getParentRoute,
  path: '/space/$',
  component: lazyScreen(() => import('./CardRoute.tsx'), 'SpaceRoute', 'plain', 'card'),
})
const merge = createRoute({
  getParentRoute,
  path: '/merge',
  component: lazyScreen(() => import('../features/merge/MergePage.tsx'), 'MergePage'),
  validateSearch: onlyTexts('keep', 'drop'),
})
const duplicates = createRoute({
  getParentRoute,
  path: '/duplicates',
  component: lazyScreen(() => import('../features/merge/DuplicatesPage.tsx'), 'DuplicatesPage', 'plain'),
  validateSearch: onlyTexts('type'),
})
const trash = createRoute({
  getParentRoute,
  path: '/trash',
  component: lazyScreen(() => import('../features/trash/TrashPage.tsx'), 'TrashPage', 'plain'),
  validateSearch: onlyTexts('type', 'q'),
})
const importing = createRoute({
  getParentRoute,
  path: '/import',
  component: lazyScreen(() => import('../features/imports/ImportPage.tsx'), 'ImportPage', 'plain'),
  validateSearch: onlyTexts('job', 'step', 'type'),
})
const users = createRoute({
  getParentRoute,
  path: '/users',
  component: lazyScreen(() => import('./UsersRoute.tsx'), 'UsersRoute', 'plain'),
})
const settings = createRoute({
  getParentRoute,
  path: '/settings',
  loader: ({ context: { cache }, cause }) =>
    cause === 'enter' && cache
      ? // Whoever draws it fetches it again, and hears then what went wrong.
        import('./SettingsRoute.tsx').then(({ askSettings }) => askSettings(cache)).catch(() => undefined)
      : undefined,
  component: lazyScreen(() => import('./SettingsRoute.tsx'), 'SettingsRoute', 'plain', 'settings'),
})
const stats = createRoute({
  getParentRoute,
  path: '/stats',
  component: lazyScreen(() => import('./StatsRoute.tsx'), 'StatsRoute', 'plain', 'statistics'),
  validateSearch: onlyRead(readStatisticsSearch),
})
const reports = createRoute({
  getParentRoute,
  path: '/stats/reports',
  component: lazyScreen(() => import('./ReportRoute.tsx'), 'ReportsRoute', 'plain'),
})
const report = createRoute({
  getParentRoute,
  path: '/stats/report',
  component: lazyScreen(() => import('./ReportRoute.tsx'), 'ReportRoute', 'plain'),
  validateSearch: readReportAddress,
})
const help = createRoute({
  getParentRoute,
  path: '/help/$',
  component: lazyScreen(() => import('./HelpRoute.tsx'), 'HelpRoute', 'plain'),
})
const accessibility = createRoute({
  getParentRoute,
  path: '/accessibility',
  component: lazyScreen(() => import('../features/accessibility/AccessibilityPage.tsx'), 'AccessibilityPage', 'plain'),
})
const screens = createRoute({
  getParentRoute,
  path: '/screens',
  component: lazyScreen(() => import('../features/help/ScreensPage.tsx'), 'ScreensPage', 'plain'),
})
const logout = createRoute({
  getParentRoute,
  path: '/logout',
  component: lazyScreen(() => import('../features/auth/LogoutPage.tsx'), 'LogoutPage', 'plain'),
})
// S2.6: who has logged in has no business with the login form.
const login = createRoute({ getParentRoute, path: '/login', beforeLoad: goHome })
const messagesAlias = createRoute({ getParentRoute, path: '/messages.1', beforeLoad: goToMessages })
const agendaAlias = createRoute({ getParentRoute, path: '/calendar.1', beforeLoad: goToAgenda })
const lists = createRoute({ getParentRoute, path: '/index.1', beforeLoad: goToLists })

const routeTree = rootRoute.addChildren([
  dashboard,
  search,
  filtered,
  list,
  lists,
  messages,
  messagesAlias,
  agenda,
  agendaAlias,
  work,
  chat,
  chatRoom,
  checkin,
  card,
  space,
  login,
  merge,
  duplicates,
  trash,
  importing,
  users,
  settings,
  stats,
  reports,
  report,
  help,
  accessibility,
  screens,
  logout,
])

const PENDING_MS = 200

/** The routes of the product (spec 2). The tree knows no language: the prefix is put on and taken off at the edge (D1.2). */
export function createAppRouter(locale: Locale, context: Context = {}, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    rewrite: rewriteFor(locale),
    defaultPreload: 'intent',
    defaultPendingMs: PENDING_MS,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: ScreenError,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
