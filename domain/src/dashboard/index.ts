import type { ViewerKind } from '../access/viewer.ts'
import { matchEnds, outcomes } from '../statistics/results.ts'
import { dossierStatuses } from '../status/statusTable.ts'

/** What may ask for somebody today (S2.2): todos that are due, appointments, matches that wait for them, messages not read. */
export const todayNames = ['todos', 'appointments', 'matches', 'messages'] as const
export type TodayName = (typeof todayNames)[number]

/** What is counted over the last stretches of days. `open` is how many are under way at the end of each, the others what came in it. */
export const trendNames = ['requests', 'offered', 'open', 'delivered', 'won'] as const
export type TrendName = (typeof trendNames)[number]

/** A stretch of the trends is so many days, and so many of them are told (S2.2). */
export const TREND_DAYS = 30
export const TREND_POINTS = 6
/** Dossiers that are told to be past their planned step, at most; all of them are counted. */
export const LATE_MAX = 20

/**
 * The statuses along which a dossier goes: past a planned step is who has not come as far along it as the step says (D11.1). One that is
 * paused stands still and is never late.
 */
export const dossierRoad = Object.keys(dossierStatuses.entries).filter((status) => status !== 'pauze')
/** Those of them at which there is still a step to take. */
export const dossierUnderWay = dossierRoad.filter((status) => status !== 'done')

const centreTrends: readonly TrendName[] = ['requests', 'open', 'delivered', 'won']
const trends: Readonly<Record<ViewerKind, readonly TrendName[]>> = {
  super: centreTrends,
  staff: centreTrends,
  supplier: ['offered', 'open', 'delivered', 'won'],
  enduser: [],
  member: [],
}

/** What may ask for a kind of person today; a member has no matches (D6). */
export function todayFor(kind: ViewerKind): readonly TodayName[] {
  return kind === 'member' ? todayNames.filter((name) => name !== 'matches') : todayNames
}

/** The statuses of a match that is under way: nobody won, lost or refused it yet. */
export const matchUnderWay = Object.keys(outcomes).filter((status) => !matchEnds.includes(status))

/** The trends that say something to a kind of person: of one or two dossiers there is none. */
export function trendsFor(kind: ViewerKind): readonly TrendName[] {
  return trends[kind]
}

/** The status of the matches that wait for a kind of person: the centre delivers what was accepted, a supplier answers what is offered. */
export function waitingMatchStatus(kind: ViewerKind): string | undefined {
  if (kind === 'supplier') return 'offered'
  return kind === 'super' || kind === 'staff' ? 'reserved' : undefined
}
