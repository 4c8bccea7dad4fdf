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
  readonly rows: readonly DecisionRow[]
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
 * closed round count; `scenario` is used instead of them (F2.13, F2.14).
 */
export function decisionInputOf(sheet: SheetInput, scenario?: PointList): DecisionInput {
  const last = Math.max(0, ...sheet.weighings.map(({ round }) => round))
  const candidates = sheet.suppliers.filter(({ isCandidate }) => isCandidate)
  const extras = candidates.some(({ demo }) => demo !== undefined) ? (['demo'] as const) : []
  const joins = joinsOf(sheet, extras)
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
        weights: joined(weightsOfPoints(points), joins),
        isAdviser: side === 'adviser',
      })),
    ...(scenario === undefined ? {} : { scenario: joined(weightsOfPoints(scenario), joins) }),
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

/** Weights that were given before groups were joined: a join weighs what its groups did, such as when a demo is a criterion too (F2.1). */
function joined(weights: Weights, joins: readonly CriterionJoin[]): Weights {
  const known = new Map(Object.entries(weights))
  const added = joins
    .filter(({ id, groups }) => !known.has(id) && groups.some((group) => known.has(group)))
    .map(({ id, groups }): [string, number] => [id, groups.reduce((sum, group) => sum + (known.get(group) ?? 0), 0)])
  return added.length === 0 ? weights : { ...weights, ...Object.fromEntries(added) }
}

/** The joins that staff made; without any, and with too many criteria, the proposed ones, so that who asks goes on alone (F2.1). */
function joinsOf({ rows, setup }: SheetInput, extras: readonly 'demo'[]): readonly CriterionJoin[] {
  if (setup.joins.length > 0 || criteriaToJoin(criteriaOf({ rows, extras })) === 0) return setup.joins
  return proposeJoins({ rows, extras })
}
