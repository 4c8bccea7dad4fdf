import { Invalid, type ItemInput } from '@schakel/domain'
import type { ViewerStore } from '../store.ts'
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
  me: ViewerStore,
  match: string,
  { shows, hash, at }: { readonly shows: boolean; readonly hash?: string | undefined; readonly at: string },
): Promise<Pick<Plan, 'review'>> {
  if (!shows && hash === undefined) return {}
  if (shows && hash === undefined && (await mustReview(me, at))) throw Invalid.of('reviewed', 'reviewRequired')
  return { review: { match, shows, ...(hash === undefined ? {} : { hash }) } }
}

/** Whether a space above this dossier or match asks that what its suppliers will read is read over first. */
async function mustReview(me: ViewerStore, id: string): Promise<boolean> {
  const [row] = await me.store.database.query<{ asked: boolean }>(
    `select exists (select from items i, unnest(i.readers) k join items s on s.id = k and s.type = 'space'
      where i.id = $1 and s.fields -> 'review' = 'true') as asked`,
    [id],
  )
  return row?.asked === true
}
