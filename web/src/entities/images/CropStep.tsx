import { aspectOf, type ImageKind } from '@schakel/domain'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Box } from '../../ui/layout/Box.tsx'
import { Hint } from '../../ui/layout/Hint.tsx'
import { classOf } from '../../ui/layout/look.ts'
import { Notice } from '../../ui/layout/Notice.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Centre } from '../../ui/layout/Centre.tsx'
import { CreditLine } from './CreditLine.tsx'
import { ZOOM_MAX } from './faces/cropAroundFaces.ts'
import classes from './PictureDialog.module.css'
import { Progress } from './Progress.tsx'
import { useCut } from './useCut.ts'
import { useKeyboardOnStep } from './useKeyboardOnStep.ts'
import type { Chosen, Picture } from './usePicture.ts'

/** How much larger one press makes it. */
const ZOOM_STEP = 1.12
/** How far one press of an arrow moves it, pixels. */
const MOVE_STEP = 6

interface CropStepProps {
  readonly kind: ImageKind
  readonly round: boolean
  readonly chosen: Chosen
  readonly picture: Picture
  readonly onClose: () => void
}

/** Cutting: move with pointer or arrows, zoom with wheel, fingers, slider or + and −. It begins around a face, or what draws the eye (D15). */
export function CropStep({ kind, round, chosen, picture, onClose }: CropStepProps) {
  const { t } = useTranslation('images')
  const common = useTranslation('common')
  const id = useId()
  const cut = useCut(chosen, kind)
  const step = useKeyboardOnStep()
  const [isShown, setShown] = useState(true)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const { work, problem } = picture
  const zoomBy = (factor: number) => cut.zoomTo((now) => now * factor)
  return (
    <Stack gap={3} ref={step}>
      <Centre
        relative
        clip
        ground="sunken"
        corners="md"
        className={classes.stage}
        data-kind={kind}
        data-gliding={cut.isGliding || undefined}
        ref={setStage}
        onTransitionEnd={cut.stopGliding}
        onKeyDown={({ key }) => {
          if (key === '+' || key === '=') zoomBy(ZOOM_STEP)
          if (key === '-' || key === '_') zoomBy(1 / ZOOM_STEP)
        }}
      >
        {isShown && stage && (
          <Cropper
            image={chosen.address}
            aspect={aspectOf(kind)}
            cropShape={round ? 'round' : 'rect'}
            objectFit={isWider(chosen, stage) ? 'horizontal-cover' : 'vertical-cover'}
            showGrid={false}
            {...cut.stage}
            keyboardStep={MOVE_STEP}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: classes.area ?? '', mediaClassName: classes.media ?? '' }}
            mediaProps={{ alt: '', onError: () => setShown(false) }}
            cropperProps={{ 'aria-label': t('stage'), 'aria-describedby': id, role: 'group' }}
          />
        )}
        {!isShown && <Text tone="soft">{t('noPreview')}</Text>}
      </Centre>
      <Row gap={2.5} className={classes.zoom}>
        <IconButton label={t('smaller')} size="sm" onClick={() => zoomBy(1 / ZOOM_STEP)}>
          <IconMinus size={17} aria-hidden="true" />
        </IconButton>
        <input
          type="range"
          className={classOf([], { grow: true, fluid: true })}
          aria-label={t('zoom')}
          aria-valuetext={`${Math.round(cut.zoom * 100)}%`}
          min={0}
          max={100}
          value={Math.round((Math.log(cut.zoom) / Math.log(ZOOM_MAX)) * 100)}
          onChange={(event) => cut.zoomTo(ZOOM_MAX ** (Number(event.currentTarget.value) / 100))}
        />
        <IconButton label={t('larger')} size="sm" onClick={() => zoomBy(ZOOM_STEP)}>
          <IconPlus size={17} aria-hidden="true" />
        </IconButton>
      </Row>
      <Hint id={id}>{t('keys')}</Hint>
      {chosen.credit && <CreditLine credit={chosen.credit} />}
      {problem && (
        <Notice role="alert" as="p" tone="danger" weight="medium">
          {problem}
        </Notice>
      )}
      {work && <Progress {...work} />}
      <Row as="footer" gap={2.5} wrap className={classes.footer}>
        <Button tone="plain" onClick={picture.forget}>
          {t('another')}
        </Button>
        <Box as="span" grow />
        <Button onClick={onClose}>{common.t('cancel')}</Button>
        <Button
          writes="now"
          tone="brand"
          data-autofocus
          busy={work?.at === 'saving'}
          onClick={() => {
            cut.touch()
            picture.save(cut.crop)
          }}
        >
          {common.t('save')}
        </Button>
      </Row>
    </Stack>
  )
}

// All of it is on the stage, and a small one is not smaller than that.
function isWider({ width, height }: Chosen, { clientWidth, clientHeight }: HTMLElement): boolean {
  return width * clientHeight > height * clientWidth
}
