import {
  type Active,
  type Announcements,
  type DragEndEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  type Over,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type AnyItem, isObject, type TypeName } from '@schakel/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../../entities/items/titleOf.ts'
import { useWords } from '../../../texts/i18n.ts'

interface DragInput {
  readonly type: TypeName
  readonly columns: readonly string[]
  readonly find: (id: string) => AnyItem | undefined
  readonly onMove: (item: AnyItem, to: string) => void
}

/** How far a pointer goes before it drags, pixels; a click stays a click. */
const DRAG_PX = 6
/** How long a finger holds before it drags, ms; a swipe stays a swipe. */
const HOLD_MS = 220

// The arrows carry a card to the next column that takes it, and not by some pixels.
const toNextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step =
    event.code === 'ArrowRight' || event.code === 'ArrowDown'
      ? 1
      : event.code === 'ArrowLeft' || event.code === 'ArrowUp'
        ? -1
        : 0
  const { collisionRect, droppableRects, droppableContainers } = context
  if (step === 0 || !collisionRect) return undefined
  event.preventDefault()
  const open = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id)
      return rect ? [rect] : []
    })
    .toSorted((a, b) => a.left - b.left)
  const middle = collisionRect.left + collisionRect.width / 2
  const next = step > 0 ? open.find(({ left }) => left > middle) : open.findLast(({ right }) => right < middle)
  if (!next) return currentCoordinates
  return { x: next.left + (next.width - collisionRect.width) / 2, y: next.top + 60 }
}

/** A card in the hand: as it stood when it was taken up, and the lane that it came from. */
interface Carried {
  readonly id: string
  readonly lane: string | undefined
}

const isCarried = (value: unknown): value is { readonly item: AnyItem; readonly lane: string | undefined } =>
  isObject(value) && isObject(value.item) && typeof value.item._id === 'string'

/** Moving cards by mouse, finger and keyboard, each step told to who does not see it. */
export function useBoardDrag({ type, columns, find, onMove }: DragInput) {
  const { t } = useTranslation('list')
  const words = useWords()
  const [carried, setCarried] = useState<Carried>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextColumn,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )
  const itemOf = ({ data }: Active) => (isCarried(data.current) ? find(data.current.item._id) : undefined)
  const nameOf = (active: Active) => {
    const found = itemOf(active)
    return found ? titleOf(found, words) : ''
  }
  const columnOf = ({ data }: Over) => String(data.current?.status ?? '')
  const statusOf = (over: Over) => words.status(type, columnOf(over))
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('dragStarted', { name: nameOf(active) }),
    onDragOver: ({ active, over }) =>
      over ? t('dragOver', { name: nameOf(active), status: statusOf(over) }) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t('dragDropped', { name: nameOf(active), status: statusOf(over) }) : t('dragCancelled'),
    onDragCancel: () => t('dragCancelled'),
  }
  return {
    sensors,
    item: carried && find(carried.id),
    lane: carried?.lane,
    announcements,
    onStart({ active: { data } }: DragStartEvent) {
      if (isCarried(data.current)) setCarried({ id: data.current.item._id, lane: data.current.lane })
    },
    onCancel: () => setCarried(undefined),
    onEnd({ active, over }: DragEndEvent) {
      setCarried(undefined)
      const moved = itemOf(active)
      const to = over ? columnOf(over) : undefined
      if (moved && to !== undefined && columns.includes(to)) onMove(moved, to)
    },
  }
}
