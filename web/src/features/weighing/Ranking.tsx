import type { DecisionSheet } from '@schakel/domain/calls'
import { type Decision, knockoutsOf, type RankedSupplier, tenthsOf } from '@schakel/domain/decision'
import { IconTrophy } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatMoney, numberWith } from '../../ui/format.ts'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { AnswerLink } from './AnswerLink.tsx'
import { Contributions } from './Contributions.tsx'
import { NumberButton } from './NumberButton.tsx'
import { NumberSentence } from './NumberSentence.tsx'
import { PointsOf } from './PointsOf.tsx'
import { inSentence, partsOf } from './partsOf.ts'
import { renamed } from './shortNames.ts'
import classes from './Weighing.module.css'

/** Points are kept in thousandths, so that they add up (G6). */
const THOUSAND = 1000
/** So many colours there are; after them they come again with stripes. */
const TONES = 6

interface RankingProps {
  readonly sheet: DecisionSheet
  readonly decision: Decision
  /** Of suppliers by match, short enough for the heads of a table. */
  readonly names: ReadonlyMap<string, string>
  readonly nameOf: (criterion: string) => string
}

/** Suppliers in their order, each with a bar of what its points are made of, and the table behind it (F2.7, F2.15). */
export function Ranking({ sheet, decision, names, nameOf }: RankingProps) {
  const { t } = useTranslation('weighing')
  const { suppliers, criteria, basis, people } = decision
  // Before anybody weighed the first line says so: who is ahead then follows from equal weights (F2.18).
  const isUnweighed = basis === 'nobody'
  const said = <Text>{t(`basis.${basis}`, { count: people })}</Text>
  return (
    <Section anchor="ranking" title={t('ranking')} icon={<IconTrophy size={18} aria-hidden="true" />}>
      <Stack gap={4}>
        <Stack gap={1}>
          {isUnweighed && said}
          <Best decision={decision} nameOf={nameOf} />
          {!isUnweighed && said}
          {basis === 'people' && sheet.round?.closed === undefined && <Text>{t('formerRound')}</Text>}
        </Stack>
        <Stack as="ol" gap={4}>
          {suppliers.map((supplier) => (
            <Text
              as="li"
              fluid
              key={supplier.id}
              className={classes.ranked}
              data-out={supplier.knockouts.out.length > 0 || undefined}
            >
              <Place sheet={sheet} supplier={supplier} isAlone={suppliers.length < 2} nameOf={nameOf} />
            </Text>
          ))}
        </Stack>
        <Left sheet={sheet} />
        <Row as="ul" gap={2} gapX={4} wrap aria-hidden="true">
          {criteria.map(({ id }, index) => (
            <Row as="li" gap={1.5} key={id}>
              <span className={classes.swatch} data-tone={index % TONES} data-striped={index >= TONES || undefined} />
              <Hint>{nameOf(id)}</Hint>
            </Row>
          ))}
        </Row>
        <details>
          <summary>{t('showTable')}</summary>
          <Contributions decision={decision} suppliers={renamed(decision, names).suppliers} nameOf={nameOf} />
        </details>
      </Stack>
    </Section>
  )
}

/** Who comes first, in one sentence; nobody is first among fewer than two (F2.18). By how much opens to both, criterion by criterion. */
function Best({ decision, nameOf }: Pick<RankingProps, 'decision' | 'nameOf'>) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const [first, second] = decision.suppliers.filter(({ rank }) => rank !== undefined)
  if (!first || !second) return null
  const isLevel = first.level.includes(second.id)
  const said = t(isLevel ? 'best.level' : 'best.first', {
    ...{ first: inSentence(first.name), second: inSentence(second.name) },
    points: number(tenthsOf(first.points - second.points)),
  })
  return (
    <NumberSentence isMain parts={partsOf(said)}>
      <Contributions decision={decision} suppliers={[first, second]} nameOf={nameOf} />
    </NumberSentence>
  )
}

