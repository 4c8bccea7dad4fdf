import type { AnyItem } from '@schakel/domain'
import { useReplies } from '../items/queries.ts'
import { itemsIn, textIn } from '../items/read.ts'

/** The remarks under an item with their replies, newest remark first, oldest reply first. */
export function useThreads(parent: AnyItem): readonly AnyItem[] {
  const remarks = itemsIn(parent, '_comments')
  const { data } = useReplies(parent._id, remarks.length > 0)
  const byDate = (a: AnyItem, b: AnyItem) => dateOf(a).localeCompare(dateOf(b))
  const threaded = (comment: AnyItem): AnyItem => {
    const found = (data?.data ?? []).filter(({ _parents }) => _parents?.some(({ _id }) => _id === comment._id))
    const replies = [...itemsIn(comment, '_sub'), ...found.map(threaded)]
    const each = [...new Map(replies.map((reply) => [reply._id, reply])).values()]
    return { ...comment, _sub: each.toSorted(byDate) }
  }
  return remarks.map(threaded).toSorted((a, b) => byDate(b, a))
}

function dateOf(comment: AnyItem): string {
  return textIn(comment, 'date') ?? ''
}
