import { definitionOf, type TypeName } from '@schakel/domain'
import { IconArrowRight, IconDownload, IconLink, IconPencil, IconTag, IconTrash, IconX } from '@tabler/icons-react'
import { useExportEntries } from '../../../entities/exports/ExportMenu.tsx'
import { isCentreKind } from '../../../entities/items/useRights.ts'
import { useViewer } from '../../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { formatCount } from '../../../ui/format.ts'
import { Cluster } from '../../../ui/layout/Cluster.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { CHOSEN_MAX, type Selection } from '../useSelection.ts'
import classes from './BulkBar.module.css'
import { STEP } from './runBulk.ts'
import type { useBulk } from './useBulk.ts'

const BulkDialog = lazyPart(() => import('./BulkDialog.tsx'))

export type BulkKind = 'status' | 'field' | 'tag' | 'link'

/** What is asked to be done to all that was chosen. */
export interface Asked {
  readonly kind: BulkKind
  /** The status that was chosen already. */
  readonly status?: string
}

interface BulkBarProps {
  readonly type: TypeName
  readonly selection: Selection
  readonly bulk: ReturnType<typeof useBulk>
  readonly asked: Asked | undefined
  readonly onAsk: (asked: Asked | undefined) => void
}

const icon = { size: 16, stroke: 1.9, 'aria-hidden': true } as const

/** What can be done to all that was chosen; it stands at the foot of the window as long as something is. */
export function BulkBar({ type, selection, bulk, asked, onAsk }: BulkBarProps) {
  const { t } = useTranslation('list')
  const common = useTranslation('common')
  const viewer = useViewer()
  const ids = [...selection.ids]
  const exports = useExportEntries({ feed: type, ids })
  const isCentre = isCentreKind(viewer.kind)
  const isBusy = bulk.progress !== undefined
  const { statuses } = definitionOf(type)
  const isLinked = type !== 'match' && type !== 'comment' && type !== 'message'
  return (
    <>
      {(ids.length > 0 || isBusy) && (
        <Row as="section" gap={2} gapX={3} wrap surface className={classes.bar} aria-label={t('bulk')}>
          <Text size="sm" weight="bold" digits role="status">
            {bulk.progress
              ? t('bulkProgress', { done: formatCount(bulk.progress.done), total: formatCount(bulk.progress.total) })
              : t('chosen', { count: ids.length, total: formatCount(ids.length) })}
          </Text>
          {bulk.progress && bulk.progress.total > STEP ? (
            <>
              <progress
                className={classes.progress}
                aria-label={t('bulk')}
                max={bulk.progress.total}
                value={bulk.progress.done}
              />
              <Button size="sm" onClick={bulk.stop}>
                {t('bulkStop')}
              </Button>
            </>
          ) : (
            <Cluster gap={2} className={classes.actions}>
              {isCentre && (
                <>
                  {statuses && (
                    <Button
                      writes="now"
                      size="sm"
                      busy={isBusy}
                      icon={<IconArrowRight {...icon} />}
                      onClick={() => onAsk({ kind: 'status' })}
                    >
                      {t('status')}
                    </Button>
                  )}
                  <Button
                    writes="now"
                    size="sm"
                    busy={isBusy}
                    icon={<IconPencil {...icon} />}
                    onClick={() => onAsk({ kind: 'field' })}
                  >
                    {t('bulkField')}
                  </Button>
                  {isLinked && (
                    <>
                      <Button
                        writes="now"
                        size="sm"
                        busy={isBusy}
                        icon={<IconTag {...icon} />}
                        onClick={() => onAsk({ kind: 'tag' })}
                      >
                        {t('bulkTag')}
                      </Button>
                      <Button
                        writes="now"
                        size="sm"
                        busy={isBusy}
                        icon={<IconLink {...icon} />}
                        onClick={() => onAsk({ kind: 'link' })}
                      >
                        {t('bulkLink')}
                      </Button>
                    </>
                  )}
                </>
              )}
              <MoreMenu sections={[{ entries: exports }]} label={t('bulkExport')} tone="quiet">
                <IconDownload {...icon} />
                {t('bulkExport')}
              </MoreMenu>
              {isCentre && (
                <Button
                  writes="now"
                  size="sm"
                  tone="danger"
                  busy={isBusy}
                  icon={<IconTrash {...icon} />}
                  onClick={() => void bulk.run({ remove: true }, ids)}
                >
                  {common.t('delete')}
                </Button>
              )}
              {ids.length < CHOSEN_MAX && (
                <Button size="sm" tone="plain" onClick={() => void selection.all()}>
                  {t('chooseAll')}
                </Button>
              )}
            </Cluster>
          )}
          <IconButton size="sm" label={t('chooseNone')} onClick={selection.clear}>
            <IconX size={17} aria-hidden="true" />
          </IconButton>
        </Row>
      )}

      {asked && (
        <BulkDialog
          asked={asked}
          type={type}
          ids={ids}
          onClose={() => onAsk(undefined)}
          onRun={(work) => {
            onAsk(undefined)
            void bulk.run(work, ids)
          }}
        />
      )}
    </>
  )
}
