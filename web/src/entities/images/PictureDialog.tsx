import { Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Choice, Choices } from '../../ui/Choices.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { barePart } from '../../ui/lazyPart.ts'
import { useReturnFocus } from '../../ui/useReturnFocus.ts'
import { useConfig } from '../viewer/config.ts'
import { CropStep } from './CropStep.tsx'
import { PickStep } from './PickStep.tsx'
import { Progress } from './Progress.tsx'
import { usePicture } from './usePicture.ts'
import type { PictureRequest } from './usePictureDialog.tsx'

const PhotoSearch = barePart(async () => (await import('./PhotoSearch.tsx')).default)

const WIDTH = 520

interface PictureDialogProps extends PictureRequest {
  readonly onClose: () => void
}

/** The dialog of a picture: choose or find one, cut it, save it, or take it away (D15). */
export default function PictureDialog({ onClose, ...request }: PictureDialogProps) {
  const { t } = useTranslation('images')
  useReturnFocus()
  const common = useTranslation('common')
  const picture = usePicture(request, onClose)
  const { chosen, work, problem } = picture
  const { photos } = useConfig()
  const [isSearching, setSearching] = useState(false)
  return (
    <Modal
      opened
      onClose={onClose}
      size={WIDTH}
      centered
      title={t(request.kind === 'avatar' ? 'avatar' : 'banner')}
      closeButtonProps={{ 'aria-label': common.t('close') }}
      transitionProps={{ duration: 160 }}
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
        <Stack gap={3}>
          {photos && (
            <Choices legend={t('where')}>
              <Choice isOn={!isSearching} onChoose={() => setSearching(false)}>
                {t('ownFile')}
              </Choice>
              <Choice isOn={isSearching} onChoose={() => setSearching(true)}>
                {t('findPhoto')}
              </Choice>
            </Choices>
          )}
          {isSearching ? (
            <>
              <PhotoSearch busy={work !== undefined} onChoose={picture.choosePhoto} />
              {problem && (
                <Notice role="alert" as="p" tone="danger" weight="medium">
                  {problem}
                </Notice>
              )}
              {work && <Progress {...work} />}
            </>
          ) : (
            <PickStep request={request} picture={picture} onClose={onClose} />
          )}
        </Stack>
      )}
    </Modal>
  )
}
