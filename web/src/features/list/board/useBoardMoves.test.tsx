import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../../ui/notify.ts'
import { useSelection } from '../useSelection.ts'
import { useBoardMoves } from './useBoardMoves.ts'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

const card = anItem('lead', { _id: 'lead/n0', status: 'active' })
const onMoveChosen = vi.fn()

function Mover() {
  const selection = useSelection({ feed: 'lead' })
  const { moves, onMove } = useBoardMoves({ type: 'lead', by: '_owner', selection, onMoveChosen })
  const lanes = { from: 'user/anna', to: 'user/bas' }
  return (
    <>
      <button type="button" onClick={() => selection.add(['lead/n0', 'lead/n1', 'lead/n2'])}>
        choose
      </button>
      <button type="button" data-writes="now" onClick={() => void onMove(card, 'customer', lanes)}>
        move
      </button>
      <output>{`${selection.ids.size} chosen, moving ${moves.map(({ item, to }) => `${item._id} ${to}`)}`}</output>
    </>
  )
}

it('S2.5: of several chosen cards the one that is carried to another lane goes there, alone, and that is said', async () => {
  const { received } = stubServer({
    '/api/space/search': () => page([]),
    '/api/space/edge/*': () => ({ _id: card._id, _version: 1 }),
    '/api/space/lead/n0': () => card,
  })
  await renderWithProviders(<Mover />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'choose' }))
  await user.click(screen.getByRole('button', { name: 'move' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0 chosen, moving lead/n0 customer'))
  expect(onMoveChosen).not.toHaveBeenCalled()
  expect(notices.map(({ message }) => message)).toContain(
    'Naar een andere baan gaat één kaart tegelijk; de andere blijven staan.',
  )
  expect(received.filter(({ path }) => path.includes('/OWNERS/')).map(({ path, body }) => [path, body])).toEqual([
    ['/api/space/edge/OWNERS/lead/n0/user/bas', { instead: 'user/anna' }],
  ])
})
