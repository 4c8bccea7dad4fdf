import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CropStep } from './CropStep.tsx'
import { PickStep } from './PickStep.tsx'
import classes from './PictureDialog.module.css'
import { usePicture } from './usePicture.ts'
import type { PictureRequest } from './usePictureDialog.tsx'

const WIDTH = 520

interface PictureDialogProps extends PictureRequest {
  readonly onClose: () => void
}

/** The dialog of a picture: choose one, cut it, save it, or take it away (D15). */
export default function PictureDialog({ onClose, ...request }: PictureDialogProps) {
  const { t } = useTranslation('images')
  const common = useTranslation('common')
  const picture = usePicture(request, onClose)
  const { chosen } = picture
  return (
    <Modal
      opened
      onClose={onClose}
      size={WIDTH}
      centered
      title={t(request.kind === 'avatar' ? 'avatar' : 'banner')}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
      classNames={{ title: classes.title }}
    >
      {chosen ? (
        <CropStep
          key={chosen.address}
          kind={request.kind}
          round={request.round === true}
          chosen={chosen}
          picture={picture}
          onClose={onClose}
        />
      ) : (
        <PickStep request={request} picture={picture} onClose={onClose} />
      )}
    </Modal>
  )
}
