import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectKeyboardBack } from '../../../test/expectKeyboardBack.ts'
import { aFile, type Sent, showPicture, stubUploads } from '../../../test/images.ts'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { AvatarEditor } from './AvatarEditor.tsx'
import { BannerEditor } from './BannerEditor.tsx'
import { ImageField } from './ImageField.tsx'
import { ItemPicture } from './ItemPicture.tsx'

const look = { width: 400, height: 300, focus: { x: 0.7, y: 0.4 }, crop: { x: 0.4, y: 0.1, width: 0.6, height: 0.8 } }
const address = `/api/images/${'a'.repeat(64)}.webp`
const good = {
  '/api/images/focus': () => reply(200, look),
  '/api/images/upload': ({ fields }: Sent) => reply(200, { [fields.kind ?? '']: address }),
}
const refused = (message: string) =>
  reply(422, { title: 'Ongeldig', errors: [{ path: 'file', code: 'imageDamaged', message }] })
let made = 0
const aLead = (fields = {}) => {
  made += 1
  return anItem('lead', { _id: `lead/00image${made}`, name: 'Restaurant De Haven', ...fields })
}
const server = () =>
  stubServer({ '/api/space/update/*': () => ({ _id: 'lead/00lead', _version: 2 }), [address]: () => reply(404, {}) })

beforeEach(() => {
  server()
})

/** Opens the dialog of a face and waits until it is there. */
async function openDialog(user: ReturnType<typeof userEvent.setup>, name = /Restaurant De Haven/) {
  await user.click(screen.getByRole('button', { name }))
  await screen.findByRole('dialog')
}

const fileInput = () => screen.getByLabelText('Kies een bestand', { selector: 'input' })
const saveButton = () => screen.findByRole('button', { name: 'Opslaan' })

