import { Columns } from '../ui/layout/Columns.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Page } from '../ui/Page.tsx'
import { Loading, SkeletonBar, SkeletonCard } from '../ui/Skeleton.tsx'

/** The shape of a screen whose code or data is still coming; shown after 200 ms (S9.2). */
export function PagePending() {
  return (
    <Page title={undefined}>
      <Loading>
        <Stack gap={6}>
          <SkeletonBar width="min(320px, 70%)" height={30} />
          <Columns of={3} gap={5}>
            <SkeletonCard />
            <SkeletonCard lines={5} />
            <SkeletonCard lines={2} />
          </Columns>
        </Stack>
      </Loading>
    </Page>
  )
}
