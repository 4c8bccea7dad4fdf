import type { TypeName } from '@schakel/domain'
import { duplicateKeys, normaliseWebsite } from '../../duplicates/duplicates.ts'
import { type LikelyFields, type LikelyKind, likelyKeys, likenessOf } from '../../duplicates/likeness.ts'
import { readAlike } from '../../store/read/duplicateFields.ts'
import type { ViewerStore } from '../../store/store.ts'

/** An item that is probably what somebody is about to add, and by what. */
export interface Alike {
  readonly id: string
  readonly by: readonly LikelyKind[]
}

/** So many are told: more would be read by nobody. */
const TOLD = 4
/** A shorter name is still being typed. */
const NAME_MIN = 4

/** What the viewer reads in full and that is probably what is typed, the surest first (D17.2). */
export async function findLike(me: ViewerStore, type: TypeName, typed: LikelyFields): Promise<Alike[]> {
  const keyOf = (kind: string) => duplicateKeys(typed).find((key) => key.kind === kind)?.value
  const [email, kvk] = [keyOf('email'), keyOf('kvk')]
  const website = normaliseWebsite(typed.website ?? '')
  const rows = await readAlike(me, type, {
    ...((typed.name ?? '').length >= NAME_MIN ? { name: typed.name ?? '' } : {}),
    ...(website === '' ? {} : { website }),
    ...(email === undefined ? {} : { email }),
    ...(kvk === undefined ? {} : { kvk }),
    phones: likelyKeys(typed).flatMap(({ kind, value }) => (kind === 'phone' ? [value] : [])),
  })
  return rows
    .map(({ id, ...known }) => {
      const fields = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null))
      return { id, by: likenessOf(typed, fields) }
    })
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => weightOf(b.by) - weightOf(a.by) || a.id.localeCompare(b.id))
    .slice(0, TOLD)
}

// A like name alone is the least of all signs.
function weightOf(by: readonly LikelyKind[]): number {
  return by.reduce((sum, kind) => sum + (kind === 'name' ? 1 : 2), 0)
}
