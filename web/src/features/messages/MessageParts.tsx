import type { AnyItem } from '@schakel/domain'
import { IconArrowBackUp, IconArrowLeft, IconMail, IconUsers } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isSeeing } from '../../api/seeing.ts'
import { openItemForm } from '../../entities/forms/openItemForm.ts'
import { prefetchItemForm } from '../../entities/forms/prefetch.ts'
import { ChildRow } from '../../entities/items/page/ChildRow.tsx'
import { RowList } from '../../entities/items/page/RowList.tsx'
import { Section } from '../../entities/items/page/Section.tsx'
import { groupIn, itemsIn, textIn } from '../../entities/items/read.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, buttonLook } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { useBlockedReason } from '../../ui/writeBlocked.ts'
import classes from './MessageParts.module.css'
import { useMarkMessages } from './queries.ts'

/** Who sent a message and when, with the way to answer it. Opening it is reading it (D13). */
export function MessageHead({ message }: { readonly message: AnyItem }) {
  const { t } = useTranslation('messages')
  const words = useWords()
  const viewer = useViewer()
  const navigate = useNavigate()
  const mark = useMarkMessages()
  const isBlocked = useBlockedReason('now') !== undefined
  const sender = groupIn(message, 'from')
  const senderId = textIn(sender, '_id')
  const senderName = textIn(sender, 'name') ?? t('someone')
  const isMine = senderId === viewer._id
  const read = useEffectEvent((id: string) => mark.mutate({ ids: [id], read: true, quiet: true }))
  useEffect(() => {
    if (!isMine && !isBlocked) read(message._id)
  }, [isMine, isBlocked, message._id])

  const subject = titleOf(message, words)
  const reply = () => {
    const name = /^re:/i.test(subject) ? subject : t('replySubject', { name: subject })
    openItemForm({
      type: 'message',
      parent: { _id: senderId ?? '', _type: 'user', name: senderName },
      about: message._id,
      values: { name },
    })
  }
  return (
    <Panel as="div" pad={4} padX={5} raised className={classes.head} gap={2.5} gapX={3}>
      <ItemAvatar type="user" name={senderName} avatar={textIn(sender, 'avatar')} size={42} />
      <Stack fluid>
        <Text as="span" weight="bold" breaks>
          {t('from', { name: senderName })}
        </Text>
        <Hint as="span">
          {[textIn(groupIn(sender, 'organisation'), 'name')].filter(Boolean).map((name) => (
            <span key={name}>{name} · </span>
          ))}
          <DateText iso={textIn(message, 'date')} form="long" />
        </Hint>
      </Stack>
      <Cluster gap={2} className={classes.tools} hidden={isSeeing()}>
        {!isMine && senderId && (
          <Button
            writes="now"
            tone="brand"
            icon={<IconArrowBackUp size={17} aria-hidden="true" />}
            onPointerEnter={prefetchItemForm}
            onFocus={prefetchItemForm}
            onClick={reply}
          >
            {t('reply')}
          </Button>
        )}
        {!isMine && (
          <Button
            writes="now"
            icon={<IconMail size={17} aria-hidden="true" />}
            onClick={() =>
              mark.mutate({ ids: [message._id], read: false }, { onSuccess: () => void navigate({ to: '/messages' }) })
            }
          >
            {t('markUnread')}
          </Button>
        )}
        <Link to="/messages" search={isMine ? { box: 'sent' } : {}} {...buttonLook('plain')}>
          <IconArrowLeft size={17} aria-hidden="true" />
          {t('backToInbox')}
        </Link>
      </Cluster>
    </Panel>
  )
}

/** To whom a message went, as far as one may know. */
export function Recipients({ message }: { readonly message: AnyItem }) {
  const { t } = useTranslation('messages')
  const to = itemsIn(message, '_to')
  if (to.length === 0) return null
  return (
    <Section title={t('recipients')} icon={<IconUsers size={18} aria-hidden="true" />} count={to.length}>
      <RowList items={to} keyOf={({ _id }) => _id} empty="" most={8}>
        {(one) => <ChildRow item={one} end={null} />}
      </RowList>
    </Section>
  )
}
