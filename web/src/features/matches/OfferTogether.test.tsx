import { textOf } from '@schakel/domain'
import type { GuardReview } from '@schakel/domain/calls'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { aDossier, aMatch } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { useItem } from '../../entities/items/queries.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { OfferTogether } from './OfferTogether.tsx'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

const to = (key: string, name: string, fields = {}) =>
  aMatch('registered', {
    _id: `match/${key}`,
    $visible: false,
    supplier: { _id: `supplier/${key}`, _type: 'supplier', name },
    ...fields,
  })
const said = (field: string, text: string): GuardReview['texts'][number] => ({
  item: field === 'case' ? 'dossier/00dossier' : 'match/00een',
  field,
  blocks: [[{ text, is: 'plain' }]],
})
const shared = said('case', 'Wij zoeken een kassa.')
const reviews: Readonly<Record<string, GuardReview>> = {
  'supplier/00een': { hash: 'h1', masks: [], texts: [shared, said('$advise', 'Past bij hun terras.')] },
  'supplier/00twee': { hash: 'h2', masks: [], texts: [shared] },
}
const two = [to('00een', 'Kassa & Co'), to('00twee', 'Tafelsoft')]
const offeredOf = (supplier: string, fields = {}) => ({
  ...{ _id: supplier.replace('supplier', 'match'), _version: 3, supplier, isNew: false },
  ...fields,
})
const refusal = (...refused: readonly object[]) =>
  new Response(JSON.stringify({ title: 'Aan niemand aangeboden', status: 409, refused }), {
    status: 409,
    headers: { 'content-type': 'application/problem+json' },
  })

/** An item that stands elsewhere on the screen. */
function Shown({ id }: { readonly id: string }) {
  const { data } = useItem(id, 2)
  return <p>{textOf(data?.name)}</p>
}

async function show({
  matches = two,
  chosen = [] as readonly string[],
  fields = {},
  more = {},
  beside = undefined as ReactNode,
} = {}) {
  const server = stubServer({
    '/api/guard/read': ({ supplier }) => reviews[String(supplier)] ?? reviews['supplier/00een'],
    '/api/guard/offer': ({ offers }) => ({
      offered: offers.map(({ supplier }: { readonly supplier: string }) => offeredOf(supplier)),
    }),
    ...more,
  })
  await renderWithProviders(
    <>
      <OfferTogether dossier={aDossier(matches, fields)} chosen={new Set(chosen)} onOffered={() => {}} />
      {beside}
    </>,
    { kind: 'staff' },
  )
  const bodies = (path: string) => server.received.filter((one) => one.path === path).map(({ body }) => body)
  return { offers: () => bodies('/api/guard/offer').map(({ offers }) => offers), bodies }
}
const press = async (name: string | RegExp) => userEvent.setup().click(await screen.findByRole('button', { name }))
const first = { supplier: 'supplier/00een', reviewed: 'h1' }
const second = { supplier: 'supplier/00twee', reviewed: 'h2' }

