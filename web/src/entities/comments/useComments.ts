import type { AnyItem, Mention } from '@schakel/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Saved, ViewerUser } from '../../api/types.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyUndo } from '../../ui/notify.ts'
import { useRefresh, useUpdate } from '../items/mutations.ts'
import { appendCached } from '../items/patchCached.ts'
import { useViewer } from '../viewer/viewer.tsx'
import { richWithMentions } from './mentionText.ts'

type Author = Pick<ViewerUser, '_id' | 'name' | 'avatar'>

interface NewComment {
  readonly text: string
  /** Whom the text names (D10). */
  readonly mentions?: readonly Mention[]
  /** The answer to a match: 1 Ja, 0 Misschien, -1 Nee (S3.8). */
  readonly result?: number
  /** The same for all tries with the same words (D2.4). */
  readonly key: string
}

/** Places a remark under an item, or a reply under a remark (S2.35): there at once, gone again when the server refuses. */
export function useAddComment(parent: AnyItem) {
  const cache = useQueryClient()
  const refresh = useRefresh()
  const author = useAuthor()
  const isReply = parent._type === 'comment'
  return useMutation({
    mutationFn: ({ text, mentions = [], result, key }: NewComment) => {
      const item = {
        _type: 'comment',
        text: richWithMentions(text, mentions),
        ...(result === undefined ? {} : { result }),
      }
      const body = { item, parent: parent._id, edge: isReply ? 'SUB' : 'COMMENTS' }
      return call<Saved>('/api/space/save', body, { idempotencyKey: key })
    },
    onMutate: async (said) => ({
      putBack: await appendCached(cache, parent._id, isReply ? '_sub' : '_comments', asComment(said, author)),
    }),
    onError: (_error, _input, context) => context?.putBack(),
    onSettled: () => refresh(),
  })
}

/** The viewer as they stand above what they say. */
export function useAuthor(): Author {
  const { _id, name, avatar } = useViewer()
  return { _id, name, avatar }
}

/** What one says, as it is shown before the server has it. */
export function asComment({ text, mentions = [], result }: NewComment, author: Author) {
  return {
    _id: `comment/new-${Date.now()}`,
    _type: 'comment' as const,
    _version: 0,
    text: richWithMentions(text, mentions),
    date: new Date().toISOString(),
    author,
    ...(result === undefined ? {} : { result }),
  }
}

/** Marks a remark as done with the current time, which hides it (S4.13); undone by a press. */
export function useFinish(comment: AnyItem) {
  const { t } = useTranslation('comments')
  const common = useTranslation('common')
  const update = useUpdate()
  const write = (finished: string | null) => update.mutateAsync({ id: comment._id, props: { finished } })
  // What went wrong is said by the call itself.
  const reopen = () => void write(null).catch(() => undefined)
  return {
    /** It is gone at once; that it is done is said when it is, also when the remark is drawn no more by then. */
    finish: () =>
      void write(new Date().toISOString()).then(
        () => notifyUndo(t('isDone'), common.t('undo'), reopen),
        () => undefined,
      ),
    reopen,
    isBusy: update.isPending,
  }
}
