import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { VersionsDialog } from './VersionsDialog.tsx'

const dossier = anItem('dossier', { users: 24 })
const versions = [
  { _id: '3', date: '2026-11-20T10:00:00.000Z', users: [{ _id: 'user/1', name: 'Els Bakker' }] },
  {
    _id: '2',
    date: '2026-11-19T10:00:00.000Z',
    users: [
      { _id: 'user/2', name: 'Sanne de Wit' },
      { _id: 'user/3', name: 'Ties Mol' },
    ],
  },
  { _id: '1', date: '2026-11-18T10:00:00.000Z', users: [] },
]
const second =
  '<p>Voor <a data-type="mention" data-id="dossier.users" data-mention-suggestion-char="#">#Gebruikers</a></p>'
const texts: Readonly<Record<string, string>> = { 3: '<p>Nu</p>', 2: second, 1: '', 4: '<p>Nu en meer</p>' }

async function open(answer: unknown) {
  const server = stubServer({
    '/api/notes/versions': () => answer,
    '/api/notes/version': (body) => ({ text: texts[String(Object(body).version)] }),
  })
  const onRestore = vi.fn()
  await renderWithProviders(
    <VersionsDialog
      dossier={dossier}
      fieldText={(id) => (id === 'dossier.users' ? 'Gebruikers: 24' : undefined)}
      onRestore={onRestore}
      onClose={() => undefined}
    />,
  )
  return { server, onRestore, user: userEvent.setup(), dialog: within(await screen.findByRole('dialog')) }
}

describe('D10: earlier versions of a note', () => {
  it('D10: the one before the last is shown with what its fields say now, and put back as it was', async () => {
    const { dialog, user, onRestore, server } = await open(versions)
    expect(await dialog.findByText('Gebruikers: 24')).toBeTruthy()
    expect(server.received[0]?.body).toEqual({ item: dossier._id })
    expect(dialog.getByText('door Sanne de Wit en Ties Mol')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Terugzetten' }))
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(second, '2026-11-19T10:00:00.000Z')
  })

  it('D10: what stands there now is not put back, and an empty version says so', async () => {
    const { dialog, user, onRestore } = await open(versions)
    await user.click(await dialog.findByRole('button', { name: /Zoals het nu is/ }))
    await user.click(dialog.getByRole('button', { name: 'Terugzetten' }))
    expect(onRestore).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: /^18-11-2026/ }))
    expect(await dialog.findByText('Toen stond hier niets.')).toBeTruthy()
  })

  it('D10: nor is it once more of it was written while one looks', async () => {
    const found = versions.slice(0, 1)
    const { dialog } = await open(found)
    expect(await dialog.findByText('Nu')).toBeTruthy()
    found[0] = { _id: '4', date: '2026-11-20T10:05:00.000Z', users: [] }
    fireEvent(window, new Event('visibilitychange'))
    expect(await dialog.findByText('Nu en meer')).toBeTruthy()
    expect(dialog.getByRole('button', { name: /Zoals het nu is/ }).getAttribute('aria-current')).toBe('true')
    expect(dialog.getByRole('button', { name: 'Terugzetten' })).toHaveProperty('disabled', true)
  })

  it('D10: a note without versions says so', async () => {
    const { dialog } = await open([])
    expect(await dialog.findByText('Er zijn nog geen eerdere versies.')).toBeTruthy()
  })

  it('D8.2: what went wrong is said, and can be tried again', async () => {
    const { dialog } = await open(reply(500, { title: 'Internal Server Error' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toBeTruthy())
    expect(dialog.getByRole('button', { name: 'Opnieuw proberen' })).toBeTruthy()
  })
})
