import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowLeft, IconLogout, IconUsers } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { isSeeing } from '../../api/seeing.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useRoom } from '../../entities/live/liveSocket.ts'
import { sayInRoom, sendAll } from '../../entities/unsent/chatOutbox.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, buttonLook, IconButton } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { ItemNotFound } from '../../ui/NotFound.tsx'
import { usePageTitle } from '../../ui/Page.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { upTo } from '../../ui/widths.ts'
import classes from './Chat.module.css'
import { roomItem } from './ChatPage.tsx'
import { Composer } from './Composer.tsx'
import { MessageLog } from './MessageLog.tsx'
import { People } from './People.tsx'
import { useChatRoom } from './queries.ts'
import { RoomChip } from './RoomChip.tsx'
import { TypingLine } from './TypingLine.tsx'

/** `/chat/chat?room=ID` (S2.20, D13): the room in the chat layout, with who is in it, what it is called and the way out. */
export function ChatRoomPage() {
  const { room: asked = '' } = useSearch({ strict: false })
  const id = asked.replace(/^chat:/, '')
  return <RoomScreen key={id} id={id} />
}

function RoomScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation('chat')
  const words = useWords()
  const viewer = useViewer()
  const navigate = useNavigate()
  const room = `chat:${id}`
  const found = useChatRoom(room)
  const people = useRoom(room)
  // S9.3: the people in the room stand beside it.
  const isWide = !useMediaQuery(upTo.chat, window.matchMedia(upTo.chat).matches)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const name = found.data ? titleOf(roomItem(id, found.data.item), words) : undefined
  usePageTitle(name ? t('room', { name }) : t('title'))
  // Another tab may have left it.
  useEffect(() => void sendAll(viewer._id), [viewer._id])
  // What was read before stays on the screen when asking again fails, but not when it is gone.
  if (isApiError(found.error, 404) || (found.error && !found.data)) {
    const rooms = (
      <Link to="/chat" {...buttonLook()}>
        {t('rooms')}
      </Link>
    )
    return isApiError(found.error, 404) ? (
      <ItemNotFound action={rooms} />
    ) : (
      <ErrorState error={found.error} onRetry={() => void found.refetch()} action={rooms} />
    )
  }
  const list = <People people={people} />
  return (
    <div className={classes.screen} data-fills-window>
      <Row as="header" gap={2} padBottom={3}>
        <Link to="/chat" {...buttonLook('plain')} aria-label={t('rooms')} title={t('rooms')}>
          <IconArrowLeft size={18} aria-hidden="true" />
        </Link>
        <Text as="h1" grow fluid size="md">
          <span className="sk-hidden">{t('title')}: </span>
          {found.data && name !== undefined && <RoomChip id={id} type={found.data.item._type} name={name} />}
        </Text>
        {!isWide && (
          <IconButton
            label={people ? t('showPeople', { count: people.length }) : t('people')}
            tone="quiet"
            onClick={() => setDrawerOpen(true)}
          >
            <IconUsers size={17} aria-hidden="true" />
            {people && <span aria-hidden="true">{people.length}</span>}
          </IconButton>
        )}
        <Button
          icon={<IconLogout size={17} aria-hidden="true" />}
          onClick={() => void navigate({ to: '/', search: { message: 'leftChat' } })}
        >
          {t('leave')}
        </Button>
      </Row>
      <Row gap={4} align="stretch" grow className={classes.body}>
        <Panel
          grow
          fluid
          raised
          className={classes.talk}
          aria-label={name === undefined ? t('title') : t('room', { name })}
        >
          {found.data ? (
            <MessageLog room={room} readAtFirst={found.data.read} />
          ) : (
            <Box pad={4} grow>
              <Loading>
                <SkeletonRow />
                <SkeletonRow />
                <SkeletonRow />
              </Loading>
            </Box>
          )}
          <TypingLine room={room} />
          {!isSeeing() && <Composer room={room} onSend={(text) => sayInRoom({ by: viewer._id, room, text })} />}
        </Panel>
        {isWide && (
          <Panel as="aside" pad={4} className={classes.people}>
            {list}
          </Panel>
        )}
      </Row>
      <Drawer
        opened={isDrawerOpen && !isWide}
        onClose={() => setDrawerOpen(false)}
        position="right"
        size={300}
        title={t('people')}
        closeButtonProps={{ 'aria-label': t('cancel') }}
      >
        <People people={people} isTitled={false} />
      </Drawer>
    </div>
  )
}
