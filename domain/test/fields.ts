import type { Field } from '../src/fields/field.ts'

/** The clock of the field tests. */
export const noon = new Date('2026-03-15T12:00:00.000Z')

/** What a field makes of an input: the kept value, or the codes of the rules it breaks. */
export function ask(field: Field, raw: unknown, sanitise?: (html: string) => string): unknown {
  const parsed = field.parse(raw, { now: noon, ...(sanitise ? { sanitise } : {}) })
  return 'value' in parsed ? parsed.value : { refused: parsed.issues.map((issue) => issue.code) }
}

/** The answer of a field that refuses with these codes. */
export const refused = (...codes: readonly string[]) => ({ refused: codes })
