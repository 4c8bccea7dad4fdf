import { lazyPart } from '../../ui/lazyPart.ts'
import { SkeletonBar } from '../../ui/Skeleton.tsx'
import type { MomentPickerProps } from './MomentPicker.tsx'

const MomentPicker = lazyPart(() => import('./MomentPicker.tsx'))

/** The picker of a day and a time; its calendar comes when it is first wanted. */
export function Moment(props: MomentPickerProps) {
  return <MomentPicker {...props} meanwhile={<SkeletonBar width="340px" height={60} />} />
}
