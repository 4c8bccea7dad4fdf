import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { leaveTo } from '../../api/leaving.ts'
import { logOut } from '../../entities/viewer/session.ts'
import { withLocale } from '../../texts/locale.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { UnsentLeft } from './UnsentLeft.tsx'
import { hasAny, useUnsentLeft } from './useUnsentLeft.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** All sessions of this person end, not only this one. */
    readonly everywhere?: boolean
  }
}

/**
 * `/logout` logs out (S2.14) and loads the page anew, so that nothing of this person stays behind. What could not be sent yet is sent
 * first; when that fails too, one decides oneself. Whoever was led here to log out everywhere does so: no address says that.
 */
export function LogoutPage() {
  const { left, sendAgain, forget } = useUnsentLeft()
  if (left === undefined) return <Waiting />
  if (hasAny(left)) return <UnsentLeft left={left} onAgain={sendAgain} onLeave={forget} />
  return <Leaving />
}

function Leaving() {
  const locale = useLocale()
  const everywhere = useLocation({ select: ({ state }) => state.everywhere === true })
  const [attempt, setAttempt] = useState(0)
  const [error, setError] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new call
  useEffect(() => {
    let isGone = false
    logOut({ everywhere }).then(
      () => leaveTo(`${withLocale('/login', locale)}?loggedOut`),
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
  return <Waiting />
}

function Waiting() {
  return (
    <Loading>
      <SkeletonRow />
    </Loading>
  )
}
