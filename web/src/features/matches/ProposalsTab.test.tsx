import type { AnyItem } from '@schakel/domain'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDossier, aMatch, anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import ProposalsTab from './ProposalsTab.tsx'
import { ProposedSuppliers } from './ProposedSuppliers.tsx'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

const proposed = (key: string, name: string, fields = {}) =>
  aMatch('offered', {
    _id: `match/${key}`,
    supplier: anItem('supplier', { _id: `supplier/${key}`, name }),
    $visible: true,
    ...fields,
  })
const two = [
  proposed('00een', 'Kassa & Co', {
    $advise: 'Sterk op het terras.',
    $license: 900,
    $implement: 100,
    $amount: 1000,
    _entered: ['$license', '$implement'],
  }),
  proposed('00twee', 'Tafelsoft'),
]

async function show(draw: (dossier: AnyItem) => React.ReactNode, answers: readonly object[] = []) {
  const { received } = stubServer({
    '/api/space/match/00een': () => two[0],
    '/api/space/match/00twee': () => two[1],
    '/api/space/supplier/00een': () =>
      anItem('supplier', { _id: 'supplier/00een', name: 'Kassa & Co', description: 'Kassa voor cafés' }),
    '/api/space/supplier/00twee': () => anItem('supplier', { _id: 'supplier/00twee', name: 'Tafelsoft' }),
    '/api/fit/matches': () => [
      { _id: 'match/00een', answers },
      { _id: 'match/00twee', answers: [] },
    ],
    '/api/space/save': () => ({ _id: 'comment/9', _version: 1 }),
    '/api/space/delete': () => ({ _id: 'comment/9', _version: 2 }),
  })
  await renderWithProviders(draw(aDossier(two)), { kind: 'enduser' })
  return (path: string) => received.filter((one) => one.path === path).map(({ body }) => body)
}
const page = (dossier: AnyItem) => <ProposalsTab item={dossier} />
const column = (name: string) => screen.findByRole('article', { name: `Match met ${name}` })

describe('proposed suppliers side by side', () => {
  it('D6, D22.3: each with status, card, advice and costs; what nobody entered is said to be so', async () => {
    await show(page)
    await screen.findByText('2 voorstellen wachten op uw antwoord')
    const first = within(await column('Kassa & Co'))
    first.getByText('Aangeboden')
    await first.findByText('Kassa voor cafés')
    first.getByText('Sterk op het terras.')
    first.getByText(/1\.000/)
    const second = within(await column('Tafelsoft'))
    second.getByText('nog niet ingevuld')
    second.getByText('Deze leverancier heeft nog niets over zichzelf geschreven')
    expect(second.getAllByRole('button', { name: /^(Ja|Misschien|Nee)$/ })).toHaveLength(3)
  })

  it('S3.8: the keys 1, 2 and 3 answer the supplier that has the keyboard, and the arrows walk', async () => {
    const bodies = await show(page)
    const user = userEvent.setup()
    ;(await column('Kassa & Co')).focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(await column('Tafelsoft'))
    await user.keyboard('3')
    await waitFor(() =>
      expect(bodies('/api/space/save')).toEqual([
        { item: { _type: 'comment', text: '<p>Nee</p>', result: -1 }, parent: 'match/00twee', edge: 'COMMENTS' },
      ]),
    )
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(await column('Kassa & Co'))
  })

  it('S3.8: an answer is saved at once, and taken back by one press', async () => {
    const bodies = await show(page)
    const user = userEvent.setup()
    await user.click(within(await column('Tafelsoft')).getByRole('button', { name: 'Misschien' }))
    const said = 'Misschien aan het kenniscentrum doorgegeven over Tafelsoft'
    await waitFor(() => expect(notices.at(-1)?.message).toBe(said))
    act(() => notices.at(-1)?.action?.run())
    await waitFor(() => expect(bodies('/api/space/delete')).toEqual([{ item: { _id: 'comment/9' } }]))
  })

  it('S3.8: the dossier says how many wait for an answer, and leads there', async () => {
    const mine = [{ result: 1, date: '2026-03-01T10:00:00.000Z', by: { _id: 'user/00enduser' } }]
    await show((dossier) => <ProposedSuppliers dossier={dossier} />, mine)
    await screen.findByText('1 voorstel wacht op uw antwoord')
    const link = screen.getByRole('link', { name: 'Naast elkaar bekijken' })
    expect(link.getAttribute('href')).toMatch(/dossier\/[^/]+\/proposals$/)
  })
})
