import type { CostLine } from './costs.ts'
import { criteriaOf, criteriaToJoin, proposeJoins } from './criteria.ts'
import type {
  BeliefTable,
  CriterionJoin,
  DecisionCell,
  DecisionInput,
  DecisionRow,
  ValueScale,
  Weights,
} from './input.ts'

/** Points by criterion as they are kept and sent (F2.5). */
export type PointList = readonly { readonly criterion: string; readonly points: number }[]

/** What `/api/decision/read` tells, as far as computing looks at it. */
export interface SheetInput {
  /** `proof` says which rows are shown in demos (F1.12). */
  readonly rows: readonly (DecisionRow & { readonly proof?: string | undefined })[]
  readonly suppliers: readonly {
    readonly id: string
    readonly name: string
    readonly isCandidate: boolean
    readonly cells: Readonly<Record<string, DecisionCell>>
    /** 0–100, of a closed demo (F1.12). */
    readonly demo?: number | undefined
    readonly costs: {
      readonly lines?: readonly CostLine[] | undefined
      readonly implement: number | null
      readonly license: number | null
    }
  }[]
  readonly setup: {
    readonly anchors?:
      | { readonly excellent: number; readonly maximum: number; readonly isAfterReading: boolean }
      | undefined
    readonly years: number
    readonly rate: number
    readonly scale: ValueScale
    readonly joins: readonly { readonly id: string; readonly groups: readonly string[] }[]
  }
  readonly weighings: readonly {
    readonly _id: string
    readonly round: number
    readonly side: 'lead' | 'adviser'
    readonly points: PointList
  }[]
  readonly belief: BeliefTable
  readonly users?: number | undefined
  readonly locations?: number | undefined
  readonly implementationDate?: string | undefined
}

/** Points as weights by criterion. */
export function weightsOfPoints(points: PointList): Weights {
  return Object.fromEntries(points.map(({ criterion, points: given }) => [criterion, given]))
}

/**
 * What a decision is computed from, of the answer of `/api/decision/read`: the same in browser and server. The weighings of the last
 * closed round in which somebody of who asks weighed count; `scenario` is used instead of them (F2.13, F2.14).
 */
export function decisionInputOf(sheet: SheetInput, scenario?: PointList): DecisionInput {
  const ofLead = sheet.weighings.filter(({ side }) => side === 'lead')
  const last = Math.max(0, ...(ofLead.length > 0 ? ofLead : sheet.weighings).map(({ round }) => round))
  const candidates = sheet.suppliers.filter(({ isCandidate }) => isCandidate)
  const extras = candidates.some(({ demo }) => demo !== undefined) ? (['demo'] as const) : []
  const joins = joinsOf(sheet, extras.length > 0)
  const here = new Set(sheet.rows.map(({ group }) => group))
  const weightsOf = (points: PointList) => joined(weightsOfPoints(points), { joins, made: sheet.setup.joins, here })
  return {
    rows: sheet.rows,
    suppliers: candidates.map(({ id, name, cells, costs, demo }) => ({
      ...{ id, name, cells, costs },
      ...(demo === undefined ? {} : { demo }),
    })),
    weighings: sheet.weighings
      .filter(({ round }) => round === last)
      .map(({ _id, side, points }) => ({
        id: _id,
        weights: weightsOf(points),
        isAdviser: side === 'adviser',
      })),
    ...(scenario === undefined ? {} : { scenario: weightsOf(scenario) }),
    joins,
    ...(extras.length === 0 ? {} : { extras }),
    anchors: sheet.setup.anchors,
    terms: {
      years: sheet.setup.years,
      discount: sheet.setup.rate,
      users: sheet.users,
      locations: sheet.locations,
    },
    scale: sheet.setup.scale,
    belief: sheet.belief,
    implementationDate: sheet.implementationDate,
  }
}

/**
 * Weights that were given before groups were joined, joined further or parted: a criterion weighs what all of its groups did, such as when a
 * demo is a criterion too (F2.1). What groups were given together is shared evenly between those that are in several criteria now. `made` are
 * the joins of staff, whose ids may say nothing of their groups. A group that has left the set since is in no criterion: what it was given
 * together with one that is `here` goes along with that one.
 */
function joined(
  weights: Weights,
  { joins, made, here }: { joins: readonly CriterionJoin[]; made: readonly CriterionJoin[]; here: ReadonlySet<string> },
): Weights {
  const known = new Map(Object.entries(weights))
  const groupsOf = (id: string) =>
    (made.find((join) => join.id === id)?.groups ?? id.split('+')).filter((group) => here.has(group))
  const criterionOf = (group: string) => joins.find(({ groups }) => groups.includes(group))?.id ?? group
  const added = new Map<string, number>()
  for (const [part, points] of known) {
    const groups = groupsOf(part)
    for (const [id, own] of Map.groupBy(groups, criterionOf)) {
      const share = own.length === groups.length ? points : (points * own.length) / groups.length
      if (!known.has(id)) added.set(id, (added.get(id) ?? 0) + share)
    }
  }
  return added.size === 0 ? weights : { ...weights, ...Object.fromEntries(added) }
}

/**
 * The joins that staff made; where those leave too many criteria, what is proposed beside them, so that who asks goes on alone (F2.1). A
 * set whose rows are shown in demos has that criterion counted in from the start, so that closing one moves no join under a weighing.
 */
function joinsOf({ rows, setup }: SheetInput, hasDemo: boolean): readonly CriterionJoin[] {
  const extras = hasDemo || rows.some(({ proof }) => proof === 'demo') ? (['demo'] as const) : []
  const input = { rows, extras, joins: setup.joins }
  return criteriaToJoin(criteriaOf(input)) === 0 ? setup.joins : proposeJoins(input)
}
