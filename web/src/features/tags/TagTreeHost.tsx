import { useSyncExternalStore } from 'react'
import { tagTreeRequests } from '../../entities/tags/openTagTree.ts'
import { lazyPart } from '../../ui/lazyPart.ts'

const TagTreeDialog = lazyPart(() => import('./TagTreeDialog.tsx'))

/** Stands once in the layout and shows the tree of tags when it was asked for. */
export function TagTreeHost() {
  const request = useSyncExternalStore(tagTreeRequests.subscribe, tagTreeRequests.now)
  if (!request) return null
  return <TagTreeDialog request={request} />
}
