import { DndContext, type DragMoveEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { addDays, daysBetween, stepName, workdayFrom } from '@schakel/domain/planning'
import { type CSSProperties, useRef, useState } from 'react'
import { useLocale } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatDate } from '../../ui/format.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Handle } from './Handle.tsx'
import classes from './Planning.module.css'
import { isOn, monthsOf, type Scale, scaleOf, shareOf } from './scale.ts'
import { colourOf } from './stepColour.ts'
import type { Planning, Step } from './usePlanning.ts'

interface TimelineProps {
  readonly planning: Planning
  readonly mayWrite: boolean
}

interface Dragged {
  readonly key: number
  readonly date: string
}

// A click is no drag.
const DRAG_FROM_PX = 3
const horizontally = ({ transform }: { transform: { x: number; y: number; scaleX: number; scaleY: number } }) => ({
  ...transform,
  y: 0,
})
// The handle is a slider, which says its own value.
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** The steps as bars from one to the next; the end of a bar is its day, to be dragged or stepped by the arrow keys (D11.1). */
export function Timeline({ planning, mayWrite }: TimelineProps) {
  const { t } = useTranslation('planning')
  const locale = useLocale()
  const tracks = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<Dragged>()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }))
  const { start, today } = planning
  const ordered = planning.steps.toSorted((a, b) => a.date.localeCompare(b.date) || a.key - b.key)
  // While one drags, the scale stays as it is.
  const scale = scaleOf([start, ...ordered.map(({ date }) => date)])

  const dayUnder = ({ active, delta }: DragMoveEvent): Dragged | undefined => {
    const step = planning.steps.find(({ key }) => key === active.id)
    const track = tracks.current?.querySelector('[data-track]')
    if (!step || !track) return undefined
    const days = Math.round((delta.x / track.clientWidth) * scale.days)
    return { key: step.key, date: workdayFrom(addDays(step.date, days)) }
  }

  return (
    <DndContext
      sensors={sensors}
      modifiers={[horizontally]}
      autoScroll={false}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: t('dragHint') } }}
      onDragMove={(event) => setDragged(dayUnder(event))}
      onDragEnd={() => {
        if (dragged) planning.moveTo(dragged.key, dragged.date)
        setDragged(undefined)
      }}
      onDragCancel={() => setDragged(undefined)}
    >
      <Stack as="ol" gap={0.5} ref={tracks}>
        {ordered.map((step, at) => (
          <Row
            key={step.key}
            step={step}
            {...(dragged?.key === step.key
              ? { date: dragged.date, days: daysBetween(start, dragged.date) }
              : { date: step.date, days: step.diff ?? daysBetween(start, step.date) })}
            from={ordered[at - 1]?.date ?? start}
            {...{ planning, scale, mayWrite }}
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
    </DndContext>
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
}

function Row({ step, date, days, from, scale, planning, mayWrite }: RowProps) {
  const { t } = useTranslation('planning')
  const locale = useLocale()
  const name = stepName(step.text, locale)
  const [left, right] = [shareOf(scale, from < date ? from : date), shareOf(scale, date)]
  const style: CSSProperties = { '--from': left, '--at': right, '--step': colourOf(step) }
  return (
    <Box as="li" gap={3} corners="sm" className={classes.row} style={style}>
      <Stack fluid className={classes.label} title={step.description}>
        <Text as="span" weight="strong" truncate className={classes.name}>
          {name}
        </Text>
        <Text as="span" size="xs" tone="muted" digits className={classes.when}>
          <time dateTime={date}>{formatDate(date)}</time> · {t('day', { days })}
        </Text>
      </Stack>
      <div className={classes.track} data-track="">
        {isOn(scale, planning.today) && (
          <span className={classes.now} style={{ '--at': shareOf(scale, planning.today) }} />
        )}
        <span className={classes.span} />
        {mayWrite ? (
          <Handle step={step} date={date} days={days} name={name} planning={planning} scale={scale} />
        ) : (
          <span className={classes.point} />
        )}
      </div>
    </Box>
  )
}
