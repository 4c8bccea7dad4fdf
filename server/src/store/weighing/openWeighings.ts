import type { HistoryUser } from '@schakel/domain'
import { databaseErrorCode, type Queryable } from '../database/index.ts'
import { type OwnWeighing, ownWeighing } from '../read/decision.ts'
import { isInvited } from '../read/toWeigh.ts'
import type { ViewerStore } from '../store.ts'
import { WriteConflict } from '../write/commit.ts'
import { signatureOf } from '../write/create.ts'
import { REPEATED, Repeated, receiptKept, receiptOf } from '../write/receipt.ts'

/** Points by criterion. */
export type Points = readonly { readonly criterion: string; readonly points: number }[]

/** Where the author weighs: as whom, in which round, and the version of the dossier by which the points were judged. */
export interface OwnPlace {
  readonly round: number
  readonly side: 'lead' | 'adviser'
  readonly version?: number
}

/** What becomes of an open weighing. */
interface OwnChange {
  readonly round: number
  readonly side: 'lead' | 'adviser'
  readonly named: boolean
  readonly state: 'draft' | 'submitted'
  readonly points: Points
}

/** What an author is told of it. */
export interface OwnWritten {
  readonly _id: string
  readonly _version: number
  readonly state: 'draft' | 'submitted' | 'none'
}

/**
 * Changes the viewer's own open weighing of a dossier while its round is open: `decide` gets what is there, and says what is to be, or
 * nothing to leave it as it is. Answers undefined when the round is closed meanwhile, or the
 * viewer no longer invited; throws WriteConflict when the dossier changed since the points were judged. No entry of the log and no frame tells of it (G8).
 */
export async function changeOwnWeighing(
  me: ViewerStore,
  dossier: string,
  { round, side, version }: OwnPlace,
  decide: (now: OwnWeighing | undefined) => Pick<OwnChange, 'named' | 'state' | 'points'> | undefined,
): Promise<OwnWritten | undefined> {
  try {
    const written = await me.store.database.transaction(async (tx) => {
      if (!(await holdRound(tx, dossier, { round, side, version, author: me.viewer._id }))) return undefined
      const before = await ownWeighing(tx, dossier, me.viewer._id)
      const now = before?.round === round ? before : undefined
      const next = decide(now)
      const answer: OwnWritten = next
        ? await keep(tx, me, dossier, { ...next, round, side }, before)
        : { _id: dossier, _version: now?.version ?? 0, state: now?.state ?? 'none' }
      const receipt = receiptOf(answer)
      if (receipt)
        await tx.query('select keep_receipt($1, $2::timestamptz, $3::jsonb)', [
          me.viewer._id,
          me.store.settings.clock().toISOString(),
          JSON.stringify(receipt),
        ])
      return answer
    })
    if (written) receiptKept()
    return written
  } catch (error) {
    if (databaseErrorCode(error) === REPEATED) throw new Repeated()
    throw error
  }
}

/** Holds the dossier as it is, so that its round is not closed meanwhile; says whether the author weighs in it. */
async function holdRound(
  tx: Queryable,
  dossier: string,
  { round, side, version, author }: OwnPlace & { readonly author: string },
): Promise<boolean> {
  const [row] = await tx.query<{ open: boolean; version: number }>(
    `select fields #>> '{weighing_setup,closed}' is null and (fields #>> '{weighing_setup,round}')::int = $2
        and ($3 = 'adviser' or ${isInvited('$4')}) as open, version
      from items i where id = $1 and deleted_at is null for share`,
    [dossier, round, side, author],
  )
  if (row?.open !== true) return false
  if (version !== undefined && row.version !== version) throw new WriteConflict()
  // Two windows of one author, one after the other.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 13))', [`${dossier} ${author}`])
  return true
}

async function keep(
  tx: Queryable,
  me: ViewerStore,
  dossier: string,
  { round, side, named, state, points }: OwnChange,
  before: OwnWeighing | undefined,
): Promise<OwnWritten> {
  const version = (before?.version ?? 0) + 1
  await tx.query(
    `insert into open_weighings (dossier, user_id, round, side, named, author, points, state, version, at)
      values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9, $10)
      on conflict (dossier, user_id) do update set round = excluded.round, side = excluded.side, named = excluded.named,
        author = excluded.author, points = excluded.points, state = excluded.state, version = excluded.version, at = excluded.at`,
    [
      dossier,
      me.viewer._id,
      round,
      side,
      named,
      JSON.stringify(signatureOf(me.viewer)),
      JSON.stringify(points),
      state,
      version,
      me.store.settings.clock(),
    ],
  )
  return { _id: dossier, _version: version, state }
}

/** A submitted weighing as it becomes an item when its round is closed. */
export interface SubmittedWeighing {
  readonly author: HistoryUser
  readonly side: 'lead' | 'adviser'
  readonly points: Points
}

/** Takes all open weighings of a dossier away and answers those that were submitted, in no order. Only for closing a round. */
export async function takeSubmitted({ store }: ViewerStore, dossier: string): Promise<SubmittedWeighing[]> {
  const rows = await store.database.query<SubmittedWeighing & { state: string }>(
    'delete from open_weighings where dossier = $1 returning author, side, points, state',
    [dossier],
  )
  return rows.filter(({ state }) => state === 'submitted')
}

/** Takes away the drafts of who weighs no longer. Those of them who submitted are answered, and nothing of theirs changes. */
export async function dropUninvited(
  { store }: ViewerStore,
  dossier: string,
  invited: readonly string[],
): Promise<readonly string[]> {
  const rows = await store.database.query<{ user_id: string }>(
    `select user_id from open_weighings where dossier = $1 and side = 'lead' and state = 'submitted' and user_id <> all ($2::text[])`,
    [dossier, [...invited]],
  )
  await store.database.query(
    `delete from open_weighings where dossier = $1 and side = 'lead' and state = 'draft' and user_id <> all ($2::text[])`,
    [dossier, [...invited]],
  )
  return rows.map((row) => row.user_id)
}
