import { answerableStatuses } from '../access/rights.ts'
import { dayAt } from '../planning/index.ts'
import { isTermOver } from '../requirements/term.ts'
import type { ChoosingFacts, ChoosingMatch } from './facts.ts'

/** The steps from a request to a decision, in their order (F1, F2). */
export const choosingSteps = ['requirements', 'ask', 'answers', 'compare', 'weigh', 'decide'] as const
/** A step from a request to a decision. */
export type ChoosingStep = (typeof choosingSteps)[number]

/** What is to be done next; each has its words on the screen. */
export type ChoosingAction =
  | 'chooseSet'
  | 'freeze'
  | 'addMatches'
  | 'showMatches'
  | 'answer'
  | 'remind'
  | 'compare'
  | 'setAnchors'
  | 'startRound'
  | 'weigh'
  | 'closeRound'
  | 'decide'
  | 'decided'

/** Whose turn it is: the viewer's, that of who asks, of its organisers (F2.14), of staff, of suppliers, of people who weigh, or of nobody any more. */
export type ChoosingTurn = 'you' | 'asker' | 'organiser' | 'centre' | 'suppliers' | 'weighers' | 'nobody'

/** The one thing to do next. */
export interface ChoosingNext {
  readonly step: ChoosingStep
  readonly action: ChoosingAction
  readonly turn: ChoosingTurn
  /** Since when it waits for whose turn it is; ISO 8601. */
  readonly since?: string | undefined
  /** Who it waits for, by name. */
  readonly names: readonly string[]
  /** Suppliers it waits for, to be written to. */
  readonly suppliers: readonly string[]
}

/** How far choosing is: the state of each step, and the one thing to do next. */
export interface Choosing {
  readonly steps: readonly { readonly step: ChoosingStep; readonly state: 'done' | 'current' | 'later' }[]
  readonly next: ChoosingNext
}

/** How far choosing is, and what is next for whom, from what its viewer reads (F1.3, F1.5, F1.13, F2.5, F2.14, F2.16). Pure. */
export function choosingOf(facts: ChoosingFacts): Choosing {
  const next = nextOf(facts)
  const at = choosingSteps.indexOf(next.step)
  const isOver = next.action === 'decided'
  return {
    next,
    steps: choosingSteps.map((step, index) => ({
      step,
      state: index < at || isOver ? 'done' : index === at ? 'current' : 'later',
    })),
  }
}

type Said = Partial<Pick<ChoosingNext, 'since' | 'names' | 'suppliers'>>

function next(step: ChoosingStep, action: ChoosingAction, turn: ChoosingTurn, said: Said = {}): ChoosingNext {
  return { step, action, turn, names: [], suppliers: [], ...said }
}

// What came last says how far it is: nobody is sent back for a supplier that answers after the weighing began.
function nextOf(facts: ChoosingFacts): ChoosingNext {
  if (facts.decision) {
    return next('decide', 'decided', 'nobody', { since: facts.decision.date, names: [facts.decision.name] })
  }
  if (facts.round) return facts.round.closed === undefined ? inRound(facts) : afterRound(facts)
  if (facts.rows === 0) return withoutRows(facts)
  if (facts.version === 0) return unfrozen(facts)
  const asked = facts.matches.filter(isAsked)
  if (asked.length === 0) return unasked(facts)
  const missing = asked.filter(({ answered }) => answered === 0)
  const isAll = missing.length === 0
  if (!isAll && !(isPastDue(facts) && missing.length < asked.length)) return unanswered(facts, asked, missing)
  if (!facts.hasCompared && !facts.hasAnchors) return next('compare', 'compare', 'you')
  return beforeRound(facts)
}

function withoutRows({ mayEdit, side, statusSince }: ChoosingFacts): ChoosingNext {
  const waits = side === 'staff' ? 'asker' : 'centre'
  return next('requirements', 'chooseSet', mayEdit ? 'you' : waits, mayEdit ? {} : { since: statusSince })
}

function unfrozen({ mayFreeze, side, statusSince }: ChoosingFacts): ChoosingNext {
  const waits = side === 'staff' ? 'asker' : 'centre'
  return next('ask', 'freeze', mayFreeze ? 'you' : waits, mayFreeze ? {} : { since: statusSince })
}

/** Whether a supplier can answer: it sees the match, which is in a status for it (F1.8). */
function isAsked({ isVisible, status, answered }: ChoosingMatch): boolean {
  return isVisible && (answered > 0 || answerableStatuses.includes(status))
}

function unasked({ side, frozenAt, matches }: ChoosingFacts): ChoosingNext {
  if (side === 'staff') return next('ask', matches.length === 0 ? 'addMatches' : 'showMatches', 'you')
  return next('ask', 'showMatches', 'centre', { since: frozenAt })
}

function isPastDue({ answersDue, now }: ChoosingFacts): boolean {
  return isTermOver(answersDue, dayAt(now))
}

function unanswered(
  facts: ChoosingFacts,
  asked: readonly ChoosingMatch[],
  missing: readonly ChoosingMatch[],
): ChoosingNext {
  const offered = asked.flatMap(({ offeredAt }) => (offeredAt === undefined ? [] : [offeredAt])).toSorted()
  const since = [offered[0], facts.frozenAt].filter((one) => one !== undefined).toSorted()
  const said = {
    since: since.at(-1),
    names: missing.map(({ name }) => name),
    suppliers: missing.map(({ supplier }) => supplier),
  }
  if (isPastDue(facts)) {
    return next('answers', 'remind', facts.side === 'staff' ? 'you' : 'centre', { ...said, since: facts.answersDue })
  }
  return next('answers', 'answer', 'suppliers', said)
}

function beforeRound({ mayInvite, hasAnchors }: ChoosingFacts): ChoosingNext {
  if (!mayInvite) return next('weigh', 'startRound', 'organiser')
  return next('weigh', hasAnchors ? 'startRound' : 'setAnchors', 'you')
}

function inRound({ round, isToWeigh, mayClose }: ChoosingFacts): ChoosingNext {
  if (isToWeigh) return next('weigh', 'weigh', 'you')
  const names = round?.weighers.filter(({ hasSubmitted }) => !hasSubmitted).map(({ name }) => name) ?? []
  if (names.length > 0) return next('weigh', 'weigh', 'weighers', { names })
  return next('weigh', 'closeRound', mayClose ? 'you' : 'organiser')
}

function afterRound({ round, mayDecide }: ChoosingFacts): ChoosingNext {
  return next('decide', 'decide', mayDecide ? 'you' : 'organiser', mayDecide ? {} : { since: round?.closed })
}
