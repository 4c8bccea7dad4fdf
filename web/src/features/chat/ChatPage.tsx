import { type AnyItem, isSupplierSide, isTypeName, may } from '@schakel/domain'
import type { ChatRoom } from '@schakel/domain/calls'
import { IconMessages } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Count } from '../../ui/Count.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { Page } from '../../ui/Page.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { useTerm } from '../../ui/useTerm.ts'
import classes from './Chat.module.css'
import { useRooms } from './queries.ts'

/** `/chat` (S2.4, D13): the rooms that one may enter, with what was said last and how much of it is new. */
export function ChatPage() {
  const { t } = useTranslation('chat')
  const { kind } = useViewer()
  const [typed, setTyped] = useState('')
  const term = useTerm(typed)
  const rooms = useRooms(term)
  return (
    <Page title={t('title')} heading={t('title')} lead={t('lead')}>
      {may({ kind }, 'talkInRooms') && <SearchField label={t('search')} value={typed} onChange={setTyped} />}
      {rooms.isPending ? (
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      ) : rooms.isError && !rooms.data ? (
        <ErrorState error={rooms.error} onRetry={() => void rooms.refetch()} />
      ) : rooms.data.length > 0 ? (
        <Panel as="ul" pad={1.5} raised stale={rooms.isPlaceholderData} aria-label={t('rooms')}>
          {rooms.data.map((room) => (
            <RoomRow key={room.room} room={room} />
          ))}
        </Panel>
      ) : term ? (
        <EmptyState
          icon={<IconMessages size={34} stroke={1.6} />}
          title={t('nothingFound')}
          action={<Button onClick={() => setTyped('')}>{t('clear')}</Button>}
        />
      ) : (
        <EmptyState icon={<IconMessages size={34} stroke={1.6} />} title={t('noRooms')}>
          {t(isSupplierSide({ kind }) ? 'supplierRooms' : 'noRoomsText')}
        </EmptyState>
      )}
    </Page>
  )
}

function RoomRow({ room: { room, item, unread, last } }: { readonly room: ChatRoom }) {
  const { t } = useTranslation('chat')
  const words = useWords()
  const viewer = useViewer()
  const who = last?.author?._id === viewer._id ? t('you') : (last?.author?.name ?? t('someone'))
  const id = room.slice('chat:'.length)
  return (
    <Box as="li" corners="md" hover className={classes.roomRow} data-unread={unread > 0 || undefined}>
      <Link to="/chat/chat" search={{ room: id }} className={classOf(['faced'], { pad: 2.5, padX: 3 })}>
        <TypeIcon type={typeIn(item)} tile size={20} />
        <Stack as="span" fluid>
          <Text as="span" weight="medium" truncate className={classes.roomName}>
            {titleOf(roomItem(id, item), words)}
          </Text>
          <Hint as="span" truncate className={classes.roomLast}>
            {last ? `${who}: ${last.text}` : t('quiet')}
          </Hint>
        </Stack>
        <Stack nowrap as="span" gap={1} align="end" size="sm" tone="muted">
          <DateText iso={last?.date} form="ago" />
          <Count count={unread} label={t(unread === 1 ? 'unreadOne' : 'unreadMore', { count: unread })} />
        </Stack>
      </Link>
    </Box>
  )
}

/** What a room is about, as an item that has a title. */
export function roomItem(id: string, item: ChatRoom['item']): AnyItem {
  return { ...item, _id: id, _type: typeIn(item), _version: 0 }
}

function typeIn({ _type }: ChatRoom['item']) {
  return _type !== undefined && isTypeName(_type) ? _type : 'dossier'
}
