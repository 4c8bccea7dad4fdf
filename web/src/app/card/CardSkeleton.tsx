import { Loading, SkeletonBar, SkeletonCard } from '../../ui/Skeleton.tsx'
import skeleton from './CardSkeleton.module.css'
import classes from './ItemPage.module.css'

/** The shape of a page while its item is on its way: nothing jumps when it comes. */
export function CardSkeleton() {
  return (
    <Loading>
      <div className={skeleton.header}>
        <span className={skeleton.banner} />
        <div className={skeleton.titles}>
          <SkeletonBar width="38%" height={22} />
          <SkeletonBar width="22%" height={12} />
        </div>
      </div>
      <div className={classes.columns}>
        <div className={classes.main}>
          <SkeletonCard lines={6} />
          <SkeletonCard lines={3} />
        </div>
        <div className={classes.side}>
          <SkeletonCard lines={5} />
        </div>
      </div>
    </Loading>
  )
}
