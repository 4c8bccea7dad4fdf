import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import type { AgendaEvent } from './events.ts'
import { useMove } from './useAgenda.ts'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))
beforeEach(() => {
  notices.length = 0
})

let move: ReturnType<typeof useMove> | undefined
function Agenda() {
  move = useMove()
  return null
}

const was = '2026-03-02T09:00:00.000Z'
const put = '2026-03-05T09:00:00.000Z'

/** A todo is moved and that is taken back, while somebody else may have changed it: `since` is what stands there then, if so. */
async function takenBack(key: string, since?: Readonly<Record<string, unknown>>) {
  const item = anItem('todo', { _id: `todo/${key}`, _version: 4, due: was })
  const entry = { key: `${item._id}:due`, kind: 'todo', item: item._id, start: was } as const
  const event: AgendaEvent = {
    ...{ id: entry.key, title: 'Taak', start: '', end: '', color: '', isDay: false, isDone: false, mayMove: true },
    ...{ entry, item },
  }
  const stale = () => reply(409, { title: 'Stale', status: 409, current: { ...item, _version: 9, ...since } })
  const { received } = stubServer({
    [`/api/space/update/${item._id}`]: ({ props }) =>
      since && props._version === 5 ? stale() : { _id: item._id, _version: props._version ? 10 : 5 },
  })
  await renderWithProviders(<Agenda />, { kind: 'staff' })
  act(() => move?.(event, { start: put }))
  await waitFor(() => expect(notices).toHaveLength(1))
  act(() => notices.at(-1)?.action?.run())
  return () => received.filter(({ path }) => path.includes('/update/')).map(({ body }) => body.props)
}

it('D14, D2.3: what was moved is taken back as of the version that the move made', async () => {
  const sent = await takenBack('a')
  await waitFor(() => expect(sent()).toEqual([{ due: put }, { due: was, _version: 5 }]))
})

it('D14, D2.3: a move that somebody else moved on since is not taken back, and that is said', async () => {
  const sent = await takenBack('b', { due: '2026-03-09T09:00:00.000Z' })
  await waitFor(() => expect(notices.at(-1)?.title).toBe('Vervaldatum is sindsdien door iemand anders gewijzigd'))
  expect(sent()).toHaveLength(2)
})

it('D14, D2.3: a move is taken back where somebody else changed something else', async () => {
  const sent = await takenBack('c', { due: '2026-03-05T09:00:00Z', name: 'Anders' })
  await waitFor(() => expect(sent()[2]).toEqual({ due: was, _version: 9 }))
})
