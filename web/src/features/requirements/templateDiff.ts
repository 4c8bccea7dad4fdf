import { isSame } from '@schakel/domain'
import type { RequirementRow, RequirementTemplate } from '@schakel/domain/calls'
import type { Patch } from './draft.ts'

/** A row in which a template differs from the set that was copied from it, or from an older edition. */
export interface Difference {
  readonly row: RequirementRow
  /** The template that it stands in. */
  readonly template: string
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
  const mine = new Map(rows.map((row) => [originOf(row), row]))
  const sources = [newer._id, ...(older ? [older._id] : [])]
  const before = new Map(older?.rows.map((row) => [row.key, row]))
  return newer.rows.flatMap((row): readonly Difference[] => {
    const there = sources.map((source) => mine.get(keyIn(source, row.key))).find((one) => one !== undefined)
    const old = before.get(row.key)
    if (!there) return old ? [] : [{ row, template: newer._id, mine: undefined, fields: [] }]
    const fields = compared.filter((name) => differs(row, there, name) && (!old || differs(row, old, name)))
    return fields.length > 0 ? [{ row, template: newer._id, mine: there, fields }] : []
  })
}

/**
 * The rows that came or changed in a template since they were copied from it: staff go on with it, and it stays the same edition (F1.3). Rows
 * that were left out stay out, and so does what was copied before this was kept.
 */
export function changesSince(rows: readonly RequirementRow[], template: RequirementTemplate): readonly Difference[] {
  const there = new Map(rows.map((row) => [originOf(row), row]))
  const copied = rows.filter(({ source }) => source === template._id).flatMap((row) => row.copied ?? [])
  const [first] = copied.toSorted()
  if (first === undefined) return []
  return template.rows.flatMap((row): readonly Difference[] => {
    const mine = there.get(keyIn(template._id, row.key))
    if (!mine) return isAfter(row._created, first) ? [{ row, template: template._id, mine, fields: [] }] : []
    if (mine.source !== template._id || !isAfter(row._changed, mine.copied)) return []
    const fields = compared.filter((name) => differs(row, mine, name))
    return fields.length > 0 ? [{ row, template: template._id, mine, fields }] : []
  })
}

/** All that is offered of templates: of a newer edition, and of those copied from that have none. */
export function offeredOf(
  kept: readonly RequirementRow[],
  shown: readonly RequirementRow[],
  templates: readonly RequirementTemplate[],
  kind: string,
): readonly Difference[] {
  const source = kept.find((row) => row.source !== undefined)?.source
  const older = templates.find(({ _id }) => _id === source)
  const newer = newerTemplate(kept, templates, older?.kind ?? kind)
  const same = templates.filter((one) => one.kind !== newer?.kind)
  const all = [
    ...(newer ? differencesOf(shown, newer, older) : []),
    ...same.flatMap((template) => changesSince(shown, template)),
  ]
  return [...new Map(all.toReversed().map((one) => [keyIn(one.template, one.row.key), one])).values()].toReversed()
}

const isOwn = (key: string) => key.startsWith('X-')

/** A key by which a row of a template is known among those of the set: one's own means something else in each. */
function keyIn(template: string | undefined, key: string): string {
  return isOwn(key) ? `${template} ${key}` : key
}

function originOf({ key, source, sourceKey = key }: RequirementRow): string {
  return isOwn(key) ? keyIn(source, sourceKey) : key
}

function isAfter(moment: string | undefined, copied: string | undefined): boolean {
  return moment !== undefined && copied !== undefined && moment > copied
}

/** What a row becomes by taking a difference over. */
export function patchOf({ row, template, fields }: Difference): Patch {
  let patch: Patch = { takenFrom: template }
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
