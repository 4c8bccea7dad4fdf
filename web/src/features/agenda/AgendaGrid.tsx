import '@mantine/schedule/styles.layer.css'
import { Panel } from '../../ui/layout/Panel.tsx'
import 'dayjs/locale/nl'
import { useMediaQuery } from '@mantine/hooks'
import { DayView, MonthView, type ScheduleEventData, WeekView } from '@mantine/schedule'
import type { AgendaMove } from '@schakel/domain/agenda'
import type { ComponentPropsWithoutRef } from 'react'
import type { AgendaView } from '../../entities/agenda/address.ts'
import { type AgendaEvent, moveTo, onDay } from '../../entities/agenda/events.ts'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatLongDate } from '../../ui/format.ts'
import { momentOf, wallOf } from '../../ui/wallTime.ts'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import classes from './Agenda.module.css'
import { EventButton, EventText } from './AgendaEventParts.tsx'

interface AgendaGridProps {
  readonly events: readonly AgendaEvent[]
  readonly view: Exclude<AgendaView, 'list'>
  readonly day: string
  readonly onOpen: (id: string) => void
  readonly onMove: (event: AgendaEvent, move: AgendaMove) => void
  readonly onDay: (day: string) => void
}

interface Dropped {
  readonly eventId: string | number
  readonly newStart: string
  readonly newEnd: string
}

/** Half an hour is as high as a finger needs (S2.26), in a week and a day; otherwise an hour is. */
const FINGER = 46
const POINTED = 30
const FINGER_HOUR = 2 * FINGER

/** A month, a week or a day as a grid: dragged to move, by its edges to make longer or shorter, over empty hours to plan something new. In a month a finger opens the day. */
export default function AgendaGrid({ events: all, view, day, onOpen, onMove, onDay: openDay }: AgendaGridProps) {
  const { t } = useTranslation('agenda')
  const locale = useLocale()
  // Read out as people say it, in their language.
  const nameOf = (date: string) => formatLongDate(date, locale)
  const isBlocked = useBlockedReason('now') !== undefined
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  // Of what takes several days a day alone knows only what is its own.
  const events =
    view === 'day'
      ? all.map((event) => onDay(event, day)).filter(({ start, end }) => start.slice(0, 10) === day && start < end)
      : all
  const byId = new Map<string | number, AgendaEvent>(events.map((event) => [event.id, event]))
  const move = ({ eventId, newStart, newEnd }: Dropped, isResized: boolean) => {
    const event = byId.get(eventId)
    const to = event && moveTo(event, newStart, isResized ? newEnd : undefined)
    if (event && to) onMove(event, to)
  }
  const shared = {
    date: day,
    events: events.map(({ id, title, start, end, color }) => ({ id, title, start, end, color })),
    locale,
    withHeader: false,
    labels: {
      allDay: t('allDay'),
      weekday: t('weekday'),
      timeSlot: t('timeSlot'),
      more: t('more'),
      noEvents: t('empty'),
      moreLabel: (count: number) => t('moreOf', { count }),
    },
    withEventsDragAndDrop: true,
    canDragEvent: ({ id }: ScheduleEventData) => !isBlocked && byId.get(id)?.mayMove === true,
    onEventDrop: (dropped: Dropped) => move(dropped, false),
    onEventClick: ({ id }: ScheduleEventData) => onOpen(String(id)),
    // A finger that drags scrolls.
    withDragSlotSelect: !isBlocked && !isTouched,
    onSlotDragEnd: plan,
    renderEvent: (event: ScheduleEventData, props: ComponentPropsWithoutRef<'button'>) => (
      <EventButton known={byId.get(event.id)} title={event.title} button={props} />
    ),
    renderEventBody: ({ id, title }: ScheduleEventData) => (
      <EventText known={byId.get(id)} title={title} isDayView={view === 'day'} />
    ),
  }
  if (view === 'month') {
    return (
      <Panel as="div" className={classes.grid} data-printed="">
        <MonthView
          {...shared}
          maxEventsPerDay={3}
          weekdayFormat="dd"
          onDayClick={openDay}
          getDayProps={(date) => ({ 'aria-label': nameOf(date) })}
          firstDayOfWeek={1}
          classNames={{ monthViewDay: classes.monthDay, monthViewEvents: classes.monthEvents }}
          moreEventsProps={{ className: classes.more }}
        />
      </Panel>
    )
  }
  const hours = {
    ...shared,
    // Only what scrolls by itself begins at the hours that people work, below what takes the whole day.
    scrollAreaProps: { mah: 640 },
    startScrollTime: '06:00:00',
    intervalMinutes: 30,
    ...(isTouched ? { slotHeight: FINGER_HOUR } : {}),
    // Two rows of what takes the whole day.
    allDaySlotHeight: 2 * (isTouched ? FINGER : POINTED),
    getCurrentTime: () => wallOf(new Date()),
    withEventResize: true,
    canResizeEvent: ({ id }: ScheduleEventData) => {
      const known = byId.get(id)
      return !isBlocked && known?.mayMove === true && known.entry.kind === 'activity'
    },
    onEventResize: (dropped: Dropped) => move(dropped, true),
    getTimeSlotProps: ({ start, end }: { start: string; end: string }) => ({
      'aria-label': `${nameOf(start.slice(0, 10))} ${start.slice(11, 16)} – ${end.slice(11, 16)}`,
    }),
    onTimeSlotClick: ({ slotStart, slotEnd }: { slotStart: string; slotEnd: string }) => {
      if (!isBlocked) plan(slotStart, slotEnd)
    },
  }
  return (
    <Panel as="div" className={classes.grid} data-printed="">
      {view === 'week' ? (
        <WeekView
          {...hours}
          firstDayOfWeek={1}
          highlightToday
          weekdayFormat="dd"
          onDateChange={(date) => openDay(date.slice(0, 10))}
          classNames={{ weekViewInner: classes.hours, weekViewAllDaySlots: classes.wholeDays }}
        />
      ) : (
        <DayView {...hours} classNames={{ dayViewInner: classes.hours, dayViewAllDay: classes.wholeDays }} />
      )}
    </Panel>
  )
}

function plan(start: string, end: string): void {
  const [from, to] = [momentOf(start), momentOf(end)]
  if (from && to) openItemForm({ type: 'activity', values: { date: wallOf(from), end: wallOf(to) } })
}
