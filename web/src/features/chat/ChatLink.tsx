import { type AnyItem, may } from '@schakel/domain'
import { IconMessages } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { isCentreKind } from '../../entities/items/useRights.ts'
import { useViewer } from '../../entities/viewer/viewer.tsx'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'

/** The way to the talk about a dossier or space, for whoever may enter it (D13). */
export function ChatLink({ item, name }: { readonly item: AnyItem; readonly name: string }) {
  const { t } = useTranslation('chat')
  const { kind } = useViewer()
  const isCentre = isCentreKind(kind)
  const isOpen = item._type === 'dossier' ? may({ kind }, 'talkInRooms') : item._type === 'space' && isCentre
  if (!isOpen) return null
  return (
    <Link to="/chat/chat" search={{ room: item._id }} {...buttonLook()} aria-label={t('openFor', { name })}>
      <IconMessages size={16} aria-hidden="true" />
      <span data-words>{t('open')}</span>
    </Link>
  )
}
