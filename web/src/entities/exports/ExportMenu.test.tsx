import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { ExportMenu } from './ExportMenu.tsx'

async function opened(feed?: string) {
  const user = userEvent.setup()
  const server = stubServer({
    '/api/export/workbook': () => reply(422, { title: 'te veel' }),
    '/api/export/json': () => reply(422, { title: 'te veel' }),
  })
  await renderWithProviders(<ExportMenu body={feed === undefined ? {} : { feed }} />, { kind: 'staff' })
  await user.click(await screen.findByRole('button', { name: 'Exporteren' }))
  await screen.findByRole('menuitem', { name: 'Als CSV' })
  const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  return { user, server, names }
}

describe('the menu by which a list leaves as a file', () => {
  it('D17.2: offers JSON, and contacts and matches in one workbook where there may be some', async () => {
    const { user, server, names } = await opened('lead')
    expect(names()).toEqual([
      'Als CSV',
      'Als Excel-bestand',
      'Als Excel, met contacten en matches',
      'Als JSON',
      'Als adreskaarten (vCard)',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Als Excel, met contacten en matches' }))
    await waitFor(() => expect(server.received).toHaveLength(1))
    expect(server.received[0]).toMatchObject({ path: '/api/export/workbook', body: { feed: 'lead', language: 'nl' } })
  })

  it('D17.2: of a list without contacts and matches, JSON is one of the kinds', async () => {
    const { user, server, names } = await opened('activity')
    expect(names()).toEqual(['Als CSV', 'Als Excel-bestand', 'Als JSON'])
    await user.click(screen.getByRole('menuitem', { name: 'Als JSON' }))
    await waitFor(() => expect(server.received).toHaveLength(1))
    expect(server.received[0]).toMatchObject({ path: '/api/export/json', body: { feed: 'activity' } })
  })
})
