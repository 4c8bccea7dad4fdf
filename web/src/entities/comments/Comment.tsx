import type { AnyItem } from '@schakel/domain'
import { IconArrowBackUp, IconCheck, IconPencil, IconRotate, IconTrash } from '@tabler/icons-react'
import { type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { ItemAvatar } from '../../ui/ItemAvatar.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { barePart } from '../../ui/lazyPart.ts'
import { notifyAsk } from '../../ui/notify.ts'
import { takeKeyboard } from '../../ui/takeKeyboard.ts'
import type { Writes } from '../../ui/writeBlocked.ts'
import { openItemForm } from '../forms/openItemForm.ts'
import { useRemove } from '../items/mutations.ts'
import { plainOf, RichText } from '../items/RichText.tsx'
import { groupIn, itemsIn, textIn } from '../items/read.ts'
import { useRights } from '../items/useRights.ts'
import classes from './Comments.module.css'
import { isPlainWithMentions } from './mentionText.ts'
import { ReplyBox } from './ReplyBox.tsx'
import { ResultChip, saysOnlyItsResult } from './ResultChip.tsx'
import { useAddComment, useFinish } from './useComments.ts'
import { useOnce } from './useOnce.ts'

const EditRemark = barePart(async () => (await import('./EditRemark.tsx')).EditRemark)

interface CommentProps {
  readonly comment: AnyItem
  /** What it hangs under: it says who may write there. */
  readonly parent: AnyItem
  readonly showFinished: boolean
  /** In a talk that a supplier replied in as often as it may (F1.11). */
  readonly isAnswered?: boolean
}

/** A remark with its replies (S2.35, S3.8). Finished replies are hidden with the finished remarks (S4.13). */
export function Comment({ comment, parent, showFinished, isAnswered = false }: CommentProps) {
  const { t } = useTranslation('comments')
  const [mode, setMode] = useState<'read' | 'edit' | 'reply'>('read')
  const [left, setLeft] = useState<typeof mode>()
  const read = () => {
    setLeft(mode)
    setMode('read')
  }
  const rights = useRights(comment, parent)
  const once = useOnce(comment)
  const isOver = isAnswered || once === 'said'
  const add = useAddComment(comment)
  const replies = itemsIn(comment, '_sub').filter((reply) => showFinished || !isFinished(reply))
  const author = textIn(groupIn(comment, 'author'), 'name') ?? t('someone')
  const html = textIn(comment, 'text') ?? ''
  // What has only just been placed has no id of the server yet.
  const isSent = comment._version > 0
  const canEdit = isSent && rights.write('text')
  const edit = () => (isPlainWithMentions(html) ? setMode('edit') : openItemForm({ item: comment }))

  return (
    <Box as="li" fluid className={classes.comment} data-finished={isFinished(comment) || undefined}>
      <Head comment={comment} author={author} />
      <div className={classes.content}>
        {mode === 'edit' ? (
          <EditRemark comment={comment} onDone={read} meanwhile={<RichText html={html} />} />
        ) : (
          !saysOnlyItsResult(comment.result, plainOf(html)) && <RichText html={html} />
        )}
        {mode === 'read' && isSent && (
          <Cluster gap={0.5} className={classes.tools}>
            {rights.create('comment') && !isOver && (
              <Tool
                ref={left === 'reply' ? takeKeyboard : undefined}
                icon={<IconArrowBackUp size={15} aria-hidden="true" />}
                onClick={() => setMode('reply')}
              >
                {t('reply')}
              </Tool>
            )}
            {canEdit && (
              <Tool
                ref={left === 'edit' ? takeKeyboard : undefined}
                writes="now"
                icon={<IconPencil size={15} aria-hidden="true" />}
                onClick={edit}
              >
                {t('edit')}
              </Tool>
            )}
            {rights.write('finished') && <FinishTool comment={comment} author={author} />}
            {rights.remove && rights.menu && <RemoveTool comment={comment} mayRestore={rights.correct} />}
          </Cluster>
        )}
        {once && mode !== 'edit' && <Hint above={1}>{t(`once.${once}`)}</Hint>}
        {replies.length > 0 && (
          <Stack as="ul" gap={3} above={2.5} className={classes.replies}>
            {replies.map((reply) => (
              <Comment
                key={reply._id}
                comment={reply}
                parent={parent}
                showFinished={showFinished}
                isAnswered={isOver}
              />
            ))}
          </Stack>
        )}
        {mode === 'reply' && (
          <ReplyBox
            label={t('replyTo', { name: author })}
            action={t('send')}
            about={comment._id}
            autoFocus
            onCancel={read}
            onSend={async (said) => {
              await add.mutateAsync(said)
              read()
            }}
          />
        )}
      </div>
    </Box>
  )
}

/** Whether a remark was marked as done (S4.13). */
export function isFinished(comment: AnyItem): boolean {
  return textIn(comment, 'finished') !== undefined
}

function Head({ comment, author }: { readonly comment: AnyItem; readonly author: string }) {
  const { t } = useTranslation('comments')
  const person = groupIn(comment, 'author')
  const organisation = textIn(groupIn(person, 'organisation'), 'name')
  const finished = textIn(comment, 'finished')
  return (
    <Row gap={1} gapX={2.5} wrap>
      <ItemAvatar type="user" name={author} avatar={textIn(person, 'avatar')} size={32} />
      <Row gapX={2} align="baseline" wrap fluid>
        <Text as="span" weight="strong">
          {author}
        </Text>
        {organisation && <Hint as="span">{organisation}</Hint>}
        {comment.$internal === true && <Hint as="span">{t('internal')}</Hint>}
      </Row>
      <ResultChip result={comment.result} />
      <Hint as="span" atEnd>
        <DateText iso={textIn(comment, 'date')} form="ago" />
      </Hint>
      {finished && (
        <Row as="span" gap={1} inline size="sm" tone="success" weight="medium">
          <IconCheck size={14} aria-hidden="true" /> {t('finished')} <DateText iso={finished} form="date" />
        </Row>
      )}
    </Row>
  )
}

interface ToolProps {
  readonly ref?: Ref<HTMLButtonElement> | undefined
  readonly icon: ReactNode
  readonly label?: string
  readonly waits?: boolean
  readonly writes?: Writes
  readonly onClick: () => void
  readonly children: ReactNode
}

function Tool({ ref, icon, label, waits, writes, onClick, children }: ToolProps) {
  return (
    <Button
      ref={ref}
      tone="plain"
      size="sm"
      className={classes.tool}
      icon={icon}
      aria-label={label}
      waits={waits}
      writes={writes}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

function FinishTool({ comment, author }: { readonly comment: AnyItem; readonly author: string }) {
  const { t } = useTranslation('comments')
  const { finish, reopen, isBusy } = useFinish(comment)
  if (isFinished(comment)) {
    return (
      <Tool writes="now" icon={<IconRotate size={15} aria-hidden="true" />} waits={isBusy} onClick={reopen}>
        {t('reopen')}
      </Tool>
    )
  }
  return (
    <Tool
      writes="now"
      icon={<IconCheck size={15} aria-hidden="true" />}
      label={t('doneOf', { name: author })}
      waits={isBusy}
      onClick={finish}
    >
      {t('done')}
    </Tool>
  )
}

interface RemoveToolProps {
  readonly comment: AnyItem
  readonly mayRestore: boolean
}

/** Who cannot bring it back is asked first, and hears what of others goes along. */
function RemoveTool({ comment, mayRestore }: RemoveToolProps) {
  const { t } = useTranslation('comments')
  const common = useTranslation('common')
  const items = useTranslation('items')
  const remove = useRemove()
  const name = plainOf(textIn(comment, 'text') ?? '').slice(0, 40)
  const count = repliesTo(comment)
  const run = () => remove.mutate({ id: comment._id, name })
  const ask = () =>
    notifyAsk(count > 0 ? t('removeWith', { name, count }) : items.t('removeSure', { name }), common.t('delete'), run)
  return (
    <Tool
      writes="now"
      icon={<IconTrash size={15} aria-hidden="true" />}
      waits={remove.isPending}
      onClick={mayRestore ? run : ask}
    >
      {t('remove')}
    </Tool>
  )
}

/** All that was said below a remark, also what is done. */
function repliesTo(comment: AnyItem): number {
  return itemsIn(comment, '_sub').reduce((count, reply) => count + 1 + repliesTo(reply), 0)
}
