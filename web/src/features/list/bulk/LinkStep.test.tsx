import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { anItem } from '../../../../test/items.ts'
import { renderWithProviders } from '../../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../../test/stubServer.ts'
import { LinkStep } from './LinkStep.tsx'

const supplier = anItem('supplier', { _id: 'supplier/01', name: 'Kassa & Co' })
const ids = ['person/01', 'person/02', 'person/03']

/** The step of these people, with the supplier chosen, over a server that answers so to who will read them. */
async function choosing(readers: () => unknown) {
  const { received } = stubServer({ '/api/links/readers': readers, '/api/space/search': () => [supplier] })
  const onRun = vi.fn()
  const step = <LinkStep type="person" ids={ids} chosen={undefined} onClose={() => {}} onRun={onRun} />
  await renderWithProviders(step, { kind: 'staff' })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/^Waaraan koppelen/), 'kassa')
  await user.click(await screen.findByRole('option', { name: /Kassa/ }))
  return { user, onRun, received, run: screen.getByRole('button', { name: 'Toepassen' }) }
}

describe('linking many', () => {
  it('D22.4: says how many people a supplier begins to read by it, and links nobody before that is known', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { user, onRun, received, run } = await choosing(() => answer.promise)
    await user.click(run)
    expect(onRun).not.toHaveBeenCalled()
    expect(received.find(({ path }) => path === '/api/links/readers')?.body).toEqual({
      parent: supplier._id,
      child: ids,
    })
    answer.resolve({ suppliers: [{ _id: supplier._id, name: supplier.name, people: 2 }] })
    expect((await screen.findByRole('status')).textContent).toMatch(
      /^Hierdoor helemaal leesbaar voor Kassa & Co: de kaarten van 2 contactpersonen/,
    )
    await user.click(run)
    await waitFor(() => expect(onRun).toHaveBeenCalledOnce())
  })

  it('D22.4: says that it could not be found out, and links nobody then', async () => {
    const { user, onRun, run } = await choosing(() => Promise.reject(new TypeError('Failed to fetch')))
    expect((await screen.findByRole('status')).textContent).toMatch(/^Er kon niet worden nagegaan/)
    await user.click(run)
    expect(onRun).not.toHaveBeenCalled()
  })
})
