const MOST = 220

/** A value from the wire in a few words, whatever it is. */
export function shortly(value: unknown): string {
  const text = textOf(value)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameOf).join(', ')
  if (typeof value === 'object' && value !== null) {
    return 'name' in value ? nameOf(value) : Object.values(value).map(textOf).filter(Boolean).join(', ')
  }
  return value === undefined || value === null ? '' : String(value)
}

function nameOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textOf(value)
  for (const [key, held] of Object.entries(value)) {
    if ((key === 'name' || key === 'snippet' || key === 'status') && typeof held === 'string' && held !== '')
      return held
  }
  return '_id' in value ? String(value._id) : textOf(Object.values(value))
}
