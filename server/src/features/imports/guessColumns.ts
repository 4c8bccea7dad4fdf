import { fold, importFields, importFieldsOf } from '@schakel/domain'
import { type ColumnField, columnNames, type ImportType, personColumnNames } from './columnNames.ts'

/** Which heading fills which field, and the headings that fill none and are ignored. */
export type ColumnGuess = { columns: Partial<Record<ColumnField, string>>; ignored: string[] }

/**
 * Guesses from the headings of a table what its columns are (D17.2). A heading fills at most one field and a field is
 * filled by at most one heading; what is not recognised, or comes second, is reported as ignored.
 */
export function guessColumns(headings: readonly string[], type: ImportType): ColumnGuess {
  const columns: Partial<Record<ColumnField, string>> = {}
  const names = type === 'person' ? personColumnNames : columnNames
  for (const field of importFieldsOf(type, 'super')) {
    const taken = Object.values(columns)
    // In a list of people one heading can be read as theirs and as their organisation's: it is theirs.
    const free = type === 'person' ? headings.filter((heading) => !taken.includes(heading)) : headings
    const heading = bestHeading(free, names[field] ?? [])
    if (heading !== undefined) columns[field] = heading
  }
  const used = new Set(Object.values(columns))
  return { columns, ignored: headings.filter((heading) => !used.has(heading)) }
}

/** The cells of a row by field; the house number is appended to the street, empty cells are left out (D17.2). */
export function pickCells(
  columns: Partial<Record<ColumnField, string>>,
  cells: Record<string, string>,
): Partial<Record<ColumnField, string>> {
  const picked: Partial<Record<ColumnField, string>> = {}
  for (const field of columnFields) {
    const heading = columns[field]
    const cell = heading === undefined ? '' : (cells[heading] ?? '')
    if (cell !== '') picked[field] = cell
  }
  const { 'address.number': number, ...rest } = picked
  if (number === undefined || rest['address.street'] === undefined) return rest
  return { ...rest, 'address.street': `${rest['address.street']} ${number}` }
}

/** Every field that a column can fill. */
export const columnFields: readonly ColumnField[] = importFields

function bestHeading(headings: readonly string[], names: readonly string[]): string | undefined {
  for (const name of names) {
    const heading = headings.find((one) => spellings(one).includes(name))
    if (heading !== undefined) return heading
  }
  return undefined
}

/** `E-mail (algemeen)`, `description_nl` and `Aantal medewerkers *` as the table of names writes them. */
function spellings(heading: string): string[] {
  const folded = fold(heading)
  const withoutLanguage = folded.replace(/[_\s-](nl|en)$/, '')
  return [folded, withoutLanguage, folded.replace(/\(.*\)|\[.*\]/g, '')].map((text) => text.replace(/[^a-z0-9]/g, ''))
}
