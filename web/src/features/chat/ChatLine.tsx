import { CHAT_EDIT_MINUTES } from '@schakel/domain'
import type { ChatMessage } from '@schakel/domain/calls'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useLocale } from '../../texts/useLocale.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import { formatLongDate } from '../../ui/format.ts'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { takeKeyboard } from '../../ui/takeKeyboard.ts'
import classes from './Chat.module.css'
import { timeOf } from './days.ts'
import { EditBox } from './EditBox.tsx'
import { LinkedText } from './LinkedText.tsx'
import { useEdit } from './queries.ts'

interface ChatLineProps {
  readonly message: ChatMessage
  /** It follows a line of the same person: their name stands there already. */
  readonly isNext: boolean
}

/** One message: who, when and what; one's own can be changed and taken back for fifteen minutes. */
export function ChatLine({ message, isNext }: ChatLineProps) {
  const { t } = useTranslation('chat')
  const locale = useLocale()
  const viewer = useViewer()
  const edit = useEdit()
  const [isEditing, setEditing] = useState<boolean>()
  const { _id, author, text, date, edited, deleted } = message
  const isOwn = author?._id === viewer._id
  const isFresh = Date.now() - new Date(date).getTime() < CHAT_EDIT_MINUTES * 60_000
  const name = author?.name ?? t('someone')
  return (
    <Row
      as="article"
      gap={2.5}
      align="stretch"
      above={3}
      className={classes.line}
      data-own={isOwn || undefined}
      data-next={isNext || undefined}
    >
      {!isOwn && (
        <span className={classes.face}>
          {!isNext && <ItemAvatar type="user" name={name} avatar={author?.avatar} size={32} />}
        </span>
      )}
      <Box fluid>
        <p className={isNext ? 'sk-hidden' : classOf([], { size: 'xs', tone: 'muted', className: classes.by })}>
          <span className={isOwn ? 'sk-hidden' : classOf([], { tone: 'text', weight: 'strong' })}>
            {isOwn ? t('you') : name}
          </span>{' '}
          <time dateTime={date} title={formatLongDate(date, locale)}>
            {timeOf(date)}
          </time>
        </p>
        {isEditing ? (
          <EditBox
            message={_id}
            text={text}
            onCancel={() => setEditing(false)}
            onSave={(next, saved) => {
              setEditing(false)
              if (next !== text) edit.mutate({ _id, text: next }, { onSuccess: saved })
              else saved()
            }}
          />
        ) : (
          <Row gap={1} className={classes.row}>
            <Box
              pad={1.5}
              padX={3}
              fluid
              ground="sunken"
              className={classes.bubble}
              data-deleted={deleted || undefined}
            >
              <p className={classes.text}>{deleted ? t('deleted') : <LinkedText text={text} />}</p>
              {edited && !deleted && (
                <Text as="span" size="xs" tone="muted">
                  {t('edited')}
                </Text>
              )}
            </Box>
            {isOwn && isFresh && !deleted && (
              <Row as="span" align="stretch" rigid className={classes.actions}>
                <IconButton
                  ref={isEditing === false ? takeKeyboard : undefined}
                  writes="now"
                  label={t('edit')}
                  size="sm"
                  onClick={() => setEditing(true)}
                >
                  <IconPencil size={15} aria-hidden="true" />
                </IconButton>
                <IconButton
                  writes="now"
                  label={t('remove')}
                  size="sm"
                  onClick={() => edit.mutate({ _id, deleted: true })}
                >
                  <IconTrash size={15} aria-hidden="true" />
                </IconButton>
              </Row>
            )}
          </Row>
        )}
      </Box>
    </Row>
  )
}
