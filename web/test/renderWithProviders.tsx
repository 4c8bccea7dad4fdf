import { MantineProvider } from '@mantine/core'
import type { ViewerKind } from '@schakel/domain'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { ViewerUser } from '../src/api/types.ts'
import { createQueryClient } from '../src/app/createQueryClient.ts'
import '../src/app/featureCards.tsx'
import { createAppRouter } from '../src/app/router.tsx'
import { ViewerContext } from '../src/entities/viewer/viewer.tsx'
import { currentLocale } from '../src/texts/languageFiles.ts'
import { theme } from '../src/ui/theme.ts'

const organisations = {
  super: { _id: 'space/00centre', name: 'Kenniscentrum' },
  staff: { _id: 'space/00centre', name: 'Kenniscentrum' },
  supplier: { _id: 'supplier/00kassa', name: 'Kassa & Co' },
  enduser: { _id: 'lead/00haven', name: 'Restaurant De Haven' },
  member: { _id: 'organisation/00lid', name: 'Hotelschool' },
} as const
const roles = { super: 'admin', staff: 'staff', supplier: 'suppliers', enduser: 'endusers', member: 'members' } as const

/** Somebody of a kind. */
export function viewerOf(kind: ViewerKind): ViewerUser {
  return {
    _id: `user/00${kind}`,
    name: 'Sanne de Wit',
    email: `${kind}@schakel.example`,
    role: roles[kind],
    _feed: kind === 'super' ? 'ROOT' : 'space',
    kind,
    organisation: organisations[kind],
  }
}

interface Options {
  readonly kind?: ViewerKind
  /** The address, when the part looks at it. */
  readonly path?: string
}

const networkMode = 'always'
/** As that of the app without a connection: nothing waits for one unseen. */
const newCache = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode }, mutations: { networkMode } } })

/** That of the app, which asks a second time only after a while. */
function appCache() {
  const cache = createQueryClient()
  const { queries } = cache.getDefaultOptions()
  cache.setDefaultOptions({ queries: { ...queries, retry: false } })
  return cache
}

function surround(kind: ViewerKind, children: ReactNode, cache = newCache()) {
  return (
    <QueryClientProvider client={cache}>
      <MantineProvider theme={theme} env="test">
        <ViewerContext value={viewerOf(kind)}>{children}</ViewerContext>
      </MantineProvider>
    </QueryClientProvider>
  )
}

/** Draws a part of a screen with all that it may ask for around it; links work, but lead nowhere. */
export async function renderWithProviders(node: ReactNode, { kind = 'staff', path = '/' }: Options = {}) {
  const rootRoute = createRootRoute()
  const routes = [
    '/',
    '/card/$',
    '/space/$',
    '/search/$term',
    '/search/$type/$value/{-$status}',
    '/list',
    '/logout',
  ].map((to) => createRoute({ getParentRoute: () => rootRoute, path: to, component: () => null }))
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  // biome-ignore lint/suspicious/noExplicitAny: the test's routes stand in for the app's
  const shown = render(surround(kind, <RouterContextProvider router={router as any}>{node}</RouterContextProvider>))
  return { ...shown, router }
}

/** Draws the whole app at an address. */
export async function renderApp(path: string, { kind = 'staff' }: Options = {}) {
  const cache = appCache()
  const context = { cache, viewer: viewerOf(kind) }
  const router = createAppRouter(currentLocale(), context, createMemoryHistory({ initialEntries: [path] }))
  const shown = render(surround(kind, <RouterProvider router={router} />, cache))
  await router.load()
  return { ...shown, router, cache }
}
