import { Modal, SegmentedControl, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { tagTypes } from '@schakel/domain'
import { IconChevronsDown, IconChevronsUp, IconPlus, IconSearch, IconTagOff } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEscape } from '../../entities/forms/useEscape.ts'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { closeTagTree, type TagTreeRequest, tagTreeRequests } from '../../entities/tags/openTagTree.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { isComposing } from '../../ui/composing.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import { upTo } from '../../ui/widths.ts'
import classes from './Tags.module.css'
import { TagTools } from './TagTools.tsx'
import { TagTree } from './TagTree.tsx'
import { useTagEditing } from './useTagEditing.ts'
import { useTagTree } from './useTagTree.ts'

// S9.3.
const WIDTH = 900

/** The tree of tags (S2.32): look for a tag, see what carries it, and for the centre: keep the tree. */
export default function TagTreeDialog({ request }: { readonly request: TagTreeRequest }) {
  const { t } = useTranslation('tags')
  const common = useTranslation('common')
  const words = useWords()
  const navigate = useNavigate()
  const mayWrite = isCentreKind(useViewer().kind)
  const tree = useTagTree(request.tag)
  const editing = useTagEditing(tree)
  useReturnFocus(tagTreeRequests.opener())
  useEscape(closeTagTree)
  const isPhone = useMediaQuery(upTo.phone) ?? false

  const choose = (id: string) => {
    closeTagTree()
    void navigate({ to: '/search/$type/$value/{-$status}', params: { type: 'tag', value: id.slice('tag/'.length) } })
  }
  return (
    <Modal.Root
      opened
      onClose={closeTagTree}
      size={WIDTH}
      fullScreen={isPhone}
      closeOnEscape={false}
      transitionProps={{ duration: 160 }}
    >
      <Modal.Overlay />
      <Modal.Content data-form-dialog>
        <Modal.Header>
          <Modal.Title>{words.type('tag', 2)}</Modal.Title>
          <Modal.CloseButton aria-label={common.t('close')} />
        </Modal.Header>
        <Modal.Body className={classOf(['stack'], { gap: 3, fluid: true })}>
          <Row gap={2} wrap>
            <SegmentedControl
              aria-label={t('kind')}
              value={tree.type}
              onChange={(next) => tree.setType(tagTypes.find((name) => name === next) ?? tagTypes[0])}
              data={tagTypes.map((value) => ({ value, label: words.choice('type', value) }))}
            />
            <TextInput
              className={classes.filter}
              type="search"
              aria-label={t('filter')}
              placeholder={t('filter')}
              data-autofocus
              value={tree.term}
              onChange={(event) => tree.setTerm(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (isComposing(event)) return
                if (event.key === 'ArrowDown')
                  event.currentTarget.closest('[role=dialog]')?.querySelector<HTMLElement>('[role=tree]')?.focus()
                if (event.key === 'Enter' && tree.active) choose(tree.active.id)
              }}
              leftSection={<IconSearch size={17} aria-hidden="true" />}
            />
            <IconButton size="sm" label={t('unfoldAll')} onClick={tree.unfoldAll}>
              <IconChevronsDown size={18} aria-hidden="true" />
            </IconButton>
            <IconButton size="sm" label={t('foldAll')} onClick={tree.foldAll}>
              <IconChevronsUp size={18} aria-hidden="true" />
            </IconButton>
            {mayWrite && (
              <Button
                writes="now"
                size="sm"
                tone="brand"
                icon={<IconPlus size={16} aria-hidden="true" />}
                onClick={() => editing.startAdd(undefined)}
              >
                {t('add')}
              </Button>
            )}
          </Row>
          {tree.isPending ? (
            tree.error ? (
              <ErrorState compact error={tree.error} onRetry={tree.retry} />
            ) : (
              <Loading>
                {[1, 2, 3, 4, 5].map((row) => (
                  <SkeletonRow key={row} />
                ))}
              </Loading>
            )
          ) : (
            <>
              {tree.shown.length === 0 && !editing.now && (
                <EmptyState
                  compact
                  icon={<IconTagOff size={30} stroke={1.6} />}
                  title={t(tree.term ? 'none' : 'empty')}
                />
              )}
              {(tree.shown.length > 0 || editing.now) && (
                <TagTree tree={tree} editing={editing} mayWrite={mayWrite} onChoose={choose} />
              )}
              <TagTools tree={tree} editing={editing} mayWrite={mayWrite} onChoose={choose} />
            </>
          )}
          <p className="sk-hidden" role="status">
            {editing.said}
          </p>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
