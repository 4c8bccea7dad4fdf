import { objectOf } from '@schakel/domain'
import type { DecisionSheet } from '@schakel/domain/calls'
import { inThousandths, normalise, partsInTenths, type Weights } from '@schakel/domain/decision'
import { useEffect, useId, useState } from 'react'
import { boxKeyOf } from '../../entities/forms/drafts.ts'
import { useKeptValues } from '../../entities/forms/useKeptValues.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { numberWith } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Pairwise } from './Pairwise.tsx'
import { type TakeStep, useWeighingWrite } from './queries.ts'
import { RankOrder } from './RankOrder.tsx'
import classes from './Weighing.module.css'

interface MyWeighingProps {
  readonly sheet: DecisionSheet
  readonly criteria: readonly string[]
  readonly nameOf: (criterion: string) => string
  readonly onStep: TakeStep
}

interface Sent {
  readonly dossier: string
  readonly points: readonly { readonly criterion: string; readonly points: number }[]
  readonly _version: number
}

/** What one person gives each criterion: the one to lift first has 100, the others stand beside it (F2.5). Nobody else reads it until the round is closed. */
export function MyWeighing({ sheet, criteria, nameOf, onStep }: MyWeighingProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const shown = numberWith(1, 0)
  const id = useId()
  const { mine, dossier } = sheet
  const isSubmitted = mine?.state === 'submitted'
  const before = new Map(mine?.points.map(({ criterion, points }) => [criterion, points]))
  const save = useWeighingWrite<Sent>('/api/weighing/save')
  const submit = useWeighingWrite<Sent>('/api/weighing/submit')
  const isFromHere = [save, submit].some(
    ({ variables }) => variables?.points.every((one) => before.get(one.criterion) === one.points) === true,
  )
  const { moved, isMoved, isOvertaken, setPoints, forget } = useMovedPoints(sheet, isFromHere)
  // One that comes while somebody weighs begins as every other did.
  const points = Object.fromEntries(
    criteria.map((criterion) => [criterion, moved[criterion] ?? before.get(criterion) ?? 50]),
  )
  const share = sharesOf(criteria, points)
  const [isRanking, setRanking] = useState(false)
  const isSent = ({ isSuccess, variables }: typeof save) =>
    isSuccess && variables.points.every((one) => points[one.criterion] === one.points)
  const isSaved = isSent(save)
  const isKept = isSaved || isSent(submit) || isSubmitted
  useEffect(() => {
    if (isKept) forget()
  }, [isKept, forget])
  const isBest = Math.max(...Object.values(points)) === 100
  const worth = (criterion: string) =>
    t('pointsAndWeight', { points: shown(points[criterion] ?? 0), weight: number(share.get(criterion) ?? 0) })
  const sent = (): Sent => {
    // From here on they are moved from what is there now, and what gave way does not come back.
    if (isMoved) setPoints({})
    return {
      dossier,
      points: criteria.map((criterion) => ({ criterion, points: points[criterion] ?? 0 })),
      _version: mine?._version ?? 0,
    }
  }
  if (isSubmitted) return <Submitted {...{ dossier, criteria, nameOf, onStep }} points={before} />
  return (
    <Stack as="section" gap={3} aria-labelledby={`${id}-title`}>
      <Text as="h3" id={`${id}-title`} weight="bold">
        {t('mine')}
      </Text>
      <Hint>{t('mineHint')}</Hint>
      <Cluster gap={2}>
        <Button aria-expanded={isRanking} onClick={() => setRanking(!isRanking)}>
          {t('byOrder')}
        </Button>
      </Cluster>
      {isRanking && (
        <RankOrder
          criteria={criteria}
          points={points}
          nameOf={nameOf}
          onTake={(taken) => {
            setPoints(taken)
            setRanking(false)
          }}
        />
      )}
      <Hint>{t('pointsMean')}</Hint>
      {criteria.map((criterion) => (
        <Grid key={criterion} gap={3} align="center" className={classes.slider} data-worded="">
          <label htmlFor={`${id}-${criterion}`}>{nameOf(criterion)}</label>
          <input
            id={`${id}-${criterion}`}
            type="range"
            min={0}
            max={100}
            step={1}
            // Points of an order have decimals; what is moved has none.
            value={Math.round(points[criterion] ?? 0)}
            aria-valuetext={worth(criterion)}
            onChange={({ target }) => setPoints({ [criterion]: Number(target.value) })}
          />
          {/* The slider says it itself to who hears it. */}
          <Text digits aria-hidden="true">
            {worth(criterion)}
          </Text>
        </Grid>
      ))}
      <Pairwise criteria={criteria} nameOf={nameOf} />
      {!isBest && <Hint>{t('needsBest')}</Hint>}
      <Cluster gap={2}>
        <Button
          tone="brand"
          writes="now"
          disabled={!isBest}
          busy={submit.isPending}
          onClick={() => onStep((refused) => submit.mutate(sent(), refused))}
        >
          {t('submit')}
        </Button>
        <Button writes="now" busy={save.isPending} onClick={() => save.mutate(sent())}>
          {t('saveDraft')}
        </Button>
        <Hint role="status">{t(isOvertaken ? 'savedElsewhere' : isSaved ? 'saved' : 'onlyYou')}</Hint>
      </Cluster>
    </Stack>
  )
}

