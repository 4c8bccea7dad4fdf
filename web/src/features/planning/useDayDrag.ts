import { addDays, workdayFrom } from '@schakel/domain/planning'
import { type PointerEvent, useEffect, useRef } from 'react'
import type { Step } from './usePlanning.ts'

/** A step on its way, and the day that it is held over. */
export interface Dragged {
  readonly key: number
  readonly date: string
}

interface DayDrag {
  readonly step: Step
  /** Days that the track is wide. */
  readonly days: number
  readonly isDragging: boolean
  /** Called with the day under the pointer, and with `undefined` when the step is let go. */
  readonly onDrag: (dragged: Dragged | undefined) => void
  readonly onDrop: (day: string) => void
}

/** Where the pointer took the step up, and how wide its track was then, px. */
interface Grip {
  readonly x: number
  readonly width: number
  readonly isMoved: boolean
}

// A click is no drag.
const DRAG_FROM_PX = 3

/** Drags a step to a working day. It falls where the pointer is let go, also when the screen did not get to draw that yet. */
export function useDayDrag({ step, days, isDragging, onDrag, onDrop }: DayDrag) {
  const grip = useRef<Grip>(undefined)
  const letGo = () => {
    grip.current = undefined
    onDrag(undefined)
  }
  const dayUnder = (x: number, from: Grip) =>
    workdayFrom(addDays(step.date, Math.round(((x - from.x) / from.width) * days)))

  const cancel = useRef(letGo)
  cancel.current = letGo
  useEffect(() => {
    if (!isDragging) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isDragging])

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const track = event.currentTarget.closest('[data-track]')
      if (event.button !== 0 || !track?.clientWidth) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { x: event.clientX, width: track.clientWidth, isMoved: false }
    },
    onPointerMove({ clientX }: PointerEvent) {
      const from = grip.current
      if (!from || (!from.isMoved && Math.abs(clientX - from.x) < DRAG_FROM_PX)) return
      grip.current = { ...from, isMoved: true }
      onDrag({ key: step.key, date: dayUnder(clientX, from) })
    },
    onPointerUp({ clientX }: PointerEvent) {
      const from = grip.current
      if (!from) return
      letGo()
      if (from.isMoved) onDrop(dayUnder(clientX, from))
    },
    onPointerCancel: letGo,
  }
}
