import type { Viewer } from '@schakel/domain'

/** In whose name the first space and the first super user are made, before there is anybody; it has no account and owns nothing. */
export const systemViewer: Viewer = {
  _id: 'system',
  name: 'Schakel',
  role: 'admin',
  _feed: 'ROOT',
  kind: 'super',
  spaces: [],
  matchedSuppliers: [],
}
