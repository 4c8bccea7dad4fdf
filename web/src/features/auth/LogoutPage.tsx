import { useEffect, useState } from 'react'
import { useLocale } from '../../texts/i18n.ts'
import { withLocale } from '../../texts/locale.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { logOut } from './session.ts'

/** `/logout` logs out (S2.14) and loads the page anew, so that nothing of this person stays behind. */
export function LogoutPage() {
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [error, setError] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    let isGone = false
    logOut().then(
      () => location.replace(`${withLocale('/login', locale)}?loggedOut`),
      (failure: unknown) => {
        if (!isGone) setError(failure)
      },
    )
    return () => {
      isGone = true
    }
  }, [attempt])
  if (error !== undefined) {
    const retry = () => {
      setError(undefined)
      setAttempt(attempt + 1)
    }
    return <ErrorState error={error} onRetry={retry} />
  }
  return (
    <Loading>
      <SkeletonRow />
    </Loading>
  )
}
