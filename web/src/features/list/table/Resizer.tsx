import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { COLUMN_MAX, COLUMN_MIN } from '../prefs.ts'
import classes from './Table.module.css'

interface ResizerProps {
  readonly label: string
  readonly width: number
  /** Nothing for the usual width; `isDone` when it is to be kept. */
  readonly onWidth: (width: number | undefined, isDone: boolean) => void
}

const STEP = 16
const LEAP = 64

function bounded(width: number): number {
  return Math.round(Math.min(COLUMN_MAX, Math.max(COLUMN_MIN, width)))
}

/** The edge of a column: pulled by pointer, or moved by the arrow keys; Enter or a double click gives the usual width. */
export function Resizer({ label, width, onWidth }: ResizerProps) {
  const pulled = useRef<{ readonly x: number; readonly width: number } | undefined>(undefined)
  const at = (event: PointerEvent) =>
    bounded((pulled.current?.width ?? width) + event.clientX - (pulled.current?.x ?? 0))
  const keys = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LEAP : STEP
    const moved: ReadonlyMap<string, number | undefined> = new Map(
      Object.entries({
        ArrowLeft: bounded(width - step),
        ArrowRight: bounded(width + step),
        Home: COLUMN_MIN,
        End: COLUMN_MAX,
      }),
    )
    if (event.key !== 'Enter' && moved.get(event.key) === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onWidth(moved.get(event.key), true)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between columns that is moved is no hr
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={COLUMN_MIN}
      aria-valuemax={COLUMN_MAX}
      tabIndex={0}
      className={classes.resizer}
      onKeyDown={keys}
      onDoubleClick={() => onWidth(undefined, true)}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        pulled.current = { x: event.clientX, width }
      }}
      onPointerMove={(event) => pulled.current && onWidth(at(event), false)}
      onPointerUp={(event) => {
        if (!pulled.current) return
        const next = at(event)
        const isMoved = event.clientX !== pulled.current.x
        pulled.current = undefined
        if (isMoved) onWidth(next, true)
      }}
      onPointerCancel={() => {
        pulled.current = undefined
      }}
    />
  )
}
