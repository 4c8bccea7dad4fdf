import { aspectOf, type Crop, type ImageKind } from '@schakel/domain'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../ui/Button.tsx'
import { CreditLine } from './CreditLine.tsx'
import classes from './PictureDialog.module.css'
import { Progress } from './Progress.tsx'
import type { Chosen, Picture } from './usePicture.ts'

const ZOOM_MAX = 6
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

/** Cutting: move with pointer or arrows, zoom with wheel, fingers, slider or + and −. It begins around what draws the eye (D15). */
export function CropStep({ kind, round, chosen, picture, onClose }: CropStepProps) {
  const { t } = useTranslation('images')
  const common = useTranslation('common')
  const id = useId()
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [crop, setCrop] = useState(chosen.crop)
  const [isShown, setShown] = useState(true)
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const { work, problem } = picture
  const zoomBy = (factor: number) => setZoom((now) => Math.min(Math.max(now * factor, 1), ZOOM_MAX))
  return (
    <div className={classes.step}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the stage, which has the focus */}
      <div
        className={classes.stage}
        data-kind={kind}
        ref={setStage}
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
            crop={position}
            zoom={zoom}
            maxZoom={ZOOM_MAX}
            keyboardStep={MOVE_STEP}
            initialCroppedAreaPercentages={inHundredths(chosen.crop)}
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: classes.area ?? '' }}
            mediaProps={{ alt: '', onError: () => setShown(false) }}
            cropperProps={{ 'aria-label': t('stage'), 'aria-describedby': id, role: 'group' }}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(area) => setCrop(inParts(area) ?? chosen.crop)}
          />
        )}
        {!isShown && <p className={classes.lead}>{t('noPreview')}</p>}
      </div>
      <div className={classes.zoom}>
        <IconButton label={t('smaller')} size="sm" onClick={() => zoomBy(1 / ZOOM_STEP)}>
          <IconMinus size={17} aria-hidden="true" />
        </IconButton>
        <input
          type="range"
          className={classes.slider}
          aria-label={t('zoom')}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          min={0}
          max={100}
          value={Math.round((Math.log(zoom) / Math.log(ZOOM_MAX)) * 100)}
          onChange={(event) => setZoom(ZOOM_MAX ** (Number(event.currentTarget.value) / 100))}
        />
        <IconButton label={t('larger')} size="sm" onClick={() => zoomBy(ZOOM_STEP)}>
          <IconPlus size={17} aria-hidden="true" />
        </IconButton>
      </div>
      <p id={id} className={classes.hint}>
        {t('keys')}
      </p>
      {chosen.credit && <CreditLine credit={chosen.credit} />}
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      {work && <Progress {...work} />}
      <footer className={classes.footer}>
        <Button tone="plain" onClick={picture.forget}>
          {t('another')}
        </Button>
        <span className={classes.space} />
        <Button onClick={onClose}>{common.t('cancel')}</Button>
        <Button
          writes="now"
          tone="brand"
          data-autofocus
          busy={work?.at === 'saving'}
          onClick={() => picture.save(crop)}
        >
          {common.t('save')}
        </Button>
      </footer>
    </div>
  )
}

// All of it is on the stage, and a small one is not smaller than that.
function isWider({ width, height }: Chosen, { clientWidth, clientHeight }: HTMLElement): boolean {
  return width * clientHeight > height * clientWidth
}

function inHundredths({ x, y, width, height }: Crop): Area {
  return { x: x * 100, y: y * 100, width: width * 100, height: height * 100 }
}

/** What the stage shows, in parts; nothing while it has no size yet. */
function inParts({ x, y, width, height }: Area): Crop | undefined {
  const parts = { x: within(x / 100), y: within(y / 100), width: within(width / 100), height: within(height / 100) }
  return parts.width > 0 && parts.height > 0 ? parts : undefined
}

function within(part: number): number {
  return Number.isFinite(part) ? Math.min(Math.max(part, 0), 1) : 0
}
