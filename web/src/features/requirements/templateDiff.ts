import { isSame } from '@schakel/domain'
import type { RequirementRow, RequirementTemplate } from '@schakel/domain/calls'
import type { Patch } from './draft.ts'

/** A row in which a newer template differs from the set. */
export interface Difference {
  readonly row: RequirementRow
  /** The row of the set with that key; nothing when it is new. */
  readonly mine: RequirementRow | undefined
  readonly fields: readonly ComparedName[]
}

const compared = ['group', 'nl', 'en', 'level', 'weight', 'proof', 'knockout', 'basis', 'minutes'] as const
type ComparedName = (typeof compared)[number]

/** The newest template of the kind that rows of the set were copied from, when it came after that; nothing otherwise (F1.3). */
export function newerTemplate(
  rows: readonly RequirementRow[],
  templates: readonly RequirementTemplate[],
  kind: string,
): RequirementTemplate | undefined {
  const version = Math.max(0, ...rows.map(({ sourceVersion = 0 }) => sourceVersion))
  if (version === 0) return undefined
  return templates
    .filter((one) => one.kind === kind && one.version > version)
    .toSorted((a, b) => b.version - a.version)[0]
}

/**
 * The rows in which a newer template differs from the set, by key. Where the template that was copied from is still there, only what
 * changed between the two counts: what was changed for this dossier stays as it is, and rows that were left out stay out.
 */
export function differencesOf(
  rows: readonly RequirementRow[],
  newer: RequirementTemplate,
  older: RequirementTemplate | undefined,
): readonly Difference[] {
  const mine = new Map(rows.map((row) => [row.key, row]))
  const before = new Map(older?.rows.map((row) => [row.key, row]))
  return newer.rows.flatMap((row): readonly Difference[] => {
    const there = mine.get(row.key)
    const old = before.get(row.key)
    if (!there) return old ? [] : [{ row, mine: undefined, fields: [] }]
    const fields = compared.filter((name) => differs(row, there, name) && (!old || differs(row, old, name)))
    return fields.length > 0 ? [{ row, mine: there, fields }] : []
  })
}

/** What a row becomes by taking a difference over. */
export function patchOf({ row, fields }: Difference): Patch {
  let patch: Patch = {}
  for (const name of fields) patch = { ...patch, [name]: row[name] ?? nothing(name) }
  return patch
}

function nothing(name: ComparedName) {
  if (name === 'knockout') return false
  return name === 'minutes' ? 0 : ''
}

function differs(a: RequirementRow, b: RequirementRow, name: ComparedName): boolean {
  return !isSame(a[name] || null, b[name] || null)
}