/** Who was matched and does not take part any more: never left out without a word (G5). */
function Left({ sheet }: Pick<RankingProps, 'sheet'>) {
  const { t } = useTranslation('weighing')
  const words = useWords()
  const left = sheet.suppliers.filter(({ isCandidate }) => !isCandidate)
  if (left.length === 0) return null
  return (
    <Hint breaks>
      {t('notWeighed')}{' '}
      {left
        .map(({ name, status, isHidden }) => `${name} (${isHidden ? t('unseen') : words.status('match', status)})`)
        .join(', ')}
    </Hint>
  )
}

interface PlaceProps {
  readonly sheet: DecisionSheet
  readonly supplier: RankedSupplier
  readonly isAlone: boolean
  readonly nameOf: (criterion: string) => string
}

/** Its points open to what they are made of (F2.15). */
function Place({ sheet, supplier, isAlone, nameOf }: PlaceProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const [isOpen, setOpen] = useState(false)
  const answered = sheet.suppliers.find(({ id }) => id === supplier.id)
  const { out, unknown, undecided } = answered
    ? knockoutsOf(sheet.rows, answered)
    : { out: [], unknown: [], undecided: [] }
  const marks = [
    ...(out.length > 0 ? [t('knockedOut', { keys: out.join(', ') })] : []),
    ...(unknown.length + undecided.length > 0 ? [t('notJudged', { keys: [...unknown, ...undecided].join(', ') })] : []),
    ...(supplier.level.length > 0 ? [t('level')] : []),
  ]
  return (
    <>
      <Grid gap={1} gapX={3} align="baseline" className={classes.place}>
        <Text weight="bold" breaks>
          {!isAlone && supplier.rank !== undefined ? `${supplier.rank}. ` : ''}
          {supplier.name}
        </Text>
        <Text digits weight="bold">
          <NumberButton isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
            {t('points', { points: number(tenthsOf(supplier.points)) })}
          </NumberButton>
        </Text>
        <Hint>
          {/* What is unknown is what lies between the two. */}
          <AnswerLink match={supplier.id} at="unknown">
            {t('between', { low: number(tenthsOf(supplier.low)), high: number(tenthsOf(supplier.high)) })}
            {' · '}
            {t('known', { known: supplier.known, of: supplier.of })}
          </AnswerLink>
          {' · '}
          <CostsOf costs={supplier.costs} years={sheet.setup.years} />
          {marks.length > 0 && ` · ${marks.join(' · ')}`}
        </Hint>
      </Grid>
      <Bar supplier={supplier} nameOf={nameOf} />
      {isOpen && <PointsOf sheet={sheet} supplier={supplier} nameOf={nameOf} />}
    </>
  )
}

interface CostsOfProps extends Pick<RankedSupplier, 'costs'> {
  readonly years: number
}

/** What it costs beside what it is worth, as one weighs both; leads to the lines behind it (F2.4, F2.15). */
function CostsOf({ costs: { discounted, isAssumed }, years }: CostsOfProps) {
  const { t } = useTranslation('weighing')
  const pathname = useLocation({ select: (location) => location.pathname })
  if (discounted === undefined) return t('costs.rankedUnknown')
  return (
    <Link to={pathname} hash="costs" replace>
      {t(isAssumed ? 'costs.rankedAssumed' : 'costs.ranked', {
        amount: formatMoney(Math.round(discounted)),
        count: years,
      })}
    </Link>
  )
}

function Bar({ supplier, nameOf }: Pick<PlaceProps, 'supplier' | 'nameOf'>) {
  return (
    <Row align="stretch" above={1} ground="sunken" corners="sm" className={classes.bar} clip aria-hidden="true">
      {supplier.contributions.map(({ criterion, points }, index) => (
        <span
          key={criterion}
          className={classes.part}
          data-tone={index % TONES}
          data-striped={index >= TONES || undefined}
          style={{ width: `${points / THOUSAND}%` }}
          title={nameOf(criterion)}
        />
      ))}
    </Row>
  )
}
