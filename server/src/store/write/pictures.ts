import { Invalid, imageHashOf, imageKinds, optionalText } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { mayShowImage } from '../files/shownImages.ts'
import { systemViewer } from '../system.ts'

/**
 * Refuses a picture that its writer does not see: whoever names one on an item of their own would see it from then on (D7). What is there and
 * not theirs and what is not there are one answer (D20.1). Throws Invalid.
 */
export async function assertPictures(
  me: ViewerContext,
  fields: Readonly<Record<string, unknown>>,
  item?: string,
): Promise<void> {
  if (me.viewer._id === systemViewer._id) return
  for (const name of imageKinds) {
    const hash = imageHashOf(optionalText(fields[name]) ?? '')
    if (hash !== undefined && !(await mayShowImage(me, hash, item))) throw Invalid.of(name, 'image')
  }
}
