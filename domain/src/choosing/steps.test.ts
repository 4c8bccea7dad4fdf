import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChoosingFacts, type ChoosingMatch, choosingOf, choosingSteps } from './index.ts'

const aMatch = (more: Partial<ChoosingMatch> = {}): ChoosingMatch => ({
  id: 'match/a',
  supplier: 'supplier/a',
  name: 'Kassa BV',
  isVisible: true,
  status: 'offered',
  offeredAt: '2026-11-10T09:00:00.000Z',
  answered: 0,
  ...more,
})

/** A fresh dossier in the eyes of who asks, who organises the weighing. */
const facts = (more: Partial<ChoosingFacts> = {}): ChoosingFacts => ({
  side: 'lead',
  rows: 0,
  version: 0,
  statusSince: '2026-11-01T09:00:00.000Z',
  now: new Date('2026-11-20T10:00:00.000Z'),
  mayEdit: true,
  mayFreeze: true,
  matches: [],
  hasCompared: false,
  hasAnchors: false,
  isToWeigh: false,
  mayInvite: true,
  mayClose: true,
  mayDecide: true,
  ...more,
})
const frozen = { rows: 40, version: 1, frozenAt: '2026-11-12T09:00:00.000Z', mayFreeze: false }
const answered = { ...frozen, matches: [aMatch({ answered: 40 })] }
const compared = { ...answered, hasCompared: true }
const weighing = { ...compared, round: { weighers: [{ name: 'Femke', hasSubmitted: false }] } }

const saidOf = (more: Partial<ChoosingFacts>) => {
  const { step, action, turn, since, names } = choosingOf(facts(more)).next
  return { step, action, turn, ...(since ? { since: since.slice(0, 10) } : {}), ...(names.length > 0 ? { names } : {}) }
}

