import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { TagNode } from '../../entities/forms/inputs/tagTree.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import { NameInput } from './NameInput.tsx'
import { TagRow } from './TagRow.tsx'
import classes from './Tags.module.css'
import { mayHang, placesIn } from './treeMoves.ts'
import type { TagEditing } from './useTagEditing.ts'
import type { TagTreeState } from './useTagTree.ts'

export interface TagTreeProps {
  readonly tree: TagTreeState
  readonly editing: TagEditing
  readonly mayWrite: boolean
  readonly onChoose: (id: string) => void
}

const ROW_PX = 40
const DRAG_FROM_PX = 6
const TOP = 'top'
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

type Line = { readonly node: TagNode } | { readonly add: number }

/** The tags one under another: some fifteen hundred, of which only those in sight are drawn. */
export function TagTree({ tree, editing, mayWrite: mayEver, onChoose }: TagTreeProps) {
  // By the keyboard and by dragging too nothing is changed while that has to wait.
  const mayWrite = useBlockedReason('now') === undefined && mayEver
  const { t } = useTranslation('tags')
  const words = useWords()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<TagNode>()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }))
  const lines = linesOf(tree, editing)
  const places = placesIn(tree.shown)
  const { active } = tree
  const at = lines.findIndex((line) => 'node' in line && line.node.id === active?.id)
  const adding = lines.findIndex((line) => 'add' in line)
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  })
  const { scrollToIndex } = rows
  useEffect(() => {
    const target = adding >= 0 ? adding : at
    if (target >= 0) scrollToIndex(target)
  }, [at, adding, scrollToIndex])

  // What was typed in gives the keyboard back to the tree.
  const wasEditing = useRef(false)
  useEffect(() => {
    // Who went on to something else by the time it was saved stays there.
    const isFree = document.activeElement === document.body || box.current?.contains(document.activeElement)
    if (wasEditing.current && !editing.now && isFree) box.current?.focus({ preventScroll: true })
    wasEditing.current = editing.now !== undefined
  }, [editing.now])

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active: picked }) => setDragged(tree.shown.find((node) => node.id === picked.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ over }) => {
        setDragged(undefined)
        if (dragged && over) editing.hang(dragged, over.id === TOP ? undefined : String(over.id))
      }}
    >
      <Box relative>
        {mayWrite && dragged && mayHang(tree.nodes, dragged, undefined) && <TopZone />}
        <Box
          ref={box}
          outlined
          ground="surface"
          className={classes.tree}
          relative
          role="tree"
          tabIndex={0}
          data-writes={mayWrite ? 'now' : undefined}
          aria-label={words.choice('type', tree.type)}
          aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          onKeyDown={(event) => onKey(event, { tree, editing, mayWrite, onChoose })}
        >
          <Box relative role="none" style={{ height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index, start }) => {
              const line = lines[index]
              if (!line) return null
              if ('add' in line) {
                return (
                  <Row
                    gap={2}
                    key="new"
                    role="none"
                    className={classes.row}
                    style={{ top: start, '--depth': line.add }}
                    data-new=""
                  >
                    <NameInput key={editing.now?.time} editing={editing} label={t('newName')} start="" />
                  </Row>
                )
              }
              return (
                <TagRow
                  key={line.node.id}
                  id={`${id}-${line.node.id}`}
                  node={line.node}
                  place={places.get(line.node.id)}
                  top={start}
                  isActive={line.node.id === active?.id}
                  isTarget={dragged !== undefined && mayHang(tree.nodes, dragged, line.node.id)}
                  {...{ tree, editing, mayWrite, onChoose }}
                />
              )
            })}
          </Box>
        </Box>
      </Box>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Box pad={1.5} padX={3} corners="full" weight="strong" className={classes.dragged}>
            {tree.nameOfId(dragged.id)}
          </Box>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** Where a tag is dropped that is to hang under none. */
function TopZone() {
  const { t } = useTranslation('tags')
  const { setNodeRef, isOver } = useDroppable({ id: TOP })
  return (
    <Text
      ref={setNodeRef}
      as="div"
      size="sm"
      tone="soft"
      pad={2}
      padX={3}
      ground="surface"
      corners="md"
      text="center"
      className={classes.top}
      data-over={isOver || undefined}
    >
      {t('dropTop')}
    </Text>
  )
}

/** The shown tags, with the line in which a new one is typed under its parent. */
function linesOf({ shown }: TagTreeState, { now }: TagEditing): readonly Line[] {
  const lines: Line[] = shown.map((node) => ({ node }))
  if (now?.kind !== 'add') return lines
  const at = now.under === undefined ? -1 : shown.findIndex(({ id }) => id === now.under)
  return lines.toSpliced(at + 1, 0, { add: (shown[at]?.depth ?? -1) + 1 })
}

const moves = { ArrowRight: 'in', ArrowLeft: 'out', ArrowUp: 'up', ArrowDown: 'down' } as const

function onKey(event: KeyboardEvent, { tree, editing, mayWrite, onChoose }: TagTreeProps): void {
  const { active, shown } = tree
  if (!active || (event.target instanceof Element && event.target.closest('input'))) return
  const { key } = event
  const take = (run: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    run()
  }
  if (event.altKey) {
    const step = Object.entries(moves).find(([name]) => name === key)?.[1]
    if (step && mayWrite && tree.isOwn(active.id)) take(() => editing.step(active, step))
    return
  }
  if (event.ctrlKey || event.metaKey) return
  const at = shown.indexOf(active)
  const go = (to: TagNode | undefined) => take(() => to && tree.activate(to.id))
  if (key === 'ArrowDown') go(shown[at + 1])
  else if (key === 'ArrowUp') go(shown[at - 1])
  else if (key === 'Home') go(shown[0])
  else if (key === 'End') go(shown.at(-1))
  else if (key === 'Enter') take(() => onChoose(active.id))
  else if (key === 'ArrowRight' && active.hasChildren) {
    if (tree.isOpen(active.id)) go(shown[at + 1])
    else take(() => tree.unfold([active.id]))
  } else if (key === 'ArrowLeft') {
    if (active.hasChildren && tree.isOpen(active.id) && tree.term === '') take(() => tree.unfold([active.id], false))
    else go(shown.find(({ id }) => id === active.above.at(-1)))
  } else if (!mayWrite) return
  else if (key === 'Insert') take(() => editing.startAdd(active.id))
  else if (!tree.isOwn(active.id)) return
  else if (key === 'F2') take(() => editing.startRename(active.id))
  else if (key === 'Delete') take(() => editing.remove(active.id))
}
