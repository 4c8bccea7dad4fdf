import type { Change, EqualWeight, LeastShift } from '@schakel/domain/decision'
import { useId } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { numberWith } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Grid } from '../../ui/layout/Grid.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './CrossingPoints.module.css'
import { CrossingTable } from './CrossingTable.tsx'
import { exactly, farness, shiftedTo } from './crossing.ts'
import { useCrossingText } from './useCrossingText.ts'

interface CrossingPointsProps {
  readonly change: Pick<Change, 'weights' | 'shift'>
  /** Who is asked about. */
  readonly challenger: string
  readonly nameOf: (criterion: string) => string
}

/** By criterion the weight of now, that at which both are level and where the other wins; and the least shift of weights (F2.12, F2.15). */
export function CrossingPoints({ change, challenger, nameOf }: CrossingPointsProps) {
  const { t } = useTranslation('weighing')
  const id = useId()
  const rows = [...change.weights].sort((a, b) => farness(a) - farness(b))
  const shown = { rows, shift: change.shift, challenger, nameOf }
  return (
    <Stack gap={3}>
      <div>
        <Text as="h3" id={id} size="md" weight="strong">
          {t('crossing.title')}
        </Text>
        <Hint>{t('crossing.hint')}</Hint>
      </div>
      <Legend challenger={challenger} />
      <Stack as="ul" gap={3} className={classes.rows} aria-labelledby={id}>
        {rows.map((row) => (
          <Track key={row.criterion} {...shown} row={row} />
        ))}
        <Grid as="li" gap={1} gapX={4} align="center" className={classes.row} aria-hidden="true">
          <Row align="stretch" justify="between" tone="muted" size="xs" digits className={classes.axis}>
            {[0, 25, 50, 75, 100].map((percent) => (
              <span key={percent}>{percent}%</span>
            ))}
          </Row>
        </Grid>
      </Stack>
      <Shift shift={change.shift} nameOf={nameOf} />
      <CrossingTable {...shown} />
    </Stack>
  )
}

interface TrackProps {
  readonly row: EqualWeight
  readonly shift: LeastShift | undefined
  readonly challenger: string
  readonly nameOf: (criterion: string) => string
}

/** The words say all that is drawn: the track is for the eye alone. */
function Track({ row, shift, challenger, nameOf }: TrackProps) {
  const { t } = useTranslation('weighing')
  const number = numberWith()
  const said = useCrossingText(challenger)
  const { criterion, from, to, wins } = row
  const shifted = shiftedTo(shift, row)
  return (
    <Grid as="li" gap={1} gapX={4} align="center" className={classes.row}>
      <div className={classes.name}>
        <span>{nameOf(criterion)}</span>
        <Hint as="span" digits>
          {t('crossing.now', { weight: number(from * 100) })}
        </Hint>
      </div>
      <div className={classes.lane} aria-hidden="true">
        <Box clip outlined corners="sm" className={classes.track}>
          {wins && <span className={classes.wins} style={stretch(wins.from, wins.to)} />}
        </Box>
        {to !== undefined && <span className={classes.level} style={at(to)} />}
        <span className={classes.now} style={at(from)} />
        {shifted !== undefined && (
          <span className={classes.shift} data-back={shifted < from || undefined} style={stretch(from, shifted)} />
        )}
      </div>
      <div className={classes.words} data-none={to === undefined || undefined}>
        <span>{said(row)}</span>
        {shifted !== undefined && (
          <Hint as="span" digits>
            {t('crossing.shifted', { weight: exactly(shifted * 100) })}
          </Hint>
        )}
      </div>
    </Grid>
  )
}

const at = (weight: number) => ({ insetInlineStart: `${weight * 100}%` })

const stretch = (from: number, to: number) => ({
  insetInlineStart: `${Math.min(from, to) * 100}%`,
  inlineSize: `${Math.abs(to - from) * 100}%`,
})

function Legend({ challenger }: { readonly challenger: string }) {
  const { t } = useTranslation('weighing')
  const keys = [
    [classes.now, t('crossing.keyNow')],
    [classes.level, t('crossing.keyLevel')],
    [classes.wins, t('crossing.keyWins', { name: challenger })],
    [classes.shift, t('crossing.keyShift')],
  ] as const
  return (
    <Row as="ul" gap={2} gapX={4} wrap aria-hidden="true">
      {keys.map(([look, text]) => (
        <Row as="li" gap={1.5} key={text}>
          <Text as="span" relative rigid className={classes.sample}>
            <span className={look} />
          </Text>
          <Hint as="span">{text}</Hint>
        </Row>
      ))}
    </Row>
  )
}

/** The least weight to move in all, and from what to what (F2.12b). */
function Shift({ shift, nameOf }: Pick<TrackProps, 'shift' | 'nameOf'>) {
  const { t } = useTranslation('weighing')
  if (!shift) return <Text>{t('crossing.noShift')}</Text>
  const moves = shift.moves.map(({ from, to, amount }) =>
    t('crossing.move', { points: exactly(amount * 100), from: nameOf(from), to: nameOf(to) }),
  )
  if (moves.length === 0) return null
  return (
    <div>
      <Text as="h3" size="md" weight="strong">
        {t('crossing.shiftTitle', { points: exactly(shift.total * 100) })}
      </Text>
      <ul>
        {moves.map((move) => (
          <li key={move}>{move}</li>
        ))}
      </ul>
    </div>
  )
}
