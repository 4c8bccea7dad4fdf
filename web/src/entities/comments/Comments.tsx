import type { AnyItem } from '@schakel/domain'
import { useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useKeptKeyboard } from '../../ui/useKeptKeyboard.ts'
import { itemsIn } from '../items/read.ts'
import { useRights } from '../items/useRights.ts'
import { Comment, isFinished } from './Comment.tsx'
import { ReplyBox } from './ReplyBox.tsx'
import { useAddComment } from './useComments.ts'
import { useThreads } from './useThreads.ts'

interface CommentsProps {
  readonly parent: AnyItem
  /** The letter that leads to the box. */
  readonly keys?: string
}

/** The talk under an item, newest first (S2.35). What is finished is hidden, and shown when asked for (S4.13). */
export function Comments({ parent, keys }: CommentsProps) {
  const { t } = useTranslation('comments')
  const [showFinished, setShowFinished] = useState(false)
  const rights = useRights(parent)
  const add = useAddComment(parent)
  const all = useThreads(parent)
  const shown = showFinished ? all : all.filter((comment) => !isFinished(comment))
  const finished = finishedIn(all)
  const keyboard = useKeptKeyboard<HTMLDivElement>()
  const mayAdd = rights.create('comment')
  return (
    <Stack gap={4} ref={keyboard}>
      {mayAdd && (
        <ReplyBox
          key={parent._id}
          label={t('write')}
          action={t('send')}
          about={parent._id}
          keys={keys}
          onSend={add.mutateAsync}
        />
      )}
      {shown.length > 0 && (
        <Stack as="ul" gap={4}>
          {shown.map((comment) => (
            <Comment key={comment._id} comment={comment} parent={parent} showFinished={showFinished} />
          ))}
        </Stack>
      )}
      {all.length === 0 && <Hint>{t('none')}</Hint>}
      {(finished > 0 || showFinished) && (
        <Button
          tone="plain"
          size="sm"
          className={classOf([], { place: 'start' })}
          aria-expanded={showFinished}
          onClick={() => setShowFinished(!showFinished)}
        >
          {showFinished ? t('hideFinished') : t('showFinished', { count: finished })}
        </Button>
      )}
    </Stack>
  )
}

/** How many remarks and replies are finished, at any depth. */
function finishedIn(comments: readonly AnyItem[]): number {
  return comments.reduce(
    (sum, comment) => sum + (isFinished(comment) ? 1 : 0) + finishedIn(itemsIn(comment, '_sub')),
    0,
  )
}
