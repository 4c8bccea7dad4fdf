import type { AnyItem } from '@schakel/domain'
import { IconPhotoPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import type { MenuEntry } from '../../ui/MoreMenu.tsx'
import { textIn } from '../items/read.ts'
import { useRights } from '../items/useRights.ts'
import { hasPicture } from './shapes.ts'
import { usePictureDialog } from './usePictureDialog.tsx'
import { useSetPicture } from './useSetPicture.ts'

/** A line for the menu of a page without a banner, and the dialog it opens; no line for who may not give it one (D15). */
export function useAddBanner(item: AnyItem): { readonly entries: readonly MenuEntry[]; readonly dialog: ReactNode } {
  const { t } = useTranslation('images')
  const rights = useRights(item)
  const onSave = useSetPicture(item, 'banner')
  const { dialog, open } = usePictureDialog({ kind: 'banner', current: undefined, onSave })
  const isOffered = !textIn(item, 'banner') && rights.write('banner') && hasPicture(item._type)
  const icon = <IconPhotoPlus size={16} aria-hidden="true" />
  return { entries: isOffered ? [{ label: t('addBanner'), icon, onSelect: open, writes: 'now' }] : [], dialog }
}
