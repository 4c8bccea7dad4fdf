import { type AnyItem, sizedImage } from '@schakel/domain'
import { IconPhotoEdit } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { IconButton } from '../../ui/Button.tsx'
import { textIn } from '../items/read.ts'
import { titleOf } from '../items/titleOf.ts'
import { useRights } from '../items/useRights.ts'
import classes from './Editors.module.css'
import { hasPicture } from './shapes.ts'
import { useClearBroken } from './useClearBroken.ts'
import { usePictureDialog } from './usePictureDialog.tsx'
import { useSetPicture } from './useSetPicture.ts'

interface BannerEditorProps {
  readonly item: AnyItem
  /** The look of the band; the picture lies over it. */
  readonly className?: string | undefined
  /** Without a picture it is a thin band, and a first one is chosen elsewhere (`useAddBanner`). */
  readonly thin?: boolean
}

/** The band over an item's page, with its picture; who may, gives it another one (D15). */
export function BannerEditor({ item, className, thin }: BannerEditorProps) {
  const { t } = useTranslation('images')
  const words = useWords()
  const rights = useRights(item)
  const banner = textIn(item, 'banner')
  const [broken, setBroken] = useState<string>()
  const onBroken = useClearBroken(item, 'banner')
  const onSave = useSetPicture(item, 'banner')
  const { dialog, open, near } = usePictureDialog({ kind: 'banner', current: banner, onSave })
  const isShown = banner !== undefined && banner !== broken
  const isThin = thin === true && !isShown
  const label = t(banner ? 'changeBannerOf' : 'addBannerOf', { name: titleOf(item, words) })
  return (
    <div className={[classes.banner, className].filter(Boolean).join(' ')} data-thin={isThin || undefined}>
      {isShown && (
        <img
          src={sizedImage(banner, 'banner', WIDE)}
          alt=""
          onError={() => {
            setBroken(banner)
            onBroken?.(banner)
          }}
        />
      )}
      {!isThin && rights.write('banner') && hasPicture(item._type) && (
        <IconButton
          writes="now"
          label={label}
          aria-haspopup="dialog"
          className={classes.bannerButton}
          onClick={open}
          {...near}
        >
          <IconPhotoEdit size={18} stroke={1.8} aria-hidden="true" />
        </IconButton>
      )}
      {dialog}
    </div>
  )
}

/** As wide as a page: the largest one. */
const WIDE = 1200
