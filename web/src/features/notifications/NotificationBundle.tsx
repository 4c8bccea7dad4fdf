import { definitionOf, newsPart, newsPlace, type TypeName } from '@schakel/domain'
import type { Notification } from '@schakel/domain/calls'
import {
  IconAt,
  IconBellRinging,
  IconCheck,
  IconClock,
  IconFlag,
  IconHistory,
  IconListCheck,
  IconMail,
  IconScale,
  IconShieldExclamation,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { ItemFace } from '../../entities/items/ItemFace.tsx'
import { textIn } from '../../entities/items/read.ts'
import { organisationOf, titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useLocale } from '../../texts/useLocale.ts'
import { type Translate, useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { formatAgo, formatDate } from '../../ui/format.ts'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import type { Bundle } from './bundles.ts'
import classes from './NotificationPanel.module.css'

/** Lines of one item that are shown; what came before them is counted. */
const LINES = 3

const icons: Readonly<Record<Notification['kind'], ComponentType<{ size: number; 'aria-hidden': true }>>> = {
  mention: IconAt,
  message: IconMail,
  status: IconFlag,
  due: IconClock,
  reminder: IconBellRinging,
  answers: IconListCheck,
  weigh: IconScale,
  follow: IconHistory,
  probing: IconShieldExclamation,
}

interface NotificationBundleProps {
  readonly bundle: Bundle
  readonly onRead: (ids: readonly string[]) => void
  readonly onOpen: () => void
}

/** What happened to one item: its name, which leads to it, and the last lines. */
export function NotificationBundle({ bundle, onRead, onOpen }: NotificationBundleProps) {
  const { t } = useTranslation('notifications')
  const words = useWords()
  const { item, news, unread } = bundle
  const name = titleOf(item, words)
  const place = item._type === 'dossier' ? undefined : organisationOf(item)?.name
  const isUnread = unread.length > 0
  const to = newsPlace(
    item._id,
    news.map(({ kind }) => kind),
  )
  return (
    <Text as="li" relative corners="md" className={classes.bundle} data-unread={isUnread || undefined}>
      <Link
        to="/card/$"
        params={{ _splat: to }}
        hash={newsPart(to)}
        className={classOf(['grid'], { cols: 'auto-fill', gapX: 3, plain: true, className: classes.open })}
        onClick={() => {
          if (isUnread) onRead(unread)
          onOpen()
        }}
      >
        <ItemFace item={item} size={36} />
        <Stack as="span" gap={0.5} fluid>
          <Text as="span" weight="medium" breaks tight className={classes.name}>
            {name}
            {isUnread && <span className="sk-hidden"> ({t('unread')})</span>}
          </Text>
          <Hint as="span">{[words.type(item._type), place].filter(Boolean).join(' · ')}</Hint>
          {news.slice(0, LINES).map((one) => (
            <Line key={one._id} news={one} type={item._type} />
          ))}
          {news.length > LINES && <Hint as="span">{t('more', { count: news.length - LINES })}</Hint>}
        </Stack>
      </Link>
      {isUnread && (
        <IconButton
          writes="now"
          size="sm"
          className={classes.read}
          label={t('readOf', { name })}
          title={t('read')}
          onClick={() => onRead(unread)}
        >
          <IconCheck size={17} aria-hidden="true" />
        </IconButton>
      )}
    </Text>
  )
}

function Line({ news, type }: { readonly news: Notification; readonly type: TypeName }) {
  const sentence = useSentence(news, type)
  // A tab of before may hear of a kind that it does not know yet.
  const Icon = icons[news.kind] ?? IconBellRinging
  return (
    <Text
      as="span"
      size="sm"
      tone="soft"
      above={1}
      className={classes.line}
      gap={1.5}
      data-unread={!news.read || undefined}
    >
      <Icon size={15} aria-hidden={true} />
      <Text as="span" breaks>
        {sentence}
        {news.text && <q className={classes.quote}>{news.text}</q>}
      </Text>
      {news.kind !== 'due' && (
        <Hint nowrap as="span">
          <DateText iso={news.at} form="ago" />
        </Hint>
      )}
    </Text>
  )
}

function useSentence(news: Notification, type: TypeName): string {
  const { kind, by, status, at, probing } = news
  const { t } = useTranslation('notifications')
  const words = useWords()
  const locale = useLocale()
  const name = by ? textIn(by, 'name') : undefined
  if (kind === 'mention') return t('mention', { name: name ?? t('someone') })
  if (kind === 'message') return name ? t('message', { name }) : t('messageNew')
  if (kind === 'reminder') return t('reminder')
  if (kind === 'follow') return t('happened', { count: news.count ?? 1 })
  if (kind === 'answers') return answersSentence(news, t)
  if (kind === 'weigh') return t(`weigh.${news.weigh ?? 'invited'}`)
  if (kind === 'probing') return t(`probing.${probing ?? 'refused'}`)
  if (kind === 'due') return t(Date.parse(at) < Date.now() ? 'late' : 'due', { when: formatAgo(at, locale) })
  const known = status !== undefined && definitionOf(type).statuses?.entries[status] !== undefined
  const label = known ? words.status(type, status) : (status ?? '')
  return name ? t('statusBy', { name, status: label }) : t('status', { status: label })
}

/** Which rows changed or were reopened, or how much of the term is over (F1.5, F1.8, F1.14). */
function answersSentence({ answers = 'half', rows = [], count = 0, due }: Notification, t: Translate<'notifications'>) {
  const more = count > rows.length ? ', …' : ''
  if (answers === 'changed' || answers === 'reopened')
    return t(`answers.${answers}`, { count, rows: rows.join(', ') + more })
  return t(`answers.${answers}`, { due: due === undefined ? '' : formatDate(due, 'date') })
}
