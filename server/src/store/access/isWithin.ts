import { matchKey, may } from '@schakel/domain'
import type { ViewerContext } from '../context.ts'
import { isLimited, isWhole } from './whoReads.ts'

/**
 * Whether the viewer reads all that the people of an organisation read: it, each of its places, and each dossier on which it is matched.
 * A match that is hidden yet counts as one that is shown: the answer does not tell when another space shows something (D20).
 */
export async function isWithin({ store, viewer, keys }: ViewerContext, organisation: string): Promise<boolean> {
  if (may(viewer, 'readEverything')) return true
  const [row] = await store.database.query<{ outside: boolean }>(
    `select exists (select from items i where i.deleted_at is null and not (${isWhole('$2::text[]')})
        and (i.id = $1 or i.id in (select e.parent from edges e where e.child = $1 and e.edge = 'MEMBERS')))
      or exists (select from edges e join items m on m.id = 'match/' || e.key and m.deleted_at is null
        join items i on i.id = e.parent and i.deleted_at is null
        where e.child = $1 and e.edge = 'MATCH' and not (${isWhole('$2::text[]')}))
      or exists (select from items i where ${isLimited('array[$3::text]')} and i.limited_readers <> '{}'
        and i.deleted_at is null and not (${isWhole('$2::text[]')})) as outside`,
    [organisation, keys.all, matchKey(organisation)],
  )
  return row?.outside === false
}
