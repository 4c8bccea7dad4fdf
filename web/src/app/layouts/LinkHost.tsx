import { useSyncExternalStore } from 'react'
import { linkRequests } from '../../entities/links/openLinkDialog.ts'
import { lazyPart } from '../../ui/lazyPart.ts'

const LinkDialog = lazyPart(() => import('../../features/links/LinkDialog.tsx'))

/** Stands once in the layout and shows the link dialog that was asked for. */
export function LinkHost() {
  const request = useSyncExternalStore(linkRequests.subscribe, linkRequests.now)
  if (!request) return null
  return <LinkDialog key={request.item._id} request={request} />
}
