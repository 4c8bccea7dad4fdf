import { useDraggable } from '@dnd-kit/core'
import type { AnyItem } from '@schakel/domain'
import { titleOf } from '../../../entities/items/titleOf.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { classOf } from '../../../ui/layout/look.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { useWriteBlocked } from '../../../ui/writeBlocked.ts'
import classes from './Board.module.css'
import { BoardCard } from './BoardCard.tsx'
import { targetsOf } from './useBoard.ts'
import type { CellCards } from './useBoardCards.ts'
import type { Between } from './useBoardMoves.ts'
import { mayChangeLane } from './useLaneMove.ts'

/** What tells lanes apart, and the ways from the one that a card stands in to the others. */
export interface OtherLanes {
  readonly by: string
  readonly ways: readonly { readonly name: string; readonly between: Between }[]
}

interface DraggableCardProps {
  readonly item: AnyItem
  /** Where it stands. */
  readonly cell: Pick<CellCards, 'cell' | 'lane' | 'status'>
  /** Nothing where there are no lanes. */
  readonly lanes: OtherLanes | undefined
  readonly isSaving: boolean
  readonly onMove: (to: string, between?: Between) => void
}

/** A card that can be moved: pulled, carried by the keyboard, or sent by its menu. */
export function DraggableCard({ item, cell: { cell, lane, status }, lanes, isSaving, onMove }: DraggableCardProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const viewer = useViewer()
  const targets = targetsOf(viewer, item)
  const ways = lanes && mayChangeLane(viewer, item, lanes.by) ? lanes.ways : []
  const mayMove = targets.length + ways.length > 0
  const writeBlocked = useWriteBlocked('now')
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    // A card of two owners stands in the lane of each.
    id: `${cell} ${item._id}`,
    data: { item, lane },
    // Moved again it would go by what it was before the first move.
    disabled: !mayMove || isSaving || 'data-blocked' in writeBlocked,
    attributes: { roleDescription: t('boardCard') },
  })
  const name = titleOf(item, words)
  const entry = { writes: 'now', disabled: isSaving } as const
  const sections = [
    {
      label: t('boardMoveTo'),
      entries: targets.map((to) => ({ ...entry, label: words.status(item._type, to), onSelect: () => onMove(to) })),
    },
    {
      label: t('boardToLane'),
      entries: ways.map(({ name: label, between }) => ({
        ...entry,
        id: between.to,
        label,
        onSelect: () => onMove(status, between),
      })),
    },
  ].filter(({ entries }) => entries.length > 0)
  if (!mayMove) return <BoardCard item={item} isSaving={isSaving} />
  return (
    <div ref={setNodeRef} className={classes.draggable} data-dragging={isDragging || undefined} {...listeners}>
      <BoardCard
        item={item}
        isSaving={isSaving}
        menu={
          <Row as="span" rigid className={classes.tools}>
            <button
              ref={setActivatorNodeRef}
              type="button"
              className={classOf(['centre'], { tone: 'muted', corners: 'sm', className: classes.grip })}
              {...attributes}
              {...listeners}
              aria-label={t('boardGrip', { name })}
              title={t('boardGrip', { name })}
              {...writeBlocked}
            >
              <span aria-hidden="true">⠿</span>
            </button>
            <MoreMenu label={t('boardMove', { name })} sections={sections} />
          </Row>
        }
      />
    </div>
  )
}
