import { Forbidden, Invalid, mayOn } from '@schakel/domain'
import { DEMO_UNDO_SECONDS, type DemoScore } from '@schakel/domain/requirements'
import type { Queryable } from '../database/index.ts'
import { closedOf, closingOf, demoSideOf, loadScored, ownSheet, readScriptRows } from '../read/demos.ts'
import type { ViewerStore } from '../store.ts'
import { Stale } from '../storeError.ts'
import { holdMatch } from './holdMatch.ts'
import { outsideItems } from './outsideItems.ts'

/** What somebody gives the rows of a demo. */
export interface SentScores {
  readonly match: string
  readonly scores: readonly DemoScore[]
  readonly submit: boolean
  readonly _version?: number | undefined
}

/** What an author is told of it. */
interface WrittenScores {
  readonly _id: string
  readonly _version: number
  readonly state: 'draft' | 'submitted'
}

/**
 * Keeps or submits what the viewer gives the rows of a demo (F1.12). No entry of the log, no frame and no version tells of it (G8).
 * Throws Missing, Invalid for rows that are not in the script, when submitting with rows left, and after closing; Stale when another
 * window of the author was first.
 */
export async function scoreDemo(
  me: ViewerStore,
  { match, scores, submit, _version }: SentScores,
): Promise<WrittenScores> {
  const { dossier } = await loadScored(me, match)
  const { rows } = await readScriptRows(me, dossier.id)
  const state = submit ? 'submitted' : 'draft'
  return outsideItems(me, async (tx) => {
    await holdMatch(tx, match, 'demo')
    if (await isClosed(tx, match)) throw Invalid.of('match', 'demoClosed')
    const before = await ownSheet(tx, match, me.viewer._id)
    if (_version !== undefined && _version !== (before?.version ?? 0)) throw new Stale(JSON.stringify(before ?? {}))
    const kept = rowsOfNow(scores, rows, before?.scores ?? [])
    if (submit && (kept.length === 0 || kept.length < rows.length)) throw Invalid.of('scores', 'required')
    const version = (before?.version ?? 0) + 1
    await tx.query(
      `insert into demo_scores (match, user_id, side, scores, state, version, at) values ($1, $2, $3, $4::jsonb, $5, $6, $7)
        on conflict (match, user_id) where not earlier do update set side = excluded.side, scores = excluded.scores, state = excluded.state,
          version = excluded.version, at = excluded.at`,
      [
        ...[match, me.viewer._id, demoSideOf(me.viewer), JSON.stringify(kept), state, version],
        me.store.settings.clock(),
      ],
    )
    return { _id: match, _version: version, state }
  })
}

/** What was sent without the rows that the author scored before and that left the script since (F1.5). Throws Invalid for any other row. */
function rowsOfNow(
  scores: readonly DemoScore[],
  rows: readonly { readonly key: string }[],
  before: readonly DemoScore[],
): DemoScore[] {
  const asked = new Set(rows.map(({ key }) => key))
  const known = new Set([...asked, ...before.map(({ key }) => key)])
  const given = scores.map(({ key }) => key)
  const wrong = given.findIndex((key, at) => !known.has(key) || given.indexOf(key) !== at)
  if (wrong >= 0) throw Invalid.of(`scores.${wrong}.key`, 'choice')
  return scores.filter(({ key }) => asked.has(key))
}

/**
 * Closes the demo of a match, or takes that back (F1.12): for so long nobody reads a score of another. Throws Missing, Forbidden for who is
 * not of the centre, and Invalid for taking back what could be read.
 */
export async function closeDemo(me: ViewerStore, match: string, undo: boolean) {
  const { dossier } = await loadScored(me, match)
  if (!mayOn(me.viewer, 'closeDemo', dossier.facts)) throw new Forbidden('close demo')
  return me.store.database.transaction(async (tx) => {
    await holdMatch(tx, match, 'demo')
    const now = me.store.settings.clock()
    if (undo) await takeBack(tx, match, now)
    else {
      // Of who was erased nothing is left to count.
      const forgotten = 'delete from demo_scores where match = $1 and user_id is null'
      if (!(await isClosed(tx, match))) await tx.query(forgotten, [match])
      await tx.query('insert into demo_closings (match, at) values ($1, $2) on conflict do nothing', [match, now])
    }
    const closing = await closingOf(tx, match, now)
    return { _id: match, closed: closing ? closedOf(closing) : null }
  })
}

/** Nothing can be learnt by it: for half a minute nobody read a score, and without one there is nothing to read. */
async function takeBack(tx: Queryable, match: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DEMO_UNDO_SECONDS * 1000)
  await tx.query(
    `delete from demo_closings where match = $1 and (at > $2
      or not exists (select from demo_scores s where s.match = $1 and s.state = 'submitted'))`,
    [match, since],
  )
  if (await isClosed(tx, match)) throw Invalid.of('undo', 'demoFinal')
}

async function isClosed(tx: Queryable, match: string): Promise<boolean> {
  return (await tx.query('select from demo_closings where match = $1', [match])).length > 0
}
