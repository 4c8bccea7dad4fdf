import type { SupplierAnswer } from '@schakel/domain/calls'
import { latestAnswers } from '@schakel/domain/requirements'
import type { ViewerStore } from '../store.ts'
import { isToConfirm, todayOf } from './answers.ts'
import { Params, readScope } from './form.ts'

/** What of an answer in a profile fit looks at. */
const looked = ['_id', 'key', 'value', 'due', 'confirmed', '_changed', 'evidence'] as const
type ProfileAnswer = Pick<SupplierAnswer, (typeof looked)[number]>

/**
 * What suppliers say in their profiles of the requirements with these keys, as the viewer reads them, by supplier and key: what could be
 * taken over without being confirmed (F1.9). One statement, however many suppliers there are. Of `only` some suppliers, those alone.
 */
export async function readFitProfiles(
  me: ViewerStore,
  keys: readonly string[],
  only?: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, ProfileAnswer>>> {
  if (keys.length === 0) return new Map()
  const params = new Params()
  const scope = readScope(me, params)
  // Only what is needed of each: there are thousands.
  const picked = looked.map((name) => `'${name}', form -> '${name}'`).join(', ')
  const some = only ? `and e.parent = any (${params.add([...only])}::text[])` : ''
  const rows = await me.store.database.query<{ supplier: string; answer: ProfileAnswer }>(
    `select supplier, jsonb_strip_nulls(jsonb_build_object(${picked})) as answer
      from (select e.parent as supplier, ${scope.form} as form from edges e join items i on i.id = e.child
        where i.type = 'answer' and e.edge = 'ANSWERS' and e.parent >= 'supplier/' and e.parent < 'supplier0'
          and i.fields ->> 'key' = any (${params.add([...keys])}::text[]) ${some} and ${scope.where}) found`,
    params.values,
  )
  const today = todayOf(me)
  return new Map(
    [...Map.groupBy(rows, ({ supplier }) => supplier)].map(([supplier, found]) => {
      const { current } = latestAnswers(
        found.map(({ answer }) => answer),
        ({ key }) => key,
      )
      const valid = current.filter((answer) => !isToConfirm(answer, today))
      return [supplier, new Map(valid.map((answer) => [answer.key, answer]))]
    }),
  )
}
