import type { AnyItem } from '@schakel/domain'
import { useState } from 'react'
import { useRefresh } from '../../entities/items/mutations.ts'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { addUploads } from './uploads.ts'

/** Sends files to an item; `said` is what to tell who cannot see the rows come and go. */
export function useSendFiles(parent: string, onSent?: (item: AnyItem) => void) {
  const { t } = useTranslation('files')
  const words = useWords()
  const refresh = useRefresh()
  const [said, say] = useState('')
  const send = (files: readonly File[]) => {
    if (files.length === 0) return
    addUploads(parent, files, async (item) => {
      // The file takes the place of its row.
      await refresh()
      say(t('added', { name: titleOf(item, words) }))
      onSent?.(item)
    })
  }
  return { send, said }
}
