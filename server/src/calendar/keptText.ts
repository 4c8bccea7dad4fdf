/** As much of a text of a calendar as the database takes, and no half of a sign at its end. */
export function keptText(text = '', max = 200): string {
  const kept = text.toWellFormed().replaceAll('\0', '').normalize('NFC').trim().slice(0, max)
  return kept.replace(/[\uD800-\uDBFF]$/, '')
}
