import type { TypeName } from '@schakel/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { isTyping } from '../../ui/isTyping.ts'
import { notifySuccess } from '../../ui/notify.ts'
import { depthOf, itemQuery } from '../items/queries.ts'
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
 * Tells that an item was made, and after 2 seconds opens its page where its type says so (S4.14), unless one has gone on by then, is at
 * something else, presses Escape or says that one stays.
 */
export function useOpenSoon(): (made: Made) => void {
  const { t } = useTranslation('forms')
  const words = useWords()
  const router = useRouter()
  const cache = useQueryClient()
  return ({ id, type, name }) => {
    const added = name === words.type(type) ? t('addedPlain', { type: name }) : t('added', { name })
    const to = { to: '/card/$', params: { _splat: id } } as const
    const open = () => void router.navigate(to)
    const before = router.state.location.href
    const isBusy = () =>
      router.state.location.href !== before ||
      formRequests.now() !== undefined ||
      isTyping(document.activeElement) ||
      document.querySelector('[role="dialog"]') !== null
    // Its page is drawn at once, whether it opens by itself or one goes there.
    void router.preloadRoute(to).catch(() => undefined)
    void cache.prefetchQuery(itemQuery(id, depthOf(id)))
    const opening = opensItself(type) ? openAfterAWhile(open, isBusy) : undefined
    notifySuccess(<MadeNotice text={added} opening={opening} href={router.buildLocation(to).href} onOpen={open} />)
  }
}