describe('the steps of choosing', () => {
  it('F1.3, F1.4: who may edit chooses a set; the others are told who does, and since when the dossier waits', () => {
    expect(saidOf({})).toEqual({ step: 'requirements', action: 'chooseSet', turn: 'you' })
    expect(saidOf({ mayEdit: false })).toEqual({
      step: 'requirements',
      action: 'chooseSet',
      turn: 'centre',
      since: '2026-11-01',
    })
    expect(saidOf({ mayEdit: false, side: 'staff' }).turn).toBe('asker')
    expect(saidOf({ side: 'member' }).turn).toBe('you')
  })

  it('F1.5: who may freeze freezes; where that is for staff alone, it says so', () => {
    expect(saidOf({ rows: 40 })).toEqual({ step: 'ask', action: 'freeze', turn: 'you' })
    expect(saidOf({ rows: 40, mayFreeze: false }).turn).toBe('centre')
  })

  it('F1.8: asking suppliers is for staff: they add matches, then show them; who asks is told since when it waits', () => {
    expect(saidOf(frozen)).toEqual({ step: 'ask', action: 'showMatches', turn: 'centre', since: '2026-11-12' })
    expect(saidOf({ ...frozen, side: 'staff' })).toEqual({ step: 'ask', action: 'addMatches', turn: 'you' })
    for (const one of [aMatch({ isVisible: false }), aMatch({ status: 'registered' }), aMatch({ status: 'dismissed' })])
      expect(saidOf({ ...frozen, side: 'staff', matches: [one] }).action).toBe('showMatches')
  })

  it('F1.14, F1.15: it waits for suppliers by name, since they could answer, until the last day has gone by', () => {
    const matches = [aMatch({ answered: 3 }), aMatch({ name: 'Stil BV', supplier: 'supplier/stil' })]
    expect(saidOf({ ...frozen, matches })).toEqual({
      step: 'answers',
      action: 'answer',
      turn: 'suppliers',
      since: '2026-11-12',
      names: ['Stil BV'],
    })
    expect(choosingOf(facts({ ...frozen, matches })).next.suppliers).toEqual(['supplier/stil'])
    expect(saidOf({ ...frozen, matches, answersDue: '2026-11-20' }).step).toBe('answers')
    expect(saidOf({ ...frozen, matches, answersDue: '2026-11-19' }).step).toBe('compare')
    // Half an hour past midnight in Amsterdam, where the server counts days as well.
    const night = { ...frozen, matches, answersDue: '2026-11-20', now: new Date('2026-11-20T23:30:00.000Z') }
    expect(saidOf(night).step).toBe('compare')
    const silent = { ...frozen, matches: [aMatch()], answersDue: '2026-11-19' }
    expect(saidOf(silent)).toMatchObject({ action: 'remind', turn: 'centre', since: '2026-11-19' })
    expect(saidOf({ ...silent, side: 'staff' })).toMatchObject({ action: 'remind', turn: 'you' })
  })

  it('F1.13, F2.3, F2.14: compared, the anchors come first, then the round; who does not organise is told who does', () => {
    expect(saidOf(answered)).toEqual({ step: 'compare', action: 'compare', turn: 'you' })
    expect(saidOf(compared)).toEqual({ step: 'weigh', action: 'setAnchors', turn: 'you' })
    expect(saidOf({ ...answered, hasAnchors: true })).toEqual({ step: 'weigh', action: 'startRound', turn: 'you' })
    expect(saidOf({ ...compared, mayInvite: false })).toEqual({
      step: 'weigh',
      action: 'startRound',
      turn: 'organiser',
    })
  })

  it('F2.5, F2.14: each weighs, it waits for the others by name, and who organises closes the round', () => {
    expect(saidOf({ ...weighing, isToWeigh: true })).toEqual({ step: 'weigh', action: 'weigh', turn: 'you' })
    expect(saidOf(weighing)).toEqual({ step: 'weigh', action: 'weigh', turn: 'weighers', names: ['Femke'] })
    const all = { ...weighing, round: { weighers: [{ name: 'Femke', hasSubmitted: true }] } }
    expect(saidOf(all)).toEqual({ step: 'weigh', action: 'closeRound', turn: 'you' })
    expect(saidOf({ ...all, mayClose: false }).turn).toBe('organiser')
  })

  it('F2.16: a closed round asks a decision, and a decision ends it', () => {
    const closed = { ...compared, round: { closed: '2026-11-18T09:00:00.000Z', weighers: [] } }
    expect(saidOf(closed)).toEqual({ step: 'decide', action: 'decide', turn: 'you' })
    expect(saidOf({ ...closed, mayDecide: false })).toMatchObject({ turn: 'organiser', since: '2026-11-18' })
    const over = facts({ ...closed, decision: { date: '2026-11-19T09:00:00.000Z', name: 'Kassa BV' } })
    expect(choosingOf(over).steps.every(({ state }) => state === 'done')).toBe(true)
    expect(choosingOf(over).next).toMatchObject({ action: 'decided', turn: 'nobody', names: ['Kassa BV'] })
  })

  it('F2.17: nobody but staff is ever sent to matches, and there is always one step at hand', () => {
    const any = fc.record({
      side: fc.constantFrom<ChoosingFacts['side']>('lead', 'member', 'staff'),
      rows: fc.nat(3),
      version: fc.nat(2),
      mayEdit: fc.boolean(),
      mayFreeze: fc.boolean(),
      matches: fc.array(
        fc.record({
          isVisible: fc.boolean(),
          status: fc.constantFrom('registered', 'offered', 'dismissed', 'match'),
          answered: fc.nat(2),
        }),
        { maxLength: 3 },
      ),
      hasCompared: fc.boolean(),
      hasAnchors: fc.boolean(),
      isToWeigh: fc.boolean(),
      mayInvite: fc.boolean(),
    })
    fc.assert(
      fc.property(any, ({ side, matches, ...more }) => {
        const one = { ...more, side, matches: matches.map((match) => aMatch(match)) }
        const { steps, next } = choosingOf(facts(one))
        expect(steps.map(({ step }) => step)).toEqual(choosingSteps)
        expect(steps.filter(({ state }) => state === 'current').map(({ step }) => step)).toEqual([next.step])
        if (side !== 'staff' && ['addMatches', 'showMatches', 'remind'].includes(next.action))
          expect(next.turn).toBe('centre')
      }),
    )
  })
})
