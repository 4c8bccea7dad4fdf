import { definitionOf, isTypeName, statusFilters, type TypeName } from '@schakel/domain'
import type { SearchBody } from '../../api/types.ts'

/** What `/search/{type}/{value}/{status?}` asks (S2.13), `*` being any; nothing when the address makes no sense. */
export function filteredBody(
  type: string,
  value: string,
  asked: string | undefined,
): { readonly type: TypeName; readonly status: string | undefined; readonly body: SearchBody } | undefined {
  if (!isTypeName(type)) return undefined
  const status = asked === '*' ? undefined : asked
  if (status !== undefined && !statusFilters(type).includes(status)) return undefined
  // A tag as type: everything that carries that tag.
  if (type === 'tag' && value !== '*')
    return { type, status, body: { tags: [value.includes('/') ? value : `tag/${value}`] } }
  return {
    type,
    status,
    body: {
      feed: type,
      ...(value === '*' ? {} : { q: value }),
      ...(status === undefined ? {} : { status }),
      // What is to be done is shown as it is due.
      ...(status === 'open' && definitionOf(type).doneField ? { sort: 'due' } : {}),
    },
  }
}
