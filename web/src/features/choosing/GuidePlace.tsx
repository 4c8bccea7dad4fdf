import type { AnyItem } from '@schakel/domain'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Loading, SkeletonBar } from '../../ui/Skeleton.tsx'
import classes from './GuidePlace.module.css'

const atRest: readonly unknown[] = ['done', 'pauze']

/** Whether nothing is left to choose for a dossier, unless requirements were made for it. */
export function isAtRest(dossier: AnyItem): boolean {
  return atRest.includes(dossier.status)
}

/** Keeps the place of the guide while it is on its way. */
export function GuidePlace({ dossier }: { readonly dossier: AnyItem }) {
  if (isAtRest(dossier)) return null
  return (
    <Loading>
      <Panel as="div" gap={4} pad={3} className={classes.place}>
        <SkeletonBar width="30%" />
        <SkeletonBar height={36} />
        <SkeletonBar width="62%" />
      </Panel>
    </Loading>
  )
}
