import type { GuardReview } from '@schakel/domain/calls'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDossier, aMatch } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { OfferTogether } from './OfferTogether.tsx'

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
  'match/00een': { hash: 'h1', masks: [], texts: [shared, said('$advise', 'Past bij hun terras.')] },
  'match/00twee': { hash: 'h2', masks: [], texts: [shared] },
}
const two = [to('00een', 'Kassa & Co'), to('00twee', 'Tafelsoft')]

async function show(matches = two, fields = {}, more: Parameters<typeof stubServer>[0] = {}) {
  const server = stubServer({
    '/api/guard/read': ({ match }) => reviews[String(match)] ?? reviews['match/00een'],
    '/api/space/update/match/00een': () => ({ _id: 'match/00een', _version: 2 }),
    '/api/space/update/match/00twee': () => ({ _id: 'match/00twee', _version: 2 }),
    ...more,
  })
  await renderWithProviders(<OfferTogether dossier={aDossier(matches, fields)} />, { kind: 'staff' })
  const updates = () =>
    server.received
      .filter(({ path }) => path.includes('/update/'))
      .map(({ path, body }) => [path.split('/').at(-1), body.props])
  return { updates }
}

describe('offering to several suppliers at once', () => {
  it('D20.9: one reading shows what they have in common once, and what one alone reads with its name', async () => {
    const { updates } = await show()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Samen aanbieden' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Wat gaan deze leveranciers lezen?' }))
    expect(dialog.getAllByText('Wij zoeken een kassa.')).toHaveLength(1)
    within(dialog.getByRole('region', { name: /, alleen voor Kassa & Co$/ })).getByText('Past bij hun terras.')
    await user.click(dialog.getByRole('button', { name: 'Gelezen, bied aan 2 leveranciers aan' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(updates()).toEqual([
      ['00een', { status: 'offered', $visible: true, reviewed: 'h1' }],
      ['00twee', { status: 'offered', $visible: true, reviewed: 'h2' }],
    ])
  })

  it('D20.9: who is taken out is offered nothing', async () => {
    const { updates } = await show()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Samen aanbieden' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Kassa & Co' }))
    expect(dialog.queryByText('Past bij hun terras.')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Gelezen, bied aan 1 leverancier aan' }))
    await waitFor(() => expect(updates().map(([match]) => match)).toEqual(['00twee']))
  })

  it('D20.9: what changed meanwhile is read anew, and who has it already is not offered it again', async () => {
    const changed = { ...reviews['match/00twee'], hash: 'h3', texts: [said('case', 'Nu met naam: De Haven.')] }
    let tries = 0
    const { updates } = await show(
      two,
      {},
      {
        '/api/space/update/match/00twee': () => {
          tries += 1
          if (tries > 1) return { _id: 'match/00twee', _version: 2 }
          return new Response(JSON.stringify({ title: 'Conflict', status: 409, code: 'reviewed', review: changed }), {
            status: 409,
            headers: { 'content-type': 'application/problem+json' },
          })
        },
      },
    )
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Samen aanbieden' }))
    await user.click(await screen.findByRole('button', { name: /^Gelezen, bied aan 2/ }))
    await screen.findByText('Nu met naam: De Haven.')
    await user.click(screen.getByRole('button', { name: 'Gelezen, bied aan 1 leverancier aan' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(updates().map(([match]) => match)).toEqual(['00een', '00twee', '00twee'])
    expect(updates().at(-1)?.[1]).toMatchObject({ reviewed: 'h3' })
  })

  it.each([
    ['one alone', [to('00een', 'Kassa & Co')], {}],
    ['what was offered before', [to('00een', 'Kassa & Co'), aMatch('offered')], {}],
    ['what is open by its dossier', two, { open: true }],
  ])('D22.1: %s is offered by the match itself', async (_, matches, fields) => {
    await show(matches, fields)
    expect(screen.queryByRole('button', { name: 'Samen aanbieden' })).toBeNull()
  })
})
