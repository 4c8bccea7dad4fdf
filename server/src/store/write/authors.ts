import { arrayOf, homeOf, isObject, isSame, isSupplierSide, optionalText, type Viewer } from '@schakel/domain'

type Fields = Readonly<Record<string, unknown>>

/**
 * The supplier that wrote what stands in a field, by field, and by row where the field is a list (D20.3). What a supplier did not write
 * itself has no author: nobody reads that otherwise than redacted.
 */
export type Authors = Readonly<Record<string, string | null | readonly (string | null)[]>>

/** An item as it was before a write: what is kept, what its writer reads of it, and who wrote it. */
interface Before {
  readonly fields: Fields
  readonly seen: Fields
  readonly authors: Authors | null
}

/** Whose words those of a viewer are, where that matters. */
export function authorOf(viewer: Viewer): string | null {
  return isSupplierSide(viewer) ? (homeOf(viewer) ?? null) : null
}

/** Who wrote a new item: all of it whoever made it. */
export function authorsOf(viewer: Viewer, fields: Fields): Authors {
  const author = authorOf(viewer)
  if (author === null) return {}
  const authors: Record<string, Authors[string]> = {}
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') authors[name] = author
    else if (Array.isArray(value)) authors[name] = value.map(() => author)
  }
  return authors
}

/**
 * What a write leaves in the fields it changes, and who wrote it then. A row of a list that its writer left as they read it stays as
 * it is kept, with its author: another one's tick changes nobody's words, and what is redacted for somebody is not lost by theirs (D20.2).
 */
export function authored(viewer: Viewer, before: Before, changed: Fields): { fields: Fields; authors: Authors } {
  const author = authorOf(viewer)
  const fields: Record<string, unknown> = {}
  const authors: Record<string, Authors[string]> = { ...before.authors }
  for (const [name, value] of Object.entries(changed)) {
    if (Array.isArray(value)) {
      const rows = rowsAfter(
        value,
        arrayOf(before.seen[name]),
        arrayOf(before.fields[name]),
        arrayOf(before.authors?.[name]),
      )
      fields[name] = rows.map((row) => row.value)
      authors[name] = rows.map((row) => (row.isKept ? row.author : author))
    } else {
      fields[name] = value
      authors[name] = typeof value === 'string' ? author : null
    }
  }
  return { fields, authors: Object.fromEntries(Object.entries(authors).filter(([, by]) => isSomebody(by))) }
}

interface Row {
  readonly value: unknown
  readonly isKept: boolean
  readonly author: string | null
}

function rowsAfter(
  sent: readonly unknown[],
  seen: readonly unknown[],
  kept: readonly unknown[],
  authors: readonly unknown[],
): Row[] {
  const left = new Set(seen.keys())
  return sent.map((row, index) => {
    const said = textsOf(row)
    const isIt = (at: number) => left.has(at) && isSame(textsOf(seen[at]), said)
    const from = isIt(index) ? index : [...left].find(isIt)
    if (from === undefined) return { value: row, isKept: false, author: null }
    left.delete(from)
    const author = authors[from]
    return {
      value: isObject(row) ? { ...row, ...textsOf(kept[from]) } : kept[from],
      isKept: true,
      author: optionalText(author) ?? null,
    }
  })
}

/** What is written in a row, without its ticks and dates. */
function textsOf(row: unknown): Fields {
  if (!isObject(row)) return { row }
  return Object.fromEntries(Object.entries(row).filter(([, part]) => typeof part === 'string'))
}

function isSomebody(by: Authors[string] | undefined): boolean {
  return Array.isArray(by) ? by.some((one) => one !== null) : typeof by === 'string'
}
