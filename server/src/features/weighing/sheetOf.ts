import {
  dossierStatuses,
  isChoosable,
  isShown,
  mayOrganiseWeighing,
  maySettleWeighing,
  optionalNumber,
  optionalText,
  type Viewer,
  type WeighingSetup,
} from '@schakel/domain'
import { DECISIONS_MAX, type DecisionSheet } from '@schakel/domain/calls'
import { DEFAULT_YEARS, defaultBelief, defaultScale } from '@schakel/domain/decision'
import { takesPart } from '@schakel/domain/requirements'
import type { DecisionRows, OwnWeighing } from '../../store/read/decision.ts'
import type { ConfirmedRows } from '../../store/read/references.ts'
import { historyOf } from '../../store/write/load.ts'
import { cellsOf } from './cellsOf.ts'
import { costsOf } from './costsOf.ts'
import { decisionOf, pointsOf, rowOf, scenarioOf, weighingOf } from './partsOf.ts'

/** What is asked beside what is kept under the dossier. */
export interface Beside {
  readonly mine: OwnWeighing | undefined
  readonly submitters: readonly {
    readonly author: { readonly _id?: string | undefined; readonly name?: string | undefined }
    readonly side: 'lead' | 'adviser'
  }[]
  /** What closed demos are worth, 0–100, by match (F1.12). */
  readonly demos: ReadonlyMap<string, number>
  /** Rows that a referee confirmed, by match (F1.12). */
  readonly confirmed: ReadonlyMap<string, ConfirmedRows>
  readonly viewer: Viewer
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly now: Date
}

/** The answer of `/api/decision/read`, made of what is kept as its reader reads it. */
export function sheetOf(rows: DecisionRows, beside: Beside): DecisionSheet {
  const { dossier, setup, under } = rows
  const { viewer } = beside
  const requirements = under.filter(({ type }) => type === 'requirement').map(({ fields }) => rowOf(fields))
  const asked = requirements.filter(({ isProposed }) => !isProposed)
  const versions = new Map(asked.map(({ row, version }) => [row.key, version]))
  const weighings = under.filter(({ type }) => type === 'weighing').map(weighingOf)
  const mayOrganise = mayOrganiseWeighing(viewer, dossier.facts, rows.role)
  const maySettle = maySettleWeighing(viewer, dossier.facts)
  const isOpen = setup.round !== undefined && setup.closed === undefined
  return {
    dossier: dossier.id,
    _version: dossier.shownVersion,
    version: optionalNumber(dossier.fields.set_version) ?? 0,
    users: optionalNumber(dossier.fields.users),
    implementationDate: optionalText(dossier.fields.implementation_date),
    rows: asked
      .map(({ row }) => row)
      .sort((a, b) => (a.group === b.group ? compare(a.key, b.key) : compare(a.group, b.group))),
    suppliers: rows.matches.map((match) => ({
      id: match.id,
      _version: match.version,
      supplier: match.supplier,
      name: match.name ?? '',
      avatar: match.avatar ?? undefined,
      status: String(match.fields.status ?? ''),
      // Whom who asks does not see is no part of what they read the outcome of.
      isCandidate: isShown(match) && takesPart(String(match.fields.status)),
      ...(isShown(match) ? {} : { isHidden: true }),
      cells: cellsOf(
        match.answers,
        versions,
        (setup.partlyDecided ?? []).filter((one) => one.match === match.id),
        beside.today,
        beside.confirmed.get(match.id),
      ),
      demo: beside.demos.get(match.id),
      costs: costsOf(match.fields),
    })),
    setup: setupOf(setup, weighings.length > 0 || beside.submitters.length > 0),
    priceRead: rows.isPriceRead,
    round: roundOf(rows, beside, weighings),
    mine: isOpen ? mineOf(beside.mine, setup.round) : undefined,
    weighings: weighings.sort((a, b) => b.round - a.round || compare(a._id, b._id)),
    scenarios: (setup.scenarios ?? []).map((one) => scenarioOf(one, viewer._id)),
    decisions: under
      .filter(({ type }) => type === 'decision')
      .slice(0, DECISIONS_MAX)
      .map(decisionOf),
    belief: { ...defaultBelief, ...rows.belief },
    people: mayOrganise ? rows.people.map(({ id, name, role }) => ({ _id: id, name, role: role ?? undefined })) : [],
    side: isOpen ? sideOf(setup, viewer, maySettle) : undefined,
    mayInvite: mayOrganise,
    mayClose: mayOrganise && isOpen,
    mayDecide: mayOrganise,
    maySettle,
    mayFinish: maySettle && mayBeDone(dossier.fields, beside.now),
  }
}

