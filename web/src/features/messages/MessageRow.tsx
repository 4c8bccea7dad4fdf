import type { AnyItem } from '@schakel/domain'
import { Link } from '@tanstack/react-router'
import { plainOf } from '../../entities/items/RichText.tsx'
import { groupIn, itemsIn, numberIn, textIn } from '../../entities/items/read.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { DateText } from '../../ui/DateText.tsx'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Centre } from '../../ui/layout/Centre.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import classes from './Messages.module.css'
import type { Box } from './queries.ts'

interface MessageRowProps {
  readonly message: AnyItem
  readonly box: Box
  readonly isChosen: boolean
  /** Left out where nothing can be done to several. */
  readonly onChoose?: (() => void) | undefined
}

/** A message as a row: who, the subject, the first words, when, and whether it was read. */
export function MessageRow({ message, box, isChosen, onChoose }: MessageRowProps) {
  const { t } = useTranslation('messages')
  const words = useWords()
  const subject = titleOf(message, words)
  const sender = groupIn(message, 'from')
  const senderName = textIn(sender, 'name') ?? t('someone')
  const to = itemsIn(message, '_to').map((one) => titleOf(one, words))
  const isUnread = box === 'inbox' && message.status !== 'read'
  const reads = numberIn(message, '_reads') ?? 0
  return (
    <Row
      as="li"
      gap={1}
      corners="md"
      hover
      className={classes.row}
      data-unread={isUnread || undefined}
      data-chosen={isChosen || undefined}
    >
      {onChoose && (
        <input type="checkbox" aria-label={t('choose', { name: subject })} checked={isChosen} onChange={onChoose} />
      )}
      <Link
        to="/card/$"
        params={{ _splat: message._id }}
        className={classOf(['faced'], { pad: 2.5, padX: 3, grow: true, fluid: true, className: classes.open })}
      >
        {box === 'inbox' ? (
          <ItemAvatar type="user" name={senderName} avatar={textIn(sender, 'avatar')} size={38} />
        ) : (
          <Centre as="span" ground="sunken" corners="md" className={classes.envelope}>
            <TypeIcon type="message" size={19} />
          </Centre>
        )}
        <Stack as="span" fluid>
          <Hint as="span" truncate className={classes.who}>
            {box === 'inbox' ? senderName : to.length > 0 ? t('to', { names: to.join(', ') }) : t('toSomeone')}
          </Hint>
          <Text as="span" truncate tight className={classes.subject}>
            {subject}
            {isUnread && <span className="sk-hidden"> ({t('unread')})</span>}
          </Text>
          <Hint as="span" truncate>
            {plainOf(textIn(message, 'description') ?? '')}
          </Hint>
        </Stack>
        <Stack nowrap as="span" gap={1} align="end" size="sm" tone="muted" className={classes.end}>
          <DateText iso={textIn(message, 'date')} form="ago" />
          {box === 'sent' &&
            (reads > 0 ? (
              <Text as="span" tone="success" weight="medium">
                {t('readBy', { count: reads })}
              </Text>
            ) : (
              <StatusChip type="message" status={textIn(message, 'status')} />
            ))}
        </Stack>
      </Link>
    </Row>
  )
}
