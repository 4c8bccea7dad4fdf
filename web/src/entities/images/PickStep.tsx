import { sizedImage } from '@schakel/domain'
import { IconCamera, IconPhotoUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmTwice } from '../../ui/ConfirmTwice.tsx'
import { DropZone } from '../../ui/DropZone.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import classes from './PictureDialog.module.css'
import { Progress } from './Progress.tsx'
import { useKeyboardOnStep } from './useKeyboardOnStep.ts'
import type { Picture } from './usePicture.ts'
import type { PictureRequest } from './usePictureDialog.tsx'

// What the server takes; a file of another kind can still be dropped, and is refused by its content.
const ACCEPT = 'image/png,image/gif,image/jpeg'

interface PickStepProps {
  readonly request: PictureRequest
  readonly picture: Picture
  readonly onClose: () => void
}

/** Choosing a picture: from a file, by dragging it here, from the clipboard, or with the camera. */
export function PickStep({ request, picture, onClose }: PickStepProps) {
  const { t } = useTranslation('images')
  const common = useTranslation('common')
  const { kind, round, current } = request
  const { work, problem, choose } = picture
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const step = useKeyboardOnStep()
  usePaste(choose)
  // Not disabled meanwhile: the keyboard would be nowhere when it goes wrong.
  const waits = work !== undefined

  return (
    <Stack gap={3} ref={step}>
      <DropZone onFiles={choose}>
        {current ? (
          <img
            className={classes.current}
            data-kind={kind}
            data-round={round || undefined}
            src={sizedImage(current, kind, SHOWN)}
            alt={t('current')}
          />
        ) : (
          <IconPhotoUp size={34} stroke={1.4} aria-hidden="true" />
        )}
        <Text tone="soft">{t('drop')}</Text>
        <Row gap={2.5} justify="center" wrap>
          <Button tone="brand" data-autofocus waits={waits} onClick={() => input.current?.click()}>
            {t('choose')}
          </Button>
          {hasCamera() && (
            <Button
              icon={<IconCamera size={17} aria-hidden="true" />}
              waits={waits}
              onClick={() => camera.current?.click()}
            >
              {t('camera')}
            </Button>
          )}
        </Row>
        <Hint>{t('hint')}</Hint>
        <FileInput at={input} label={t('choose')} accept={ACCEPT} onFiles={choose} />
        <FileInput
          at={camera}
          label={t('camera')}
          accept={ACCEPT}
          capture={round ? 'user' : 'environment'}
          onFiles={choose}
        />
      </DropZone>
      {problem && (
        <Notice role="alert" as="p" tone="danger" weight="medium">
          {problem}
        </Notice>
      )}
      {work && <Progress {...work} />}
      <Row as="footer" gap={2.5} wrap className={classes.footer}>
        {current && <ConfirmTwice label={t('remove')} busy={work?.at === 'saving'} onConfirm={picture.remove} />}
        <Box as="span" grow />
        <Button onClick={onClose}>{common.t('cancel')}</Button>
      </Row>
    </Stack>
  )
}

function usePaste(onFiles: (files: readonly File[]) => void): void {
  const take = useRef(onFiles)
  take.current = onFiles
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      take.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}

/** Phones and tablets, where the camera is at hand. */
function hasCamera(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}

/** About as wide as it is shown here. */
const SHOWN = 128
