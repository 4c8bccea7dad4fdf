import { may } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'

/** To whom a message must have gone to be in the viewer's inbox: themselves, their organisation, and the spaces of which they are a member. */
export function addressesOf({ viewer }: ViewerContext): readonly string[] {
  const home = viewer.organisation?._id
  return [viewer._id, ...(home ? [home] : []), ...(may(viewer, 'readAsMemberOfSpaces') ? viewer.spaces : [])]
}
