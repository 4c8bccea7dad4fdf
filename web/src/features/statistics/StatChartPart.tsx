import type { ComponentProps } from 'react'
import { barePart } from '../../ui/lazyPart.ts'
import { Loading, SkeletonBar } from '../../ui/Skeleton.tsx'

const Drawn = barePart(async () => (await import('./StatChart.tsx')).default)

/** The chart with the library that draws it, which is large and comes when it is needed. */
export function StatChart(props: ComponentProps<typeof Drawn>) {
  return (
    <Drawn
      {...props}
      meanwhile={
        <Loading>
          <SkeletonBar height={240} />
        </Loading>
      }
    />
  )
}
