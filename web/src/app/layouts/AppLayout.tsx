import { Link, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { prefetchSearch, SearchHost } from '../../features/search/SearchHost.tsx'
import { ShortcutsHost } from '../../features/shortcuts/ShortcutsHost.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { useBrand } from '../../ui/brand.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { barePart } from '../../ui/lazyPart.ts'
import { useScreenCommands } from '../../ui/screenCommands.ts'
import { PaletteHost } from '../palette/PaletteHost.tsx'
import classes from './AppLayout.module.css'
import { BackgroundHost } from './BackgroundHost.tsx'
import { TopBar } from './TopBar.tsx'
import { useScreenIsThere } from './useScreenIsThere.ts'

const LaterHosts = barePart(async () => (await import('./LaterHosts.tsx')).default)

/** After going to another page the keyboard and the reader start at its content. */
function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        // A screen on which one writes at once has taken the focus itself.
        if (document.activeElement?.matches('[data-takes-focus]')) return
        if (fromLocation && pathChanged) document.getElementById('main')?.focus({ preventScroll: true })
      }),
    [router],
  )
}

/** The app layout (S2.21): top bar, content, footer, and what opens over them. */
export function AppLayout() {
  const { t } = useTranslation('layout')
  const brand = useBrand()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const isThere = useScreenIsThere()
  const [isSearching, setSearching] = useState(false)
  const openSearch = () => setSearching(true)
  const closeSearch = useCallback(() => setSearching(false), [])
  const keys = useTranslation('shortcuts')
  useScreenCommands([{ label: keys.t('keys.search'), keys: ['/'], run: openSearch }], 'everywhere')
  useFocusOnNavigation()
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      <TopBar onSearch={openSearch} onSearchNear={prefetchSearch} />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <Hint as="footer" pad={5} text="center" className={classes.footer}>
        {t('footer', { year: new Date().getFullYear(), brand })} · {/* The help of the screen one is on. */}
        <Link to="/help/$" params={{ _splat: pathname.slice(1) }}>
          {t('help')}
        </Link>{' '}
        · <Link to="/accessibility">{t('accessibility')}</Link>
      </Hint>
      <SearchHost opened={isSearching} onClose={closeSearch} />
      <BackgroundHost />
      {isThere && <LaterHosts />}
      <PaletteHost />
      <ShortcutsHost />
    </div>
  )
}
