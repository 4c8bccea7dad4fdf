import type { Crop, ImageKind } from '@schakel/domain'
import { useEffect, useRef, useState } from 'react'
import { type Area, getInitialCropFromCroppedAreaPercentages, type MediaSize, type Size } from 'react-easy-crop'
import { cropAroundFaces, ZOOM_MAX } from './faces/cropAroundFaces.ts'
import { findFaces } from './faces/findFaces.ts'
import type { Chosen } from './usePicture.ts'

/**
 * The cut of a picture as it is moved: where the server would begin, and from there to the faces that the browser finds in an avatar.
 * Those come later; whoever moved it by then, or saves it, keeps what is seen (D15).
 */
export function useCut(chosen: Chosen, kind: ImageKind) {
  const [start, setStart] = useState(chosen.crop)
  const [crop, setCrop] = useState(chosen.crop)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [isGliding, setGliding] = useState(false)
  const isTouched = useRef(false)
  const media = useRef<MediaSize>(undefined)
  const cropSize = useRef<Size>(undefined)

  useEffect(() => {
    if (kind !== 'avatar') return
    const controller = new AbortController()
    findFaces(chosen.file, controller.signal).then(
      (faces) => {
        const around = cropAroundFaces(faces, chosen)
        if (!around || isTouched.current || controller.signal.aborted) return
        setStart(around)
        setCrop(around)
        // Before the picture is on the stage it begins there; after that it glides.
        if (!media.current || !cropSize.current) return
        const there = getInitialCropFromCroppedAreaPercentages(
          inHundredths(around),
          media.current,
          0,
          cropSize.current,
          1,
          ZOOM_MAX,
        )
        setGliding(true)
        setPosition(there.crop)
        setZoom(there.zoom)
      },
      // It is a convenience: without it the cut stays where it was.
      () => undefined,
    )
    return () => controller.abort()
  }, [chosen, kind])

  /** From now on the person decides. */
  function touch(): void {
    isTouched.current = true
    setGliding(false)
  }

  return {
    crop,
    zoom,
    isGliding,
    touch,
    stopGliding: () => setGliding(false),
    zoomTo(wanted: number | ((now: number) => number)) {
      touch()
      setZoom((now) => Math.min(Math.max(typeof wanted === 'number' ? wanted : wanted(now), 1), ZOOM_MAX))
    },
    /** What the stage is told, and tells back. */
    stage: {
      crop: position,
      zoom,
      maxZoom: ZOOM_MAX,
      initialCroppedAreaPercentages: inHundredths(start),
      onInteractionStart: touch,
      onCropChange: setPosition,
      onZoomChange: setZoom,
      // Told of every move, by hand or not: what is saved is what is seen.
      onCropAreaChange: (area: Area) => setCrop(inParts(area) ?? start),
      setMediaSize(size: MediaSize) {
        media.current = size
      },
      setCropSize(size: Size) {
        cropSize.current = size
      },
    },
  }
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
