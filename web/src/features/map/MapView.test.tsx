import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import MapView from './MapView.tsx'

const { listeners, FakeMap } = vi.hoisted(() => {
  const listeners = new Map<string, () => void>()
  class FakeMap {
    on = (event: string, listener: () => void) => listeners.set(event, listener)
    once = this.on
    setStyle = () => undefined
    addControl = () => undefined
    getCanvas = () => document.createElement('canvas')
    remove = () => undefined
  }
  return { listeners, FakeMap }
})
vi.mock('maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url', () => ({ default: '' }))
vi.mock('maplibre-gl', () => {
  class Marker {
    setLngLat = () => this
    addTo = () => this
  }
  class Control {}
  return {
    Map: FakeMap,
    Marker,
    AttributionControl: Control,
    NavigationControl: Control,
    setWorkerUrl: () => undefined,
  }
})

const away = 'De kaart is even niet bereikbaar. Probeer het zo nog eens, of volg de link.'
const happens = (event: string) => act(() => listeners.get(event)?.())

it('D15: a map of which the server does not answer says so', async () => {
  await renderWithProviders(<MapView lat={52} lon={5} label="Oudegracht 1" />)
  happens('error')
  screen.getByText(away)
})

it('D15: a map that stands there stays when a piece of it fails', async () => {
  await renderWithProviders(<MapView lat={52} lon={5} label="Oudegracht 1" />)
  happens('style.load')
  happens('error')
  expect(screen.queryByText(away)).toBeNull()
})
