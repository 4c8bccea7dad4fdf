import type { AnyItem } from '@schakel/domain'
import { useRef, useState } from 'react'
import { ApiError, isApiError } from '../../api/apiError.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { useUpdate } from '../items/mutations.ts'
import { plainOf, RichText } from '../items/RichText.tsx'
import { textIn } from '../items/read.ts'
import { mentionsOf, richWithMentions } from './mentionText.ts'
import { ReplyBox, type Said } from './ReplyBox.tsx'

interface EditRemarkProps {
  readonly comment: AnyItem
  /** It was saved, or is left as it is. */
  readonly onDone: () => void
}

/**
 * The box in which a remark is edited. What somebody else wrote in it since one began is shown, and is replaced only by who sends once
 * more (D2.3).
 */
export function EditRemark({ comment, onDone }: EditRemarkProps) {
  const { t } = useTranslation('comments')
  const common = useTranslation('common')
  const update = useUpdate()
  const [theirs, setTheirs] = useState<string>()
  // What was sent here: its answer may have been lost, and then it stands there without being news.
  const sent = useRef<readonly string[]>([])
  const html = htmlOf(comment)

  async function send({ text, mentions, from }: Said): Promise<void> {
    const seen = theirs === undefined ? from : plainOf(theirs)
    const isNews = (current: string) => plainOf(current) !== seen && !sent.current.includes(plainOf(current))
    if (isNews(html)) refuse(html)
    const rich = richWithMentions(text, mentions)
    sent.current = [...sent.current, plainOf(rich)]
    const write = (version: number) => {
      const props = { text: rich, _version: version }
      return update.mutateAsync({ id: comment._id, props, quiet: true })
    }
    try {
      await write(comment._version)
    } catch (error) {
      const current = isApiError(error, 409) ? error.current : undefined
      if (!current) throw error
      if (isNews(htmlOf(current))) refuse(htmlOf(current))
      // Something else than its text was changed, as that it is done.
      await write(current._version)
    }
    onDone()
  }

  function refuse(current: string): never {
    setTheirs(current)
    // Said as where the server refuses it: somebody else was first.
    throw new ApiError(409, { title: '' })
  }

  return (
    <Stack gap={2}>
      {theirs !== undefined && <RichText html={theirs} />}
      <ReplyBox
        label={t('edited')}
        initial={plainOf(html)}
        about={comment._id}
        mentioned={mentionsOf(html)}
        action={common.t('save')}
        autoFocus
        onCancel={onDone}
        onSend={send}
      />
    </Stack>
  )
}

function htmlOf(comment: AnyItem): string {
  return textIn(comment, 'text') ?? ''
}
