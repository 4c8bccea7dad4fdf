/** What the invented texts speak of. */
export type Words = Readonly<
  Partial<
    Record<
      'lead' | 'city' | 'contact' | 'supplier' | 'kind' | 'users' | 'employees' | 'existing' | 'theme',
      string | number
    >
  >
>

/** Puts the words into a text with `{lead}`, `{city}` and so on. */
export function fill(text: string, words: Words): string {
  const known = new Map(Object.entries(words))
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = known.get(name)
    if (value === undefined) throw new RangeError(`Nothing to say for {${name}} in: ${text}`)
    return String(value)
  })
}

/** The same for rich text: a name with an ampersand must not become markup. */
export function fillRich(text: string, words: Words): string {
  const escaped: Words = Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, escapeHtml(String(value))]),
  )
  return fill(text, escaped)
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
