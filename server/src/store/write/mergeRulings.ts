import type { WeighingSetup } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { readSetup } from '../read/weighingSetup.ts'
import { load } from './load.ts'
import type { MatchJoin } from './mergeMatches.ts'
import type { ItemRow } from './plan.ts'
import { itemRow } from './row.ts'

type Ruling = NonNullable<WeighingSetup['partlyDecided']>[number]
type Values = Readonly<Record<string, unknown>>

/** A dossier of which knock-outs that were decided for the match that goes hold for the one that stays. */
export interface MovedRulings {
  readonly id: string
  readonly before: Values
  readonly after: Values
  readonly row: ItemRow & { readonly version: number }
}

/** What was decided of a knock-out holds for the match that stays, unless that has a ruling of its own (D23.5, F2.6). */
export async function movedRulings(me: ViewerContext, joins: readonly MatchJoin[]): Promise<MovedRulings[]> {
  const pairs = Map.groupBy(joins, ({ pair }) => pair.dropped.parent)
  const dossiers = await load(me, [...pairs.keys()])
  const setups = new Map<string, WeighingSetup>()
  for (const { id } of dossiers) setups.set(id, await readSetup(me, id))
  return dossiers.flatMap((dossier): MovedRulings[] => {
    const setup = setups.get(dossier.id) ?? {}
    const rulings = setup.partlyDecided ?? []
    const joined = (pairs.get(dossier.id) ?? []).reduce(joinedRulings, rulings)
    if (joined === rulings) return []
    const after = { weighing_setup: { ...setup, partlyDecided: joined } }
    const at = me.store.settings.clock().toISOString()
    const fields = { ...dossier.fields, ...after, _version: dossier.version + 1, _changed: at }
    const row = { ...itemRow('dossier', fields, dossier.secret ?? {}, dossier.tags, dossier), version: dossier.version }
    return [{ id: dossier.id, before: { weighing_setup: setup }, after, row }]
  })
}

function joinedRulings(rulings: readonly Ruling[], { stays, goes }: MatchJoin): readonly Ruling[] {
  if (!rulings.some(({ match }) => match === goes.id)) return rulings
  const own = new Set(rulings.flatMap(({ match, key }) => (match === stays.id ? [key] : [])))
  return rulings.map((one) => (one.match === goes.id && !own.has(one.key) ? { ...one, match: stays.id } : one))
}
