import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormHost } from '../../features/forms/FormHost.tsx'
import { LinkHost } from '../../features/links/LinkHost.tsx'
import { useBrand } from '../../ui/brand.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import classes from './AppLayout.module.css'
import { TopBar } from './TopBar.tsx'
import { useSlash } from './useSlash.ts'

const loadDrawer = () => import('../../features/search/SearchDrawer.tsx')
const SearchDrawer = lazyPart(loadDrawer)

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
  const [search, setSearch] = useState<'never' | 'open' | 'closed'>('never')
  const openSearch = () => setSearch('open')
  useSlash(openSearch)
  useFocusOnNavigation()
  return (
    <div className={classes.layout}>
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      <TopBar onSearch={openSearch} onSearchNear={() => void loadDrawer()} />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={classes.footer}>{t('footer', { year: new Date().getFullYear(), brand })}</footer>
      {search !== 'never' && (
        <Suspense>
          <SearchDrawer opened={search === 'open'} onClose={() => setSearch('closed')} />
        </Suspense>
      )}
      <FormHost />
      <LinkHost />
    </div>
  )
}
