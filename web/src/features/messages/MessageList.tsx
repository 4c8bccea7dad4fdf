import { IconInbox, IconMail, IconMailOpened, IconMoodPuzzled, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { isSeeing } from '../../api/seeing.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Loading, SkeletonRow } from '../../ui/Skeleton.tsx'
import { MessageRow } from './MessageRow.tsx'
import classes from './Messages.module.css'
import { type BoxQuery, useMarkMessages, useMessages } from './queries.ts'

interface MessageListProps {
  readonly query: BoxQuery
  readonly onClear: () => void
  readonly onCompose: () => void
}

/** The messages of a box with what can be done to several of them at once (D13). */
export function MessageList({ query, onClear, onCompose }: MessageListProps) {
  const { t } = useTranslation('messages')
  const list = useMessages(query)
  const mark = useMarkMessages()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const messages = list.data?.pages.flatMap(({ data }) => data) ?? []
  const total = list.data?.pages[0]?.total ?? 0
  const here = messages.filter(({ _id }) => chosen.has(_id))

  if (list.isPending) {
    return (
      <Loading>
        <Panel as="div" pad={1.5} raised>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <SkeletonRow key={row} />
          ))}
        </Panel>
      </Loading>
    )
  }
  if (list.isError && messages.length === 0) {
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />
  }
  if (messages.length === 0) return <Nothing query={query} onClear={onClear} onCompose={onCompose} />

  const toggle = (id: string) =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]))
  const clear = () => setChosen(new Set())
  const markChosen = (read: boolean) => {
    // Taken back, it must not change what was so before.
    const ids = here.filter(({ status }) => (status === 'read') !== read).map(({ _id }) => _id)
    if (ids.length === 0) clear()
    else mark.mutate({ ids, read }, { onSuccess: clear })
  }
  const isInbox = query.box === 'inbox'
  const isAll = here.length === messages.length
  return (
    <div>
      <Row gap={3} below={1.5} className={classes.bar}>
        {isInbox && (
          <input
            type="checkbox"
            aria-label={t('chooseAll')}
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = here.length > 0 && !isAll
            }}
            onChange={() => setChosen(isAll ? new Set() : new Set(messages.map(({ _id }) => _id)))}
          />
        )}
        <Hint as="span" role="status">
          {here.length > 0 ? t('chosen', { count: here.length }) : t('count', { count: total })}
        </Hint>
        {here.length > 0 && (
          <Row as="span" gap={2} align="stretch">
            <Button
              writes="now"
              size="sm"
              busy={mark.isPending}
              icon={<IconMailOpened size={16} aria-hidden="true" />}
              onClick={() => markChosen(true)}
            >
              {t('markRead')}
            </Button>
            <Button
              writes="now"
              size="sm"
              busy={mark.isPending}
              icon={<IconMail size={16} aria-hidden="true" />}
              onClick={() => markChosen(false)}
            >
              {t('markUnread')}
            </Button>
          </Row>
        )}
      </Row>
      <Panel as="ul" pad={1.5} raised stale={list.isPlaceholderData}>
        {messages.map((message) => (
          <MessageRow
            key={message._id}
            message={message}
            box={query.box}
            isChosen={chosen.has(message._id)}
            onChoose={isInbox ? () => toggle(message._id) : undefined}
          />
        ))}
      </Panel>
      <LoadMore list={list} />
    </div>
  )
}

function Nothing({ query, onClear, onCompose }: MessageListProps) {
  const { t } = useTranslation('messages')
  const size = { size: 34, stroke: 1.6 } as const
  if (query.q || query.unread) {
    return (
      <EmptyState
        icon={<IconMoodPuzzled {...size} />}
        title={t('emptyFound')}
        action={<Button onClick={onClear}>{t('clear')}</Button>}
      >
        {t('emptyFoundText')}
      </EmptyState>
    )
  }
  const isInbox = query.box === 'inbox'
  return (
    <EmptyState
      icon={isInbox ? <IconInbox {...size} /> : <IconSend {...size} />}
      title={t(isInbox ? 'emptyInbox' : 'emptySent')}
      action={
        isSeeing() ? undefined : (
          <Button writes="now" onClick={onCompose}>
            {t('compose')}
          </Button>
        )
      }
    >
      {t(isInbox ? 'emptyInboxText' : 'emptySentText')}
    </EmptyState>
  )
}
