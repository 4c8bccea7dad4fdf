import { Drawer } from '@mantine/core'
import { IconBellCheck, IconChecks, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useKeptKeyboard } from '../../ui/useKeptKeyboard.ts'
import { useOpenedLater } from '../../ui/useReturnFocus.ts'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import { bundled } from './bundles.ts'
import { NotificationBundle } from './NotificationBundle.tsx'
import classes from './NotificationPanel.module.css'
import { useNotifications } from './queries.ts'
import { useReadNotifications } from './useReadNotifications.ts'

const WIDTH = 420

interface NotificationPanelProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** What one is told of, bundled by the item it is about, newest first (D13). */
export default function NotificationPanel({ opened, onClose }: NotificationPanelProps) {
  const { t } = useTranslation('notifications')
  const common = useTranslation('common')
  const isOpen = useOpenedLater(opened)
  const list = useNotifications()
  const read = useReadNotifications()
  const blocked = useBlockedReason('now')
  const keyboard = useKeptKeyboard<HTMLDivElement>()
  const bundles = bundled(list.data ?? [])
  const hasUnread = bundles.some(({ unread }) => unread.length > 0)
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="right" size={WIDTH} transitionProps={{ duration: 160 }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('title')}>
        <Drawer.Body ref={keyboard} p={0} className={classes.body}>
          <Row as="header" gap={1} ground="surface" line="below" className={classes.head}>
            <Text as="h2" grow size="lg" weight="bold">
              {t('title')}
            </Text>
            {hasUnread && (
              <Button
                writes="now"
                tone="plain"
                size="sm"
                icon={<IconChecks size={17} aria-hidden="true" />}
                onClick={() => read.mutate(bundles.flatMap(({ unread }) => unread))}
              >
                {t('allRead')}
              </Button>
            )}
            <IconButton label={common.t('close')} onClick={onClose} data-autofocus>
              <IconX size={19} aria-hidden="true" />
            </IconButton>
          </Row>
          {list.isPending ? (
            <Box pad={2} padX={4}>
              <Loading>
                {[1, 2, 3, 4].map((row) => (
                  <SkeletonRow key={row} />
                ))}
              </Loading>
            </Box>
          ) : list.isError && !list.data ? (
            <ErrorState compact error={list.error} onRetry={() => void list.refetch()} />
          ) : bundles.length === 0 ? (
            <EmptyState icon={<IconBellCheck size={34} stroke={1.6} />} title={t('none')}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <Stack as="ul" gap={0.5} pad={2}>
              {bundles.map((bundle) => (
                <NotificationBundle
                  key={bundle.item._id}
                  bundle={bundle}
                  onRead={(ids) => {
                    // Looking at it marks it as well, where that can be done.
                    if (!blocked) read.mutate(ids)
                  }}
                  onOpen={onClose}
                />
              ))}
            </Stack>
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
