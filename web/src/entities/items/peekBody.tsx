import type { ComponentType, ReactNode } from 'react'
import { Loading, SkeletonBar, SkeletonCard } from '../../ui/Skeleton.tsx'

interface PeekBodyProps {
  readonly id: string
}

type Body = ComponentType<PeekBodyProps & { readonly meanwhile?: ReactNode }> & { readonly preload: () => void }

let body: Body | undefined

/** Says what is shown of an item beside its list. The app calls it before the first screen. */
export function addPeekBody(part: Body): void {
  body = part
}

/** Fetches its code, when something that opens one is pointed at. */
export function preloadPeekBody(): void {
  body?.preload()
}

/** The shape of a record beside its list, while it is on its way. */
export function PeekSkeleton() {
  return (
    <Loading>
      <SkeletonBar width="58%" height={22} />
      <SkeletonCard lines={3} />
      <SkeletonCard lines={6} />
    </Loading>
  )
}

/** A quick look at an item: what its card leads with. */
export function PeekBody({ id }: PeekBodyProps) {
  const Part = body
  return Part ? <Part id={id} meanwhile={<PeekSkeleton />} /> : null
}
