import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Sent, stubUploads } from '../../../test/images.ts'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { ConfigContext } from '../viewer/config.ts'
import { BannerEditor } from './BannerEditor.tsx'
import { PictureCredits } from './PictureCredits.tsx'

const credit = {
  title: 'Terras aan de gracht',
  creator: 'Jane Doe',
  licence: 'CC BY 2.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/2.0/',
  page: 'https://photos.example/1',
  source: 'Openverse',
}
const photo = { _id: 'openverse-1', width: 800, height: 600, credit }
const look = { width: 800, height: 600, focus: { x: 0.5, y: 0.5 }, crop: { x: 0, y: 0.1, width: 1, height: 0.38 } }
const address = `/api/images/${'b'.repeat(64)}-cc.webp`
const config = { brand: 'Schakel', publicBrand: 'Schakel', defaultPrice: 575 }

/** What a photo service answers: a Response makes a Blob of Node, of which a File of jsdom takes nothing over. */
const picture = (text: string) => Object.assign(new Response(text), { blob: async () => new Blob([text]) })

async function openDialog(photos?: string) {
  const user = userEvent.setup()
  const item = anItem('lead', { _id: 'lead/00photo', name: 'Restaurant De Haven' })
  await renderWithProviders(
    <ConfigContext value={photos ? { ...config, photos } : config}>
      <BannerEditor item={item} />
    </ConfigContext>,
  )
  await user.click(screen.getByRole('button', { name: /Restaurant De Haven/ }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

it('D15, S7.19: a photo is searched when one asks for it, chosen with its maker in sight, cut and put on the item', async () => {
  const { sent } = stubUploads({
    '/api/images/focus': () => reply(200, look),
    '/api/images/upload': ({ fields }: Sent) => reply(200, { [fields.kind ?? '']: address }),
  })
  const { received } = stubServer({
    '/api/photos/search': () => ({ photos: [photo], hasMore: false }),
    '/api/photos/picture/openverse-1': () => picture('a photo'),
    '/api/space/update/*': () => ({ _id: 'lead/00photo', _version: 2 }),
  })
  const { user, dialog } = await openDialog('Openverse')
  await user.click(dialog.getByRole('button', { name: 'Zoek een foto' }))
  const words = await dialog.findByRole('searchbox', { name: 'Waar zoekt u een foto van?' })
  await user.type(words, 'terras')
  expect(received).toHaveLength(0)
  await user.keyboard('{Enter}')
  const tile = await dialog.findByRole('button', { name: 'Terras aan de gracht, van Jane Doe, CC BY 2.0' })
  expect(received[0]?.body).toMatchObject({ q: 'terras', page: 1 })
  expect(tile.querySelector('img')?.getAttribute('src')).toBe('/api/photos/thumb/openverse-1')
  await user.click(tile)
  await dialog.findByRole('link', { name: 'CC BY 2.0' })
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(received.at(-1)?.body).toMatchObject({ props: { banner: address } }))
  expect(sent.map(({ path, file }) => [path, file])).toEqual([
    ['/api/images/focus', 'a photo'],
    ['/api/images/upload', 'a photo'],
  ])
})

it('D15: a service that is away is told so, and a file of one’s own still does', async () => {
  stubServer({ '/api/photos/search': () => reply(503, { title: 'Even niet bereikbaar' }) })
  const { user, dialog } = await openDialog('Openverse')
  await user.click(dialog.getByRole('button', { name: 'Zoek een foto' }))
  await user.type(await dialog.findByRole('searchbox'), 'bar{Enter}')
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Openverse is even niet bereikbaar/)
  await user.click(dialog.getByRole('button', { name: 'Eigen bestand' }))
  dialog.getByRole('button', { name: 'Kies een bestand' })
})

it('D15: where no service is set nobody is offered one', async () => {
  stubServer({})
  const { dialog } = await openDialog()
  await dialog.findByRole('button', { name: 'Kies een bestand' })
  expect(dialog.queryByRole('button', { name: 'Zoek een foto' })).toBeNull()
})

it('D15: who made a picture stands under it, with the terms; of one’s own nothing is asked', async () => {
  const { received } = stubServer({ [address.replace('/images/', '/images/credit/')]: () => credit })
  const own = `/api/images/${'c'.repeat(64)}.webp`
  await renderWithProviders(<PictureCredits item={anItem('lead', { banner: address, avatar: own })} />)
  const link = await screen.findByRole('link', { name: 'Terras aan de gracht' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([credit.page, 'noreferrer'])
  expect(link.closest('p')?.textContent).toBe('Foto: Terras aan de gracht van Jane Doe, CC BY 2.0, bijgesneden')
  expect(received).toHaveLength(1)
})

it('D15: a photo that its service does not give says so, and not that there is much to do here', async () => {
  stubServer({
    '/api/photos/search': () => ({ photos: [photo], hasMore: false }),
    '/api/photos/picture/openverse-1': () => reply(503, { title: 'Away' }),
  })
  const { user, dialog } = await openDialog('Openverse')
  await user.click(dialog.getByRole('button', { name: 'Zoek een foto' }))
  await user.type(await dialog.findByRole('searchbox', { name: 'Waar zoekt u een foto van?' }), 'terras{Enter}')
  await user.click(await dialog.findByRole('button', { name: 'Terras aan de gracht, van Jane Doe, CC BY 2.0' }))
  await dialog.findByText('Openverse is even niet bereikbaar. Probeer het zo nog eens, of kies een eigen bestand.')
})
