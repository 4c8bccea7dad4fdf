import { useTranslation } from '../../texts/useTranslation.ts'
import { formatCount } from '../../ui/format.ts'
import { formatSize } from './fileFacts.ts'

/** How large a file is; nothing when that is not known. */
export function FileSize({ bytes }: { readonly bytes: number | undefined }) {
  const { t } = useTranslation('files')
  if (bytes === undefined) return null
  const exact = t('bytes', { count: bytes, number: formatCount(bytes) })
  return <span title={exact}>{formatSize(bytes) ?? exact}</span>
}
