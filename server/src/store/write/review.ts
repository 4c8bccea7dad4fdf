import { Invalid, type ItemInput } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import type { Plan } from './plan.ts'

const HASH = /^[0-9a-f]{64}$/

/** What a write to a match says of what was read over, apart from its fields (D20.9). Throws Invalid for what is no hash. */
export function reviewedIn(input: ItemInput): { readonly fields: ItemInput; readonly hash: string | undefined } {
  const { reviewed, ...fields } = input
  if (reviewed === undefined || reviewed === null) return { fields, hash: undefined }
  if (typeof reviewed !== 'string' || !HASH.test(reviewed)) throw Invalid.of('reviewed', 'notText')
  return { fields, hash: reviewed }
}

/** What the plan of a match says of it: nothing where nothing is shown and nothing was read. Throws Invalid where a space asks that it is read. */
export async function reviewOf(
  me: ViewerContext,
  match: string,
  { shows, hash, at }: { readonly shows: boolean; readonly hash?: string | undefined; readonly at: string },
): Promise<Pick<Plan, 'review'>> {
  if (!shows && hash === undefined) return {}
  if (shows && hash === undefined && (await mustReview(me, at))) throw Invalid.of('reviewed', 'reviewRequired')
  return { review: { match, shows, ...(hash === undefined ? {} : { hash }) } }
}

const asksReview = `exists (select from unnest(i.readers) k join items s on s.id = k and s.type = 'space'
  where s.fields -> 'review' = 'true')`

/** The visible matches that come out of the trash with this item, in spaces that ask that what suppliers will read is read over first. */
export async function guardedInTrash(me: ViewerContext, id: string): Promise<readonly string[]> {
  const rows = await me.store.database.query<{ id: string }>(
    `select i.id from items i where i.id = any (comes_back($1)) and i.type = 'match' and i.fields -> '$visible' = 'true' and ${asksReview}
      order by i.id`,
    [id],
  )
  return rows.map((row) => row.id)
}

/** Those of these matches of which nobody read over what the supplier reads now (D20.9). */
export async function unreadOf(me: ViewerContext, matches: readonly string[]): Promise<readonly string[]> {
  const rows = await me.store.database.query<{ id: string }>(
    'select i.id from items i where i.id = any ($1::text[]) and i.deleted_at is null and is_unread(i) order by i.id',
    [matches],
  )
  return rows.map((row) => row.id)
}

/** Whether a space above this dossier or match asks that what its suppliers will read is read over first. */
async function mustReview(me: ViewerContext, id: string): Promise<boolean> {
  const filled = me.store.filling?.world
  if (filled && !filled.ofType('space').some((space) => filled.fieldsOf(space).review === true)) return false
  const [row] = await me.store.database.query<{ asked: boolean }>(
    `select ${asksReview} as asked from items i where i.id = $1`,
    [id],
  )
  return row?.asked === true
}
