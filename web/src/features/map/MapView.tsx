import { AttributionControl, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import 'maplibre-gl/dist/maplibre-gl.css'
import { useEffect, useRef, useState } from 'react'
import { type Translate, useTranslation } from '../../texts/useTranslation.ts'
import { useKeptKeyboard } from '../../ui/useKeptKeyboard.ts'
import classes from './AddressMap.module.css'

setWorkerUrl(workerUrl)

const ZOOM = 14

interface MapViewProps {
  readonly lat: number
  readonly lon: number
  /** What lies there, for who cannot see it. */
  readonly label: string
}

/** A small map with one place on it. Its pieces come from this server alone (D15). */
export default function MapView(props: MapViewProps) {
  // What went wrong with a map says nothing of that of another place.
  return <Place key={`${props.lat},${props.lon}`} {...props} />
}

type Problem = 'noMapHere' | 'mapAway'

function Place(props: MapViewProps) {
  const { t } = useTranslation('map')
  const common = useTranslation('common')
  const keyboard = useKeptKeyboard<HTMLDivElement>()
  const [problem, setProblem] = useState<Problem>()
  return (
    <div ref={keyboard}>
      {problem ? <p role="status">{t(problem)}</p> : <Canvas {...props} onProblem={setProblem} />}
      {problem === 'mapAway' && (
        <Button size="sm" onClick={() => setProblem(undefined)}>
          {common.t('retry')}
        </Button>
      )}
    </div>
  )
}

interface CanvasProps extends MapViewProps {
  readonly onProblem: (problem: Problem) => void
}

function Canvas({ lat, lon, label, onProblem }: CanvasProps) {
  const { t } = useTranslation('map')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    try {
      const map = draw(box.current, { lat, lon, label }, wordsOf(t))
      whenAway(map, () => onProblem('mapAway'))
      return () => map.remove()
    } catch {
      // Without WebGL no map can be drawn; the address stays as text.
      onProblem('noMapHere')
    }
  }, [lat, lon, label, t, onProblem])
  return <Box ref={box} above={2} full corners="md" className={classes.map} />
}

/** Without its style a map stays an empty box; a piece that fails later leaves the rest of it. */
function whenAway(map: MapLibre, tell: () => void): void {
  let hasStyle = false
  map.once('style.load', () => {
    hasStyle = true
  })
  map.on('error', () => hasStyle || tell())
}

/** What the map itself says, by the names that it has for it. */
function wordsOf(t: Translate<'map'>): Record<string, string> {
  return {
    'NavigationControl.ZoomIn': t('zoomIn'),
    'NavigationControl.ZoomOut': t('zoomOut'),
    'Map.Title': t('title'),
    'Marker.Title': t('here'),
    'CooperativeGesturesHandler.WindowsHelpText': t('zoomCtrl'),
    'CooperativeGesturesHandler.MacHelpText': t('zoomCmd'),
    'CooperativeGesturesHandler.MobileHelpText': t('twoFingers'),
  }
}

function draw(container: HTMLElement, { lat, lon, label }: MapViewProps, locale: Record<string, string>): MapLibre {
  const center: [number, number] = [lon, lat]
  const map = new MapLibre({
    container,
    center,
    zoom: ZOOM,
    locale,
    // Tiles, letters and signs are named from this server's own root.
    transformRequest: (url) => ({ url: new URL(url, location.origin).href }),
    attributionControl: false,
    cooperativeGestures: true,
    fadeDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
  })
  map.setStyle('/api/map/part/style', {
    // Signs are the one piece that must have a whole address.
    transformStyle: (_before, style) =>
      typeof style.sprite === 'string' ? { ...style, sprite: new URL(style.sprite, location.origin).href } : style,
  })
  map.addControl(new AttributionControl({ compact: false }))
  map.addControl(new NavigationControl({ showCompass: false }))
  map.getCanvas().setAttribute('aria-label', label)
  new Marker({ color: '#1565C0' }).setLngLat(center).addTo(map)
  return map
}
