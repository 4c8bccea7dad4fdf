import { AUTO_OPEN_DELAY_MS, type TypeName } from '@schakel/domain'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../texts/i18n.ts'
import { notifySuccess } from '../../ui/notify.ts'
import { formRequests } from './openItemForm.ts'
import { opensItself } from './startOf.ts'

interface Made {
  readonly id: string
  readonly type: TypeName
  readonly name: string
}

/** Tells that an item was made, and after 2 seconds opens its page where its type says so (S4.14), unless one has gone on by then. */
export function useOpenSoon(): (made: Made) => void {
  const { t } = useTranslation('forms')
  const words = useWords()
  const router = useRouter()
  return ({ id, type, name }) => {
    const added = name === words.type(type) ? t('addedPlain', { type: name }) : t('added', { name })
    const to = { to: '/card/$', params: { _splat: id } } as const
    const link = { href: router.buildLocation(to).href, onOpen: () => void router.navigate(to) }
    notifySuccess(<MadeNotice text={added} soon={opensItself(type)} {...link} />)
    if (!opensItself(type)) return
    const before = router.state.location.href
    setTimeout(() => {
      if (router.state.location.href === before && formRequests.now() === undefined) link.onOpen()
    }, AUTO_OPEN_DELAY_MS)
  }
}

interface MadeNoticeProps {
  readonly text: string
  readonly soon: boolean
  readonly href: string
  readonly onOpen: () => void
}

// The snackbars stand outside the routes, so the link is a plain one that goes by the router.
function MadeNotice({ text, soon, href, onOpen }: MadeNoticeProps) {
  const { t } = useTranslation('forms')
  const common = useTranslation('common')
  const [isOpening, setOpening] = useState(soon)
  useEffect(() => {
    const timer = setTimeout(() => setOpening(false), AUTO_OPEN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {text}.{isOpening && ` ${t('opensSoon')}`}{' '}
      {(isOpening || !soon) && (
        <a
          href={href}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            onOpen()
          }}
        >
          {isOpening ? t('openNow') : common.t('open')}
        </a>
      )}
    </>
  )
}
