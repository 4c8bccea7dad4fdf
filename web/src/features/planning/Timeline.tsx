import { daysBetween, stepName } from '@schakel/domain/planning'
import { type CSSProperties, useState } from 'react'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatDate } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Handle } from './Handle.tsx'
import classes from './Planning.module.css'
import { isOn, monthsOf, type Scale, scaleOf, shareOf } from './scale.ts'
import { colourOf } from './stepColour.ts'
import type { Dragged } from './useDayDrag.ts'
import type { Planning, Step } from './usePlanning.ts'

interface TimelineProps {
  readonly planning: Planning
  readonly mayWrite: boolean
}

/** The steps as bars from one to the next; the end of a bar is its day, to be dragged or stepped by the arrow keys (D11.1). */
export function Timeline({ planning, mayWrite }: TimelineProps) {
  const { t } = useTranslation('planning')
  const locale = useLocale()
  const [dragged, setDragged] = useState<Dragged>()
  const { start, today } = planning
  const ordered = planning.steps.toSorted((a, b) => a.date.localeCompare(b.date) || a.key - b.key)
  // While one drags, the scale stays as it is.
  const scale = scaleOf([start, ...ordered.map(({ date }) => date)])

  return (
    <>
      <Stack as="ol" gap={0.5}>
        {ordered.map((step, at) => (
          <Row
            key={step.key}
            step={step}
            {...(dragged?.key === step.key
              ? { date: dragged.date, days: daysBetween(start, dragged.date), isDragging: true }
              : { date: step.date, days: step.diff ?? daysBetween(start, step.date), isDragging: false })}
            from={ordered[at - 1]?.date ?? start}
            {...{ planning, scale, mayWrite }}
            onDrag={setDragged}
          />
        ))}
      </Stack>
      <Text as="div" size="xs" tone="muted" line="above" className={classes.axis} aria-hidden="true">
        {monthsOf(scale, locale).map(({ day, label }) => (
          <span key={day} className={classes.month} style={{ '--at': shareOf(scale, day) }}>
            {label}
          </span>
        ))}
        {isOn(scale, today) && (
          <Text
            as="span"
            tone="soft"
            weight="strong"
            className={classes.today}
            style={{ '--at': shareOf(scale, today) }}
          >
            {t('today')}
          </Text>
        )}
      </Text>
    </>
  )
}

interface RowProps extends TimelineProps {
  readonly step: Step
  /** Where it stands while it is dragged. */
  readonly date: string
  /** Days after the start. */
  readonly days: number
  /** Where its bar begins: the step before it. */
  readonly from: string
  readonly scale: Scale
  readonly isDragging: boolean
  readonly onDrag: (dragged: Dragged | undefined) => void
}

function Row({ step, date, days, from, scale, planning, mayWrite, isDragging, onDrag }: RowProps) {
  const { t } = useTranslation('planning')
  const locale = useLocale()
  const name = stepName(step.text, locale)
  const [left, right] = [shareOf(scale, from < date ? from : date), shareOf(scale, date)]
  const style: CSSProperties = { '--from': left, '--at': right, '--step': colourOf(step) }
  return (
    <Box as="li" gap={3} corners="sm" className={classes.row} tall="press" style={style}>
      <Stack fluid className={classes.label} title={step.description}>
        <Text as="span" weight="strong" truncate block>
          {name}
        </Text>
        <Text as="span" size="xs" tone="muted" digits block>
          <time dateTime={date}>{formatDate(date)}</time> · {t('day', { days })}
        </Text>
      </Stack>
      <div className={classes.track} data-track="">
        {isOn(scale, planning.today) && (
          <span className={classes.now} style={{ '--at': shareOf(scale, planning.today) }} />
        )}
        <span className={classes.span} />
        {mayWrite ? (
          <Handle {...{ step, date, days, name, planning, scale, isDragging, onDrag }} />
        ) : (
          <span className={classes.point} />
        )}
      </div>
    </Box>
  )
}
