import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { aDossier } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { hear, setLine, setStatus } from '../../entities/live/liveSocket.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { NoteSection } from './NoteSection.tsx'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

beforeEach(() => {
  localStorage.clear()
  notices.length = 0
  // jsdom has none of these.
  vi.stubGlobal('ClipboardEvent', class extends Event {})
  Range.prototype.getClientRects = () => document.body.getClientRects()
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()
})
afterEach(() => {
  setLine(undefined)
  setStatus('off')
  vi.unstubAllGlobals()
})

/** Writes in the note of a dossier that says nothing yet. */
async function write() {
  const dossier = aDossier([])
  const { received } = stubServer({ '/api/space/save': () => new Promise(() => undefined) })
  setLine({ send: async () => ({ ok: true }), retry: () => undefined })
  setStatus('connected')
  await renderWithProviders(<NoteSection dossier={dossier} />, { kind: 'staff' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Schrijven' }))
  const editor = await screen.findByRole('textbox', { name: 'Aanvraag', hidden: true })
  const delta = Y.encodeStateAsUpdate(new Y.Doc())
  hear('update_editor_client', { item: dossier._id, version: 0, delta, whole: true, writable: true })
  await waitFor(() => expect(editor.getAttribute('contenteditable')).toBe('true'))
  return { editor, user, received }
}
const clipboard = (type: string, text: string) => ({
  clipboardData: { getData: (asked: string) => (asked === type ? text : '') },
})
const long = 'te veel '.repeat(2501)

it.each([
  ['as plain text', 'text/plain', 'Dit past.', long],
  ['as marked-up text', 'text/html', '<p>Dit past.</p>', `<p>${long}</p>`],
])(
  'D4.3: what is longer than a note may be is not pasted, %s, and that is said',
  async (_name, type, short, tooLong) => {
    const { editor } = await write()
    fireEvent.paste(editor, clipboard(type, short))
    expect(editor.textContent).toBe('Dit past.')
    fireEvent.paste(editor, clipboard(type, tooLong))
    expect(editor.textContent).toBe('Dit past.')
    expect(notices.map(({ message }) => message)).toEqual([expect.stringMatching(/te lang.*20\.000 tekens/)])
  },
)

it('D15, S2.36: a picture or file that is pasted or dropped is not taken, and it is said where it goes', async () => {
  const { editor } = await write()
  const files = [new File(['x'], 'kassa.png', { type: 'image/png' })]
  fireEvent.paste(editor, { clipboardData: { files, getData: () => '' } })
  const isLeftToTheBrowser = fireEvent.drop(editor, { dataTransfer: { files, types: ['Files'], getData: () => '' } })
  expect([isLeftToTheBrowser, editor.textContent]).toEqual([false, ''])
  const told = 'In een aanvraag staat alleen tekst. Voeg bestanden en afbeeldingen toe bij Bestanden.'
  expect(notices.map(({ message }) => message)).toEqual([told, told])
})

it('S2.36: a second press while the todo of a line is being made makes no other', async () => {
  const { editor, user, received } = await write()
  fireEvent.paste(editor, clipboard('text/plain', 'Bel de leverancier.'))
  await user.dblClick(screen.getByRole('button', { name: 'Maak van deze regel een taak' }))
  await waitFor(() => expect(received.filter(({ path }) => path === '/api/space/save')).toHaveLength(1))
})
