// biome-ignore-all lint/a11y/useSemanticElements: rows that are placed by hand are no table of the browser
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the keyboard, and its active row is told by aria-activedescendant
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid has the keyboard
import type { AnyItem } from '@schakel/domain'
import { IconLayoutSidebarRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type MouseEvent, memo, type ReactNode } from 'react'
import { ItemFace } from '../../../entities/items/ItemFace.tsx'
import { preloadPeekBody } from '../../../entities/items/peekBody.tsx'
import { titleOf } from '../../../entities/items/titleOf.ts'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Centre } from '../../../ui/layout/Centre.tsx'
import { classOf } from '../../../ui/layout/look.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { SkeletonBar } from '../../../ui/Skeleton.tsx'
import { CellValue } from './CellValue.tsx'
import { isNumber, NAME } from './columns.ts'
import classes from './Table.module.css'

interface TableRowProps {
  readonly id: string
  readonly index: number
  readonly top: number
  readonly item: AnyItem | undefined
  readonly columns: readonly string[]
  readonly isActive: boolean
  readonly isChosen: boolean
  /** It is open beside the list. */
  readonly isPeeked: boolean
  readonly onToggle: (item: AnyItem, index: number, isReach: boolean) => void
  readonly onOpen: (item: AnyItem) => void
  readonly onPoint: (index: number) => void
  readonly onPeek: (item: AnyItem, index: number) => void
  /** The place of the active cell in this row. */
  readonly activeCell?: number | undefined
  /** Begins to edit a cell; false where nothing can be written. */
  readonly onEdit: (index: number, column: string) => boolean
  /** The editors of the cells that are being edited, by column. */
  readonly editing?: ReadonlyMap<string, ReactNode> | undefined
}

// A finger that meant to open the card would begin to write.
function isByMouse({ nativeEvent }: MouseEvent): boolean {
  return !(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'touch'
}

function columnOf({ target }: MouseEvent): string {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null
  return cell?.getAttribute('data-cell') ?? NAME
}

/** One row of the table: a click on a cell that can be written edits it, elsewhere it opens the card; one on the box chooses. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { id, index, top, item, columns, isActive, isChosen, isPeeked, activeCell, editing } = props
  const { onToggle, onOpen, onPoint, onEdit, onPeek } = props
  const { t } = useTranslation('list')
  const words = useWords()
  const click = (event: MouseEvent) => {
    if (!item || event.defaultPrevented || event.button !== 0) return
    onPoint(index)
    if (event.metaKey || event.ctrlKey || event.shiftKey) onToggle(item, index, event.shiftKey)
    // Who marks a text in it does not want to leave.
    else if (getSelection()?.isCollapsed !== false && !(isByMouse(event) && onEdit(index, columnOf(event))))
      onOpen(item)
  }
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      aria-current={isPeeked || undefined}
      className={classes.row}
      data-active={isActive || undefined}
      data-odd={index % 2 === 1 || undefined}
      style={{ transform: `translateY(${top}px)` }}
      onClick={click}
    >
      <Centre
        role="gridcell"
        aria-colindex={1}
        className={classes.tick}
        onClick={(event) => {
          event.stopPropagation()
          onPoint(index)
          if (item) onToggle(item, index, event.shiftKey)
        }}
      >
        {item && (
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isChosen}
            readOnly
            aria-label={t('chooseOne', { name: titleOf(item, words) })}
          />
        )}
      </Centre>
      {columns.map((column, place) => (
        <Text
          key={column}
          id={`${id}-${place}`}
          role="gridcell"
          aria-colindex={place + 2}
          as="div"
          fluid
          size="sm"
          tone="soft"
          truncate
          padX={2.5}
          className={classes.cell}
          data-cell={column}
          data-active={place === activeCell || undefined}
          data-editing={editing?.has(column) || undefined}
          data-number={isNumber(item?._type ?? 'lead', column) || undefined}
        >
          {editing?.has(column) ? (
            editing.get(column)
          ) : !item ? (
            <SkeletonBar width={column === NAME ? '64%' : '46%'} height={10} />
          ) : column === NAME ? (
            <NameCell item={item} index={index} onPeek={onPeek} />
          ) : (
            <CellValue item={item} column={column} />
          )}
        </Text>
      ))}
    </div>
  )
})

/** The way to the card, and the button that opens it beside the list. */
function NameCell({ item, index, onPeek }: { readonly item: AnyItem } & Pick<TableRowProps, 'index' | 'onPeek'>) {
  const { t } = useTranslation('list')
  const words = useWords()
  return (
    <Row as="span" gap={2.5} fluid>
      <ItemFace item={item} size={26} />
      <Link
        to="/card/$"
        params={{ _splat: item._id }}
        tabIndex={-1}
        className={classOf([], {
          tone: 'text',
          size: 'md',
          weight: 'strong',
          truncate: true,
          plain: true,
          className: classes.link,
        })}
      >
        {titleOf(item, words)}
      </Link>
      <IconButton
        size="sm"
        tabIndex={-1}
        label={t('peekAt', { name: titleOf(item, words) })}
        className={classes.peek}
        onPointerEnter={preloadPeekBody}
        onClick={(event) => {
          event.stopPropagation()
          onPeek(item, index)
        }}
      >
        <IconLayoutSidebarRight size={17} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}
