import { propertyOf } from '@schakel/domain'
import { isCursor } from '@schakel/domain/notes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness'
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

const never = () => new Promise<never>(() => undefined)

/** Writes in the note of a dossier that says nothing yet, or is filled so. */
async function write({
  fill,
  save = never,
}: {
  fill?: (text: Y.XmlFragment) => void
  save?: () => Promise<object>
} = {}) {
  const dossier = aDossier([])
  const { received } = stubServer({ '/api/space/save': save })
  const doc = new Y.Doc()
  if (fill) doc.transact(() => fill(doc.getXmlFragment('default')))
  const cursors: Uint8Array[] = []
  const send = async (_event: string, body: unknown) => {
    const [delta, cursor] = [propertyOf(body, 'delta'), propertyOf(body, 'cursor')]
    if (delta instanceof Uint8Array) Y.applyUpdate(doc, delta)
    if (cursor instanceof Uint8Array) cursors.push(cursor)
    return { ok: true } as const
  }
  setLine({ send, retry: () => undefined })
  setStatus('connected')
  await renderWithProviders(<NoteSection dossier={dossier} />, { kind: 'staff' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Schrijven' }))
  const editor = await screen.findByRole('textbox', { name: 'Aanvraag', hidden: true })
  const frame = (more: object) => hear('update_editor_client', { item: dossier._id, version: 0, ...more })
  frame({ delta: Y.encodeStateAsUpdate(doc), whole: true, writable: true })
  await waitFor(() => expect(editor.getAttribute('contenteditable')).toBe('true'))
  /** What the server has of it by now. */
  const kept = () => doc.getXmlFragment('default').toString()
  return { editor, user, received, doc, frame, kept, cursors }
}

/** A line of these words and chips. */
function line(...parts: readonly (string | Readonly<Record<string, string>>)[]) {
  const nodes = parts.map((part) => {
    if (typeof part === 'string') return new Y.XmlText(part)
    const chip = new Y.XmlElement(part.mentionSuggestionChar ? 'mention' : 'action')
    for (const [name, value] of Object.entries(part)) chip.setAttribute(name, value)
    return chip
  })
  const paragraph = new Y.XmlElement('paragraph')
  paragraph.insert(0, nodes)
  return paragraph
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

it('D9: what others write is not deleted by one whose cursor cannot be read', async () => {
  const { editor, doc, frame, kept, cursors } = await write({ fill: (text) => text.insert(0, [line('Begin.')]) })
  const broken = new Awareness(new Y.Doc())
  broken.setLocalState({ cursor: 5 })
  const cursor = encodeAwarenessUpdate(broken, [broken.clientID])
  const user = { _id: 'user/x', name: 'X', color: '#000000' }
  frame({ delta: Y.encodeStateAsUpdate(new Y.Doc()), cursor, user })
  const before = Y.encodeStateVector(doc)
  doc.getXmlFragment('default').insert(1, [line('Van een ander.')])
  frame({ delta: Y.encodeStateAsUpdate(doc, before) })
  expect(editor.textContent).toBe('Begin.Van een ander.')
  fireEvent.paste(editor, clipboard('text/plain', 'Dit past.'))
  await waitFor(() => expect(kept()).toContain('Dit past.'))
  expect(kept()).toContain('Van een ander.')
  await waitFor(() => expect(cursors.length).toBeGreaterThan(0))
  expect(cursors.every(isCursor), 'the own ones can be read').toBe(true)
  broken.destroy()
})

it('D4.1, D4.3: a link that is typed without https:// gets it, and one that no text keeps is refused with a sentence', async () => {
  const { editor, user, kept } = await write({ fill: (text) => text.insert(0, [line('prijs')]) })
  const link = async (address: string) => {
    act(() => editor.focus())
    await user.keyboard('{Control>}a{/Control}')
    await user.click(screen.getByRole('button', { name: 'Link' }))
    fireEvent.change(await screen.findByRole('textbox', { name: 'Adres van de link' }), { target: { value: address } })
    await user.click(screen.getByRole('button', { name: 'Bewaren' }))
  }
  await link('www.kassa.nl/prijs')
  await waitFor(() => expect(kept()).toContain('https://www.kassa.nl/prijs'))
  await link('ftp://kassa.nl')
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual([expect.stringMatching(/geen link/)]))
  expect(kept()).toContain('https://www.kassa.nl/prijs')
})

const jan = { id: 'person/1', label: 'Jan Jansen', mentionSuggestionChar: '@' }

it('D10: a todo that is made of a line names who the line names, and not the mark of an earlier one', async () => {
  const words = line('Bel ', jan, ' over de offerte ', { id: 'todo/1', label: 'Taak' })
  const { user, received } = await write({ fill: (text) => text.insert(0, [words]) })
  await user.click(screen.getByRole('button', { name: 'Maak van deze regel een taak' }))
  const saves = () => received.filter(({ path }) => path === '/api/space/save')
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]).toMatchObject({ body: { item: { name: 'Bel @Jan Jansen over de offerte' } } })
})

it('D10: of a todo that is made after one closed the note it is said that it is not marked in the text', async () => {
  const gate = Promise.withResolvers<{ _id: string; _version: number }>()
  const fill = (text: Y.XmlFragment) => text.insert(0, [line('Bel de leverancier.')])
  const { user, received } = await write({ fill, save: () => gate.promise })
  await user.click(screen.getByRole('button', { name: 'Maak van deze regel een taak' }))
  await waitFor(() => expect(received.some(({ path }) => path === '/api/space/save')).toBe(true))
  await user.click(screen.getByRole('button', { name: 'Klaar met schrijven' }))
  gate.resolve({ _id: 'todo/9', _version: 1 })
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual([expect.stringMatching(/niet gemerkt/)]))
})

it('S2.36: what is copied is plain text, and says what the chips in it show', async () => {
  const users = { id: 'dossier.users', label: 'Gebruikers', mentionSuggestionChar: '#' }
  const words = line('Offerte ', users, ' van ', jan, ': ', { id: 'todo/1', label: 'Taak' }, ' klaar')
  const { editor } = await write({ fill: (text) => text.insert(0, [words]) })
  act(() => editor.focus())
  fireEvent.keyDown(editor, { key: 'a', code: 'KeyA', ctrlKey: true })
  const copied = new Map<string, string>()
  const clipboardData = {
    clearData: () => copied.clear(),
    setData: (type: string, text: string) => copied.set(type, text),
  }
  fireEvent.copy(editor, { clipboardData })
  expect(copied.get('text/plain')).toBe('Offerte Gebruikers: 12 van @Jan Jansen: Taak klaar')
})
