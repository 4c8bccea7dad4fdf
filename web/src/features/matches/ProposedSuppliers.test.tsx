import type { DecisionSheet } from '@schakel/domain/calls'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDecisionSheet } from '../../../test/decisionSheet.ts'
import { aDossier, aMatch, anItem, daysFromNow } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { ProposedSuppliers } from './ProposedSuppliers.tsx'

const supplier = anItem('supplier', { _id: 'supplier/00kassa', name: 'Kassa & Co', description: 'Kassa voor cafés' })

async function show(
  match = aMatch('offered'),
  sheet: Partial<DecisionSheet> = {},
  saved: () => unknown = () => ({ _id: 'comment/1', _version: 1 }),
) {
  const { received } = stubServer({
    '/api/space/match/00match': () => match,
    '/api/fit/matches': () => [{ _id: 'match/00match', answers: [] }],
    '/api/decision/read': () => aDecisionSheet({}, sheet),
    '/api/space/supplier/00kassa': () => supplier,
    '/api/space/save': saved,
    '/api/space/update/comment/1': () => ({ _id: 'comment/1', _version: 2 }),
  })
  await renderWithProviders(<ProposedSuppliers dossier={aDossier([match])} />, { kind: 'enduser' })
  return { sent: (path: string) => received.filter((one) => one.path.startsWith(path)) }
}

describe('the answers of an end-user', () => {
  it('D6: shows the public card of each proposed supplier', async () => {
    await show()
    await screen.findByText('Kassa voor cafés')
    screen.getByRole('link', { name: 'Kassa & Co' })
    expect(screen.queryByRole('link', { name: /beantwoord$/ })).toBeNull()
    expect(screen.getAllByRole('button', { name: /^(Ja|Misschien|Nee)$/ })).toHaveLength(3)
  })

  it('F1.8: a match whose answers are in leads to them', async () => {
    const row = { key: 'X-01', group: '105', level: 'must', weight: 3, knockout: false } as const
    await show(undefined, {
      rows: [row, { ...row, key: 'X-02' }],
      suppliers: [
        {
          ...{ id: 'match/00match', _version: 1, supplier: 'supplier/00kassa', name: 'Kassa & Co', status: 'offered' },
          ...{ isCandidate: true, costs: { implement: null, license: null } },
          cells: { 'X-01': { value: 'yes', grade: 0 }, 'X-02': { grade: 0 } },
        },
      ],
    })
    const link = await screen.findByRole('link', { name: '1 van 2 eisen beantwoord' })
    expect(link.getAttribute('href')).toMatch(/match\/00match\/answers$/)
  })

  it.each([
    ['Ja', 1],
    ['Misschien', 0],
    ['Nee', -1],
  ])('S3.8: %s is a remark on the match with result %i', async (name, result) => {
    const { sent } = await show()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(sent('/api/space/save')).toHaveLength(1))
    expect(sent('/api/space/save')[0]?.body).toEqual({
      item: { _type: 'comment', text: `<p>${name}</p>`, result },
      parent: 'match/00match',
      edge: 'COMMENTS',
    })
  })

  it('D6: an answer can be changed and explained, which changes the same remark', async () => {
    const answer = anItem('comment', {
      _id: 'comment/1',
      text: '<p>Ja</p>',
      result: 1,
      date: daysFromNow(-1),
      author: { _id: 'user/00enduser', name: 'Sanne de Wit' },
    })
    const { sent } = await show(aMatch('offered', { _comments: [answer] }))
    const user = userEvent.setup()
    const box = await screen.findByRole('textbox', { name: /Toelichting/ })
    expect(screen.getByRole('button', { name: 'Ja' }).getAttribute('aria-pressed')).toBe('true')
    expect(box).toHaveProperty('value', '')
    screen.getByText(/^Uw antwoord is doorgegeven/)
    await user.click(screen.getByRole('button', { name: 'Nee' }))
    await waitFor(() => expect(sent('/api/space/update/')[0]?.body.props).toEqual({ result: -1, text: '<p>Nee</p>' }))
    await user.type(box, 'Te duur')
    await user.click(screen.getByRole('button', { name: 'Toelichting opslaan' }))
    await waitFor(() => expect(sent('/api/space/update/').at(-1)?.body.props.text).toBe('<p>Te duur</p>'))
    expect(sent('/api/space/save')).toHaveLength(0)
  })

  it('S3.8: an explanation that is saved while its answer is on its way waits for that, and is the same remark', async () => {
    const arrived = Promise.withResolvers<object>()
    const { sent } = await show(undefined, {}, () => arrived.promise)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Ja' }))
    await user.type(await screen.findByRole('textbox', { name: /Toelichting/ }), 'Past goed')
    // Nothing says that it is passed on before it is.
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Uw antwoord wordt doorgegeven/),
    )
    expect(screen.queryByText(/is doorgegeven/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Toelichting opslaan' }))
    expect(sent('/api/space/update/')).toHaveLength(0)
    arrived.resolve({ _id: 'comment/1', _version: 1 })
    await waitFor(() =>
      expect(sent('/api/space/update/')[0]?.body.props).toEqual({ result: 1, text: '<p>Past goed</p>' }),
    )
    expect(sent('/api/space/save')).toHaveLength(1)
  })

  it('S3.8, D19.10: of several the way to answer stands in the row, and what is the centre’s alone does not', async () => {
    const named = (key: string) =>
      aMatch('offered', { _id: `match/${key}`, supplier: { _id: `supplier/${key}`, _type: 'supplier', name: key } })
    const by = { _id: 'user/00enduser', name: 'Sanne de Wit' }
    stubServer({
      '/api/fit/matches': () => [
        { _id: 'match/a', answers: [{ result: 0, date: daysFromNow(-1), by }] },
        { _id: 'match/b', answers: [] },
      ],
      '/api/decision/read': () => aDecisionSheet({}, {}),
      '/api/space/match/b': () => named('b'),
      '/api/space/supplier/b': () => anItem('supplier', { _id: 'supplier/b', name: 'b' }),
    })
    const user = userEvent.setup()
    await renderWithProviders(<ProposedSuppliers dossier={aDossier([named('a'), named('b')])} />, { kind: 'enduser' })
    await screen.findByText('Misschien')
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Leverancier', 'Status', 'Kosten', 'Antwoord', 'Laatste woord'])
    expect(screen.queryByRole('button', { name: 'Antwoorden op a' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Antwoorden op b' }))
    screen.getByRole('group', { name: 'Uw antwoord op b' })
  })

  it('D6: without proposals it says what will come', async () => {
    await renderWithProviders(<ProposedSuppliers dossier={aDossier([])} />, { kind: 'enduser' })
    screen.getByText('Er zijn nog geen leveranciers aan u voorgesteld')
  })
})
