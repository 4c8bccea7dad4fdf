import { useDraggable, useDroppable } from '@dnd-kit/core'
import { hexOf } from '@schakel/domain'
import { IconChevronRight } from '@tabler/icons-react'
import type { TagNode } from '../../entities/forms/inputs/tagTree.ts'
import { textIn } from '../../entities/items/read.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { formatCount } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { NameInput } from './NameInput.tsx'
import classes from './Tags.module.css'
import type { TagTreeProps } from './TagTree.tsx'

interface TagRowProps extends TagTreeProps {
  readonly id: string
  readonly node: TagNode
  readonly place: { readonly at: number; readonly of: number } | undefined
  readonly top: number
  readonly isActive: boolean
  /** What is being dragged may be dropped here. */
  readonly isTarget: boolean
}

/** One tag: its colour, its name, how many carry it or one below it. */
export function TagRow({ id, node, place, top, isActive, isTarget, tree, editing, mayWrite, onChoose }: TagRowProps) {
  const { t } = useTranslation('tags')
  const isRenaming = editing.now?.kind === 'rename' && editing.now.id === node.id
  const drag = useDraggable({ id: node.id, disabled: !mayWrite || !tree.isOwn(node.id) || isRenaming })
  const drop = useDroppable({ id: node.id, disabled: !isTarget })
  const tag = tree.tagOf(node.id)
  if (!tag) return null
  const name = tree.nameOf(tag)
  const count = tree.counts?.get(node.id)
  const isOpen = node.hasChildren && tree.isOpen(node.id)
  const setRef = (element: HTMLElement | null) => {
    drag.setNodeRef(element)
    drop.setNodeRef(element)
  }
  return (
    <Row
      gap={2}
      ref={setRef}
      {...drag.listeners}
      id={id}
      role="treeitem"
      aria-level={node.depth + 1}
      aria-posinset={place?.at}
      aria-setsize={place?.of}
      aria-selected={isActive}
      aria-expanded={node.hasChildren ? isOpen : undefined}
      aria-label={count ? t('nameWithCount', { name: node.label, count: count.total }) : node.label}
      className={classes.row}
      style={{ top, '--depth': node.depth }}
      data-over={(drop.isOver && isTarget) || undefined}
      data-dragged={drag.isDragging || undefined}
      onClick={() => tree.activate(node.id)}
      onDoubleClick={() => onChoose(node.id)}
    >
      <Text
        as="span"
        rigid
        tone="muted"
        corners="sm"
        className={classes.chevron}
        data-open={isOpen || undefined}
        data-leaf={!node.hasChildren || undefined}
        aria-hidden="true"
        onClick={() => node.hasChildren && tree.unfold([node.id], !isOpen)}
      >
        <IconChevronRight size={16} />
      </Text>
      <Text
        as="span"
        rigid
        corners="full"
        className={classes.dot}
        style={{ '--dot': hexOf(textIn(tag, 'color') ?? 'grijs') }}
      />
      {isRenaming ? (
        <NameInput key={editing.now?.time} editing={editing} label={t('nameOf', { name })} start={name} />
      ) : (
        <>
          {typeof tag.code === 'string' && (
            <Hint as="span" rigid digits className={classes.code}>
              {tag.code}
            </Hint>
          )}
          <Text as="span" truncate>
            {name}
          </Text>
        </>
      )}
      {count && (
        <Text
          as="span"
          rigid
          size="xs"
          tone="soft"
          weight="strong"
          digits
          pad={0.5}
          padX={2}
          atEnd
          ground="sunken"
          corners="full"
        >
          {formatCount(count.total)}
        </Text>
      )}
    </Row>
  )
}
