import { Outlet, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormHost } from '../../features/forms/FormHost.tsx'
import { LinkHost } from '../../features/links/LinkHost.tsx'
import { prefetchSearch, SearchHost } from '../../features/search/SearchHost.tsx'
import { useBrand } from '../../ui/brand.tsx'
import classes from './AppLayout.module.css'
import { TopBar } from './TopBar.tsx'
import { useSlash } from './useSlash.ts'

/** After going to another page the keyboard and the reader start at its content. */
function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) document.getElementById('main')?.focus({ preventScroll: true })
      }),
    [router],
  )
}

/** The app layout (S2.21): top bar, content, footer, and what opens over them. */
export function AppLayout() {
  const { t } = useTranslation('layout')
  const brand = useBrand()
  const [isSearching, setSearching] = useState(false)
  const openSearch = () => setSearching(true)
  const closeSearch = useCallback(() => setSearching(false), [])
  useSlash(openSearch)
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
      <footer className={classes.footer}>{t('footer', { year: new Date().getFullYear(), brand })}</footer>
      <SearchHost opened={isSearching} onClose={closeSearch} />
      <FormHost />
      <LinkHost />
    </div>
  )
}
