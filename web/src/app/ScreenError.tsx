import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isApiError } from '../api/apiError.ts'
import { useTranslation } from '../texts/useTranslation.ts'
import { buttonLook } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { barePart } from '../ui/lazyPart.ts'
import { Page } from '../ui/Page.tsx'
import { tryAgain } from './chunkReload.ts'

const NotFound = barePart(async () => (await import('../ui/NotFound.tsx')).NotFound)

/** A screen that failed: what happened, try again, or the way home (S2.18, S8.2). */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('errors')
  const common = useTranslation('common')
  const router = useRouter()
  useEffect(() => {
    // Known answers of the server are no mistakes of the program.
    if (!isApiError(error)) console.error(error)
  }, [error])
  if (isApiError(error, 404)) {
    return <NotFound />
  }
  const retry = () =>
    void tryAgain(error, () => {
      reset()
      void router.invalidate()
    })
  return (
    <Page title={t('occurred')}>
      <ErrorState
        error={error}
        onRetry={retry}
        action={
          <Link to="/" {...buttonLook()}>
            {common.t('dashboard')}
          </Link>
        }
      />
    </Page>
  )
}
