import type { AnyItem } from '@schakel/domain'
import type { TimelineEntry } from '@schakel/domain/calls'
import { Comment } from '../../../entities/comments/Comment.tsx'
import { ItemLink } from '../../../entities/items/ItemLink.tsx'
import { isItem, isOn, itemsIn, textIn } from '../../../entities/items/read.ts'
import { titleOf } from '../../../entities/items/titleOf.ts'
import logClasses from '../../../entities/log/Log.module.css'
import { useWho } from '../../../entities/log/useWho.ts'
import { useWords } from '../../../texts/i18n.ts'
import { useTranslation } from '../../../texts/useTranslation.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { Hint } from '../../../ui/layout/Hint.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { TypeIcon } from '../../../ui/TypeIcon.tsx'
import { Changes } from '../Changes.tsx'
import type { Bundle } from './bundle.ts'

interface EntryProps {
  readonly bundle: Bundle
  /** Whose timeline it is. */
  readonly root: AnyItem
  /** What others of the stream say of an item that this one only refers to. */
  readonly known: ReadonlyMap<string, AnyItem>
}

/** One thing that happened, with where it happened if that is below. */
export function Entry({ bundle, root, known }: EntryProps) {
  const { entry } = bundle
  // What is said, sent or planned names itself.
  const isNamed = ['comment', 'activity', 'message', 'file'].includes(entry.kind)
  return (
    <>
      <What {...bundle} root={root} known={known} />
      {!isNamed && entry.item._id !== root._id && <Where item={entry.item} />}
    </>
  )
}

function What({ entry, lines, root, known }: Bundle & Omit<EntryProps, 'bundle'>) {
  const subject = isItem(entry.item) ? entry.item : root
  if (entry.kind === 'comment') return <Said entry={entry} root={root} known={known} />
  if (entry.kind === 'status') return <NewStatus entry={entry} type={subject._type} />
  if (entry.kind === 'disclosure') return <Disclosure entry={entry} />
  if (entry.kind === 'change') return <Changes lines={lines} item={subject} />
  return <Made entry={entry} item={subject} />
}

function Said({ entry, root, known }: Pick<Bundle, 'entry'> & Omit<EntryProps, 'bundle'>) {
  const { t } = useTranslation('timeline')
  const words = useWords()
  const comment = isItem(entry.comment) ? entry.comment : undefined
  if (!comment) return null
  const [above] = itemsIn(comment, '_parents')
  const parent = above && (known.get(above._id) ?? above)
  const isReply = parent?._type === 'comment'
  return (
    <Stack gap={1.5} fluid>
      {isReply && (
        <Hint truncate>
          {t('answerTo')} <ItemLink id={parent._id}>{titleOf(parent, words)}</ItemLink>
        </Hint>
      )}
      <Stack as="ul" fluid>
        <Comment comment={comment} parent={parent ?? root} showFinished />
      </Stack>
      {parent && !isReply && parent._id !== root._id && <Where item={parent} />}
    </Stack>
  )
}

function NewStatus({ entry, type }: { readonly entry: TimelineEntry; readonly type: AnyItem['_type'] }) {
  const { t } = useTranslation('timeline')
  return (
    <Stack gap={1.5} fluid>
      <Row as="p" gap={1} gapX={2} wrap>
        <Who entry={entry} />
        <span>{entry.from ? t('statusFrom') : t('began')}</span>
        {entry.from && (
          <>
            <StatusChip type={type} status={entry.from} />
            <span>{t('statusTo')}</span>
          </>
        )}
        <StatusChip type={type} status={entry.status} />
      </Row>
      {entry.reason && (
        <Text lines breaks className={logClasses.reason}>
          {entry.reason}
        </Text>
      )}
    </Stack>
  )
}

function Disclosure({ entry }: { readonly entry: TimelineEntry }) {
  const { t } = useTranslation('disclosure')
  if (entry.event === undefined) return null
  const word = entry.event === 'shown' && entry.reviewed ? 'shownReviewed' : entry.event
  return (
    <p>
      <strong>{t(`event.${word}`, { supplier: entry.supplier?.name ?? t('aSupplier') })}</strong>
      {entry.by?.name && <By name={entry.by.name} />}
    </p>
  )
}

function By({ name }: { readonly name: string }) {
  const { t } = useTranslation('history')
  return <> {t('by', { name })}</>
}

/** An appointment, a todo, a message or a file: what it is called leads to it. */
function Made({ entry, item }: { readonly entry: TimelineEntry; readonly item: AnyItem }) {
  const { t } = useTranslation('timeline')
  const words = useWords()
  const to = itemsIn(item, '_to').map((one) => titleOf(one, words))
  const [parent] = itemsIn(item, '_parents')
  return (
    <Stack gap={1} fluid>
      <Row as="p" gap={1} gapX={2} wrap>
        <TypeIcon type={item._type} size={16} />
        {entry.by?.name && <Who entry={entry} />}
        <span>{words.type(item._type)}</span>
        <ItemLink id={item._id}>{titleOf(item, words)}</ItemLink>
        <StatusChip type={item._type} status={textIn(item, 'status')} />
      </Row>
      <Hint>
        {item._type === 'activity' && <DateText iso={textIn(item, 'date')} />}
        {item._type === 'todo' && (isOn(item, 'done') ? t('done') : <Due iso={textIn(item, 'due')} />)}
        {to.length > 0 && t('sentTo', { names: to.join(', ') })}
        {parent && ` ${t('at', { name: titleOf(parent, words) })}`}
      </Hint>
    </Stack>
  )
}

function Due({ iso }: { readonly iso: string | undefined }) {
  const { t } = useTranslation('timeline')
  if (iso === undefined) return null
  return (
    <>
      {t('due')} <DateText iso={iso} form="date" />
    </>
  )
}

function Who({ entry: { by } }: { readonly entry: TimelineEntry }) {
  const who = useWho()
  return <strong>{who(by)}</strong>
}

function Where({ item }: { readonly item: TimelineEntry['item'] }) {
  const { t } = useTranslation('timeline')
  const words = useWords()
  if (!isItem(item)) return null
  const [type, title] = [words.type(item._type), titleOf(item, words)]
  return (
    <Hint breaks>
      {title !== type && `${type}: `}
      <ItemLink id={item._id}>{title}</ItemLink>
      <span className="sk-hidden"> {t('below')}</span>
    </Hint>
  )
}
