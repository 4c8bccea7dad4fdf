import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import MapView from './MapView.tsx'

const { listeners, centers, FakeMap } = vi.hoisted(() => {
  const centers: unknown[] = []
  const listeners = new Map<string, () => void>()
  class FakeMap {
    constructor({ center }: { center: unknown }) {
      centers.push(center)
    }
    on = (event: string, listener: () => void) => listeners.set(event, listener)
    once = this.on
    setStyle = () => undefined
    addControl = () => undefined
    getCanvas = () => document.createElement('canvas')
    remove = () => undefined
  }
  return { listeners, centers, FakeMap }
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

beforeEach(() => centers.splice(0))

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

describe('a map that was away', () => {
  it('D15: is drawn again by a press', async () => {
    render(<MapView lat={52} lon={5} label="Oudegracht 1" />)
    happens('error')
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
    expect([centers, screen.queryByText(away)]).toEqual([
      [
        [5, 52],
        [5, 52],
      ],
      null,
    ])
    happens('error')
    screen.getByText(away)
  })

  it('D15: is drawn of another address', () => {
    const { rerender } = render(<MapView lat={52} lon={5} label="Oudegracht 1" />)
    happens('error')
    rerender(<MapView lat={53} lon={6} label="Grote Markt 1" />)
    expect([centers, screen.queryByText(away)]).toEqual([
      [
        [5, 52],
        [6, 53],
      ],
      null,
    ])
  })
})
