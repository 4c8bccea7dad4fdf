/** Filters that are one text each. */
export const plainFilters = ['q', 'parent', 'owner', 'city', 'province', 'from', 'until', 'since', 'only'] as const

const names = [
  'type',
  'status',
  'tag',
  ...plainFilters,
  'where',
  'sort',
  'order',
  'look',
  'group',
  'view',
  'peek',
] as const

/** The part of an address behind its question mark that lists read. */
export type ListSearch = { readonly [name in (typeof names)[number]]?: string }

/** Reads the names that lists know from an address, as text. */
export function readSearch(query: Readonly<Record<string, unknown>>): ListSearch {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query[name]
      // The router reads what looks like a number as one.
      const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
      return typeof text === 'string' && text !== '' ? [[name, text]] : []
    }),
  )
}
