import type { AnyItem } from '@schakel/domain'
import { IconShieldLock, IconUserX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useCare } from '../../entities/items/useCare.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'
import { PersonFile } from './PersonFile.tsx'

const EraseDialog = lazyPart(() => import('./EraseDialog.tsx'))

/** What the law asks, on the card of a person: their data as a file, and to be forgotten (D6). */
export function PersonSection({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('privacy')
  const care = useCare(item)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  if (!care.export) return null
  const close = () => {
    setOpen(false)
    // The dialog goes at once, so that it cannot give the focus back itself.
    button.current?.querySelector('button')?.focus()
  }
  return (
    <Section title={t('title')} icon={<IconShieldLock size={18} aria-hidden="true" />}>
      <Text size="sm" tone="soft">
        {care.erase ? t('personText') : t('ownText')}
      </Text>
      <PersonFile id={item._id} />
      {care.erase && (
        <span ref={button}>
          <Button
            writes="now"
            tone="danger"
            icon={<IconUserX size={17} aria-hidden="true" />}
            aria-haspopup="dialog"
            onPointerEnter={EraseDialog.preload}
            onFocus={EraseDialog.preload}
            onClick={() => setOpen(true)}
          >
            {t('erase')}
          </Button>
        </span>
      )}
      {isOpen && <EraseDialog item={item} onClose={close} />}
    </Section>
  )
}
