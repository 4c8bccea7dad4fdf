import type { AnyItem } from '@schakel/domain'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../../ui/notify.ts'
import { MoveNow } from './MoveNow.tsx'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))
beforeEach(() => {
  notices.length = 0
})

/** A todo that goes to "Klaar" on a board; the server may refuse that, and others may change the todo meanwhile. */
async function ticked(refusal?: Response) {
  let kept: AnyItem = anItem('todo', { _id: 'todo/01', name: 'Bellen', done: false })
  const { received } = stubServer({
    '/api/space/update/*': ({ props: { _version = kept._version, ...props } }) => {
      if (refusal) return refusal
      if (_version !== kept._version) return reply(409, { title: 'Gewijzigd', status: 409, current: kept })
      kept = { ...kept, ...props, _version: _version + 1 }
      return { _id: kept._id, _version: kept._version }
    },
  })
  const onDone = vi.fn()
  await renderWithProviders(<MoveNow move={{ item: kept, to: 'done' }} onDone={onDone} dialog={() => null} />)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  return {
    change: (now: Partial<AnyItem>) => (kept = { ...kept, ...now, _version: kept._version + 1 }),
    now: () => kept,
    writes: () => received.filter(({ path }) => path.startsWith('/api/space/update/')),
    takeBack: () => act(() => notices.at(-1)?.action?.run()),
  }
}

describe('a todo that is done by its place on a board', () => {
  it('S2.5, D8.2: is said to be moved when it is; no way back is offered of what the server refused', async () => {
    await ticked(reply(422, { title: 'Onjuist', status: 422, detail: 'Dit kan nu niet' }))
    expect(notices.map(({ tone, action }) => [tone, action])).toEqual([['error', undefined]])
  })

  it('D2.3: is taken back over what somebody else changed of it', async () => {
    const { change, takeBack, now } = await ticked()
    change({ name: 'Mailen' })
    takeBack()
    await waitFor(() => expect(now()).toMatchObject({ name: 'Mailen', done: false }))
  })

  it('D2.3: is left alone where somebody else opened it again since', async () => {
    const { change, takeBack, writes } = await ticked()
    change({ done: false })
    takeBack()
    await waitFor(() => expect(notices.at(-1)?.title).toContain('sindsdien'))
    expect(writes().map(({ body }) => body.props)).toEqual([{ done: true }, { done: false, _version: 2 }])
  })
})
