import type { AnyItem, TypeName } from '@schakel/domain'
import { typeOfId } from '@schakel/domain'
import type { Notification } from '@schakel/domain/calls'

/** All that one is told of one item, newest first. */
export interface Bundle {
  readonly item: AnyItem
  readonly news: readonly Notification[]
  readonly unread: readonly string[]
}

/** Notifications by the item that they are about, in the order of the newest of each (D13). */
export function bundled(list: readonly Notification[]): readonly Bundle[] {
  const items = new Map<string, Notification[]>()
  for (const one of list) {
    const id = one.item._id
    if (id !== undefined) items.set(id, [...(items.get(id) ?? []), one])
  }
  return [...items.values()].flatMap((news) => {
    const item = itemOf(news[0])
    return item ? [{ item, news, unread: news.filter(({ read }) => !read).map(({ _id }) => _id) }] : []
  })
}

function itemOf(one: Notification | undefined): AnyItem | undefined {
  const id = one?.item._id
  const type: TypeName | undefined = id === undefined ? undefined : typeOfId(id)
  return one && id !== undefined && type ? { ...one.item, _id: id, _type: type, _version: 0 } : undefined
}
