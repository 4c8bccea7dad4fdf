import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { Box } from '../../../ui/layout/Box.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import classes from './inputs.module.css'

interface RowDragProps {
  readonly count: number
  readonly onMove: (from: number, to: number) => void
  readonly children: (at: number) => ReactNode
}

// We say ourselves where a row went, in the language on the screen; the keyboard moves rows without this.
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
}

/** Rows that can be dragged to another place in their list, by mouse, pen or finger. */
export function RowDrag({ count, onMove, children }: RowDragProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const end = ({ active, over }: DragEndEvent) => {
    if (over) onMove(Number(active.id), Number(over.id))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={silent} onDragEnd={end}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and all they hold stands in the form
        <DragRow key={at} at={at}>
          {children(at)}
        </DragRow>
      ))}
    </DndContext>
  )
}

type Handle = Pick<ReturnType<typeof useDraggable>, 'listeners' | 'setActivatorNodeRef'>
const HandleContext = createContext<Handle | undefined>(undefined)

/** By what the row around it is taken hold of. */
export function useRowHandle(): Handle | undefined {
  return use(HandleContext)
}

function DragRow({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  const { listeners, setActivatorNodeRef, setNodeRef, transform, isDragging, active } = useDraggable({ id: at })
  const { setNodeRef: setPlaceRef, isOver } = useDroppable({ id: at })
  const handle = useMemo(() => ({ listeners, setActivatorNodeRef }), [listeners, setActivatorNodeRef])
  const from = active === null ? at : Number(active.id)
  return (
    <Box
      relative
      ref={setPlaceRef}
      className={classes.place}
      data-over={isOver && from !== at ? (from < at ? 'after' : 'before') : undefined}
    >
      <Row
        ref={setNodeRef}
        gap={2}
        className={classes.row}
        data-row
        data-dragging={isDragging || undefined}
        style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
      >
        <HandleContext value={handle}>{children}</HandleContext>
      </Row>
    </Box>
  )
}
