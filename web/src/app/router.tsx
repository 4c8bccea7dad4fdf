import {
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { filteredBody } from '../features/search/filteredBody.ts'
import type { Locale } from '../texts/locale.ts'
import { AppLayout } from './layouts/AppLayout.tsx'
import { lazyScreen } from './lazyScreen.ts'
import { rewriteFor } from './localeRewrite.ts'
import { NotFound } from './NotFound.tsx'
import { PagePending } from './PagePending.tsx'
import { ScreenError } from './ScreenError.tsx'

const rootRoute = createRootRoute({ component: AppLayout, notFoundComponent: NotFound })
const getParentRoute = () => rootRoute

const goHome = () => {
  throw redirect({ to: '/', replace: true })
}
const goToLists = () => {
  throw redirect({ to: '/list', replace: true })
}

const dashboard = createRoute({
  getParentRoute,
  path: '/',
  component: lazyScreen(() => import('../features/dashboard/Dashboard.tsx'), 'Dashboard', 'plain'),
})
const search = createRoute({
  getParentRoute,
  path: '/search/$term',
  component: lazyScreen(() => import('../features/search/SearchPage.tsx'), 'SearchPage', 'plain'),
  validateSearch: (query: Record<string, unknown>): { type?: string } =>
    typeof query.type === 'string' ? { type: query.type } : {},
})
const filtered = createRoute({
  getParentRoute,
  path: '/search/$type/$value/{-$status}',
  beforeLoad: ({ params: { type, value, status } }) => {
    if (!filteredBody(type, value, status)) throw notFound()
  },
  component: lazyScreen(() => import('../features/search/FilteredPage.tsx'), 'FilteredPage', 'plain'),
})
const list = createRoute({
  getParentRoute,
  path: '/list',
  component: lazyScreen(() => import('../features/list/ListPage.tsx'), 'ListPage', 'plain'),
  validateSearch: (query: Record<string, unknown>): { type?: string; status?: string; sort?: string } =>
    Object.fromEntries(
      ['type', 'status', 'sort'].flatMap((name) => (typeof query[name] === 'string' ? [[name, query[name]]] : [])),
    ),
})
const card = createRoute({
  getParentRoute,
  path: '/card/$',
  component: lazyScreen(() => import('./CardRoute.tsx'), 'CardRoute'),
})
const space = createRoute({
  getParentRoute,
  path: '/space/$',
  component: lazyScreen(() => import('./CardRoute.tsx'), 'SpaceRoute'),
})
const logout = createRoute({
  getParentRoute,
  path: '/logout',
  component: lazyScreen(() => import('../features/auth/LogoutPage.tsx'), 'LogoutPage', 'plain'),
})
// S2.6: who has logged in has no business with the login form.
const login = createRoute({ getParentRoute, path: '/login', beforeLoad: goHome })
const lists = createRoute({ getParentRoute, path: '/index.1', beforeLoad: goToLists })

const routeTree = rootRoute.addChildren([dashboard, search, filtered, list, lists, card, space, login, logout])

const PENDING_MS = 200

/** The routes of the product (spec 2). The tree knows no language: the prefix is put on and taken off at the edge (D1.2). */
export function createAppRouter(locale: Locale, history?: RouterHistory) {
  return createRouter({
    routeTree,
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