describe('the picture of an item', () => {
  it('D15: a chosen file is looked at, cut around what draws the eye, sent, and put on the item', async () => {
    const { sent } = stubUploads(good)
    const { received } = server()
    const user = userEvent.setup()
    const item = aLead()
    await renderWithProviders(<AvatarEditor item={item} />)
    await openDialog(user)
    await user.upload(fileInput(), aFile('a face'))
    await user.click(await saveButton())
    await waitFor(() => expect(received).toHaveLength(1))
    expect(sent.map(({ path, file }) => [path, file])).toEqual([
      ['/api/images/focus', 'a face'],
      ['/api/images/upload', 'a face'],
    ])
    expect(sent[1]?.fields.kind).toBe('avatar')
    expect(JSON.parse(sent[1]?.fields.crop ?? '')).toEqual(look.crop)
    expect(received[0]).toMatchObject({ path: `/api/space/update/${item._id}`, body: { props: { avatar: address } } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('S2.21: the keyboard is at the picture again when its dialog closes', async () => {
    await renderWithProviders(<AvatarEditor item={aLead()} />)
    const button = () => screen.findByRole('button', { name: /Restaurant De Haven/ })
    for (const _time of ['the first', 'the second']) await expectKeyboardBack(button)
  })

  it('S2.21: the keyboard stays in the dialog from one step to the next, and at its button where a picture is refused', async () => {
    let isBad = true
    stubUploads({ ...good, '/api/images/focus': () => (isBad ? refused('Deze is beschadigd') : reply(200, look)) })
    const user = userEvent.setup()
    await renderWithProviders(<AvatarEditor item={aLead()} />)
    await openDialog(user)
    const choose = () => screen.getByRole('button', { name: 'Kies een bestand' })
    const give = () => fireEvent.change(fileInput(), { target: { files: [aFile()] } })
    choose().focus()
    give()
    await screen.findByRole('alert')
    expect(document.activeElement).toBe(choose())
    isBad = false
    give()
    const save = await saveButton()
    await waitFor(() => expect(document.activeElement).toBe(save))
    await user.click(screen.getByRole('button', { name: 'Andere afbeelding' }))
    await waitFor(() => expect(document.activeElement).toBe(choose()))
  })

  it('D15: a picture is dragged there or pasted as well, one at a time', async () => {
    const { sent } = stubUploads(good)
    const user = userEvent.setup()
    await renderWithProviders(<BannerEditor item={aLead()} />)
    await openDialog(user)
    fireEvent.drop(screen.getByTestId('drop'), { dataTransfer: { types: ['Files'], files: [aFile(), aFile()] } })
    expect((await screen.findByRole('alert')).textContent).toBe('Kies één afbeelding tegelijk.')
    expect(sent).toHaveLength(0)
    fireEvent.drop(screen.getByTestId('drop'), { dataTransfer: { types: ['Files'], files: [aFile('dropped')] } })
    await saveButton()
    expect(sent[0]).toMatchObject({ file: 'dropped', fields: { kind: 'banner' } })
    await user.click(screen.getByRole('button', { name: 'Andere afbeelding' }))
    fireEvent.paste(document, { clipboardData: { files: [aFile('pasted')] } })
    await saveButton()
    expect(sent[1]?.file).toBe('pasted')
  })

  it('D15: the camera is offered where there is one at hand', async () => {
    const user = userEvent.setup()
    const plain = window.matchMedia
    vi.stubGlobal('matchMedia', (query: string) => ({ ...plain(query), matches: query === '(pointer: coarse)' }))
    await renderWithProviders(<AvatarEditor item={anItem('person', { name: 'Els Bakker' })} />)
    await openDialog(user, /Els Bakker/)
    screen.getByRole('button', { name: 'Maak een foto' })
    expect(screen.getByLabelText('Maak een foto', { selector: 'input' }).getAttribute('capture')).toBe('user')
    vi.stubGlobal('matchMedia', plain)
  })

  it('D15: it is cut by keyboard too: arrows, + and −', async () => {
    stubUploads(good)
    const user = userEvent.setup()
    await renderWithProviders(<AvatarEditor item={aLead()} />)
    await openDialog(user)
    await user.upload(fileInput(), aFile())
    await saveButton()
    showPicture(400, 300)
    const stage = await screen.findByRole('group', { name: 'Uitsnede' })
    expect(stage.tabIndex).toBe(0)
    fireEvent.keyDown(stage, { key: 'ArrowRight' })
    fireEvent.keyUp(stage, { key: 'ArrowRight' })
    const zoom = screen.getByRole('slider', { name: 'Vergroting' })
    const before = Number(zoom.getAttribute('value'))
    fireEvent.keyDown(stage, { key: '+' })
    fireEvent.keyDown(stage, { key: '+' })
    expect(Number(zoom.getAttribute('value'))).toBeGreaterThan(before)
    fireEvent.keyDown(stage, { key: '-' })
    fireEvent.keyDown(stage, { key: '-' })
    expect(Number(zoom.getAttribute('value'))).toBe(before)
  })

  it('D15: what the server refuses is said in a sentence, and another one can be tried', async () => {
    let isBad = true
    stubUploads({ ...good, '/api/images/focus': () => (isBad ? refused('Deze is beschadigd') : reply(200, look)) })
    const user = userEvent.setup()
    await renderWithProviders(<AvatarEditor item={aLead()} />)
    await openDialog(user)
    await user.upload(fileInput(), aFile())
    expect((await screen.findByRole('alert')).textContent).toBe('Deze is beschadigd')
    isBad = false
    await user.upload(fileInput(), aFile())
    await saveButton()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('D8.10: what is too large is not even sent', async () => {
    const { sent } = stubUploads(good)
    const user = userEvent.setup()
    await renderWithProviders(<AvatarEditor item={aLead()} />)
    await openDialog(user)
    const large = aFile()
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
    await user.upload(fileInput(), large)
    expect((await screen.findByRole('alert')).textContent).toMatch(/groter dan 10 MB/)
    expect(sent).toHaveLength(0)
  })

  it('D15: without a connection and when it is busy the dialog stays, with what was cut', async () => {
    stubUploads({ '/api/images/focus': good['/api/images/focus'], '/api/images/upload': () => reply(503, {}) })
    const user = userEvent.setup()
    await renderWithProviders(<AvatarEditor item={aLead()} />)
    await openDialog(user)
    await user.upload(fileInput(), aFile())
    await user.click(await saveButton())
    expect((await screen.findByRole('alert')).textContent).toMatch(/te veel afbeeldingen/)
    screen.getByRole('slider')
    stubUploads({})
    await user.click(await saveButton())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/internetverbinding/))
  })

  it('D15: a picture can be taken away again', async () => {
    const { received } = server()
    const user = userEvent.setup()
    await renderWithProviders(<AvatarEditor item={aLead({ avatar: address })} />)
    await openDialog(user)
    screen.getByAltText('De huidige afbeelding')
    await user.click(screen.getByRole('button', { name: 'Weghalen' }))
    await user.click(screen.getByRole('button', { name: /Zeker weten/ }))
    await waitFor(() => expect(received[0]?.body).toEqual({ props: { avatar: null } }))
  })

  it('D6: who may not write it sees the picture and no button', async () => {
    await renderWithProviders(
      <>
        <AvatarEditor item={aLead({ avatar: address })} />
        <BannerEditor item={aLead({ banner: address })} />
        <AvatarEditor item={anItem('match')} />
      </>,
      { kind: 'supplier' },
    )
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.querySelectorAll('img')).toHaveLength(2)
  })

  it('S5.7: in a form it is a field like any other', async () => {
    stubUploads(good)
    const user = userEvent.setup()
    const onChange = vi.fn()
    await renderWithProviders(
      <ImageField
        id="avatar"
        type="lead"
        path="avatar"
        label="Afbeelding"
        value=""
        error={undefined}
        onChange={onChange}
        onLeave={() => undefined}
      />,
    )
    await openDialog(user, /Afbeelding kiezen/)
    await user.upload(fileInput(), aFile())
    await user.click(await saveButton())
    await waitFor(() => expect(onChange).toHaveBeenCalledWith(address))
  })
})

describe('a picture that fails to load', () => {
  const fail = () => {
    const picture = document.querySelector('img')
    if (!picture) throw new Error('no picture')
    fireEvent.error(picture)
  }

  it('S5.7: it is taken out of the form, when it is gone', async () => {
    const onChange = vi.fn()
    await renderWithProviders(
      <ImageField
        id="avatar"
        type="lead"
        path="avatar"
        label="Afbeelding"
        value={address}
        error={undefined}
        onChange={onChange}
        onLeave={() => undefined}
      />,
    )
    fail()
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(''))
  })

  it('S5.7: it is cleared from the item, once, with the version it was seen at', async () => {
    const { received } = server()
    const item = aLead({ avatar: address, _version: 7 })
    const { unmount } = await renderWithProviders(<ItemPicture item={item} size={40} />)
    fail()
    await waitFor(() => expect(received).toHaveLength(2))
    expect(received[0]).toMatchObject({ path: address, method: 'HEAD' })
    expect(received[1]).toMatchObject({
      path: `/api/space/update/${item._id}`,
      body: { props: { avatar: null, _version: 7 } },
    })
    unmount()
    await renderWithProviders(<ItemPicture item={item} size={40} />)
    fail()
    await renderWithProviders(<BannerEditor item={aLead({ banner: address })} />)
    fireEvent.error(document.querySelectorAll('img')[0] ?? document.body)
    await waitFor(() => expect(received).toHaveLength(4))
    expect(received[3]?.body.props).toMatchObject({ banner: null })
  })

  it('S5.7: not when the server is only out of reach, and not by who may not write', async () => {
    const { received } = stubServer({ [address]: () => reply(503, {}) })
    const shown = await renderWithProviders(<ItemPicture item={aLead({ avatar: address })} size={40} />)
    fail()
    await waitFor(() => expect(received).toHaveLength(1))
    shown.unmount()
    await renderWithProviders(<ItemPicture item={aLead({ avatar: address })} size={40} />, { kind: 'supplier' })
    fail()
    await waitFor(() => expect(document.querySelector('img')).toBeNull())
    expect(received).toHaveLength(1)
  })
})
