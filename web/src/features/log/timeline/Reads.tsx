import { DisclosureReads } from '../../../entities/log/DisclosureReads.tsx'
import { useItemLog } from '../queries.ts'

const all = { by: '', field: '' }

/** Who of a supplier has read what was disclosed to it, for whoever may read the log (D7). */
export function Reads({ item }: { readonly item: string }) {
  const { data } = useItemLog(item, all)
  const [first] = data?.pages ?? []
  return first ? <DisclosureReads reads={first.reads} /> : null
}
