import { isObject, mapOf, withoutTags } from '@schakel/domain'

const MOST = 220
/** By which of its fields an item is told in a list. */
const telling = ['name', 'snippet', 'text', 'status']

/** A value from the wire in a few words, whatever it is. */
export function shortly(value: unknown): string {
  const text = withoutTags(shown(value))
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameOf).join(', ')
  if (isObject(value)) {
    return 'name' in value ? nameOf(value) : Object.values(value).map(shown).filter(Boolean).join(', ')
  }
  return value === undefined || value === null ? '' : String(value)
}

function nameOf(value: unknown): string {
  if (!isObject(value)) return shown(value)
  const held = mapOf(value)
  const said = telling.map((key) => held.get(key)).find((one) => typeof one === 'string' && one !== '')
  if (typeof said === 'string') return said
  return held.has('author') ? nameOf(held.get('author')) : String(held.get('_id') ?? '')
}
