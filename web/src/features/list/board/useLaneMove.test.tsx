import type { AnyItem } from '@schakel/domain'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aDossier, aMatch, anItem } from '../../../../test/items.ts'
import { renderWithProviders, viewerOf } from '../../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../../test/stubServer.ts'
import { useSearchPage } from '../../../entities/items/queries.ts'
import { connectNotices, type Notice } from '../../../ui/notify.ts'
import { type LaneMove, mayChangeLane, useLaneMove } from './useLaneMove.ts'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

const anna = anItem('user', { _id: 'user/anna' })
const bas = anItem('user', { _id: 'user/bas' })
const cas = anItem('user', { _id: 'user/cas' })

function Mover({ by, ...move }: LaneMove & { readonly by: string }) {
  const moveLane = useLaneMove('person', by)
  // As the board beside it, which asks again when a move is over.
  useSearchPage({ feed: 'person' })
  return (
    <button type="button" data-writes="now" onClick={() => void moveLane(move)}>
      move
    </button>
  )
}

/** Moves a person to another lane; a colleague may change it before that is taken back. */
async function moved(by: string, from: string, to: string, fields: Partial<AnyItem>) {
  let kept = anItem('person', { _id: 'person/01', _version: 1, name: 'Jan Jansen', ...fields })
  const { received } = stubServer({
    '/api/space/search': () => page([]),
    '/api/space/person/01': () => kept,
    '/api/space/edge/*': () => ({ _id: 'person/01', _version: 1 }),
    '/api/space/delete/*': () => ({ _id: 'person/01', _version: 1 }),
    '/api/space/update/*': ({ props: { _version = kept._version, ...props } }) => {
      if (_version !== kept._version) return reply(409, { title: 'Gewijzigd', current: kept })
      kept = { ...kept, ...props, _version: _version + 1 }
      return { _id: kept._id, _version: kept._version }
    },
  })
  notices.length = 0
  await renderWithProviders(<Mover by={by} item={kept} from={from} to={to} />, { kind: 'staff' })
  await userEvent.setup().click(screen.getByRole('button', { name: 'move' }))
  await waitFor(() => expect(notices.at(-1)?.action).toBeTruthy())
  return {
    sent: () =>
      received.filter(({ path }) => /\/(edge|delete|update)\//.test(path)).map(({ path, body }) => [path, body]),
    change: (now: Partial<AnyItem>) => (kept = { ...kept, ...now, _version: kept._version + 1 }),
    now: () => kept,
    takeBack: () => act(() => notices.at(-1)?.action?.run()),
    /** It was asked for at first, after the move, and after that was taken back. */
    isOver: () => expect(received.filter(({ path }) => path === '/api/space/search')).toHaveLength(3),
  }
}

it('D2.3: a move to another lane is taken back, over what else somebody changed', async () => {
  const { change, takeBack, now } = await moved('gender', 'unknown', 'male', { gender: 'unknown' })
  change({ email: 'jan@haven.example' })
  takeBack()
  await waitFor(() => expect(now()).toMatchObject({ gender: 'unknown', email: 'jan@haven.example' }))
})

it('D2.3: a move to another lane is not taken back where somebody else moved it since', async () => {
  const { change, takeBack, now, sent } = await moved('gender', 'unknown', 'male', { gender: 'unknown' })
  change({ gender: 'female' })
  takeBack()
  await waitFor(() => expect(notices.at(-1)?.title).toBe('Jan Jansen is sindsdien door iemand anders verplaatst'))
  expect(now()).toMatchObject({ gender: 'female' })
  expect(sent()).toHaveLength(1)
})

/** One call gives it to somebody, in place of who had it where they give way. */
const given = (to: string, instead?: string) => [
  `/api/space/edge/OWNERS/person/01/user/${to}`,
  instead === undefined ? {} : { instead: `user/${instead}` },
]

it('D2.3, D20.2: nor is a new owner, where somebody else gave it to another one since', async () => {
  const { change, takeBack, sent } = await moved('_owner', 'user/anna', 'user/bas', { _owners: [anna] })
  change({ _owners: [cas] })
  takeBack()
  await waitFor(() => expect(notices.at(-1)?.title).toContain('sindsdien'))
  expect(sent()).toEqual([given('bas', 'anna')])
})

it('D2.4, D20.2: a new owner who still has it gives way to the one before, each time in one call: no half of it stays', async () => {
  const { change, takeBack, sent } = await moved('_owner', 'user/anna', 'user/bas', { _owners: [anna] })
  change({ _owners: [bas] })
  takeBack()
  await waitFor(() => expect(sent()).toEqual([given('bas', 'anna'), given('anna', 'bas')]))
})

it('D20.2: an owner beside the one before stays one when the move is taken back', async () => {
  const { change, takeBack, sent, isOver } = await moved('_owner', 'user/anna', 'user/bas', { _owners: [anna, bas] })
  change({ _owners: [bas] })
  takeBack()
  await waitFor(isOver)
  expect(sent().slice(1)).toEqual([given('anna')])
})

it('D22.1, D6: a lane is left only where its field is edited by a form: what discloses a lead asks first', () => {
  const match = aMatch('offered')
  const dossier = aDossier([match])
  const mayChange = (item: AnyItem, by: string, kind: 'staff' | 'supplier' = 'staff') =>
    mayChangeLane(viewerOf(kind), item, by)
  expect([mayChange(match, '$open'), mayChange(match, '$visible'), mayChange(dossier, 'open')]).toEqual([
    false,
    false,
    false,
  ])
  // What kind of request it is was said when it was made.
  expect(mayChange(dossier, 'name')).toBe(false)
  expect(mayChange(anItem('person'), 'gender')).toBe(true)
  expect([mayChange(dossier, '_owner'), mayChange(dossier, '_owner', 'supplier')]).toEqual([true, false])
})
