import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderWithProviders } from '../../test/renderWithProviders.tsx'
import { stubServer } from '../../test/stubServer.ts'
import { aDossier, aMatch, anItem, daysFromNow } from '../items/testing.ts'
import { answersIn } from './answers.ts'
import { MatchBoard } from './MatchBoard.tsx'

const saved = { _id: 'match/00match', _version: 2 }
const row = (name: string) => screen.getByRole('article', { name: `Match met ${name}` })

describe('the match board', () => {
  it('S4.1: shows each match with its next steps, those furthest on first', async () => {
    const first = aMatch('registered')
    const second = aMatch('delivered', {
      _id: 'match/2',
      supplier: { _id: 'supplier/2', _type: 'supplier', name: 'Roosterbaas' },
    })
    stubServer({ '/api/space/match/00match': () => first, '/api/space/match/2': () => second })
    await renderWithProviders(<MatchBoard dossier={aDossier([first, second])} />)
    const names = screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))
    expect(names).toEqual(['Match met Roosterbaas', 'Match met Kassa & Co'])
    const steps = within(row('Roosterbaas')).getByRole('group', { name: 'Volgende stap voor Roosterbaas' })
    expect(
      within(steps)
        .getAllByRole('button')
        .map((step) => step.textContent),
    ).toEqual(['In gesprek', 'Geen match', 'Match'])
  })

  it('S4.8: a step without prompt is taken at once, one with prompt asks for a reason first', async () => {
    const match = aMatch('offered')
    const { received } = stubServer({
      '/api/space/match/00match': () => match,
      '/api/space/update/match/00match': () => saved,
    })
    const sent = () => received.filter(({ path }) => path.includes('/update/'))
    const user = userEvent.setup()
    await renderWithProviders(<MatchBoard dossier={aDossier([match])} />)
    await user.click(screen.getByRole('button', { name: 'Afgewezen' }))
    expect(sent()).toHaveLength(0)
    await user.type(screen.getByRole('textbox', { name: /Geef een reden op/ }), 'Geen tijd')
    await user.click(screen.getByRole('button', { name: 'Zet op Afgewezen' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body.props.history.at(-1)).toEqual({ status: 'dismissed', description: 'Geen tijd' })

    await user.click(screen.getByRole('button', { name: 'Geleverd' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]?.body.props.status).toBe('delivered')
  })

  const dossierAsked = {
    '/api/space/dossier/00dossier': () => ({ _id: 'dossier/00dossier', _type: 'dossier', open: false }),
  }

  it('D7: an offer that nobody sees says so, and is made visible by one press', async () => {
    const match = aMatch('offered', { $visible: false })
    const { received } = stubServer({
      ...dossierAsked,
      '/api/guard/read': () => ({ masks: [], texts: [] }),
      '/api/space/match/00match': () => match,
      '/api/space/update/match/00match': () => saved,
    })
    const user = userEvent.setup()
    await renderWithProviders(<MatchBoard dossier={aDossier([match])} />)
    await user.click(screen.getByRole('button', { name: 'Zichtbaar maken' }))
    await waitFor(() =>
      expect(received.find(({ path }) => path.includes('/update/'))?.body.props).toEqual({ $visible: true }),
    )
  })

  it('D7: what still looks telling is shown first, blotted out by one press, and only then it is made visible', async () => {
    const match = aMatch('offered', { $visible: false })
    const review = (is: string, mask?: string) => ({
      masks: mask ? [mask] : [],
      texts: [
        { item: 'dossier/00dossier', field: 'case', blocks: [[{ text: 'Thijmen', is, ...(mask ? { mask } : {}) }]] },
      ],
    })
    const { received } = stubServer({
      ...dossierAsked,
      '/api/guard/read': () => review('name'),
      '/api/guard/mask': () => review('hidden', 'Thijmen'),
      '/api/space/match/00match': () => match,
      '/api/space/update/match/00match': () => saved,
    })
    const updates = () => received.filter(({ path }) => path.includes('/update/'))
    const user = userEvent.setup()
    await renderWithProviders(<MatchBoard dossier={aDossier([match])} />)
    await user.click(screen.getByRole('button', { name: 'Zichtbaar maken' }))
    const dialog = await screen.findByRole('dialog', { name: 'Wat ziet een leverancier?' })
    await user.click(within(dialog).getByRole('button', { name: 'Annuleren' }))
    expect(updates()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Zichtbaar maken' }))
    const again = await screen.findByRole('dialog', { name: 'Wat ziet een leverancier?' })
    await user.click(within(again).getByRole('button', { name: 'Lak “Thijmen” weg (naam)' }))
    expect(await within(again).findByText('Niets herkenbaars meer gevonden')).toBeTruthy()
    await user.click(within(again).getByRole('button', { name: 'Zichtbaar maken' }))
    await waitFor(() => expect(updates()[0]?.body.props).toEqual({ $visible: true }))
    expect(received.find(({ path }) => path === '/api/guard/mask')?.body).toMatchObject({
      words: ['Thijmen'],
      hidden: true,
    })
  })

  it('S3.8: of each person the last answer counts', () => {
    const answer = (key: string, user: string, result: number, days: number) =>
      anItem('comment', { _id: `comment/${key}`, author: { _id: user }, result, date: daysFromNow(days) })
    const match = aMatch('offered', {
      _comments: [answer('1', 'user/a', 1, -3), answer('2', 'user/a', -1, -1), answer('3', 'user/b', 0, -2)],
    })
    expect(answersIn(match).map(({ _id }) => _id)).toEqual(['comment/2', 'comment/3'])
  })
})
