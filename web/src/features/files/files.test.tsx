import { QueryClient } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectKeyboardBack } from '../../../test/expectKeyboardBack.ts'
import { aFile, stubUploads } from '../../../test/images.ts'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { held, letGo } from '../../api/leaving.ts'
import { FormHost } from '../../app/layouts/FormHost.tsx'
import { closeItemForm, openItemForm } from '../../entities/forms/openItemForm.ts'
import { ItemCard } from '../../entities/items/ItemCard.tsx'
import { keys } from '../../entities/items/keys.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { FileSection } from './FileSection.tsx'
import { formatSize } from './fileFacts.ts'

const lead = anItem('lead', { name: 'Restaurant De Haven' })
const aStored = (fields = {}) =>
  anItem('file', {
    name: 'Offerte.pdf',
    location: '/api/files/00file',
    size: 2_400_000,
    format: 'pdf',
    _created: '2026-11-02T10:00:00.000Z',
    author: { _id: 'user/00els', name: 'Els Bakker' },
    ...fields,
  })

const path = `/api/files/upload?parent=${encodeURIComponent(lead._id)}`
const choose = () => screen.getByLabelText('Kies bestanden', { selector: 'input' })
const rowOf = (name: string) => within(screen.getByText(name).closest('li') ?? document.body)

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))
beforeEach(() => {
  notices.length = 0
  stubServer({})
})
// What a test left on its way is no part of the next.
afterEach(letGo)

describe('the files of an item', () => {
  it('S3.13: each with its name, size, date and sender, and the way to save it', async () => {
    await renderWithProviders(<FileSection parent={lead} files={[aStored()]} />)
    const row = rowOf('Offerte.pdf')
    expect(row.getByText('2,3 MB')).toBeTruthy()
    expect(row.getByText('02-11-2026')).toBeTruthy()
    expect(row.getByText('Els Bakker')).toBeTruthy()
    const link = row.getByRole('link', { name: 'Offerte.pdf downloaden' })
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/files/00file', true])
  })

  it('S3.13: the newest first; a page elsewhere is opened beside this one', async () => {
    const page = aStored({ _id: 'file/00page', name: 'Folder', location: 'https://schakel.example/f', size: undefined })
    const newer = aStored({ _id: 'file/00new', name: 'Nieuw.txt', _created: '2026-11-03T10:00:00.000Z' })
    await renderWithProviders(<FileSection parent={lead} files={[page, aStored(), newer]} />)
    expect(screen.getAllByRole('listitem').map((row) => row.querySelector('a')?.textContent)).toEqual([
      'Nieuw.txt',
      'Folder',
      'Offerte.pdf',
    ])
    const link = rowOf('Folder').getByRole('link', { name: 'Folder openen op een andere site' })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  })

  it('D6: who may not add one gets no way to; without files there is nothing', async () => {
    await renderWithProviders(<FileSection parent={lead} files={[]} />, { kind: 'member' })
    expect(screen.queryByRole('region')).toBeNull()
    await renderWithProviders(<FileSection parent={lead} files={[aStored()]} />, { kind: 'member' })
    expect(screen.getByText('Offerte.pdf')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Kies bestanden' })).toBeNull()
  })

  it('S3.13: the card of a file says what it is and leads to it', async () => {
    await renderWithProviders(<ItemCard item={aStored({ shared: true })} />)
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('PDF')).toBeTruthy()
    expect(card.getByText('Gedeeld met leden')).toBeTruthy()
    expect(card.getByRole('link', { name: 'Offerte.pdf downloaden' }).textContent).toBe('Downloaden')
  })

  it('S3.13: a size is told as people say it', () => {
    const sizes = [0, 1023, 1024, 1_500_000, 20_000_000, 104_857_600]
    expect(sizes.map((bytes) => formatSize(bytes))).toEqual([undefined, undefined, '1 kB', '1,4 MB', '19 MB', '100 MB'])
  })
})

