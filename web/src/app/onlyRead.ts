type Query = Readonly<Record<string, unknown>>

/**
 * Reads an address and takes out of it what is not read: of what a route leaves out, its screen would find the words that stand in the
 * address.
 */
export function onlyRead<T extends object>(read: (query: Query) => T): (query: Query) => T {
  return (query) => ({ ...Object.fromEntries(Object.keys(query).map((name) => [name, undefined])), ...read(query) })
}
