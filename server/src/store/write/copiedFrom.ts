import { Invalid, isSame, optionalNumber } from '@schakel/domain'
import { loadSheetParent } from '../read/requirements.ts'
import { readSheetRows } from '../read/sheetRows.ts'
import type { ViewerStore } from '../store.ts'

type Fields = Readonly<Record<string, unknown>>

/** The parts of a row that are words about who asks once somebody changes them (F1.6). */
export const worded = ['nl', 'en', 'basis'] as const

/** A template as one copies from it: its rows, and what a row keeps of where it was copied from (F1.3). */
export interface CopySource {
  readonly rows: readonly Fields[]
  readonly known: Fields
}

/** Reads a template to copy from; a row that is copied keeps up to when it knows the template. Throws Missing. */
export async function readCopySource(me: ViewerStore, template: string): Promise<CopySource> {
  const { fields } = await loadSheetParent(me, template, ['template'])
  const rows = (await readSheetRows(me, [template], 'REQUIREMENTS')).map((row) => row.fields)
  const [copied] = rows
    .map(({ _changed }) => String(_changed))
    .toSorted()
    .reverse()
  return { rows, known: { source: template, sourceVersion: optionalNumber(fields.version) ?? 1, copied } }
}

/**
 * What a row of a dossier keeps of the template that it takes over now: it is as if it was copied from it. Where its words are other
 * than those of the template they are about this dossier (F1.6). Throws Missing, and Invalid when the template has no such row.
 */
export function takenFrom({ rows, known }: CopySource, key: unknown, input: Fields, at: number): Fields {
  const row = rows.find((one) => one.key === key)
  if (!row) throw Invalid.of(`rows.${at}.takenFrom`, 'choice')
  const isOther = worded.some((name) => !isSame(input[name] || null, row[name] || null))
  return { ...known, adapted: isOther || null }
}
