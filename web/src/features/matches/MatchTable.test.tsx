import type { AnyItem } from '@schakel/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aDossier, aMatch, anItem, daysFromNow } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { answersIn } from './answers.ts'
import { MatchDetail } from './MatchDetail.tsx'
import { MatchTable } from './MatchTable.tsx'

const saved = { _id: 'match/00match', _version: 2 }
const row = (name: string) => screen.getByRole('rowgroup', { name: `Match met ${name}` })
const MatchBoard = ({ dossier }: { readonly dossier: AnyItem }) => (
  <MatchTable dossier={dossier}>{(match) => <MatchDetail match={match} />}</MatchTable>
)

describe('the matches of a dossier', () => {
  it('S4.1, S2.31: stand side by side, those furthest on first; each opens in its place', async () => {
    const first = aMatch('registered')
    const second = aMatch('delivered', {
      _id: 'match/2',
      supplier: { _id: 'supplier/2', _type: 'supplier', name: 'Roosterbaas' },
    })
    const date = daysFromNow(-1)
    const { received } = stubServer({
      '/api/fit/matches': () => [
        {
          _id: 'match/2',
          fit: { points: 81.4, max: 100 },
          answers: [{ result: 1, date, by: { _id: 'user/1', name: 'Sanne de Wit' } }],
          last: { text: 'Ik bel maandag', date, by: { _id: 'user/1', name: 'Sanne de Wit' } },
        },
        { _id: 'match/00match', answers: [] },
      ],
      '/api/space/match/00match': () => first,
      '/api/space/match/2': () => second,
    })
    const user = userEvent.setup()
    await renderWithProviders(<MatchBoard dossier={aDossier([first, second])} />)
    const table = screen.getByRole('table', { name: 'Matches van dit dossier' })
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      ...['Leverancier', 'Status', 'Past', 'Omzet', 'Antwoord', 'Laatste woord', 'Acties'],
    ])
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(names).toEqual(['Roosterbaas', 'Kassa & Co'])
    const line = within(row('Roosterbaas'))
    await line.findByText('81 van 100 punten')
    for (const said of ['Ja', 'Ik bel maandag', /6\.500/]) line.getByText(said)
    expect(received.filter(({ path }) => path.startsWith('/api/space/match'))).toEqual([])

    await user.click(line.getByRole('button', { name: 'Meer van Roosterbaas' }))
    const steps = within(line.getByRole('group', { name: 'Volgende stap voor Roosterbaas' }))
    expect(steps.getAllByRole('button').map((step) => step.textContent)).toEqual(['In gesprek', 'Geen match', 'Match'])
    expect(screen.getAllByRole('group', { name: /^Volgende stap/ })).toHaveLength(1)
    await user.click(line.getByRole('button', { name: 'Minder van Roosterbaas' }))
    expect(screen.queryByRole('group', { name: /^Volgende stap/ })).toBeNull()
  })

  it('S4.1: of many the first twelve are shown, and with one press all, by one call', async () => {
    const many = Array.from({ length: 60 }, (_, key) =>
      aMatch('offered', {
        _id: `match/${key}`,
        supplier: { _id: `supplier/${key}`, _type: 'supplier', name: `Softwarehuis ${key}` },
      }),
    )
    const { received } = stubServer({ '/api/fit/matches': () => [] })
    const user = userEvent.setup()
    await renderWithProviders(<MatchBoard dossier={aDossier(many)} />)
    const shown = () => screen.getAllByRole('rowgroup', { name: /^Match met/ }).filter((one) => !one.hidden)
    expect(shown()).toHaveLength(12)
    await user.click(screen.getByRole('button', { name: /60/ }))
    expect(shown()).toHaveLength(60)
    await waitFor(() => expect(received).toHaveLength(1))
  })

  it('D22.1, D20.9: a row says what its supplier sees of it, and what was forgotten', async () => {
    const named = (key: string, fields: object) =>
      aMatch('offered', {
        _id: `match/${key}`,
        supplier: { _id: `supplier/${key}`, _type: 'supplier', name: key },
        ...fields,
      })
    stubServer({ '/api/fit/matches': () => [{ _id: 'match/c', answers: [], unread: true }] })
    const matches = [
      named('a', { $visible: false }),
      named('b', { $visible: true }),
      named('c', { $visible: true }),
      named('d', { $open: true }),
    ]
    await renderWithProviders(<MatchBoard dossier={aDossier(matches)} />)
    await within(row('c')).findByText('Nog na te lezen')
    within(row('a')).getByText('Nog niet zichtbaar')
    within(row('b')).getByText('Zichtbaar, zonder naam')
    within(row('d')).getByText('Naam bekend')
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

  it('S4.8, S2.21: while a step is saved all keep the keyboard; one that asks a reason opens, and no other is taken', async () => {
    const match = aMatch('registered')
    const saving = Promise.withResolvers<typeof saved>()
    const { received } = stubServer({
      '/api/space/match/00match': () => match,
      '/api/space/update/match/00match': () => saving.promise,
    })
    const sent = () => received.filter(({ path }) => path.includes('/update/'))
    const user = userEvent.setup()
    await renderWithProviders(<MatchBoard dossier={aDossier([match])} />)
    await user.click(screen.getByRole('button', { name: 'Aangeboden' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    const step = screen.getByRole('button', { name: 'Geleverd' })
    expect(step.getAttribute('aria-disabled')).toBe('true')
    step.focus()
    expect(document.activeElement).toBe(step)
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: 'Afgewezen' }))
    expect(screen.getByRole('textbox', { name: /Geef een reden op/ })).toBeTruthy()
    expect(sent()).toHaveLength(1)
    saving.resolve(saved)
    expect(await screen.findByRole('button', { name: 'Aangeboden' })).toBeTruthy()
  })

  const dossierAsked = {
    '/api/fit/matches': () => [],
    '/api/space/dossier/00dossier': () => ({ _id: 'dossier/00dossier', _type: 'dossier', open: false }),
  }

  const reviewOf = (hash: string, is: string, mask?: string) => ({
    hash,
    masks: mask ? [mask] : [],
    texts: [
      { item: 'dossier/00dossier', field: 'case', blocks: [[{ text: 'Thijmen', is, ...(mask ? { mask } : {}) }]] },
    ],
  })
  const dialogOf = () => screen.findByRole('dialog', { name: 'Wat gaat Kassa & Co lezen?' })
  const confirm = 'Gelezen, toon aan leverancier'

  it('D20.9: what the supplier will read is shown first, also when nothing looks telling; who stops has done nothing and is told nothing', async () => {
    const match = aMatch('offered', { $visible: false })
    const { received } = stubServer({
      ...dossierAsked,
      '/api/guard/read': () => reviewOf('h1', 'plain'),
      '/api/space/match/00match': () => match,
      '/api/space/update/match/00match': () => saved,
    })
    const updates = () => received.filter(({ path }) => path.includes('/update/'))
    const user = userEvent.setup()
    await renderWithProviders(<MatchBoard dossier={aDossier([match])} />)
    await user.click(screen.getByRole('button', { name: 'Toon aan leverancier' }))
    const dialog = await dialogOf()
    expect(dialog.textContent).toContain('Thijmen')
    expect(dialog.textContent).toContain('Twee leveranciers die elkaar deze tekst laten zien')
    await user.click(within(dialog).getByRole('button', { name: 'Annuleren' }))
    expect(updates()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Toon aan leverancier' }))
    await user.click(within(await dialogOf()).getByRole('button', { name: confirm }))
    await waitFor(() => expect(updates()[0]?.body.props).toEqual({ $visible: true, reviewed: 'h1' }))
  })

  it('D20.9: what is confirmed is what stands there after blotting out; when the text changed meanwhile the new one is shown', async () => {
    const match = aMatch('offered', { $visible: false })
    let tries = 0
    const { received } = stubServer({
      ...dossierAsked,
      '/api/guard/read': () => reviewOf('h1', 'name'),
      '/api/guard/mask': () => reviewOf('h2', 'hidden', 'Thijmen'),
      '/api/space/match/00match': () => match,
      '/api/space/update/match/00match': () => {
        tries += 1
        const review = {
          ...reviewOf('h3', 'plain'),
          texts: [{ item: 'dossier/00dossier', field: 'case', blocks: [[{ text: 'Een weegschaal', is: 'plain' }]] }],
        }
        return tries === 1 ? reply(409, { title: 'De tekst is veranderd', detail: 'Lees het opnieuw.', review }) : saved
      },
    })
    const updates = () => received.filter(({ path }) => path.includes('/update/')).map(({ body }) => body.props)
    const user = userEvent.setup()
    await renderWithProviders(<MatchBoard dossier={aDossier([match])} />)
    await user.click(screen.getByRole('button', { name: 'Toon aan leverancier' }))
    const dialog = await dialogOf()
    await user.click(within(dialog).getByRole('button', { name: 'Lak “Thijmen” weg (naam)' }))
    expect(await within(dialog).findByText('Niets herkenbaars meer gevonden')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: confirm }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('opnieuw')
    expect(dialog.textContent).toContain('Een weegschaal')
    await user.click(within(dialog).getByRole('button', { name: confirm }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(updates()).toEqual([
      { $visible: true, reviewed: 'h2' },
      { $visible: true, reviewed: 'h3' },
    ])
  })

  it('D20.9: a match whose text changed since says so, and is read over from there', async () => {
    const match = aMatch('offered', { _unread: true })
    const { received } = stubServer({
      ...dossierAsked,
      '/api/guard/read': () => reviewOf('h1', 'plain'),
      '/api/space/match/00match': () => match,
      '/api/space/update/match/00match': () => saved,
    })
    const user = userEvent.setup()
    await renderWithProviders(<MatchBoard dossier={aDossier([match])} />)
    expect(await screen.findByText(/leest tekst die niemand heeft nagelezen/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Nalezen' }))
    await user.click(within(await dialogOf()).getByRole('button', { name: 'Gelezen, het is goed' }))
    await waitFor(() =>
      expect(received.find(({ path }) => path.includes('/update/'))?.body.props).toEqual({ reviewed: 'h1' }),
    )
  })

  it('D19.2: a row has the status of the match and not that of its supplier', async () => {
    stubServer({ '/api/fit/matches': () => [] })
    const [reference] = aDossier([aMatch('offered')])._matches ?? []
    const other = { ...reference, $match: 'match/2', name: 'Roosterbaas' }
    const _matches = [reference, other].map((one) => ({ ...one, status: 'customer', offered: '2020-01-01' }))
    await renderWithProviders(<MatchBoard dossier={aDossier([], { _matches })} />)
    within(row('Roosterbaas')).getByRole('button', { name: /^Status: Aangeboden/ })
  })

  it('S3.8: of each person the last answer counts', () => {
    const answer = (key: string, user: string, result: number, days: number) =>
      anItem('comment', { _id: `comment/${key}`, author: { _id: user }, result, date: daysFromNow(days) })
    const match = aMatch('offered', {
      _comments: [answer('1', 'user/a', 1, -3), answer('2', 'user/a', -1, -1), answer('3', 'user/b', 0, -2)],
    })
    expect(answersIn(match).map(({ _id }) => _id)).toEqual(['comment/2', 'comment/3'])
  })

  it('D2.3, D4.6: amounts and remarks of a match are edited where they stand, by who may', async () => {
    let match = aMatch('offered', { $price: 450, $license: 2000, $implement: 4500, $amount: 6500 })
    const { received } = stubServer({
      '/api/fit/matches': () => [],
      '/api/space/match/00match': () => match,
      '/api/space/update/match/00match': ({ props }) => {
        match = { ...match, ...props, $amount: 9500, _version: match._version + 1 }
        return { _id: match._id, _version: match._version }
      },
    })
    const user = userEvent.setup()
    await renderWithProviders(<MatchDetail match={match} />)
    await user.click(screen.getByRole('button', { name: 'Licentie wijzigen' }))
    const input = await screen.findByRole('textbox', { name: 'Licentie' })
    await user.clear(input)
    await user.type(input, '5000{Enter}')
    await screen.findByText(/9\.500/)
    await user.click(screen.getByRole('button', { name: 'Opmerking' }))
    await user.type(await screen.findByRole('textbox', { name: 'Opmerking' }), 'Belt maandag')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Belt maandag')
    const sent = received.filter(({ path }) => path.includes('/update/')).map(({ body }) => body.props)
    expect(sent).toMatchObject([{ $license: 5000 }, { $declaration: 'Belt maandag' }])
    expect(screen.queryByRole('button', { name: 'Matchnotitie' })).toBeNull()
  })
})
