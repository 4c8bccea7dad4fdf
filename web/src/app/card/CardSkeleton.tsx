import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading, SkeletonBar, SkeletonCard } from '../../ui/Skeleton.tsx'
import skeleton from './CardSkeleton.module.css'
import classes from './ItemPage.module.css'

/** The shape of a page while its item is on its way: nothing jumps when it comes. */
export function CardSkeleton() {
  return (
    <Loading>
      <Panel as="div" className={skeleton.header} clip>
        <span className={skeleton.banner} />
        <Stack gap={2.5} className={skeleton.titles}>
          <SkeletonBar width="38%" height={22} />
          <SkeletonBar width="22%" height={12} />
        </Stack>
      </Panel>
      <div className={classes.columns}>
        <Stack fluid className={classes.main}>
          <SkeletonCard lines={6} />
          <SkeletonCard lines={3} />
        </Stack>
        <Stack fluid className={classes.side}>
          <SkeletonCard lines={5} />
        </Stack>
      </div>
    </Loading>
  )
}
