import type { SupplierAnswer } from '@schakel/domain/calls'
import { latestAnswers, profileAnswerOf } from '@schakel/domain/requirements'
import type { ViewerStore } from '../store.ts'
import { isToConfirm, placeOfAnswer, todayOf } from './answers.ts'
import { Params, readScope } from './form.ts'

/** What of an answer in a profile fit looks at. */
const looked = ['_id', 'key', 'product', 'value', 'due', 'confirmed', '_changed', 'evidence'] as const
type ProfileAnswer = Pick<SupplierAnswer, (typeof looked)[number]>

/** What is said of one product, by the key of the requirement. */
type ProductProfile = ReadonlyMap<string, ProfileAnswer>

/**
 * What suppliers say in their profiles of the requirements with these keys, as the viewer reads them, by supplier: of each product that the
 * profile names, or else of all at once, what could be taken over without being confirmed (F1.9). Products never mix: what is said of one
 * does not count for another. One statement, however many suppliers there are. Of `only` some suppliers, those alone.
 */
export async function readFitProfiles(
  me: ViewerStore,
  keys: readonly string[],
  only?: readonly string[],
): Promise<ReadonlyMap<string, readonly ProductProfile[]>> {
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
        (answer) => placeOfAnswer(supplier, answer),
      )
      const holds = (answer: ProfileAnswer) => !isToConfirm(answer, today)
      return [supplier, productsIn(current).map((product) => profileOf(current, product, holds))]
    }),
  )
}

/** The products that a profile names, in one order; one without a name where it names none. */
function productsIn(answers: readonly ProfileAnswer[]): readonly (string | undefined)[] {
  const named = new Set(answers.flatMap(({ product }) => product ?? []))
  return named.size > 0 ? [...named].sort() : [undefined]
}

function profileOf(
  answers: readonly ProfileAnswer[],
  product: string | undefined,
  holds: (answer: ProfileAnswer) => boolean,
): ProductProfile {
  const chosen = [...Map.groupBy(answers, ({ key }) => key).values()].flatMap(
    (rows) => profileAnswerOf(rows, product) ?? [],
  )
  return new Map(chosen.filter(holds).map((answer) => [answer.key, answer]))
}
