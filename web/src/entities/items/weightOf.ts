import { type AnyItem, textOf } from '@schakel/domain'

const TEXT_MAX = 240
const LINE = 45

/** About how tall the card of an item is, in lines: enough to keep the columns of a masonry even. */
export function weightOf(item: AnyItem): number {
  const text = textOf(item.description)
  const fields = [item.status, item.date ?? item.due, item.email, item.phone, item.website, item.address, item.users]
  const tasks = Array.isArray(item.tasks) ? item.tasks.length : 0
  return (
    4 +
    (item.banner ? 5 : 0) +
    fields.filter((value) => value !== undefined && value !== null).length +
    Math.min(text.length, TEXT_MAX) / LINE +
    tasks
  )
}
