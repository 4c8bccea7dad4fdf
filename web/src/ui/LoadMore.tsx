import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../texts/useTranslation.ts'
import { Button } from './Button.tsx'
import { ErrorState } from './ErrorState.tsx'
import classes from './LoadMore.module.css'
import { Loading, SkeletonRow } from './Skeleton.tsx'

interface LoadMoreProps {
  /** The query that reads the list page by page. */
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly error: unknown
    readonly fetchNextPage: () => Promise<unknown>
  }
}

// S2.32: half of it must be in sight.
const THRESHOLD = 0.5

/** Stands under a list and asks for the next page as it comes into sight; a button for who does not scroll. */
export function LoadMore({ list }: LoadMoreProps) {
  const { hasNextPage: hasMore, isFetchingNextPage: isLoading, isFetchNextPageError: isFailed } = list
  const { t } = useTranslation('search')
  const box = useRef<HTMLDivElement>(null)
  const onMore = () => void list.fetchNextPage()
  const more = useEffectEvent(() => {
    if (hasMore && !isLoading && !isFailed) onMore()
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

  if (isFailed) return <ErrorState compact error={list.error} onRetry={onMore} />
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
