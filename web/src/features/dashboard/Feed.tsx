import { IconSparkles } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { AnyItem } from '../../api/types.ts'
import { ItemCard, preloadCards } from '../../entities/items/ItemCard.tsx'
import { useActivities } from '../../entities/items/queries.ts'
import { weightOf } from '../../entities/items/weightOf.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Masonry } from '../../ui/Masonry.tsx'
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx'
import classes from './Dashboard.module.css'

// A glance: who wants to read on asks for it.
const STEP = 12

const keyOf = (item: AnyItem) => item._id

/** What changed last in one's world (S7.3, D8.4), as cards. */
export function Feed() {
  const { t } = useTranslation('dashboard')
  const { data, error, refetch } = useActivities()
  const [shown, setShown] = useState(STEP)
  useEffect(preloadCards, [])
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Loading>
        <Masonry items={[1, 2, 3, 4, 5, 6]} keyOf={String}>
          {(shape) => <SkeletonCard lines={(shape % 3) + 2} />}
        </Masonry>
      </Loading>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState icon={<IconSparkles size={34} stroke={1.6} />} title={t('feedEmpty')}>
        {t('feedEmptyText')}
      </EmptyState>
    )
  }
  return (
    <>
      <Masonry items={data.slice(0, shown)} keyOf={keyOf} weightOf={weightOf}>
        {(item) => <ItemCard item={item} />}
      </Masonry>
      {shown < data.length && (
        <Button className={classes.more} onClick={() => setShown(shown + STEP)}>
          {t('feedMore')}
        </Button>
      )}
    </>
  )
}