/** Whether a dossier may go to done (D5.1). */
function mayBeDone(fields: Readonly<Record<string, unknown>>, now: Date): boolean {
  return isChoosable(dossierStatuses, { status: String(fields.status), history: historyOf(fields) }, 'done', now)
}

/** As whom somebody weighs in the open round: who was invited for who asks, staff beside them (F2.14). */
export function sideOf(setup: WeighingSetup, viewer: Viewer, isStaff: boolean): 'lead' | 'adviser' | undefined {
  if (isStaff) return 'adviser'
  return setup.weighers?.some(({ user }) => user === viewer._id) ? 'lead' : undefined
}

/** How a dossier is weighed up as it is told, with what counts where nothing was said. */
export function setupOf(setup: WeighingSetup, isFixed: boolean): DecisionSheet['setup'] {
  const { best, worst, afterReading, years, rate, partly, roadmap, roadmapInTime, criteria = [] } = setup
  return {
    ...(best === undefined || worst === undefined
      ? {}
      : { anchors: { excellent: best, maximum: worst, isAfterReading: afterReading === true } }),
    years: years ?? DEFAULT_YEARS,
    rate: (rate ?? 0) / 100,
    scale: {
      ...defaultScale,
      partly: partly ?? defaultScale.partly,
      roadmap: roadmap ?? defaultScale.roadmap,
      roadmapInTime: roadmapInTime ?? defaultScale.roadmapInTime,
    },
    joins: criteria
      .filter(({ kind }) => kind === 'groups')
      .map(({ criterion = '', name, groups = '' }) => ({
        id: criterion,
        name,
        groups: groups.split(',').filter((group) => group !== ''),
      })),
    isFixed,
  }
}

function roundOf(
  { setup, people }: DecisionRows,
  { submitters }: Beside,
  weighings: DecisionSheet['weighings'],
): DecisionSheet['round'] {
  if (setup.round === undefined) return undefined
  const named = setup.named !== false
  const ended = weighings.filter(({ round }) => round === setup.round)
  const submitted = new Set(
    setup.closed === undefined ? submitters.map(({ author }) => author._id) : ended.map(({ user }) => user),
  )
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const advisers =
    setup.closed === undefined
      ? submitters
          .filter(({ side }) => side === 'adviser')
          .map(({ author }) => [author._id ?? '', author.name ?? ''] as const)
      : ended
          .filter(({ side, user }) => side === 'adviser' && user !== undefined)
          .map(({ user = '', name = '' }) => [user, name] as const)
  return {
    number: setup.round,
    named,
    closed: setup.closed,
    weighers: [
      ...(setup.weighers ?? []).flatMap(({ user = '' }) => {
        const name = names.get(user)
        return name === undefined ? [] : [{ user, name, side: 'lead' as const, submitted: submitted.has(user) }]
      }),
      ...advisers.map(([user, name]) => ({ user, name, side: 'adviser' as const, submitted: true })),
    ],
  }
}

function mineOf(mine: OwnWeighing | undefined, round: number | undefined): DecisionSheet['mine'] {
  if (mine === undefined || mine.round !== round) return undefined
  const { side, state, points, version, at } = mine
  return { side, state, points: pointsOf(points), _version: version, at: at.toISOString() }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
