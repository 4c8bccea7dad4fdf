import { definitionOf, type Field, formatPhone, isObject, mapOf, type TypeName, textOfMarkup } from '@schakel/domain'

type Fields = Readonly<Record<string, unknown>>

/** The words of an item besides its name by which it is found (D8.3); `only` narrows them to some fields. */
export function searchWords(
  type: TypeName,
  fields: Fields,
  tags: readonly string[],
  only?: readonly string[],
): string | null {
  const words: string[] = []
  for (const [name, field] of Object.entries(definitionOf(type).fields)) {
    if (only && !only.includes(name)) continue
    collect(field, fields[name], words, name === 'name')
  }
  words.push(...tags)
  return words.length > 0 ? words.join(' ').slice(0, 100_000) : null
}

function collect(field: Field, value: unknown, words: string[], isName: boolean): void {
  if (value === undefined || value === null) return
  if (field.kind === 'object' && field.fields && isObject(value)) {
    const inner = mapOf(value)
    for (const [name, part] of Object.entries(field.fields)) collect(part, inner.get(name), words, false)
    return
  }
  if (!field.search || isName || typeof value !== 'string') return
  if (field.kind === 'richText') words.push(textOfMarkup(value))
  else if (field.kind === 'phone') {
    const shown = formatPhone(value)
    words.push(value, shown, shown.replace(/\D/g, ''))
  } else words.push(value)
}
