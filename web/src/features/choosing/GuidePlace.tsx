import type { AnyItem } from '@schakel/domain'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Loading, SkeletonBar } from '../../ui/Skeleton.tsx'
import classes from './GuidePlace.module.css'

export const guidePlace = classes.place

const closed: readonly unknown[] = ['done', 'pauze']

/** Whether a dossier is at rest: of one that never had requirements nothing is left to choose. */
export function isAtRest(dossier: AnyItem): boolean {
  return closed.includes(dossier.status)
}

/** Where the way to a choice will stand, while it is on its way. */
export function GuidePlace({ dossier }: { readonly dossier: AnyItem }) {
  if (isAtRest(dossier)) return null
  return (
    <Loading>
      <Panel as="div" gap={4} pad={3} className={classes.place}>
        <SkeletonBar width="30%" />
        <Row gap={2}>
          <SkeletonBar height={36} />
        </Row>
        <SkeletonBar width="62%" />
      </Panel>
    </Loading>
  )
}
