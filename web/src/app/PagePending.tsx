import { Stack } from '../ui/layout/Stack.tsx'
import { Page } from '../ui/Page.tsx'
import { Loading, SkeletonBar, SkeletonCard } from '../ui/Skeleton.tsx'
import classes from './PagePending.module.css'

/** The shape of a screen whose code or data is still coming; shown after 200 ms (S9.2). */
export function PagePending() {
  return (
    <Page title={undefined}>
      <Loading>
        <Stack gap={6}>
          <SkeletonBar width="min(320px, 70%)" height={30} />
          <div className={classes.cards}>
            <SkeletonCard />
            <SkeletonCard lines={5} />
            <SkeletonCard lines={2} />
          </div>
        </Stack>
      </Loading>
    </Page>
  )
}
