import type { AnyItem, ImageKind } from '@schakel/domain'
import { useUpdate } from '../items/mutations.ts'

/** Puts a picture on an item, or takes it away; the dialog says what went wrong. */
export function useSetPicture(item: AnyItem, kind: ImageKind): (address: string | null) => Promise<void> {
  const { mutateAsync } = useUpdate()
  return async (address) => {
    await mutateAsync({ id: item._id, props: { [kind]: address }, quiet: true })
  }
}
