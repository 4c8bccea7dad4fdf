import {
  definitionOf,
  Missing,
  mayEditRequirements,
  mayFreezeRequirements,
  mayProposeRequirement,
  optionalNumber,
  optionalText,
  typeOfId,
} from '@schakel/domain'
import type { RequirementRow, RequirementSet, RequirementTemplate } from '@schakel/domain/calls'
import type { ViewerStore } from '../store.ts'
import { type Loaded, loadOne } from '../write/load.ts'
import { Params, readScope } from './form.ts'
import { byKey, readSheetRows, saidOf } from './sheetRows.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields of a requirement that go out with it, for those who read them. */
const shown: readonly string[] = [
  ...['_id', '_version'],
  ...Object.keys(definitionOf('requirement').fields).filter(
    (name) => !['color', 'avatar', 'banner', 'name'].includes(name),
  ),
]

/** The item that a set of requirements belongs to: a dossier or a template that the viewer reads. Throws Missing. */
export async function loadSheetParent(me: ViewerStore, id: string, types: readonly string[]): Promise<Loaded> {
  if (!types.includes(typeOfId(id) ?? '')) throw new Missing(id)
  return loadOne(me, id)
}

/** The version of the set of a dossier, 0 before it is frozen (F1.5); a template has none. */
export function setVersionOf(parent: Loaded): number {
  return parent.type === 'dossier' ? (optionalNumber(parent.fields.set_version) ?? 0) : 0
}

/** The requirements of a dossier or a template as the viewer reads them (F1.2, F1.5, F1.6). Throws Missing. */
export async function readRequirements(me: ViewerStore, id: string): Promise<RequirementSet> {
  const parent = await loadSheetParent(me, id, ['dossier', 'template'])
  const facts = { item: parent.facts, isFrozen: setVersionOf(parent) > 0 }
  return {
    parent: id,
    version: setVersionOf(parent),
    frozenAt: optionalText(parent.seen.set_date) ?? null,
    reason: optionalText(parent.seen.set_reason) ?? null,
    answersDue: optionalText(parent.seen.answers_due) ?? null,
    mayEdit: mayEditRequirements(me.viewer, facts) && !facts.isFrozen,
    mayFreeze: mayFreezeRequirements(me.viewer, facts),
    mayPropose: mayProposeRequirement(me.viewer, facts),
    rows: await readRows(me, id),
  }
}

async function readRows(me: ViewerStore, parent: string): Promise<RequirementRow[]> {
  const rows = await readSheetRows(me, [parent], 'REQUIREMENTS')
  return sorted(rows.map(({ fields }) => rowOf(fields)))
}

// Trusted inside: `parseItem` let nothing else in.
function rowOf(fields: Fields): RequirementRow {
  return saidOf(fields, shown) as RequirementRow
}

/** When a row of a template came and changed says what is new in it to who copied it (F1.3). */
function templateRowOf(fields: Fields): RequirementRow {
  return { ...rowOf(fields), _created: optionalText(fields._created), _changed: optionalText(fields._changed) }
}

/** By group, then by key; `X-9` comes before `X-10`. */
export function sorted<R extends { readonly group: number; readonly key: string }>(rows: readonly R[]): R[] {
  return rows.toSorted((a, b) => a.group - b.group || byKey(a.key, b.key))
}

/** The published sets that the viewer may choose from for a dossier, and the names of its branche tags (F1.3). Throws Missing. */
export async function readTemplates(
  me: ViewerStore,
  dossier: string,
): Promise<{ templates: RequirementTemplate[]; branches: string[] }> {
  const parent = await loadSheetParent(me, dossier, ['dossier'])
  if (parent.form !== 'full') throw new Missing(dossier)
  const params = new Params()
  const scope = readScope(me, params)
  const found = await me.store.database.query<{ fields: Fields }>(
    `select ${scope.form} as fields from items i
      where i.type = 'template' and i.fields ->> 'status' = 'published' and ${scope.where} order by i.folded, i.id limit 100`,
    params.values,
  )
  const ids = found.map(({ fields }) => String(fields._id))
  const rows = await readSheetRows(me, ids, 'REQUIREMENTS')
  const templates = found.map(({ fields }) => ({
    ...(fields as Omit<RequirementTemplate, 'rows'>),
    rows: sorted(rows.filter((row) => row.parent === fields._id).map((row) => templateRowOf(row.fields))),
  }))
  return { templates, branches: await branchesOf(me, dossier) }
}

/** The branche tags of a dossier and of who asks, by name. */
async function branchesOf(me: ViewerStore, dossier: string): Promise<string[]> {
  const rows = await me.store.database.query<{ name: string }>(
    `select distinct t.fields ->> 'name' as name from edges e join items t on t.id = e.child and t.deleted_at is null
      where e.edge = 'TAGS' and t.fields ->> 'type' = 'branche' and e.parent in (
        select $1 union select d.parent from edges d where d.child = $1 and d.edge = 'DOSSIERS') limit 100`,
    [dossier],
  )
  return rows.map(({ name }) => name)
}
