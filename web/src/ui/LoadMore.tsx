import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { ErrorState } from './ErrorState.tsx'
import classes from './LoadMore.module.css'
import { Loading, SkeletonRow } from './Skeleton.tsx'

interface LoadMoreProps {
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly error?: unknown
  readonly onMore: () => void
}

// S2.32: half of it must be in sight.
const THRESHOLD = 0.5

/** Stands under a list and asks for the next page as it comes into sight; a button for who does not scroll. */
export function LoadMore({ hasMore, isLoading, error, onMore }: LoadMoreProps) {
  const { t } = useTranslation('search')
  const box = useRef<HTMLDivElement>(null)
  const failed = error !== null && error !== undefined
  const more = useEffectEvent(() => {
    if (hasMore && !isLoading && !failed) onMore()
  })
  useEffect(() => {
    const element = box.current
    if (!element || !hasMore || isLoading) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && more(), {
      threshold: THRESHOLD,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [hasMore, isLoading])

  if (failed) return <ErrorState compact error={error} onRetry={onMore} />
  if (!hasMore) return null
  return (
    <div ref={box} className={classes.box}>
      {isLoading ? (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      ) : (
        <Button onClick={onMore}>{t('loadMore')}</Button>
      )}
    </div>
  )
}
