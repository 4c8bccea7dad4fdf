import { addDays, workdayFrom } from '@schakel/domain/planning'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
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
  readonly onDrag: (dragged: Dragged | undefined) => void
  readonly onDrop: (day: string) => void
}

/** Where it was taken up, and how wide its track was then, px. */
interface Grip {
  readonly x: number
  readonly width: number
}

// A click is no drag.
const DRAG_FROM_PX = 3

/** Drags a step to a working day. It falls where the pointer is let go, also when the screen did not get to draw that yet. */
export function useDayDrag({ step, days, onDrag, onDrop }: DayDrag) {
  const grip = useRef<Grip>(undefined)
  const [isDragging, setDragging] = useState(false)

  const letGo = () => {
    grip.current = undefined
    setDragging(false)
    onDrag(undefined)
  }
  const dayUnder = (x: number, held: Grip) =>
    workdayFrom(addDays(step.date, Math.round(((x - held.x) / held.width) * days)))

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
    isDragging,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const track = event.currentTarget.closest('[data-track]')
      if (event.button !== 0 || !track?.clientWidth) return
      event.currentTarget.setPointerCapture(event.pointerId)
      grip.current = { x: event.clientX, width: track.clientWidth }
    },
    onPointerMove({ clientX }: PointerEvent) {
      const held = grip.current
      if (!held || (!isDragging && Math.abs(clientX - held.x) < DRAG_FROM_PX)) return
      setDragging(true)
      onDrag({ key: step.key, date: dayUnder(clientX, held) })
    },
    onPointerUp({ clientX }: PointerEvent) {
      const held = grip.current
      if (!held) return
      letGo()
      if (Math.abs(clientX - held.x) >= DRAG_FROM_PX) onDrop(dayUnder(clientX, held))
    },
    onPointerCancel: letGo,
  }
}
