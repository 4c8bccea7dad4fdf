import { type AnyItem, isMemberSide, optionalText, type ViewerKind } from '@schakel/domain'
import type { DecisionSheet, RequirementSet } from '@schakel/domain/calls'
import type { ChoosingFacts, ChoosingMatch, ChoosingRound, ChoosingSide } from '@schakel/domain/choosing'
import { endOf, matchesOf } from '../../entities/items/matchOf.ts'
import { isCentreKind } from '../../entities/items/useRights.ts'

interface Read {
  readonly dossier: AnyItem
  readonly set: RequirementSet
  /** Nothing before the set is frozen. */
  readonly sheet: DecisionSheet | undefined
  readonly kind: ViewerKind
  /** The tab that is open. */
  readonly tab: string | undefined
  readonly now: Date
}

/** What the steps of choosing follow from, of what the viewer read of a dossier. */
export function factsOf({ dossier, set, sheet, kind, tab, now }: Read): ChoosingFacts {
  const rows = set.rows.filter(({ proposed }) => !proposed)
  return {
    side: sideOf(kind),
    rows: rows.length,
    ...{ version: set.version, frozenAt: set.frozenAt ?? undefined, answersDue: set.answersDue ?? undefined },
    ...{ mayEdit: set.mayEdit, mayFreeze: set.mayFreeze },
    statusSince: dossier.history?.find(({ status }) => status === dossier.status)?.date,
    now,
    hasCompared: tab === 'comparison' || tab === 'weighing',
    ...(sheet ? factsOfSheet(dossier, sheet) : nothingWeighed),
  }
}

const nothingWeighed = {
  ...{ matches: [], hasAnchors: false, isToWeigh: false },
  ...{ mayInvite: false, mayClose: false, mayDecide: false },
} as const

function factsOfSheet(dossier: AnyItem, sheet: DecisionSheet) {
  const { round, mine, side, mayInvite, mayClose, mayDecide } = sheet
  const taken = sheet.decisions.find(({ status }) => status === 'taken')
  const isOpen = round !== undefined && round.closed === undefined
  return {
    matches: matchesIn(dossier, sheet),
    ...{ mayInvite, mayClose, mayDecide },
    hasAnchors: sheet.setup.anchors !== undefined,
    isToWeigh: isOpen && side === 'lead' && mine?.state !== 'submitted',
    ...(round ? { round: roundOf(round) } : {}),
    ...(taken ? { decision: { date: taken.date, name: nameOf(sheet, taken.match) || (taken.name ?? '') } } : {}),
  }
}

function sideOf(kind: ViewerKind): ChoosingSide {
  if (isCentreKind(kind)) return 'staff'
  return isMemberSide({ kind }) ? 'member' : 'lead'
}

function matchesIn(dossier: AnyItem, sheet: DecisionSheet): ChoosingMatch[] {
  const listed = matchesOf(dossier)
  // A member reads no card of a supplier, so that its matches stand in no list of the dossier; it weighs them up all the same (F2.17).
  const others = sheet.suppliers.filter(({ id }) => !listed.some(({ _id }) => _id === id))
  return [...listed.map((match) => matchIn(match, sheet)), ...others.map((found) => ofSheet(found))]
}

type Supplier = DecisionSheet['suppliers'][number]

function ofSheet({ id, supplier, name, status, cells }: Supplier): ChoosingMatch {
  const answered = Object.values(cells).filter(({ value }) => value !== undefined).length
  return { id, supplier, name, isVisible: true, status, answered }
}

function matchIn(match: ReturnType<typeof matchesOf>[number], sheet: DecisionSheet): ChoosingMatch {
  const found = sheet.suppliers.find(({ id }) => id === match._id)
  const offeredAt = match.history?.find(({ status }) => status === 'offered')?.date
  return {
    id: match._id,
    supplier: found?.supplier ?? endOf(match, 'supplier')?._id ?? '',
    name: found?.name ?? '',
    // Who asks reads visible matches alone (D6), and is not told that they are.
    isVisible: match.$visible !== false,
    status: optionalText(match.status) ?? '',
    ...(offeredAt ? { offeredAt } : {}),
    answered: Object.values(found?.cells ?? {}).filter(({ value }) => value !== undefined).length,
  }
}

function roundOf({ closed, weighers }: NonNullable<DecisionSheet['round']>): ChoosingRound {
  return {
    ...(closed === undefined ? {} : { closed }),
    weighers: weighers
      .filter(({ side }) => side === 'lead')
      .map(({ name, submitted }) => ({ name, hasSubmitted: submitted })),
  }
}

function nameOf(sheet: DecisionSheet, match: string): string | undefined {
  return sheet.suppliers.find(({ id }) => id === match)?.name
}
