import type { AnyItem } from '@schakel/domain'
import { IconListSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Section } from '../../entities/items/page/Section.tsx'
import { useCare } from '../../entities/items/useCare.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { lazyPart } from '../../ui/lazyPart.ts'

const LogDialog = lazyPart(() => import('./LogDialog.tsx'))

/** The way to the log of an item, for who may read it (D6). */
export function LogSection({ item }: { readonly item: AnyItem }) {
  const { t } = useTranslation('log')
  const care = useCare(item)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLSpanElement>(null)
  if (!care.log) return null
  const close = () => {
    setOpen(false)
    // The dialog goes at once, so that it cannot give the focus back itself.
    button.current?.querySelector('button')?.focus()
  }
  return (
    <Section isForScreen title={t('title')} icon={<IconListSearch size={18} aria-hidden="true" />}>
      <Text size="sm" tone="soft">
        {t('text')}
      </Text>
      <span ref={button}>
        <Button
          aria-haspopup="dialog"
          onPointerEnter={LogDialog.preload}
          onFocus={LogDialog.preload}
          onClick={() => setOpen(true)}
        >
          {t('open')}
        </Button>
      </span>
      {isOpen && <LogDialog item={item} onClose={close} />}
    </Section>
  )
}
