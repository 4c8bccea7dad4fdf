/** A text as it stands in a pattern, where each of its signs means itself. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
