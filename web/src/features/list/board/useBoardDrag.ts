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
import { type AnyItem, isObject, optionalText, type TypeName } from '@schakel/domain'
import { useState } from 'react'
import { titleOf } from '../../../entities/items/titleOf.ts'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import type { OnMove } from './useBoardMoves.ts'

interface DragInput {
  readonly type: TypeName
  readonly columns: readonly string[]
  readonly find: (id: string) => AnyItem | undefined
  readonly laneName: (lane: string) => string
  readonly onMove: OnMove
}

/** How far a pointer goes before it drags, pixels; a click stays a click. */
const DRAG_PX = 6
/** How long a finger holds before it drags, ms; a swipe stays a swipe. */
const HOLD_MS = 220

// The arrows carry a card to the next column or lane that takes it, and not by some pixels.
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
  const height = collisionRect.top + collisionRect.height / 2
  // In lanes up and down lead to the lane above or below, in the column where one is.
  const isAcross = event.code === 'ArrowLeft' || event.code === 'ArrowRight' || !isInLanes(open)
  const here = open.filter(({ top, bottom, left, right }) =>
    isAcross ? !isInLanes(open) || (top <= height && bottom >= height) : left <= middle && right >= middle,
  )
  const next = isAcross
    ? step > 0
      ? here.find(({ left }) => left > middle)
      : here.findLast(({ right }) => right < middle)
    : step > 0
      ? here.toSorted((a, b) => a.top - b.top).find(({ top }) => top > height)
      : here.toSorted((a, b) => a.top - b.top).findLast(({ bottom }) => bottom < height)
  if (!next) return currentCoordinates
  return { x: next.left + (next.width - collisionRect.width) / 2, y: next.top + Math.min(60, next.height / 2) }
}

/** Whether some of these places stand below one another. */
function isInLanes(places: readonly { readonly left: number }[]): boolean {
  return new Set(places.map(({ left }) => Math.round(left))).size < places.length
}

/** A card in the hand: as it stood when it was taken up, and the lane that it came from. */
interface Carried {
  readonly id: string
  readonly lane: string | undefined
}

const isCarried = (value: unknown): value is { readonly item: AnyItem; readonly lane: string | undefined } =>
  isObject(value) && isObject(value.item) && typeof value.item._id === 'string'

const laneOf = (value: unknown) => (isObject(value) ? optionalText(value.lane) : undefined)

/** Moving cards by mouse, finger and keyboard, each step told to who does not see it. */
export function useBoardDrag({ type, columns, find, laneName, onMove }: DragInput) {
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
  // In lanes the column alone would not tell whose it becomes.
  const placeOf = (over: Over) => {
    const lane = laneOf(over.data.current)
    return [words.status(type, columnOf(over)), ...(lane === undefined ? [] : [laneName(lane)])].join(', ')
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('dragStarted', { name: nameOf(active) }),
    onDragOver: ({ active, over }) =>
      over ? t('dragOver', { name: nameOf(active), status: placeOf(over) }) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t('dragDropped', { name: nameOf(active), status: placeOf(over) }) : t('dragCancelled'),
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
      if (!over || !moved || to === undefined || !columns.includes(to)) return
      const [from, lane] = [laneOf(active.data.current), laneOf(over.data.current)]
      onMove(moved, to, from !== undefined && lane !== undefined && from !== lane ? { from, to: lane } : undefined)
    },
  }
}
