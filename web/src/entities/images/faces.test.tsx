import type { Crop } from '@schakel/domain'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aFile, type Sent, showPicture, stubUploads } from '../../../test/images.ts'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { AvatarEditor } from './AvatarEditor.tsx'
import { BannerEditor } from './BannerEditor.tsx'

const look = { width: 400, height: 300, focus: { x: 0.7, y: 0.4 }, crop: { x: 0.4, y: 0.1, width: 0.6, height: 0.8 } }
const face = { x: 0.2, y: 0.4, width: 0.1, height: 0.2 }
const aroundFace = { x: 0.07, y: 0.258, width: 0.36, height: 0.48 }
const address = `/api/images/${'a'.repeat(64)}.webp`

/** What a browser has and jsdom lacks: a worker, which here answers what the test tells it to, or fails. */
class TestWorker {
  static readonly all: TestWorker[] = []
  onmessage?: (event: { data: readonly Crop[] }) => void
  onerror?: () => void
  given: unknown
  isGone = false

  constructor() {
    TestWorker.all.push(this)
  }

  postMessage(given: unknown) {
    this.given = given
  }

  terminate() {
    this.isGone = true
  }
}

const stage = () => screen.getByRole('group', { name: 'Uitsnede' })
const slider = () => screen.getByRole('slider', { name: 'Vergroting' })

async function workerAtWork(): Promise<TestWorker> {
  await waitFor(() => expect(TestWorker.all.at(-1)?.given).toBeInstanceOf(File))
  const worker = TestWorker.all.at(-1)
  if (!worker) throw new Error('no worker')
  return worker
}

const tellFaces = (worker: TestWorker, faces: readonly Crop[]) => act(async () => worker.onmessage?.({ data: faces }))

let made = 0
let sent: readonly Sent[] = []

beforeEach(() => {
  TestWorker.all.length = 0
  vi.stubGlobal('Worker', TestWorker)
  stubServer({ '/api/space/update/*': () => ({ _id: 'lead/00lead', _version: 2 }) })
  ;({ sent } = stubUploads({
    '/api/images/focus': () => reply(200, look),
    '/api/images/upload': ({ fields }) => reply(200, { [fields.kind ?? '']: address }),
  }))
})

/** A picture on the stage, as the server would cut it. */
async function onStage(Editor: typeof AvatarEditor | typeof BannerEditor = AvatarEditor, isLoaded = true) {
  const user = userEvent.setup()
  made += 1
  await renderWithProviders(
    <Editor item={anItem('lead', { _id: `lead/00face${made}`, name: 'Restaurant De Haven' })} />,
  )
  await user.click(screen.getByRole('button', { name: /Restaurant De Haven/ }))
  await user.upload(await screen.findByLabelText('Kies een bestand', { selector: 'input' }), aFile('a face'))
  await screen.findByRole('button', { name: 'Opslaan' })
  if (isLoaded) showPicture(400, 300)
  return user
}

/** Saves, and tells where it was cut. */
async function savedCrop(user: ReturnType<typeof userEvent.setup>): Promise<Crop> {
  await user.click(screen.getByRole('button', { name: 'Opslaan' }))
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/images/upload'))
  return JSON.parse(sent.at(-1)?.fields.crop ?? '')
}

const near = ({ x, y, width, height }: Crop) => ({
  x: expect.closeTo(x, 2),
  y: expect.closeTo(y, 2),
  width: expect.closeTo(width, 2),
  height: expect.closeTo(height, 2),
})

describe('the cut of an avatar and the faces in it', () => {
  it('D15: it is there at once as the server says, and moves to the face that is found', async () => {
    const user = await onStage()
    const worker = await workerAtWork()
    const zoom = slider()
    expect(zoom.getAttribute('aria-valuetext')).toBe('125%')
    await tellFaces(worker, [face])
    expect(zoom.getAttribute('aria-valuetext')).toBe('208%')
    expect(worker.isGone).toBe(true)
    expect(await savedCrop(user)).toEqual(near(aroundFace))
  })

  it('D15: it begins on the face when that is found before the picture is on the stage', async () => {
    const user = await onStage(AvatarEditor, false)
    await tellFaces(await workerAtWork(), [face])
    showPicture(400, 300)
    expect(await savedCrop(user)).toEqual(near(aroundFace))
  })

  it.each([
    ['an arrow', () => fireEvent.keyDown(stage(), { key: 'ArrowRight' })],
    ['a plus', () => fireEvent.keyDown(stage(), { key: '+' })],
    ['the pointer', () => fireEvent.mouseDown(stage())],
    ['the wheel', () => fireEvent.wheel(stage(), { deltaY: -40 })],
    ['a button', () => fireEvent.click(screen.getByRole('button', { name: 'Kleiner' }))],
    ['the slider', () => fireEvent.change(slider(), { target: { value: '10' } })],
  ])('D15: it stays where the person moved it by %s', async (_way, move) => {
    const user = await onStage()
    const worker = await workerAtWork()
    move()
    const zoom = slider().getAttribute('aria-valuetext')
    await tellFaces(worker, [face])
    expect(slider().getAttribute('aria-valuetext')).toBe(zoom)
    expect(await savedCrop(user)).not.toEqual(near(aroundFace))
  })

  it.each([
    ['there is no face', (worker: TestWorker) => tellFaces(worker, [])],
    ['looking for one fails', (worker: TestWorker) => act(async () => worker.onerror?.())],
  ])('D15: it stays, and nothing is said, when %s', async (_what, end) => {
    const user = await onStage()
    const worker = await workerAtWork()
    await end(worker)
    expect(worker.isGone).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await savedCrop(user)).toEqual(near(look.crop))
  })

  it('D15: where no worker may start it stays as well', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('not allowed')
        }
      },
    )
    const user = await onStage()
    expect(await savedCrop(user)).toEqual(near(look.crop))
  })

  it('D15: nobody looks on when the dialog closes', async () => {
    const user = await onStage()
    const worker = await workerAtWork()
    await user.click(screen.getByRole('button', { name: 'Annuleren' }))
    await waitFor(() => expect(worker.isGone).toBe(true))
  })

  it('D15: in a banner nobody looks for faces', async () => {
    await onStage(BannerEditor)
    expect(TestWorker.all).toEqual([])
  })

  it('D15: what is saved is what the stage shows, also where nothing was made larger', async () => {
    const low = { ...look, width: 300, height: 400, crop: { x: 0, y: 0.25, width: 1, height: 0.75 } }
    ;({ sent } = stubUploads({
      '/api/images/focus': () => reply(200, low),
      '/api/images/upload': ({ fields }) => reply(200, { [fields.kind ?? '']: address }),
    }))
    const user = await onStage(AvatarEditor, false)
    showPicture(300, 400)
    expect(await savedCrop(user)).toEqual(near(low.crop))
  })
})
