import type { TypeName } from '@schakel/domain'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../texts/i18n.ts'
import { notifySuccess } from '../../ui/notify.ts'
import { MadeNotice } from './MadeNotice.tsx'
import { openAfterAWhile } from './openAfterAWhile.ts'
import { formRequests } from './openItemForm.ts'
import { opensItself } from './startOf.ts'

interface Made {
  readonly id: string
  readonly type: TypeName
  readonly name: string
}

/**
 * Tells that an item was made, and after 2 seconds opens its page where its type says so (S4.14), unless one has gone on by then,
 * presses Escape or says that one stays.
 */
export function useOpenSoon(): (made: Made) => void {
  const { t } = useTranslation('forms')
  const words = useWords()
  const router = useRouter()
  return ({ id, type, name }) => {
    const added = name === words.type(type) ? t('addedPlain', { type: name }) : t('added', { name })
    const to = { to: '/card/$', params: { _splat: id } } as const
    const open = () => void router.navigate(to)
    const before = router.state.location.href
    const openUnlessGone = () => {
      if (router.state.location.href === before && formRequests.now() === undefined) open()
    }
    const opening = opensItself(type) ? openAfterAWhile(openUnlessGone) : undefined
    notifySuccess(<MadeNotice text={added} opening={opening} href={router.buildLocation(to).href} onOpen={open} />)
  }
}
