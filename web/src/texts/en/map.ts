import type { map as dutch } from '../nl/map.ts'
import type { SameKeys } from '../sameKeys.ts'

export const map = {
  showMap: 'Show map',
  hideMap: 'Hide map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  here: 'It is here',
  zoomCtrl: 'Hold Ctrl to zoom with the wheel',
  zoomCmd: 'Hold ⌘ to zoom with the wheel',
  twoFingers: 'Move the map with two fingers',
  mapOf: 'Map with {{address}}',
  noPlace: 'Nobody knows where this address is.',
  mapAway: 'The map cannot be reached right now. Try again in a moment, or follow the link.',
  noMapHere: 'This browser cannot draw a map. The link above shows the place.',
  title: 'Map',
} satisfies SameKeys<typeof dutch>