describe('offering to several suppliers at once', () => {
  it('D20.9: one reading shows what they have in common once, and what one alone reads with its name', async () => {
    const { offers } = await show()
    await press('Samen aanbieden')
    const dialog = within(await screen.findByRole('dialog', { name: 'Wat gaan deze leveranciers lezen?' }))
    expect(dialog.getAllByText('Wij zoeken een kassa.')).toHaveLength(1)
    within(dialog.getByRole('region', { name: /, alleen voor Kassa & Co$/ })).getByText('Past bij hun terras.')
    await press('Gelezen, bied aan 2 leveranciers aan')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(offers(), 'in one call').toEqual([[first, second]])
  })

  it('D20.9: who is taken out is offered nothing', async () => {
    const { offers } = await show()
    await press('Samen aanbieden')
    await press('Kassa & Co')
    expect(screen.queryByText('Past bij hun terras.')).toBeNull()
    await press('Gelezen, bied aan 1 leverancier aan')
    await waitFor(() => expect(offers()).toEqual([[second]]))
  })

  it('D20.9: of those that are ticked in the table alone it is read and offered', async () => {
    const { offers } = await show({
      matches: [...two, to('00drie', 'Bar Nul')],
      chosen: ['match/00een', 'match/00twee'],
    })
    screen.getByText('2 gekozen')
    await press('Nalezen en aanbieden')
    await press('Gelezen, bied aan 2 leveranciers aan')
    await waitFor(() => expect(offers()).toEqual([[first, second]]))
  })

  it('D20.9: what changed meanwhile is told by name and read anew; until then nobody has it', async () => {
    const changed = { ...reviews['supplier/00twee'], hash: 'h3', texts: [said('case', 'Nu met naam: De Haven.')] }
    let tries = 0
    const { offers } = await show({
      more: {
        '/api/guard/offer': () => {
          tries += 1
          if (tries > 1) return { offered: [offeredOf('supplier/00een'), offeredOf('supplier/00twee')] }
          return refusal({ supplier: 'supplier/00twee', title: 'De tekst is veranderd', review: changed })
        },
      },
    })
    await press('Samen aanbieden')
    await press(/^Gelezen, bied aan 2/)
    await screen.findByText('Nu met naam: De Haven.')
    expect(screen.getByRole('alert').textContent).toBe('Aan niemand aangeboden. Tafelsoft: De tekst is veranderd.')
    await press('Gelezen, bied aan 2 leveranciers aan')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(offers()).toEqual([
      [first, second],
      [first, { ...second, reviewed: 'h3' }],
    ])
  })

  it('D5: who has it already is named and left out of the next try', async () => {
    let tries = 0
    const { offers } = await show({
      more: {
        '/api/guard/offer': () => {
          tries += 1
          const message = 'Deze leverancier heeft deze aanvraag al'
          const errors = [{ path: 'supplier', code: 'offeredBefore', message }]
          if (tries === 1) return refusal({ supplier: 'supplier/00een', title: 'Ongeldig', errors })
          return { offered: [offeredOf('supplier/00twee')] }
        },
      },
    })
    await press('Samen aanbieden')
    await press(/^Gelezen, bied aan 2/)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Kassa & Co: Deze leverancier heeft deze aanvraag al.')
    await press('Gelezen, bied aan 1 leverancier aan')
    await waitFor(() => expect(offers().at(-1)).toEqual([second]))
  })

  it('D20.9: that it was offered is said with the way back before the screen has read all of it anew', async () => {
    notices.length = 0
    let reads = 0
    const never = new Promise(() => {})
    await show({
      more: { '/api/space/dossier/00dossier': () => (++reads === 1 ? aDossier(two) : never) },
      beside: <Shown id="dossier/00dossier" />,
    })
    await screen.findByText('ERP')
    await press('Samen aanbieden')
    await press(/^Gelezen, bied aan 2/)
    await waitFor(() => expect(reads).toBe(2))
    await waitFor(() => expect(notices.at(-1)?.action?.label).toBe('Ongedaan maken'))
  })

  it('D20.9: it is undone by one call, with what was answered', async () => {
    const { bodies } = await show({
      more: { '/api/guard/takeBack': () => ({ taken: ['supplier/00een', 'supplier/00twee'] }) },
    })
    await press('Samen aanbieden')
    await press(/^Gelezen, bied aan 2/)
    const said = 'Aangeboden aan 2 leveranciers. Wat die lezen, kan niet ongelezen worden.'
    await waitFor(() => expect(notices.at(-1)?.message).toBe(said))
    act(() => notices.at(-1)?.action?.run())
    const done = 'Teruggenomen bij 2 leveranciers; die zien de aanvraag niet meer'
    await waitFor(() => expect(notices.at(-1)?.title ?? notices.at(-1)?.message).toBe(done))
    expect(bodies('/api/guard/takeBack')).toEqual([
      { dossier: 'dossier/00dossier', offered: [offeredOf('supplier/00een'), offeredOf('supplier/00twee')] },
    ])
    expect(bodies('/api/space/bulk')).toEqual([])
  })

  it('D20.9, D2.3: where one decided meanwhile nothing is undone, and that one is named', async () => {
    await show({
      more: { '/api/guard/takeBack': () => refusal({ supplier: 'supplier/00twee', title: 'Intussen gewijzigd' }) },
    })
    await press('Samen aanbieden')
    await press(/^Gelezen, bied aan 2/)
    await waitFor(() => expect(notices.at(-1)?.action).toBeDefined())
    act(() => notices.at(-1)?.action?.run())
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Niets teruggenomen, want intussen veranderd: Tafelsoft'))
  })

  it.each([
    ['one alone', [to('00een', 'Kassa & Co')], {}],
    ['what was offered before', [to('00een', 'Kassa & Co'), aMatch('offered')], {}],
    ['what is open by its dossier', two, { open: true }],
  ])('D22.1: %s is offered by the match itself', async (_, matches, fields) => {
    await show({ matches, fields })
    expect(screen.queryByRole('button', { name: 'Samen aanbieden' })).toBeNull()
  })
})
