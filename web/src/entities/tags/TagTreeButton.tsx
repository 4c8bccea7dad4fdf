import { IconSitemap } from '@tabler/icons-react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { openTagTree } from './openTagTree.ts'

/** Opens the tree of tags, at a tag when one is given. */
export function TagTreeButton({ tag }: { readonly tag?: string | undefined }) {
  const { t } = useTranslation('tags')
  return (
    <Button
      size="sm"
      aria-haspopup="dialog"
      icon={<IconSitemap size={16} aria-hidden="true" />}
      onClick={() => openTagTree({ tag })}
    >
      {t('open')}
    </Button>
  )
}
