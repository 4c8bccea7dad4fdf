import { SegmentedControl } from '@mantine/core'
import type { AnyItem } from '@schakel/domain'
import { IconArrowBackUp, IconArrowForwardUp, IconPlus, IconRestore } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRights } from '../../entities/items/useRights.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { SaveState } from '../../ui/SaveState.tsx'
import classes from './Planning.module.css'
import { PlanningList } from './PlanningList.tsx'
import { SaveTrouble } from './SaveTrouble.tsx'
import { Timeline } from './Timeline.tsx'
import { type Planning, usePlanning } from './usePlanning.ts'

type View = 'timeline' | 'list'

/** The steps of a dossier on a timeline and as a list (S2.32, D11.1). */
export default function PlanningBoard({ dossier }: { readonly dossier: AnyItem }) {
  const { t } = useTranslation('planning')
  const planning = usePlanning(dossier)
  const mayWrite = useRights(dossier).write('planning')
  const [view, setView] = useState<View>('timeline')
  const added = useAdded(planning)
  const board = useRef<HTMLDivElement>(null)
  useUndoKeys(board, mayWrite ? planning : undefined)
  const isEmpty = planning.steps.length === 0
  const add = () => {
    setView('list')
    added.add()
  }
  return (
    // What is changed is kept by itself, and waits for a connection where there is none (S4.16).
    <Stack gap={3} fluid className={classes.board} ref={board} data-writes={mayWrite ? 'queued' : undefined}>
      <Row gap={2} gapX={3} justify="between" wrap>
        <SegmentedControl
          size="xs"
          aria-label={t('view')}
          value={view}
          onChange={(next) => setView(next === 'list' ? 'list' : 'timeline')}
          data={[
            { value: 'timeline', label: t('timeline') },
            { value: 'list', label: t('list') },
          ]}
        />
        {mayWrite && (
          <Row as="span" gap={1} inline className={classes.tools}>
            <SaveState state={planning.save.state} />
            <IconButton size="sm" label={t('undo')} disabled={!planning.canUndo} onClick={planning.undo}>
              <IconArrowBackUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={t('redo')} disabled={!planning.canRedo} onClick={planning.redo}>
              <IconArrowForwardUp size={18} aria-hidden="true" />
            </IconButton>
          </Row>
        )}
      </Row>
      {mayWrite && !isEmpty && (planning.isProposal || view === 'timeline') && (
        <Hint data-screen>
          {planning.isProposal && t('proposal')} {view === 'timeline' && t('dragHint')}
        </Hint>
      )}
      <SaveTrouble planning={planning} />
      {isEmpty ? (
        <EmptyState compact title={t('empty')}>
          {mayWrite && t('emptyText')}
        </EmptyState>
      ) : view === 'timeline' ? (
        <Timeline planning={planning} mayWrite={mayWrite} />
      ) : (
        <PlanningList planning={planning} mayWrite={mayWrite} focused={added.key} />
      )}
      {mayWrite && (
        <Cluster gap={2}>
          <Button size="sm" icon={<IconPlus size={16} aria-hidden="true" />} onClick={add}>
            {t('add')}
          </Button>
          <Button
            size="sm"
            tone="plain"
            icon={<IconRestore size={16} aria-hidden="true" />}
            onClick={planning.fromTemplate}
          >
            {t('template')}
          </Button>
        </Cluster>
      )}
    </Stack>
  )
}

/** A new row gets the keyboard, once. */
function useAdded(planning: Planning) {
  const { t } = useTranslation('planning')
  const [key, setKey] = useState<number>()
  const fresh = useRef(false)
  useEffect(() => {
    if (!fresh.current) return
    fresh.current = false
    setKey(undefined)
  })
  return {
    key,
    add() {
      fresh.current = true
      setKey(planning.add(t('newStep')))
    },
  }
}

/** Ctrl or Cmd with Z takes the last change back, with Shift it does it again. */
function useUndoKeys(board: RefObject<HTMLElement | null>, planning: Planning | undefined): void {
  const now = useRef(planning)
  now.current = planning
  useEffect(() => {
    const element = board.current
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
      // In an input the browser's own undo takes back what is typed.
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea') !== null
      if (!isUndo || isTyping || !now.current) return
      event.preventDefault()
      if (event.shiftKey) now.current.redo()
      else now.current.undo()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [board])
}
