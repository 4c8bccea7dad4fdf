import { isCentre, Missing, may, mayOn, mayWeigh, typeOfId, type Viewer } from '@schakel/domain'
import type { DemoScript } from '@schakel/domain/calls'
import { DEMO_UNDO_SECONDS, type DemoScore, demoMeans, demoRows, demoValue } from '@schakel/domain/requirements'
import type { Queryable } from '../database/index.ts'
import type { ViewerStore } from '../store.ts'
import type { Loaded } from '../write/load.ts'
import { loadAnsweredMatch } from './answers.ts'
import { loadSheetParent, readRequirements } from './requirements.ts'

/** What one person gave the rows of a demo. */
export interface DemoSheet {
  readonly state: 'draft' | 'submitted'
  readonly scores: readonly DemoScore[]
  readonly version: number
  readonly at: Date
}

/** When a demo was closed, and until when that is taken back; nothing of an open one. */
export interface DemoClosing {
  readonly at: Date
  readonly undoUntil: Date
  /** Closing is final: scores are read now. */
  readonly isFinal: boolean
}

/** A match of which the viewer scores the demo; throws Missing for everybody else, its supplier among them (F1.12). */
export async function loadScored(me: ViewerStore, id: string): Promise<{ match: Loaded; dossier: Loaded }> {
  const { match, dossier } = await loadAnsweredMatch(me, id)
  if (!mayWeigh(me.viewer, dossier.facts)) throw new Missing(id)
  return { match, dossier }
}

/** As whom somebody scores a demo: staff, or for who asks. */
export function demoSideOf(viewer: Viewer): 'lead' | 'adviser' {
  return isCentre(viewer) ? 'adviser' : 'lead'
}

/** The script of a match or a dossier as the viewer reads it; suppliers read rows and minutes alone (F1.12). Throws Missing. */
export async function readScript(me: ViewerStore, parent: string): Promise<DemoScript> {
  const isMatch = typeOfId(parent) === 'match'
  const dossier = isMatch
    ? (await loadAnsweredMatch(me, parent)).dossier
    : await loadSheetParent(me, parent, ['dossier'])
  const { version, rows } = await readScriptRows(me, dossier.id)
  const script = { dossier: dossier.id, ...(isMatch ? { match: parent } : {}), version, rows }
  if (!isMatch || !mayWeigh(me.viewer, dossier.facts)) return script
  return { ...script, demo: await demoOf(me, parent, { dossier, rows }) }
}

/** The rows that are shown in the demos of a dossier: those of its frozen set, for every supplier the same (F1.12). */
export async function readScriptRows(me: ViewerStore, dossier: string): Promise<Pick<DemoScript, 'version' | 'rows'>> {
  const { version, rows } = await readRequirements(me, dossier)
  if (version === 0) return { version, rows: [] }
  return {
    version,
    rows: demoRows(rows).map(({ key, group, nl, en, minutes }) => ({
      ...{ key, group, minutes },
      ...(nl ? { nl } : {}),
      ...(en ? { en } : {}),
    })),
  }
}

async function demoOf(
  me: ViewerStore,
  match: string,
  { dossier, rows }: { readonly dossier: Loaded; readonly rows: DemoScript['rows'] },
): Promise<NonNullable<DemoScript['demo']>> {
  const { database, settings } = me.store
  const closing = await closingOf(database, match, settings.clock())
  // While impersonating one does not read what is theirs alone (G8).
  const mine = me.isImpersonated ? undefined : await ownSheet(database, match, me.viewer._id)
  return {
    mayClose: mayOn(me.viewer, 'closeDemo', dossier.facts),
    ...(closing ? { closed: closedOf(closing) } : {}),
    ...(mine
      ? { mine: { state: mine.state, scores: [...mine.scores], _version: mine.version, at: mine.at.toISOString() } }
      : {}),
    ...(await uncountedOf(me, match, closing?.isFinal === true ? mine : undefined)),
    ...(closing?.isFinal ? { outcome: await outcomeOf(me, match, mine, rows) } : {}),
  }
}

/** A closing as it goes out. */
export function closedOf({ at, undoUntil, isFinal }: DemoClosing): { at: string; undoUntil: string | null } {
  return { at: at.toISOString(), undoUntil: isFinal ? null : undoUntil.toISOString() }
}

/** The scores of a person for a match; to be asked for that person alone while its demo is open. */
export async function ownSheet(tx: Queryable, match: string, user: string): Promise<DemoSheet | undefined> {
  const [row] = await tx.query<DemoSheet>(
    'select state, scores, version, at from demo_scores where match = $1 and user_id = $2 and not earlier',
    [match, user],
  )
  return row
}

