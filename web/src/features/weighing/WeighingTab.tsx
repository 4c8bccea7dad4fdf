import type { AnyItem } from '@schakel/domain'
import type { DecisionSheet } from '@schakel/domain/calls'
import { criteriaOf, type Decision, type DecisionInput, decide, decisionInputOf } from '@schakel/domain/decision'
import { IconScale, IconTrophy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { weighingQuery } from '../../entities/answers/queries.ts'
import { Section } from '../../entities/items/page/Section.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx'
import { Anchors } from './Anchors.tsx'
import { useCriterionName } from './criteria.ts'
import { Decisions } from './Decisions.tsx'
import { Explanation } from './Explanation.tsx'
import { Firmness } from './Firmness.tsx'
import { Group } from './Group.tsx'
import type { TakeStep } from './queries.ts'
import { Ranking } from './Ranking.tsx'
import { Round } from './Round.tsx'
import { StepNav } from './StepNav.tsx'
import { Costs } from './setup/Costs.tsx'
import { Criteria } from './setup/Criteria.tsx'
import { Rulings } from './setup/Rulings.tsx'
import { Scale } from './setup/Scale.tsx'
import { renamed, shortNames } from './shortNames.ts'
import classes from './Weighing.module.css'
import { WhatIf } from './WhatIf.tsx'
import { WhatMustChange } from './WhatMustChange.tsx'

/** `Afweging` of a dossier: weigh, see how it comes out and how firm that is, and decide (F2). */
export default function WeighingTab({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('weighing')
  const { data: sheet, error, refetch } = useQuery(weighingQuery(item._id))
  const input = useMemo(() => sheet && decisionInputOf(sheet), [sheet])
  const decision = useMemo(() => input && decide(input), [input])
  if (error && !sheet) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!sheet || !input || !decision) {
    return (
      <Loading>
        <SkeletonCard lines={4} />
        <SkeletonCard lines={6} />
      </Loading>
    )
  }
  if (sheet.rows.length === 0 || decision.suppliers.length === 0) {
    return (
      <Section title={t('title')} icon={<IconScale size={18} aria-hidden="true" />}>
        <EmptyState
          icon={<IconScale size={34} stroke={1.6} />}
          title={t(sheet.rows.length === 0 ? 'noSet' : 'noSuppliers')}
          action={
            <Link
              to="/card/$"
              params={{ _splat: sheet.rows.length === 0 ? `${item._id}/requirements` : item._id }}
              {...buttonLook('brand')}
            >
              {t(sheet.rows.length === 0 ? 'toRequirements' : 'toSuppliers')}
            </Link>
          }
        >
          {t(sheet.rows.length === 0 ? 'noSetText' : 'noSuppliersText')}
        </EmptyState>
      </Section>
    )
  }
  return <Weighed key={sheet.dossier} sheet={sheet} input={input} decision={decision} />
}

interface WeighedProps {
  readonly sheet: DecisionSheet
  readonly input: DecisionInput
  readonly decision: Decision
}

/**
 * In the order of the work: price and weighing, outcome, firmness, what if, decision; last what it was counted with (F2). Once people
 * weighed, or the choice is made, the outcome is what one comes for, and stands first.
 */
function Weighed({ sheet, input, decision }: WeighedProps) {
  const criteria = criteriaOf(input)
  const hasOutcome = decision.suppliers.some(({ known }) => known > 0)
  const nameOf = useCriterionName(sheet, criteria)
  const isWeighed = hasOutcome && (sheet.round ? sheet.round.closed !== undefined : sheet.decisions.length > 0)
  const onStep = useStep(sheet, isWeighed ? 'ranking' : 'round')
  const toWeigh = (
    <>
      <Anchors sheet={sheet} />
      <Round sheet={sheet} criteria={criteria.map(({ id }) => id)} nameOf={nameOf} onStep={onStep} />
    </>
  )
  const hash = useLocation({ select: (location) => location.hash })
  // A link may name a part of the screen, which is there only now; the keyboard goes on from there.
  useEffect(() => {
    const part = hash ? document.getElementById(hash) : null
    part?.scrollIntoView()
    part?.focus({ preventScroll: true })
  }, [hash])
  return (
    <Stack gap={4} className={classes.parts}>
      <StepNav hasOutcome={hasOutcome} />
      {!isWeighed && toWeigh}
      {hasOutcome ? <Outcome sheet={sheet} input={input} decision={decision} nameOf={nameOf} /> : <NoOutcome />}
      <Decisions sheet={sheet} decision={decision} />
      {isWeighed && toWeigh}
      <Costs sheet={sheet} />
      <Criteria sheet={sheet} criteria={criteria} nameOf={nameOf} />
      <Scale sheet={sheet} />
    </Stack>
  )
}

/**
 * What one presses to go on with a round goes away by it, and its part may move: the keyboard and the eye are led to where one goes on
 * (G7). Answers what does such a step when somebody presses here; what others do moves nobody.
 */
function useStep({ round, mine }: DecisionSheet, part: 'ranking' | 'round'): TakeStep {
  const isTaken = useRef(false)
  const step = [round?.number, round?.closed, mine?.state === 'submitted'].join(' ')
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (!isTaken.current) return
    isTaken.current = false
    const place = document.getElementById(part)
    place?.scrollIntoView?.({ block: 'nearest' })
    place?.focus({ preventScroll: true })
  }, [step, part])
  return (write) => {
    isTaken.current = true
    write({
      onError: () => {
        isTaken.current = false
      },
    })
  }
}

interface OutcomeProps extends WeighedProps {
  readonly nameOf: (criterion: string) => string
}

/** Who comes first, why, how firm that is, and what would change it. */
function Outcome({ sheet, input, decision, nameOf }: OutcomeProps) {
  // The ranking has the whole names.
  const names = useMemo(() => shortNames(sheet), [sheet])
  const short = useMemo(() => renamed(decision, names), [decision, names])
  const told = useMemo(() => renamed(sheet, names), [sheet, names])
  return (
    <>
      <Ranking sheet={sheet} decision={decision} names={names} nameOf={nameOf} />
      <Rulings sheet={sheet} />
      <Explanation sheet={told} input={input} decision={short} nameOf={nameOf} />
      <Group sheet={sheet} input={input} decision={short} nameOf={nameOf} />
      <Firmness dossier={sheet.dossier} belief={sheet.belief} input={input} decision={short} nameOf={nameOf} />
      <WhatMustChange sheet={sheet} decision={short} nameOf={nameOf} />
      <WhatIf sheet={sheet} input={input} decision={short} names={names} nameOf={nameOf} />
    </>
  )
}

/** Where nothing is known of anybody all are level, and five sections would say so. */
function NoOutcome() {
  const { t } = useTranslation('weighing')
  return (
    <Section anchor="ranking" title={t('ranking')} icon={<IconTrophy size={18} aria-hidden="true" />}>
      <EmptyState icon={<IconTrophy size={34} stroke={1.6} />} title={t('noOutcome')}>
        {t('noOutcomeText')}
      </EmptyState>
    </Section>
  )
}
