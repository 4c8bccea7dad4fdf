import type { AnyItem } from '@schakel/domain'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useRefresh } from '../../entities/items/mutations.ts'
import { textIn } from '../../entities/items/read.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { notifyRefused } from '../../ui/notify.ts'
import { addUploads } from './uploads.ts'
import { useUploadProblem } from './useUploadProblem.ts'

/** Reads the screen again, once for all that came in while it was being read: many small files would each begin it anew. */
function inBursts(read: () => Promise<void>): () => Promise<void> {
  let reading = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    next ??= reading.then(() => {
      next = undefined
      reading = read()
      return reading
    })
    return next
  }
}

/** Sends files to an item; one that fails once the person is elsewhere is told there. `said` is what to tell who cannot see the rows come and go. */
export function useSendFiles(parent: string, onSent?: (item: AnyItem) => void) {
  const { t } = useTranslation('files')
  const common = useTranslation('common')
  const words = useWords()
  const problemOf = useUploadProblem()
  const router = useRouter()
  const read = useRefresh()
  const [refresh] = useState(() => inBursts(() => read()))
  const [said, say] = useState('')
  const send = (files: readonly File[]) => {
    if (files.length === 0) return
    const takeIn = async (item: AnyItem) => {
      // The file takes the place of its row.
      await refresh()
      // Sent again, it came in and somebody threw it away since.
      if (textIn(item, 'name') === undefined) return
      say(t('added', { name: titleOf(item, words) }))
      onSent?.(item)
    }
    addUploads(parent, files, takeIn, ({ file, problem }, count) => {
      const open = () => void router.navigate({ to: '/card/$', params: { _splat: parent } })
      const title = t('unsent', { count, name: file.name })
      notifyRefused(title, problemOf(problem).text, common.t('open'), open, `files of ${parent}`)
    })
  }
  return { send, said }
}
