import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { ConfigContext } from '../../entities/viewer/config.ts'
import { AddressMap } from './AddressMap.tsx'

vi.mock('./MapView.tsx', () => ({ default: ({ label }: { label: string }) => <div role="img" aria-label={label} /> }))

const config = { brand: 'Schakel', publicBrand: 'Schakel', defaultPrice: 575 }
const address = 'Oudegracht 1, 3511 AB Utrecht'

async function draw(map: boolean) {
  const item = anItem('lead', { _id: 'lead/00map' })
  await renderWithProviders(
    <ConfigContext value={map ? { ...config, map } : config}>
      <AddressMap item={item} address={address} />
    </ConfigContext>,
  )
  return userEvent.setup()
}

it('D15, S7.19: nothing is asked before one opens the map, and it closes again', async () => {
  const { received } = stubServer({ '/api/map/place': () => ({ _id: 'lead/00map', lat: 52, lon: 5 }) })
  const user = await draw(true)
  expect(received).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Toon kaart' }))
  await screen.findByRole('img', { name: `Kaart met ${address}` })
  expect(received.map(({ path, body }) => [path, body])).toEqual([['/api/map/place', { _id: 'lead/00map' }]])
  await user.click(screen.getByRole('button', { name: 'Verberg kaart' }))
  expect(screen.queryByRole('img')).toBeNull()
})

it.each([
  [404, 'Van dit adres is niet bekend waar het ligt.'],
  [503, 'De kaart is even niet bereikbaar. Probeer het zo nog eens, of volg de link.'],
])('D15: an answer %i is told in a sentence', async (status, sentence) => {
  stubServer({ '/api/map/place': () => reply(status, { title: 'x' }) })
  const user = await draw(true)
  await user.click(screen.getByRole('button', { name: 'Toon kaart' }))
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
})

it('D15: where a place could not be asked one asks again by a press, and keeps the keyboard', async () => {
  const answers: (() => unknown)[] = [() => reply(503, { title: 'x' }), () => ({ _id: 'lead/00map', lat: 52, lon: 5 })]
  stubServer({ '/api/map/place': () => answers.shift()?.() })
  const user = await draw(true)
  await user.click(screen.getByRole('button', { name: 'Toon kaart' }))
  await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }))
  await screen.findByRole('img', { name: `Kaart met ${address}` })
  expect(document.activeElement === screen.getByRole('button', { name: 'Verberg kaart' })).toBe(true)
})

it('D15: where no map is set there is no button', async () => {
  stubServer({})
  await draw(false)
  expect(screen.queryByRole('button')).toBeNull()
})
