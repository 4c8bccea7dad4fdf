/** The id in a path or a filter: as it is, or the bare key of a space (D8.7). */
export function idOf(text: string): string {
  return text.includes('/') ? text : `space/${text}`
}
