import type { DecisionSheet } from '@schakel/domain/calls'
import {
  type Decision,
  type DecisionInput,
  decide,
  moveWeight,
  tenthsOf,
  valueSuppliers,
  type Weights,
} from '@schakel/domain/decision'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useId, useMemo, useState } from 'react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import form from '../../ui/Field.module.css'
import { numberWith } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useKeptKeyboard } from '../../ui/useKeptKeyboard.ts'
import { exactly } from './crossing.ts'
import { Scenarios } from './Scenarios.tsx'
import { SideBySide } from './SideBySide.tsx'
import { renamed } from './shortNames.ts'
import classes from './Weighing.module.css'

interface WhatIfProps {
  readonly sheet: DecisionSheet
  readonly input: DecisionInput
  readonly decision: Decision
  /** Of suppliers by match, as the decision tells them. */
  readonly names: ReadonlyMap<string, string>
  readonly nameOf: (criterion: string) => string
}

/** `Wat als`: weights are moved to see what becomes of the order; nothing is kept until it is kept as a scenario (F2.13). */
export function WhatIf({ sheet, input, decision, names, nameOf }: WhatIfProps) {
  const { t } = useTranslation('weighing')
  const criteria = decision.criteria.map(({ id }) => id)
  const [moved, setMoved] = useState<Weights>()
  const [isOpen, setOpen] = useState(false)
  const keyboard = useKeptKeyboard<HTMLDivElement>()
  const weights = moved ?? decision.weights
  const valued = useMemo(() => (isOpen ? valueSuppliers(input) : undefined), [isOpen, input])
  const other = useMemo(
    () => (moved ? renamed(decide({ ...input, scenario: moved }, valued), names) : decision),
    [input, valued, moved, decision, names],
  )
  const open = (kept: Weights) => {
    setMoved(kept)
    setOpen(true)
  }
  return (
    <Section
      anchor="what-if"
      title={t('whatIf')}
      icon={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
      isForScreen={!isOpen}
    >
      <Stack gap={4} ref={keyboard}>
        <Hint>{t('whatIfHint')}</Hint>
        {!isOpen && (
          <Cluster gap={2}>
            <Button onClick={() => setOpen(true)}>{t('moveWeights')}</Button>
          </Cluster>
        )}
        {isOpen && (
          <Grid gap={6} align="start" className={classes.whatIf}>
            <Sliders criteria={criteria} weights={weights} nameOf={nameOf} onChange={setMoved} />
            <Order decision={other} before={decision} />
          </Grid>
        )}
        {moved && (
          <Cluster gap={2}>
            <Button onClick={() => setMoved(undefined)}>{t('backToWeighing')}</Button>
          </Cluster>
        )}
        <Scenarios sheet={sheet} criteria={criteria} weights={moved} onOpen={open} />
        <SideBySide sheet={sheet} decision={decision} names={names} nameOf={nameOf} onOpen={open} />
      </Stack>
    </Section>
  )
}

interface SlidersProps {
  readonly criteria: readonly string[]
  readonly weights: Weights
  readonly nameOf: (criterion: string) => string
  readonly onChange: (weights: Weights) => void
}

function Sliders({ criteria, weights, nameOf, onChange }: SlidersProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const id = useId()
  // At 100 % the ratio of the others is gone: while one is moved they keep that of the start.
  const [start, setStart] = useState<Weights>()
  const move = (criterion: string, to: number) => onChange(moveWeight(criteria, start ?? weights, criterion, to))
  return (
    <Stack gap={1} role="group" aria-label={t('weights')}>
      <Hint>{t('weightsMean')}</Hint>
      {criteria.map((criterion) => {
        const percent = (weights[criterion] ?? 0) * 100
        return (
          <Grid key={criterion} gap={3} align="center" className={classes.slider}>
            <label htmlFor={`${id}-${criterion}`}>{nameOf(criterion)}</label>
            <input
              id={`${id}-${criterion}`}
              type="range"
              min={0}
              max={100}
              step="any"
              value={percent}
              aria-valuetext={t('countsFor', { weight: number(percent) })}
              onFocus={() => setStart(weights)}
              onPointerDown={() => setStart(weights)}
              onBlur={() => setStart(undefined)}
              onChange={({ target }) => move(criterion, Number(target.value) / 100)}
            />
            <Exact
              label={t('weightOf', { name: nameOf(criterion) })}
              percent={percent}
              onChange={(to) => onChange(moveWeight(criteria, weights, criterion, to / 100))}
            />
          </Grid>
        )
      })}
    </Stack>
  )
}

interface ExactProps {
  readonly label: string
  readonly percent: number
  readonly onChange: (percent: number) => void
}

/** A weight by number, for who has one in mind, such as what another comes level by (F2.12). */
function Exact({ label, percent, onChange }: ExactProps) {
  const [typed, setTyped] = useState<string>()
  const take = () => {
    const value = Number((typed ?? '').replace(',', '.').replace('%', ''))
    if (typed !== undefined && typed.trim() !== '' && value >= 0 && value <= 100) onChange(value)
    setTyped(undefined)
  }
  return (
    <input
      className={`${form.input} ${classes.exact}`}
      inputMode="decimal"
      aria-label={label}
      value={typed ?? exactly(percent)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}

/** The order as it would be, and how far each supplier moves by it. */
function Order({ decision, before }: { readonly decision: Decision; readonly before: Decision }) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it does not fit it is scrolled, also by the keyboard
    <section className={classes.order} aria-label={t('orderThen')} tabIndex={0}>
      <Stack as="ol" gap={2} aria-live="polite">
        {decision.suppliers.map(({ id, name, rank, points, level }) => {
          const was = before.suppliers.find((one) => one.id === id)
          return (
            <Grid as="li" cols="fill-auto" gapX={3} key={id}>
              <Text as="span" weight="strong">
                {rank === undefined ? '' : `${rank}. `}
                {name}
              </Text>
              <Text as="span" digits>
                {t('points', { points: number(tenthsOf(points)) })}
              </Text>
              <Hint>
                {level.length > 0 && `${t('level')} `}
                {was && was.rank !== rank && was.rank !== undefined ? t('wasRank', { rank: was.rank }) : ''}
              </Hint>
            </Grid>
          )
        })}
      </Stack>
    </section>
  )
}
