import type { ViewerKind } from '@schakel/domain'
import { fold, type ImportField, type ImportType, importColumnsOf, importFields, importFieldsOf } from '@schakel/domain'
import { wordsOf } from '@schakel/domain/texts'
import { en } from '@schakel/domain/texts/en'
import { nl } from '@schakel/domain/texts/nl'

/** Which heading fills which field, and the headings that fill none and are ignored. */
export type ColumnGuess = { columns: Partial<Record<ImportField, string>>; ignored: string[] }

/**
 * Guesses from the headings of a table what its columns are, for this kind of viewer (D17.2). A heading fills at most one field and
 * a field is filled by at most one heading; what is not recognised, or comes second, is reported as ignored.
 */
export function guessColumns(headings: readonly string[], type: ImportType, kind: ViewerKind): ColumnGuess {
  const columns: Partial<Record<ImportField, string>> = {}
  const fields = importFieldsOf(type, kind)
  const spelled = bySpelling(headings)
  const taken = new Set<string>()
  for (const { name, headings: known, path, field } of importColumnsOf(type)) {
    if (!fields.includes(name)) continue
    // In a list of people one heading can be read as theirs and as their organisation's: it is theirs.
    const labels = field && !field.importContact ? labelsOf(type, path.join('.')) : []
    const names = [...known, ...labels]
    const heading = names.flatMap((one) => spelled.get(one) ?? []).find((one) => !taken.has(one))
    if (heading === undefined) continue
    columns[name] = heading
    taken.add(heading)
  }
  return { columns, ignored: headings.filter((heading) => !taken.has(heading)) }
}

/** The cells of a row by field; the house number is appended to the street, empty cells are left out (D17.2). */
export function pickCells(
  columns: Partial<Record<ImportField, string>>,
  cells: Record<string, string>,
): Partial<Record<ImportField, string>> {
  const picked: Partial<Record<ImportField, string>> = {}
  for (const field of importFields) {
    const heading = columns[field]
    const cell = heading === undefined ? '' : (cells[heading] ?? '')
    if (cell !== '') picked[field] = cell
  }
  const { 'address.number': number, ...rest } = picked
  if (number === undefined || rest['address.street'] === undefined) return rest
  return { ...rest, 'address.street': `${rest['address.street']} ${number}` }
}

/** What a field is called on the screen and in an export, in both languages: such a heading means it as well. */
function labelsOf(type: ImportType, path: string): string[] {
  return [nl, en].map((texts) => bare(fold(wordsOf(texts).field(type, path))))
}

/** Longer than any name of a column, characters. */
const NAME_LONGEST = 200

/** The headings by each way in which one may be read, in their order. */
function bySpelling(headings: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const heading of headings) {
    if (heading.length > NAME_LONGEST) continue
    for (const spelling of new Set(spellings(heading))) {
      const same = found.get(spelling)
      if (same) same.push(heading)
      else found.set(spelling, [heading])
    }
  }
  return found
}

/** `E-mail (algemeen)`, `description_nl` and `Aantal medewerkers *` as the table of names writes them. */
function spellings(heading: string): string[] {
  const folded = fold(heading)
  const withoutLanguage = folded.replace(/[_\s-](nl|en)$/, '')
  return [folded, withoutLanguage, folded.replace(/\(.*\)|\[.*\]/g, '')].map(bare)
}

function bare(text: string): string {
  return text.replace(/[^a-z0-9]/g, '')
}