describe('sending files', () => {
  it('D15: several at once, some at a time; each row goes when its file is there, and that is said', async () => {
    const gates = [0, 1, 2].map(() => Promise.withResolvers<void>())
    let at = 0
    const { sent } = stubUploads({
      [path]: async ({ file }) => {
        const gate = gates[at]
        at += 1
        await gate?.promise
        return reply(200, aStored({ name: file }))
      },
    })
    const user = userEvent.setup()
    await renderWithProviders(<FileSection parent={lead} files={[]} />)
    await user.upload(choose(), [aFile('een', 'een.txt'), aFile('twee', 'twee.txt'), aFile('drie', 'drie.txt')])
    await waitFor(() => expect(sent.length).toBe(2))
    expect(rowOf('een.txt').getByRole('progressbar').getAttribute('value')).toBe('0.5')
    expect(rowOf('een.txt').getByText('50% verzonden')).toBeTruthy()
    expect(rowOf('drie.txt').getByText('Wacht op zijn beurt')).toBeTruthy()
    gates[0]?.resolve()
    await waitFor(() => expect(screen.queryByText('een.txt')).toBeNull())
    expect(screen.getByRole('status').textContent).toBe('een is toegevoegd')
    await waitFor(() => expect(sent.map(({ file }) => file)).toEqual(['een', 'twee', 'drie']))
    for (const gate of gates) gate.resolve()
    await waitFor(() => expect(screen.queryAllByRole('progressbar')).toEqual([]))
  })

  it('D15: the next ones are sent while the screen is read again, which is done once for all that came in meanwhile', async () => {
    const gate = Promise.withResolvers<void>()
    const { sent } = stubUploads({ [path]: ({ file }) => reply(200, aStored({ name: file })) })
    const user = userEvent.setup()
    const reading = vi.spyOn(QueryClient.prototype, 'invalidateQueries').mockReturnValue(gate.promise)
    await renderWithProviders(<FileSection parent={lead} files={[]} />)
    const names = ['een', 'twee', 'drie', 'vier', 'vijf']
    await user.upload(
      choose(),
      names.map((name) => aFile(name, `${name}.txt`)),
    )
    await waitFor(() => expect(sent).toHaveLength(names.length))
    await waitFor(() => expect(screen.getAllByText('Wordt bewaard…')).toHaveLength(names.length))
    // What is there already is not taken back any more, and keeps nobody on the page.
    expect(screen.queryByRole('button', { name: /niet verzenden/ })).toBeNull()
    expect(held.size).toBe(0)
    gate.resolve()
    await waitFor(() => expect(screen.queryAllByRole('progressbar')).toEqual([]))
    expect(reading.mock.calls.filter(([asked]) => asked?.queryKey === keys.items)).toHaveLength(2)
    reading.mockRestore()
  })

  it('D15: files may be dropped anywhere on the section, words may not', async () => {
    const { sent } = stubUploads({ [path]: () => reply(200, aStored()) })
    await renderWithProviders(<FileSection parent={lead} files={[]} />)
    const spot = screen.getByTestId('drop')
    fireEvent.dragEnter(spot, { dataTransfer: { types: ['text/plain'] } })
    expect(screen.queryByText('Laat los om toe te voegen')).toBeNull()
    const dataTransfer = { types: ['Files'], files: [aFile('gesleept', 'gesleept.pdf')], items: [] }
    fireEvent.dragEnter(spot, { dataTransfer })
    expect(screen.getByText('Laat los om toe te voegen')).toBeTruthy()
    fireEvent.drop(spot, { dataTransfer })
    await waitFor(() => expect(sent.map(({ file }) => file)).toEqual(['gesleept']))
    expect(screen.queryByText('Laat los om toe te voegen')).toBeNull()
    await waitFor(() => expect(screen.queryByText('gesleept.pdf')).toBeNull())
  })

  it('D15: one that failed says which it is, why and can be sent again; what is too large is never sent', async () => {
    let tries = 0
    const { sent } = stubUploads({
      [path]: () => {
        tries += 1
        return tries === 1 ? reply(503, { title: 'Druk' }) : reply(200, aStored())
      },
    })
    const user = userEvent.setup()
    await renderWithProviders(<FileSection parent={lead} files={[]} />)
    const large = aFile('x', 'groot.bin')
    Object.defineProperty(large, 'size', { value: 101 * 1024 * 1024 })
    await user.upload(choose(), [large, aFile('later', 'later.txt')])
    expect((await rowOf('groot.bin').findByRole('alert')).textContent).toBe('groot.bin: Groter dan 100 MB')
    expect(rowOf('groot.bin').queryByRole('button', { name: /opnieuw/ })).toBeNull()
    expect((await rowOf('later.txt').findByRole('alert')).textContent).toBe(
      'later.txt: Even te druk, probeer het zo opnieuw',
    )
    await user.click(screen.getByRole('button', { name: 'later.txt opnieuw verzenden' }))
    // That button is gone: the keyboard is where one goes on.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kies bestanden' }))
    await waitFor(() => expect(screen.queryByText('later.txt')).toBeNull())
    expect(sent.length).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Melding over groot.bin weghalen' }))
    expect(screen.queryByText('groot.bin')).toBeNull()
  })

  it('D15: a file that changed on its disk since it was chosen is told so, and is not to be sent again', async () => {
    // What the browser does with such a file: the request fails, and so does reading it.
    stubUploads({})
    const reading = vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'))
    const user = userEvent.setup()
    await renderWithProviders(<FileSection parent={lead} files={[]} />)
    await user.upload(choose(), [aFile('x', 'begroting.xlsx')])
    expect((await rowOf('begroting.xlsx').findByRole('alert')).textContent).toBe(
      'begroting.xlsx: Dit bestand is gewijzigd of niet meer te lezen; kies het opnieuw',
    )
    expect(rowOf('begroting.xlsx').queryByRole('button', { name: /opnieuw/ })).toBeNull()
    reading.mockRestore()
  })

  it('D15: without a connection a file can be sent again', async () => {
    stubUploads({})
    const user = userEvent.setup()
    await renderWithProviders(<FileSection parent={lead} files={[]} />)
    await user.upload(choose(), [aFile('x', 'menu.pdf')])
    expect((await rowOf('menu.pdf').findByRole('alert')).textContent).toBe('menu.pdf: Geen verbinding met de server')
    expect(rowOf('menu.pdf').getByRole('button', { name: 'menu.pdf opnieuw verzenden' })).toBeTruthy()
  })

  it('D15: what fails once the person is elsewhere is told there, with the reason and the way to it', async () => {
    const gate = Promise.withResolvers<void>()
    stubUploads({
      [path]: async () => {
        await gate.promise
        return reply(404, { title: 'weg', status: 404 })
      },
    })
    const user = userEvent.setup()
    const { unmount } = await renderWithProviders(<FileSection parent={lead} files={[]} />)
    await user.upload(choose(), [aFile('een', 'een.txt'), aFile('twee', 'twee.txt')])
    await waitFor(() => expect(screen.getAllByText('50% verzonden')).toHaveLength(2))
    unmount()
    gate.resolve()
    await waitFor(() => expect(notices).toHaveLength(2))
    expect(notices.map(({ title, message, action }) => [title, message, action?.label])).toEqual([
      ['een.txt is niet verzonden', 'Dit is er niet (meer)', 'Openen'],
      ['2 bestanden zijn niet verzonden', 'Dit is er niet (meer)', 'Openen'],
    ])
    // The newer one takes the place of the older, and stays until it is closed.
    expect(new Set(notices.map(({ about }) => about)).size).toBe(1)
    expect(notices.map(({ stay }) => stay)).toEqual([false, false])
  })

  it('D2.4: one that came in before and was thrown away since goes without a word', async () => {
    stubUploads({ [path]: () => reply(200, { _id: 'file/00gone', _version: 1 }) })
    const user = userEvent.setup()
    await renderWithProviders(<FileSection parent={lead} files={[]} />)
    await user.upload(choose(), [aFile('x', 'weg.txt')])
    await waitFor(() => expect(screen.queryByText('weg.txt')).toBeNull())
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('D21.1: who sent enough for today reads so and when to go on; the file stays, to be sent then', async () => {
    const message = 'Eén account stuurt per dag hooguit 1000 bestanden of 5 GB. Morgen kunt u weer verder'
    const errors = [{ path: 'file', code: 'filesToday', message }]
    let isTomorrow = false
    stubUploads({
      [path]: () => (isTomorrow ? reply(200, aStored()) : reply(429, { title: 'Genoeg voor vandaag', errors })),
    })
    const user = userEvent.setup()
    await renderWithProviders(<FileSection parent={lead} files={[]} />)
    await user.upload(choose(), [aFile('nog een', 'nog-een.txt')])
    expect((await rowOf('nog-een.txt').findByRole('alert')).textContent).toBe(`nog-een.txt: ${message}`)
    isTomorrow = true
    await user.click(screen.getByRole('button', { name: 'nog-een.txt opnieuw verzenden' }))
    await waitFor(() => expect(screen.queryByText('nog-een.txt')).toBeNull())
  })

  it('D15: one that is taken back is gone, and the keyboard goes on with choosing', async () => {
    stubUploads({ [path]: () => new Promise<Response>(() => undefined) })
    const user = userEvent.setup()
    await renderWithProviders(<FileSection parent={lead} files={[]} />)
    await user.upload(choose(), [aFile('toch niet', 'toch-niet.txt')])
    await user.click(await screen.findByRole('button', { name: 'toch-niet.txt niet verzenden' }))
    expect(screen.queryByText('toch-niet.txt')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Kies bestanden' }))
  })

  it('S2.21: the keyboard is at what opened the dialog again when it closes', async () => {
    await renderWithProviders(
      <>
        <button type="button" onClick={() => openItemForm({ type: 'file', parent: lead })}>
          Bestand
        </button>
        <FormHost />
      </>,
    )
    await expectKeyboardBack(() => screen.findByRole('button', { name: 'Bestand' }))
    closeItemForm()
  })

  it('S2.21: gone on to another item, the dialog shows what came in there, not what went to the one before', async () => {
    const other = anItem('lead', { _id: 'lead/00other', name: 'Hotel Zilvermeeuw' })
    stubServer({ '/api/space/search': () => reply(200, [lead, other], { 'x-total-count': '2' }) })
    stubUploads({ [path]: () => reply(200, aStored()) })
    const user = userEvent.setup()
    await renderWithProviders(<FormHost />)
    openItemForm({ type: 'file', parent: lead })
    const dialog = within(await screen.findByRole('dialog'))
    await user.upload(await screen.findByLabelText('Kies bestanden', { selector: 'input' }), [aFile('a', 'a.txt')])
    await dialog.findByText('Offerte.pdf')
    await user.click(dialog.getByRole('button', { name: 'Ergens anders' }))
    const pick = async (name: RegExp) => {
      await user.type(dialog.getByLabelText(/Waar hoort het bij/), 'hotel')
      await user.click(await screen.findByRole('option', { name }))
      await dialog.findByRole('button', { name: 'Kies bestanden' })
    }
    await pick(/Zilvermeeuw/)
    expect(dialog.queryByText('Offerte.pdf')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Ergens anders' }))
    await pick(/De Haven/)
    expect(dialog.getByText('Offerte.pdf')).toBeTruthy()
    closeItemForm()
  })

  it('D15: the dialog is closed, not cancelled, once files are on their way: they go on without it', async () => {
    stubUploads({ [path]: () => new Promise<Response>(() => undefined) })
    const user = userEvent.setup()
    await renderWithProviders(<FormHost />)
    openItemForm({ type: 'file', parent: lead })
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('button', { name: 'Annuleren' })).toBeTruthy()
    await user.upload(await screen.findByLabelText('Kies bestanden', { selector: 'input' }), [aFile('a', 'a.txt')])
    await dialog.findByText('50% verzonden')
    expect(dialog.queryByRole('button', { name: 'Annuleren' })).toBeNull()
    await user.click(dialog.getByText('Sluiten'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    closeItemForm()
  })

  it('S2.21: from the add menu one says first to what it belongs', async () => {
    stubServer({ '/api/space/search': () => reply(200, [lead], { 'x-total-count': '1' }) })
    const { sent } = stubUploads({ [path]: () => reply(200, aStored()) })
    const user = userEvent.setup()
    await renderWithProviders(<FormHost />)
    openItemForm({ type: 'file' })
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('button', { name: 'Kies bestanden' })).toBeNull()
    await user.type(dialog.getByLabelText(/Waar hoort het bij/), 'haven')
    await user.click(await screen.findByRole('option', { name: /Restaurant De Haven/ }))
    await user.upload(await screen.findByLabelText('Kies bestanden', { selector: 'input' }), [aFile('a', 'a.txt')])
    await dialog.findByText('Offerte.pdf')
    expect(sent.length).toBe(1)
    await user.click(dialog.getByRole('button', { name: 'Klaar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    closeItemForm()
  })
})
