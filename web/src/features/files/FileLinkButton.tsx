import type { AnyItem } from '@schakel/domain'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { titleOf } from '../../entities/items/titleOf.ts'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { buttonLook } from '../../ui/Button.tsx'
import classes from './Files.module.css'
import { linkOf } from './fileFacts.ts'

interface FileLinkButtonProps {
  readonly file: AnyItem
  /** With its word beside the icon. */
  readonly wide?: boolean
  readonly tone?: 'brand' | 'quiet'
  readonly size?: 'sm' | 'md'
}

/** Saves a file, or opens the page elsewhere that it is a link to. */
export function FileLinkButton({ file, wide = false, tone = 'quiet', size = 'sm' }: FileLinkButtonProps) {
  const { t } = useTranslation('files')
  const items = useTranslation('items')
  const words = useWords()
  const link = linkOf(file)
  if (!link) return null
  const name = titleOf(file, words)
  const label = t(link.isOurs ? 'downloadOf' : 'openOf', { name })
  const look = wide ? buttonLook(tone, size) : { className: classes.get }
  const Icon = link.isOurs ? IconDownload : IconExternalLink
  const to = link.isOurs ? { download: '' } : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a href={link.href} {...to} {...look} aria-label={label} title={label}>
      <Icon size={size === 'md' ? 18 : 17} aria-hidden="true" />
      {wide && <span>{link.isOurs ? items.t('download') : t('openLink')}</span>}
    </a>
  )
}
