import type { ChatMessage } from '@schakel/domain/calls'
import { IconArrowDown, IconMessages } from '@tabler/icons-react'
import { Fragment, useEffect, useRef, useState } from 'react'
import { onStatus } from '../../entities/live/liveSocket.ts'
import { useUnsent } from '../../entities/unsent/chatOutbox.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import classes from './Chat.module.css'
import { ChatLine } from './ChatLine.tsx'
import { dayName, dayOf } from './days.ts'
import { useMarkRead, useMessages } from './queries.ts'
import { UnsentLine } from './UnsentLine.tsx'

/** Lines of one person that follow each other this closely stand under one name, ms. */
const TOGETHER_MS = 5 * 60_000
/** This close to the end counts as being at the end, pixels. */
const NEAR_END = 60

interface MessageLogProps {
  readonly room: string
  /** Up to which line one had read when one came in. */
  readonly readAtFirst: number
}

/** What was said, by day, with a mark where the new begins; what came earlier is fetched as one scrolls up. */
export function MessageLog({ room, readAtFirst }: MessageLogProps) {
  const { t } = useTranslation('chat')
  const locale = useLocale()
  const viewer = useViewer()
  const messages = useMessages(room)
  const [readBefore] = useState(readAtFirst)
  const scroller = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const said = messages.data ?? []
  const clients = new Set(said.map(({ client }) => client))
  const unsent = useUnsent().filter((one) => one.room === room && one.by === viewer._id && !clients.has(one.client))
  const newest = said.at(-1)?.seq ?? 0
  const firstNew = said.find(({ seq, author }) => seq > readBefore && author?._id !== viewer._id)
  useReading(room, isAtEnd ? newest : 0, readBefore)

  if (messages.isPending) {
    return (
      <Box pad={4} grow>
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      </Box>
    )
  }
  if (messages.isError && !messages.data)
    return <ErrorState error={messages.error} onRetry={() => void messages.refetch()} />
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = messages
  const older = () => void (hasNextPage && !isFetchingNextPage && fetchNextPage())
  return (
    <Row align="stretch" grow className={classes.logPlace} relative>
      {/* Its start is its end: what comes in above moves nothing. */}
      <Box
        grow
        fluid
        ref={scroller}
        className={classes.scroller}
        tabIndex={0}
        role="log"
        aria-label={t('log')}
        aria-busy={isFetchingNextPage}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          setAtEnd(Math.abs(scrollTop) < NEAR_END)
          const isNearStart = scrollHeight - clientHeight - Math.abs(scrollTop) < clientHeight
          if (isNearStart && !isFetchNextPageError) older()
        }}
      >
        <div className={classes.lines}>
          {isFetchNextPageError && <ErrorState compact error={messages.error} onRetry={older} />}
          {hasNextPage && !isFetchNextPageError && (
            <Button className={classes.older} tone="plain" size="sm" busy={isFetchingNextPage} onClick={older}>
              {t('older')}
            </Button>
          )}
          {said.length + unsent.length === 0 && (
            <EmptyState icon={<IconMessages size={34} stroke={1.6} />} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          )}
          {said.map((message, index) => {
            const before = said[index - 1]
            const isNewDay = !before || dayOf(before.date) !== dayOf(message.date)
            const isFirstNew = message === firstNew
            return (
              <Fragment key={message._id}>
                {isNewDay && (
                  <Row
                    as="h2"
                    gap={3}
                    size="xs"
                    tone="muted"
                    weight="strong"
                    above={3}
                    below={1.5}
                    className={classes.day}
                  >
                    {dayName(dayOf(message.date), locale, { today: t('today'), yesterday: t('yesterday') })}
                  </Row>
                )}
                {isFirstNew && (
                  <Row gap={3} size="xs" tone="danger" weight="bold" above={2.5} className={classes.newMark}>
                    {t('new')}
                  </Row>
                )}
                <ChatLine message={message} isNext={!isNewDay && !isFirstNew && follows(message, before)} />
              </Fragment>
            )
          })}
          {unsent.map((one) => (
            <UnsentLine key={one.client} unsent={one} />
          ))}
        </div>
      </Box>
      {!isAtEnd && (
        <Button
          className={classes.toEnd}
          size="sm"
          icon={<IconArrowDown size={15} aria-hidden="true" />}
          onClick={() => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          {t('toNewest')}
        </Button>
      )}
    </Row>
  )
}

function follows(message: ChatMessage, before: ChatMessage | undefined): boolean {
  if (!before || before.author?._id !== message.author?._id) return false
  return new Date(message.date).getTime() - new Date(before.date).getTime() < TOGETHER_MS
}

/** Tells up to where one has read, while one is looking. */
function useReading(room: string, seen: number, readBefore: number): void {
  const told = useRef(readBefore)
  const known = useRef(readBefore)
  const { mutate } = useMarkRead(room)
  const isBlocked = useBlockedReason('now') !== undefined
  useEffect(() => {
    const tell = () => {
      if (isBlocked || seen <= told.current || document.visibilityState !== 'visible') return
      told.current = seen
      mutate(seen, {
        onSuccess: () => {
          known.current = Math.max(known.current, seen)
        },
        // It is told once more as one looks again, reads on, or has a line again.
        onError: () => {
          told.current = known.current
        },
      })
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    const stop = onStatus((status) => status === 'connected' && tell())
    return () => {
      document.removeEventListener('visibilitychange', tell)
      stop()
    }
  }, [seen, isBlocked, mutate])
}
