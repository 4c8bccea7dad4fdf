import { type Account, kindOf, SESSION_DAYS, SESSION_IDLE_HOURS, type Viewer } from '@schakel/domain'
import type { StoreContext } from '../context.ts'
import { DISK_FULL, databaseErrorCode, READ_ONLY } from '../database/index.ts'
import { sessionKeyOf, tokenHashOf } from './sessions.ts'

const HOUR_MS = 3_600_000
/** How stale `seen_at` may get before a read writes it anew, ms. */
const SEEN_EVERY_MS = 5 * 60_000

interface ViewerRow {
  readonly fields: Account & { readonly email?: string; readonly username?: string }
  readonly organisation: { _id: string; name: string; avatar?: string } | null
  readonly spaces: string[]
  readonly suppliers: string[]
  readonly created_at: Date
  readonly seen_at: Date
}

// Who a user is and what decides what they see: their organisation, its spaces, and the suppliers matched with its dossiers. Each step
// is closed off by its offset, so that it is walked from the user: from the other side it would pass everybody.
const viewerQuery = (from: string) => `select i.fields,
    (select bare_ref(o.fields) - '_type' - 'color' from edges e join items o on o.id = e.parent and o.deleted_at is null
      where e.child = i.id and e.edge = 'MEMBERS' order by e.created_at, e.key limit 1) as organisation,
    array(select s.parent from (select e.parent from edges e where e.child = i.id and e.edge = 'MEMBERS' offset 0) h,
      lateral (select e.parent from edges e where e.child = h.parent and e.edge = 'MEMBERS' offset 0) s,
      lateral (select from items p where p.id = s.parent and p.deleted_at is null and p.type = 'space' offset 0) p) as spaces,
    array(select distinct m.child from (select e.parent from edges e where e.child = i.id and e.edge = 'MEMBERS' offset 0) h,
      lateral (select d.id from items d where h.parent like 'lead/%' and d.type = 'dossier' and d.deleted_at is null
        and d.readers @> array[h.parent] offset 0) d,
      lateral (select e.child, e.key from edges e where e.parent = d.id and e.edge = 'MATCH' offset 0) m,
      lateral (select from items mi where mi.id = 'match/' || m.key and mi.deleted_at is null
        and (mi.fields ->> '$visible')::boolean offset 0) mi) as suppliers
    ${from}`

function viewerOf(row: Omit<ViewerRow, 'created_at' | 'seen_at'>): Viewer {
  const account = { ...row.fields, organisation: row.organisation ?? undefined }
  return { ...account, kind: kindOf(account), spaces: row.spaces, matchedSuppliers: row.suppliers }
}

/** A login with who it is of. */
interface Session {
  readonly viewer: Viewer
  /** When it began and was last noted to be used, ms. */
  readonly began: number
  seen: number
}

/** The viewer behind a token, or nothing when it is unknown, revoked or too old (D8.8). */
export async function viewerOfToken(store: StoreContext, token: string): Promise<Viewer | undefined> {
  const hash = tokenHashOf(token)
  const find = async (): Promise<Session | null> => {
    const [row] = await store.database.query<ViewerRow>(
      viewerQuery(
        ', s.created_at, s.seen_at from sessions s join items i on i.id = s.user_id and i.deleted_at is null where s.token_hash = $1',
      ),
      [hash],
    )
    return row ? { viewer: viewerOf(row), began: row.created_at.getTime(), seen: row.seen_at.getTime() } : null
  }
  const isSession = (value: unknown): value is Session | null => value !== undefined
  const session = await store.viewers.get(`viewer ${sessionKeyOf(token)}`, find, isSession)
  const now = store.settings.clock()
  if (!session || now.getTime() - session.began > SESSION_DAYS * 24 * HOUR_MS) return undefined
  if (now.getTime() - session.seen > SESSION_IDLE_HOURS * HOUR_MS) return undefined
  // Whether it was kept or read anew just now: the moment would tell that others wrote something (D20).
  if (now.getTime() - session.seen > SEEN_EVERY_MS) {
    session.seen = now.getTime()
    // On a full disk, or while no server leads, one can still read; it is noted at the next chance.
    await store.database
      .query('update sessions set seen_at = $2 where token_hash = $1', [hash, now])
      .catch(unlessUnwritable)
  }
  return session.viewer
}

function unlessUnwritable(error: unknown): void {
  const code = databaseErrorCode(error)
  if (code !== DISK_FULL && code !== READ_ONLY) throw error
}

/** The viewer that a user is; for commands and tests that act in someone's name. */
export async function viewerOfUser(store: StoreContext, id: string): Promise<Viewer | undefined> {
  const [row] = await store.database.query<ViewerRow>(
    viewerQuery("from items i where i.id = $1 and i.type = 'user' and i.deleted_at is null"),
    [id],
  )
  return row ? viewerOf(row) : undefined
}

/** The viewers that these users are now; those who are gone are left out. For whoever looks on while others write. */
export async function viewersOf(store: StoreContext, ids: readonly string[]): Promise<Viewer[]> {
  const rows = await store.database.query<ViewerRow>(
    viewerQuery("from items i where i.id = any ($1::text[]) and i.type = 'user' and i.deleted_at is null"),
    [[...ids]],
  )
  return rows.map(viewerOf)
}
