import { type DossierKind, definitionOf, Forbidden, Missing, mayCreate, typeOfId } from '@schakel/domain'
import { type ShippedRow, type ShippedSet, shippedSets } from '@schakel/domain/requirements'
import { newKey } from '../key.ts'
import { Params, readScope } from '../read/form.ts'
import type { ViewerStore } from '../store.ts'
import { commit } from './commit.ts'
import { create } from './create.ts'
import { loadOne } from './load.ts'
import { planSheet } from './sheet.ts'
import { update } from './update.ts'

/**
 * Makes the sets that come with the product published templates of a space (F1.1), and answers their ids. A set that the space has in
 * this version is left alone. Throws Forbidden, Missing.
 */
export async function loadRequirementSets(
  me: ViewerStore,
  spaceId: string | undefined,
  kinds: readonly DossierKind[] | undefined,
): Promise<string[]> {
  const id = spaceId ?? me.viewer.organisation?._id
  if (id === undefined || typeOfId(id) !== 'space') throw new Missing(id)
  const space = await loadOne(me, id)
  if (!mayCreate(me.viewer, 'template', space.facts)) throw new Forbidden('create template')
  return me.store.together(
    async (inner) => {
      const mine = inner.as(me.viewer)
      const there = await templatesOf(mine, id)
      const wanted = shippedSets.filter((set) => (kinds?.includes(set.kind) ?? true) && !there.has(nameOf(set)))
      const made: string[] = []
      for (const set of wanted) made.push(await makeTemplate(mine, id, set))
      return made
    },
    { alone: `requirement sets of ${id}` },
  )
}

const nameOf = ({ kind, version }: Pick<ShippedSet, 'kind' | 'version'>) => `${kind} ${version}`

async function templatesOf(me: ViewerStore, space: string): Promise<Set<string>> {
  const params = new Params()
  const scope = readScope(me, params)
  const rows = await me.store.database.query<{ name: string }>(
    `select concat(i.fields ->> 'shipped', ' ', i.fields ->> 'version') as name from edges e join items i on i.id = e.child
      where e.parent = ${params.add(space)} and e.edge = ${params.add(definitionOf('template').edge)} and ${scope.where}`,
    params.values,
  )
  return new Set(rows.map(({ name }) => name))
}

async function makeTemplate(me: ViewerStore, space: string, set: ShippedSet): Promise<string> {
  const { kind, version, name, about, requirements } = set
  const item = { _type: 'template', name: name.nl, name_en: name.en, kind, about: about.nl, about_en: about.en }
  const { _id } = await create(me, { item, parent: space, own: { key: newKey(), known: { version, shipped: kind } } })
  const template = await loadOne(me, _id)
  const make = requirements.map((row) => ({ type: 'requirement' as const, input: inputOf(row) }))
  await commit(me, planSheet(me, template, { make }).plan, { _id, _version: 1 })
  // Last: who may choose from it reads it with all its rows.
  await update(me, { id: _id, fields: { status: 'published' } })
  return _id
}

function inputOf({ branches = [], ...row }: ShippedRow) {
  return { ...row, branches: branches.map((code) => ({ code })) }
}
