import { type AnyItem, isSupplierSide } from '@schakel/domain'
import { groupIn, itemsIn, textIn } from '../items/read.ts'
import { useViewer } from '../viewer/viewer.tsx'

/** Of what staff found of an answer: whether its supplier may still reply, which it may once (F1.11); nothing of any other remark. */
export function useOnce(comment: AnyItem): 'open' | 'said' | undefined {
  const viewer = useViewer()
  if (!isSupplierSide(viewer) || textIn(comment, 'finding') === undefined) return undefined
  const isOurs = (reply: AnyItem): boolean => {
    const author = groupIn(reply, 'author')
    const side = textIn(groupIn(author, 'organisation'), '_id')
    return textIn(author, '_id') === viewer._id || (side !== undefined && side === viewer.organisation?._id)
  }
  const isSaid = (one: AnyItem): boolean => itemsIn(one, '_sub').some((reply) => isOurs(reply) || isSaid(reply))
  return isSaid(comment) ? 'said' : 'open'
}
