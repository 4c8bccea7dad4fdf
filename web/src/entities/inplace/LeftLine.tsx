import { useSyncExternalStore } from 'react'
import { lazyPart } from '../../ui/lazyPart.ts'
import { useViewer } from '../viewer/viewer.tsx'
import { fieldKeyOf, keptText, subscribeKept } from './keptField.ts'
import type { LeftFieldProps } from './LeftField.tsx'

const LeftField = lazyPart<LeftFieldProps>(() => import('./LeftField.tsx'))

/** At a field in which something was typed that is not saved: that it is, and the way to go on with it. Nothing opens by itself. */
export function LeftLine({ item, shown, onGoOn }: Omit<LeftFieldProps, 'at' | 'kept'>) {
  const at = fieldKeyOf(useViewer()._id, item._id, shown.name)
  const kept = useSyncExternalStore(subscribeKept, () => keptText(at))
  return kept !== null && <LeftField at={at} kept={kept} item={item} shown={shown} onGoOn={onGoOn} />
}