/** What else the viewer gave, that counts for nothing: at a match that was joined to this one, or never submitted (D23.5). */
async function uncountedOf(
  me: ViewerStore,
  match: string,
  closed: DemoSheet | undefined,
): Promise<Pick<NonNullable<DemoScript['demo']>, 'uncounted'>> {
  if (me.isImpersonated) return {}
  const earlier = await me.store.database.query<Pick<DemoSheet, 'scores' | 'at'>>(
    'select scores, at from demo_scores where match = $1 and user_id = $2 and earlier order by at desc, scores',
    [match, me.viewer._id],
  )
  const all = [...(closed?.state === 'draft' ? [closed] : []), ...earlier].filter(({ scores }) => scores.length > 0)
  if (all.length === 0) return {}
  return { uncounted: all.map(({ scores, at }) => ({ scores: [...scores], at: at.toISOString() })) }
}

/** When the demo of a match was closed; nothing while it is open. */
export async function closingOf(tx: Queryable, match: string, now: Date): Promise<DemoClosing | undefined> {
  const [row] = await tx.query<{ at: Date }>('select at from demo_closings where match = $1', [match])
  if (!row) return undefined
  const undoUntil = new Date(row.at.getTime() + DEMO_UNDO_SECONDS * 1000)
  return { at: row.at, undoUntil, isFinal: undoUntil <= now }
}

/** Scores of others are for those who submitted their own, and so is the mean of one person; super users read all that is closed (F1.12, D6). */
async function outcomeOf(me: ViewerStore, match: string, mine: DemoSheet | undefined, rows: DemoScript['rows']) {
  const found = await me.store.database.query<{
    user_id: string | null
    name: string | null
    side: 'lead' | 'adviser'
    scores: DemoScore[]
    earlier: boolean
  }>(
    `select s.user_id, u.fields ->> 'name' as name, s.side, s.scores, s.earlier from demo_scores s left join items u on u.id = s.user_id
      where s.match = $1 and s.state = 'submitted' order by s.side desc, fold(coalesce(u.fields ->> 'name', '')), s.user_id, s.earlier, s.at desc`,
    [match],
  )
  // Of two that one person gave at matches that are one now, the newest counts (D23.5).
  const scores = scoresOfRows(
    found.filter(({ earlier }) => !earlier).map((one) => one.scores),
    rows,
  )
  const mayReadSheets = mine?.state === 'submitted' || may(me.viewer, 'readOthersDemoSheets')
  return {
    value: demoValue(scores) ?? null,
    people: scores.length,
    // Of one person the mean is what that person gave.
    means: mayReadSheets || scores.length > 1 ? [...demoMeans(scores)].map(([key, mean]) => ({ key, mean })) : [],
    sheets: mayReadSheets
      ? found.map(({ user_id, name, side, scores: given, earlier }) => ({
          ...(name === null ? {} : { name }),
          side,
          isMine: user_id === me.viewer._id,
          ...(earlier ? { isEarlier: true } : {}),
          scores: given,
        }))
      : [],
  }
}

/** What people gave the rows of the script: a row that left it since counts no more (F1.5), nor who scored nothing else. */
function scoresOfRows(sheets: readonly (readonly DemoScore[])[], rows: DemoScript['rows']): readonly DemoScore[][] {
  const asked = new Set(rows.map(({ key }) => key))
  return sheets.map((scores) => scores.filter(({ key }) => asked.has(key))).filter((scores) => scores.length > 0)
}

/**
 * What the closed demos of matches of a dossier are worth, 0–100, by match; one that is open or without scores is left out (F1.12, F2.1,
 * G5).
 */
export async function readDemoValues(
  me: ViewerStore,
  dossier: string,
  matches: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { store } = me
  const before = new Date(store.settings.clock().getTime() - DEMO_UNDO_SECONDS * 1000)
  const rows = await store.database.query<{ match: string; sheets: DemoScore[][] }>(
    `select s.match, jsonb_agg(s.scores) as sheets from demo_scores s join demo_closings c on c.match = s.match
      where s.match = any ($1::text[]) and s.state = 'submitted' and not s.earlier and c.at <= $2 group by s.match`,
    [[...matches], before],
  )
  if (rows.length === 0) return new Map()
  const script = await readScriptRows(me, dossier)
  return new Map(
    rows.flatMap(({ match, sheets }): [string, number][] => {
      const value = demoValue(scoresOfRows(sheets, script.rows))
      return value === undefined ? [] : [[match, value]]
    }),
  )
}
