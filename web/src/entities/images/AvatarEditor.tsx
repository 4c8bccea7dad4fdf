import { type AnyItem, isPersonType } from '@schakel/domain'
import { IconCamera } from '@tabler/icons-react'
import { useWords } from '../../texts/i18n.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Centre } from '../../ui/layout/Centre.tsx'
import { useWriteBlocked } from '../../ui/writeBlocked.ts'
import { textIn } from '../items/read.ts'
import { titleOf } from '../items/titleOf.ts'
import { useRights } from '../items/useRights.ts'
import classes from './Editors.module.css'
import { ItemPicture } from './ItemPicture.tsx'
import { hasPicture } from './shapes.ts'
import { usePictureDialog } from './usePictureDialog.tsx'
import { useSetPicture } from './useSetPicture.ts'

interface AvatarEditorProps {
  readonly item: AnyItem
  readonly size?: number
}

/** The face of an item; who may, presses it to give it another picture (S5.7, D15). */
export function AvatarEditor({ item, size = 84 }: AvatarEditorProps) {
  const writeBlocked = useWriteBlocked('now')
  const { t } = useTranslation('images')
  const words = useWords()
  const rights = useRights(item)
  const current = textIn(item, 'avatar')
  const onSave = useSetPicture(item, 'avatar')
  const { dialog, open, near } = usePictureDialog({
    kind: 'avatar',
    round: isPersonType(item._type),
    current,
    onSave,
  })
  const shown = <ItemPicture item={item} size={size} />
  if (!rights.write('avatar') || !hasPicture(item._type)) return shown
  const label = t(current ? 'changeAvatarOf' : 'addAvatarOf', { name: titleOf(item, words) })
  return (
    <>
      <button
        type="button"
        className={classes.avatar}
        data-round={isPersonType(item._type) || undefined}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={open}
        {...near}
        {...writeBlocked}
      >
        {shown}
        <Centre outlined corners="full" as="span" raised ground="surface" tone="soft" className={classes.badge}>
          <IconCamera size={15} stroke={1.9} aria-hidden="true" />
        </Centre>
      </button>
      {dialog}
    </>
  )
}