/**
 * The points that were moved and not saved, kept for who comes back in the same round (S5.2), unless one saved since, as on another
 * device (D2.3). `isFromHere`: what is there is what was sent from this page.
 */
function useMovedPoints({ dossier, round, mine }: DecisionSheet, isFromHere: boolean) {
  const key = boxKeyOf(useViewer()._id, `${dossier}:${round?.number ?? 0}`, 'weighing')
  const base = mine?._version ?? 0
  const { values, change, forget } = useKeptValues(key, (kept) => ({
    points: mine?.state === 'submitted' ? {} : pointsIn(kept.points),
    base: kept.base,
  }))
  const isMoved = Object.keys(values.points).length > 0
  const isOvertaken = isMoved && !isFromHere && values.base !== base
  const moved = isOvertaken ? {} : values.points
  // What was moved while one's own were being saved goes on from those, also for who comes back.
  useEffect(() => {
    if (isMoved && isFromHere && values.base !== base) change({ base })
  })
  const setPoints = (more: Weights) => change({ points: { ...moved, ...more }, base })
  return { moved, isMoved, isOvertaken, setPoints, forget }
}

function pointsIn(kept: unknown): Weights {
  const points = Object.entries(objectOf(kept))
  return Object.fromEntries(points.flatMap(([criterion, one]) => (typeof one === 'number' ? [[criterion, one]] : [])))
}

/** For how many percent each counts, in tenths that add up to 100 (G6). */
function sharesOf(criteria: readonly string[], points: Weights): ReadonlyMap<string, number> {
  const weights = normalise(criteria, points)
  const parts = partsInTenths(criteria.map((criterion) => inThousandths((weights[criterion] ?? 0) * 100)))
  return new Map(criteria.map((criterion, at): [string, number] => [criterion, parts[at] ?? 0]))
}

interface SubmittedProps extends Pick<MyWeighingProps, 'criteria' | 'nameOf' | 'onStep'> {
  readonly dossier: string
  readonly points: ReadonlyMap<string, number>
}

/** What one submitted, to be read until the round is closed, and taken back to change it: the points stay where they were put. */
function Submitted({ dossier, criteria, points, nameOf, onStep }: SubmittedProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const withdraw = useWeighingWrite<{ dossier: string }>('/api/weighing/withdraw')
  const share = sharesOf(criteria, Object.fromEntries(points))
  const shown = numberWith(1, 0)
  const said = (criterion: string) => {
    const given = points.get(criterion)
    return given === undefined ? '–' : shown(given)
  }
  return (
    // Numbers stay near what they are of.
    <Stack gap={2} most={160}>
      <Text role="status">{t('mineSubmitted')}</Text>
      <DataTable label={t('mine')}>
        <thead>
          <tr>
            {(['criterion', 'rowPoints', 'weight'] as const).map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion) => (
            <tr key={criterion}>
              <th scope="row">{nameOf(criterion)}</th>
              <td>{said(criterion)}</td>
              <td>{number(share.get(criterion) ?? 0)}%</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Hint>{t('mineChange')}</Hint>
      <Cluster gap={2}>
        <Button
          writes="now"
          busy={withdraw.isPending}
          onClick={() => onStep((refused) => withdraw.mutate({ dossier }, refused))}
        >
          {t('withdraw')}
        </Button>
      </Cluster>
    </Stack>
  )
}
