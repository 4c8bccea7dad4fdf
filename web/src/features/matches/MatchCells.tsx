import { type AnyItem, amountsFor, isLeadSide } from '@schakel/domain'
import type { MatchLine } from '@schakel/domain/calls'
import { ResultChip } from '../../entities/comments/ResultChip.tsx'
import { isOn, numberIn } from '../../entities/items/read.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { formatMoney, numberWith } from '../../ui/format.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { SkeletonBar } from '../../ui/Skeleton.tsx'
import classes from './MatchTable.module.css'

function Waiting() {
  return <SkeletonBar width="60%" height={10} />
}

function Nothing() {
  const { t } = useTranslation('matches')
  return (
    <Text as="span" tone="muted">
      <span aria-hidden="true">–</span>
      <span className="sk-hidden">{t('nothing')}</span>
    </Text>
  )
}

/** What the supplier sees of it, for the centre: what was forgotten stands out. */
export function SeenBy({ match, isUnread }: { readonly match: AnyItem; readonly isUnread: boolean }) {
  const { t } = useTranslation('matches')
  const isVisible = isOn(match, '$visible')
  const isForgotten = match.status === 'offered' && !isVisible
  const key = isForgotten
    ? 'hidden'
    : isUnread
      ? 'unread'
      : isOn(match, '$open')
        ? 'open'
        : isVisible
          ? 'anonymous'
          : 'centre'
  return (
    <Text as="p" size="xs" tone={isForgotten || isUnread ? 'warning' : 'muted'} above={0.5}>
      {t(`seen.${key}`)}
    </Text>
  )
}

interface FitCellProps {
  readonly fit: MatchLine['fit']
  readonly isPending: boolean
}

/** How well the supplier fits, in whole points. */
export function FitCell({ fit, isPending }: FitCellProps) {
  const { t } = useTranslation('fit')
  const number = numberWith(0, 0)
  if (isPending) return <Waiting />
  if (!fit) return <Nothing />
  const points = number(fit.points)
  const words = t('points', { points, max: fit.max })
  return (
    <Row as="span" gap={1.5} inline title={words} digits>
      <Text as="span" clip ground="sunken" corners="xs" className={classes.fitBar} aria-hidden="true">
        <span style={{ '--share': fit.max > 0 ? fit.points / fit.max : 0 }} />
      </Text>
      <strong aria-hidden="true">{points}</strong>
      <span className="sk-hidden">{words}</span>
    </Row>
  )
}

/** What it brings the supplier, or costs who asks; nothing as long as nobody entered it (D22.3). */
export function AmountCell({ match }: { readonly match: AnyItem }) {
  const { kind } = useViewer()
  const amount = numberIn(amountsFor(kind, match), '$amount')
  return amount === undefined ? (
    <Nothing />
  ) : (
    <Text digits as="span">
      {formatMoney(amount)}
    </Text>
  )
}

interface AnswerCellProps {
  readonly name: string
  readonly line: MatchLine | undefined
  readonly isPending: boolean
  /** Opens where one answers. */
  readonly onAnswer: (() => void) | undefined
}

/** The answers of those who ask; for who has not answered yet the way to do so. */
export function AnswerCell({ name, line, isPending, onAnswer }: AnswerCellProps) {
  const { t } = useTranslation('matches')
  const { _id, kind } = useViewer()
  if (isPending) return <Waiting />
  const answers = line?.answers ?? []
  const isToAnswer = isLeadSide({ kind }) && onAnswer !== undefined && !answers.some(({ by }) => by?._id === _id)
  if (answers.length === 0 && !isToAnswer) return <Nothing />
  return (
    <Cluster gap={1}>
      {answers.map((answer) => (
        <span key={`${answer.by?._id} ${answer.date}`} title={answer.by?.name}>
          <ResultChip result={answer.result} />
        </span>
      ))}
      {isToAnswer && (
        <Button size="sm" aria-label={t('giveAnswerOf', { name })} onClick={onAnswer} data-screen="">
          {t('giveAnswer')}
        </Button>
      )}
    </Cluster>
  )
}

interface LastCellProps {
  readonly last: MatchLine['last']
  readonly isPending: boolean
}

/** The last remark, with when and by whom. */
export function LastCell({ last, isPending }: LastCellProps) {
  if (isPending) return <Waiting />
  if (!last) return <Nothing />
  return (
    <>
      <Text as="p" size="sm" breaks className={classes.words} title={last.text}>
        {last.text}
      </Text>
      <Hint as="p" truncate>
        <DateText iso={last.date} form="ago" />
        {last.by?.name && ` · ${last.by.name}`}
      </Hint>
    </>
  )
}
