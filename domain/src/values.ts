// Reading values of which the type is not known, such as parsed JSON. Without imports, so that any bundle may hold it.

/** Whether a value has properties by name: an object, and neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The own property of that name; undefined for what is no object or has none. */
export function propertyOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** The value when it is an object, else an empty one. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {}
}

/** The own properties by name; empty for what is no object. */
export function mapOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(objectOf(value)))
}

/** The value when it is an array, else an empty one. */
export function arrayOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The value when it is text, else the empty text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The value when it is text, else undefined; the empty text stays. */
export function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** The value when it is a number, or nothing. */
export function optionalNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** A text without accents and capitals, for finding it as people type it: `Café` becomes `cafe`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A text as the contents of markup: what looks like markup in it is read as words. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Typed lines as rich text: a paragraph for each. */
export function paragraphsOf(text: string): string {
  return text
    .trim()
    .split(/[\r\n]+/)
    .map((line) => `<p>${escapeHtml(line.trim())}</p>`)
    .join('')
}

/** A tag of sanitised text. It holds no other one: where none closes, each would be looked for to the end of the text (D21.1). */
const TAG = /<[^<>]*>/g

/** Markup without its tags, on one line; its entities stay as they are written. */
export function withoutTags(html: string): string {
  return oneLine(html.replace(TAG, ' '))
}

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }),
)

const ENTITY = /&(amp|lt|gt|quot|#39|nbsp);/g

/** Markup with the character that each entity stands for. */
export function withoutEntities(html: string): string {
  return html.replace(ENTITY, (_, name: string) => ENTITIES.get(name) ?? ' ')
}

/** Rich text as a person reads it, on one line. */
export function textOfMarkup(html: string): string {
  return oneLine(withoutEntities(html.replace(TAG, ' ')))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
