import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Config, ViewerUser } from '../api/types.ts'
import { ConfigContext } from '../entities/viewer/config.ts'
import { ViewerContext } from '../entities/viewer/viewer.tsx'
import { useTranslation } from '../texts/useTranslation.ts'
import { BrandContext } from '../ui/brand.tsx'
import { lazyPart } from '../ui/lazyPart.ts'
import { whenFirstNotice } from '../ui/notify.ts'
import { LastResort } from './LastResort.tsx'
import type { AppRouter } from './router.tsx'

const Toasts = lazyPart(() => import('../ui/Toasts.tsx'))

interface AppProps {
  readonly viewer: ViewerUser
  readonly config: Config
  readonly router: AppRouter
  readonly cache: QueryClient
}

/** What every screen stands in: theme, cache, viewer, routes, snackbars. */
export function App({ viewer, config, cache, router }: AppProps) {
  const { t } = useTranslation('common')
  const errors = useTranslation('errors')
  const [hasNotices, setNotices] = useState(false)
  useEffect(() => whenFirstNotice(() => setNotices(true)), [])
  return (
    <QueryClientProvider client={cache}>
      <ConfigContext value={config}>
        <BrandContext value={config.brand}>
          <ViewerContext value={viewer}>
            <LastResort title={errors.t('occurred')} home={t('dashboard')}>
              <RouterProvider router={router} />
            </LastResort>
            {hasNotices && <Toasts />}
          </ViewerContext>
        </BrandContext>
      </ConfigContext>
    </QueryClientProvider>
  )
}
