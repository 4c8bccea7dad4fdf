import type { AnyItem } from '@schakel/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { itemsIn, textIn } from '../items/read.ts'
import { useRights } from '../items/useRights.ts'
import { Comment, isFinished } from './Comment.tsx'
import classes from './Comments.module.css'
import { ReplyBox } from './ReplyBox.tsx'
import { useAddComment } from './useComments.ts'

/** The talk under an item, newest first (S2.35). What is finished is hidden, and shown when asked for (S4.13). */
export function Comments({ parent }: { readonly parent: AnyItem }) {
  const { t } = useTranslation('comments')
  const [showFinished, setShowFinished] = useState(false)
  const rights = useRights(parent)
  const add = useAddComment(parent)
  const all = itemsIn(parent, '_comments').toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)))
  const shown = showFinished ? all : all.filter((comment) => !isFinished(comment))
  const finished = all.length - all.filter((comment) => !isFinished(comment)).length
  const mayAdd = rights.create('comment')
  return (
    <div className={classes.thread}>
      {mayAdd && <ReplyBox label={t('write')} action={t('send')} onSend={(text) => add.mutateAsync({ text })} />}
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((comment) => (
            <Comment key={comment._id} comment={comment} parent={parent} showFinished={showFinished} />
          ))}
        </ul>
      )}
      {all.length === 0 && <p className={classes.none}>{t('none')}</p>}
      {(finished > 0 || showFinished) && (
        <Button
          tone="plain"
          size="sm"
          className={classes.toggle}
          aria-expanded={showFinished}
          onClick={() => setShowFinished(!showFinished)}
        >
          {showFinished ? t('hideFinished') : t('showFinished', { count: finished })}
        </Button>
      )}
    </div>
  )
}

function dateOf(comment: AnyItem): string {
  return textIn(comment, 'date') ?? ''
}
