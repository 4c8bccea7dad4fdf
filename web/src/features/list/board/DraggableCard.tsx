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
import { mayChangeLane } from './useLaneMove.ts'

interface DraggableCardProps {
  readonly item: AnyItem
  /** Where it stands. */
  readonly cell: Pick<CellCards, 'cell' | 'lane'>
  /** What its lane has in common, where there are lanes. */
  readonly by: string | undefined
  readonly isSaving: boolean
  readonly onMove: (to: string) => void
}

/** A card that can be moved: pulled, carried by the keyboard, or sent by its menu. */
export function DraggableCard({ item, cell: { cell, lane }, by, isSaving, onMove }: DraggableCardProps) {
  const { t } = useTranslation('list')
  const words = useWords()
  const viewer = useViewer()
  const targets = targetsOf(viewer, item)
  const mayMove = targets.length > 0 || mayChangeLane(viewer, item, by)
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
            {targets.length > 0 && (
              <MoreMenu
                label={t('boardMove', { name })}
                sections={[
                  {
                    label: t('boardMoveTo'),
                    entries: targets.map((to) => ({
                      label: words.status(item._type, to),
                      onSelect: () => onMove(to),
                      writes: 'now',
                      disabled: isSaving,
                    })),
                  },
                ]}
              />
            )}
          </Row>
        }
      />
    </div>
  )
}
