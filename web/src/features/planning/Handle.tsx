import { addDays, daysBetween, nextWorkday } from '@schakel/domain/planning'
import type { KeyboardEvent } from 'react'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatLongDate } from '../../ui/format.ts'
import classes from './Planning.module.css'
import type { Scale } from './scale.ts'
import { type Dragged, useDayDrag } from './useDayDrag.ts'
import type { Planning, Step } from './usePlanning.ts'

interface HandleProps {
  readonly step: Step
  readonly date: string
  readonly days: number
  readonly name: string
  readonly planning: Planning
  readonly scale: Scale
  readonly isDragging: boolean
  /** Called with the day under the pointer, and with `undefined` when the step is let go. */
  readonly onDrag: (dragged: Dragged | undefined) => void
}

const WEEK = 7

/** The day of a step as a slider: dragged by pointer, stepped by the arrow keys over working days, by weeks with Page Up and Page Down. */
export function Handle({ step, date, days, name, planning, scale, isDragging, onDrag }: HandleProps) {
  const { t } = useTranslation('planning')
  const locale = useLocale()
  const drag = useDayDrag({
    step,
    days: scale.days,
    isDragging,
    onDrag,
    onDrop: (day) => planning.moveTo(step.key, day),
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const day = stepped(event.key, step.date, planning.start)
    if (day === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    planning.moveTo(step.key, day)
  }
  return (
    <div
      {...drag}
      className={classes.handle}
      data-dragging={isDragging || undefined}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-orientation="horizontal"
      aria-valuenow={days}
      aria-valuemin={Math.min(days, daysBetween(planning.start, scale.from))}
      aria-valuemax={Math.max(days, daysBetween(planning.start, addDays(scale.from, scale.days)))}
      aria-valuetext={t('whenOf', { date: formatLongDate(date, locale), days })}
      onKeyDown={onKeyDown}
    />
  )
}

function stepped(key: string, date: string, start: string): string | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return nextWorkday(date, 1)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return nextWorkday(date, -1)
  if (key === 'PageUp') return addDays(date, WEEK)
  if (key === 'PageDown') return addDays(date, -WEEK)
  return key === 'Home' ? start : undefined
}
