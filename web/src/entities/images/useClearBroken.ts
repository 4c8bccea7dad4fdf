import type { AnyItem, ImageKind } from '@schakel/domain'
import { useUpdate } from '../items/mutations.ts'
import { useRights } from '../items/useRights.ts'
import { isGone } from './isGone.ts'

// Once for a picture, however many cards show it and however often they are drawn.
const tried = new Set<string>()

/** What to do with a picture that failed: when it is gone, and one may, it is cleared from its item (S5.7). */
export function useClearBroken(item: AnyItem, kind: ImageKind): ((address: string) => void) | undefined {
  const rights = useRights(item)
  const update = useUpdate()
  if (!rights.write(kind)) return undefined
  return (address) => {
    const name = `${item._id} ${address}`
    if (tried.has(name)) return
    tried.add(name)
    void isGone(address).then((gone) => {
      // With its version: whoever put another one there meanwhile keeps it. Nobody asked for this, so a refusal is not told.
      if (gone) update.mutate({ id: item._id, props: { [kind]: null, _version: item._version }, quiet: true })
    })
  }
}
