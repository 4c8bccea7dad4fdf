import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
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
  const edge = useRef<HTMLDivElement>(null)
  const drawn = useDrawnWidth(edge, width)
  const pulled = useRef<{ readonly x: number; readonly width: number } | undefined>(undefined)
  const at = (event: PointerEvent) =>
    bounded((pulled.current?.width ?? drawn) + event.clientX - (pulled.current?.x ?? 0))
  const keys = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LEAP : STEP
    const moved: ReadonlyMap<string, number | undefined> = new Map(
      Object.entries({
        ArrowLeft: bounded(drawn - step),
        ArrowRight: bounded(drawn + step),
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
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={drawn}
      aria-valuemin={COLUMN_MIN}
      aria-valuemax={COLUMN_MAX}
      tabIndex={0}
      className={classes.resizer}
      onKeyDown={keys}
      onDoubleClick={() => onWidth(undefined, true)}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        pulled.current = { x: event.clientX, width: drawn }
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

/** How wide a column is drawn, pixels: the names take what room there is. */
function useDrawnWidth(edge: RefObject<HTMLElement | null>, width: number): number {
  const [drawn, setDrawn] = useState(width)
  useLayoutEffect(() => {
    const cell = edge.current?.parentElement
    if (!cell) return
    const look = () => setDrawn(cell.offsetWidth || width)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(cell)
    return () => observer.disconnect()
  }, [edge, width])
  return drawn
}
