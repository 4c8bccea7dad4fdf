import type { ViewerKind } from '@schakel/domain'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import * as Y from 'yjs'
import { aDossier } from '../../../test/items.ts'
import { renderWithProviders, viewerOf } from '../../../test/renderWithProviders.tsx'
import { unsentItems, unsentKey } from '../../entities/unsent/unsentKeys.ts'
import { tellFirstScreen } from '../../ui/firstScreen.ts'
import { NoteSection } from './NoteSection.tsx'
import { keepUnsent } from './unsent.ts'

beforeEach(() => {
  localStorage.clear()
  tellFirstScreen()
})

/** A dossier in whose note the viewer wrote what was not handed over. */
function written(kind: ViewerKind, words: string, more: Readonly<Record<string, unknown>>) {
  const dossier = aDossier([], more)
  const doc = new Y.Doc()
  doc.getText('x').insert(0, words)
  keepUnsent(unsentKey(viewerOf(kind)._id, dossier._id, doc.clientID), [Y.encodeStateAsUpdate(doc)])
  return dossier
}

it('S2.36, S8.8: who begins to write reads on what was saved until the line to the server is there', async () => {
  await renderWithProviders(<NoteSection dossier={aDossier([], { case: '<p>Drie bars en een terras.</p>' })} />, {
    kind: 'staff',
  })
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Schrijven' }))
  // The editor stands there hidden as soon as its code came.
  await screen.findByRole('textbox', { name: 'Aanvraag', hidden: true })
  expect(screen.getByText('Drie bars en een terras.')).toBeTruthy()
  expect(screen.getByText(/u leest nu wat er bewaard is/).getAttribute('role')).toBe('status')
})

it('D9: what was written without a connection is shown until it is handed over, also as one writes again', async () => {
  const dossier = written('staff', 'Onderweg geschreven', { case: '<p>Drie bars.</p>' })
  await renderWithProviders(<NoteSection dossier={dossier} />, { kind: 'staff' })
  const said = await screen.findByText(/nog niet verstuurd/)
  expect(said.closest('[role=status]')?.textContent).toContain('Onderweg geschreven')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Schrijven' }))
  expect(await screen.findByText('Onderweg geschreven')).toBeTruthy()
  for (const key of Object.keys(localStorage)) act(() => keepUnsent(key, []))
  await waitFor(() => expect(screen.queryByText('Onderweg geschreven')).toBeNull())
})

it('D9, D10: whoever may not write any more sees what was refused, and is rid of it by a press', async () => {
  const dossier = written('enduser', 'Net te laat', { case: '<p>Drie bars.</p>', status: 'match' })
  await renderWithProviders(<NoteSection dossier={dossier} />, { kind: 'enduser' })
  expect(await screen.findByText('Net te laat')).toBeTruthy()
  expect(screen.getByText(/u mocht er toen niet in schrijven/)).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Gezien, weg ermee' }))
  expect(screen.queryByText('Net te laat')).toBeNull()
  expect(unsentItems(viewerOf('enduser')._id)).toEqual([])
})

it('D9: what was wiped and not taken shows no empty words, and says what it was', async () => {
  const dossier = written('enduser', '', { case: '<p>Drie bars.</p>', status: 'match' })
  await renderWithProviders(<NoteSection dossier={dossier} />, { kind: 'enduser' })
  expect(await screen.findByText(/Wat u hier wiste, aanvinkte of noemde/)).toBeTruthy()
  expect(screen.queryByText(/Dit schreef u/)).toBeNull()
})

it('D9: who loses the right while writing still leaves the editor', async () => {
  const organisation = viewerOf('enduser').organisation
  const dossier = aDossier([], { case: '<p>Drie bars.</p>', organisation, history: [] })
  function Page() {
    const [status, setStatus] = useState('intake')
    return (
      <>
        <NoteSection dossier={{ ...dossier, status }} />
        <button type="button" onClick={() => setStatus('match')}>
          Gaat verder
        </button>
      </>
    )
  }
  await renderWithProviders(<Page />, { kind: 'enduser' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Schrijven' }))
  await user.click(screen.getByRole('button', { name: 'Gaat verder' }))
  await user.click(screen.getByRole('button', { name: 'Klaar met schrijven' }))
  expect(screen.queryByRole('button', { name: 'Schrijven' })).toBeNull()
})
