import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { daysFromNow } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { NotificationBell } from './NotificationBell.tsx'

const haven = { _id: 'dossier/01', _type: 'dossier', name: 'CRM', organisation: { name: 'De Haven' } }
const news = [
  {
    _id: 'mention|dossier/01|comment/1',
    kind: 'mention',
    at: daysFromNow(-1),
    read: false,
    item: haven,
    by: { name: 'Els Bakker' },
    text: 'Kijk eens mee',
    source: 'comment/1',
  },
  {
    _id: 'due|todo/02|x',
    kind: 'due',
    at: daysFromNow(-2),
    read: false,
    item: { _id: 'todo/02', _type: 'todo', name: 'Offerte nalezen' },
  },
  { _id: 'status|dossier/01|intake', kind: 'status', at: daysFromNow(-3), read: true, item: haven, status: 'intake' },
]

async function openPanel(list: readonly object[]) {
  let told = list
  const stub = stubServer({
    '/api/notifications/list': () => told,
    '/api/notifications/read': ({ ids }) => {
      told = told.map((one) => ({
        ...one,
        ...(!ids || ids.includes('_id' in one ? one._id : '') ? { read: true } : {}),
      }))
      return { unread: 0 }
    },
  })
  const { router } = await renderWithProviders(<NotificationBell />)
  return { ...stub, router }
}

describe('the bell', () => {
  it('D20.10: says what a supplier did far more often than it is used to', async () => {
    const item = { _id: 'supplier/03', _type: 'supplier', name: 'Kassa & Co' }
    const one = { kind: 'probing', at: daysFromNow(-1), read: false, item }
    await openPanel([
      { ...one, _id: 'probing|supplier/03|refused 2026-03-02', probing: 'refused' },
      { ...one, _id: 'probing|supplier/03|searched 2026-03-02', probing: 'searched' },
    ])
    await userEvent.click(await screen.findByRole('button', { name: 'Meldingen, 2 ongelezen' }))
    const [supplier] = within(await screen.findByRole('dialog', { name: 'Meldingen' })).getAllByRole('listitem')
    expect(supplier?.textContent).toContain('Kassa & Co')
    expect(supplier?.textContent).toContain('Probeerde veel vaker dan gewoonlijk iets te wijzigen dat niet mag')
    expect(supplier?.textContent).toContain('Zocht veel vaker dan gewoonlijk')
  })

  it('F1.5, F1.14: says which requirements changed, and how much of the term to answer is over', async () => {
    const item = { _id: 'match/04', _type: 'match', dossier: { _id: 'dossier/01', name: 'CRM' } }
    const one = { kind: 'answers', at: daysFromNow(-1), read: false, item }
    const { router } = await openPanel([
      { ...one, _id: 'a', answers: 'changed', rows: ['GEN-02', 'X-01'], count: 12 },
      { ...one, _id: 'b', answers: 'half', due: '2026-05-01' },
      { ...one, _id: 'c', answers: 'over', due: '2026-05-01' },
    ])
    await userEvent.click(await screen.findByRole('button', { name: 'Meldingen, 3 ongelezen' }))
    const [match] = within(await screen.findByRole('dialog', { name: 'Meldingen' })).getAllByRole('listitem')
    expect(match?.textContent).toContain('12 eisen zijn gewijzigd: GEN-02, X-01, …')
    expect(match?.textContent).toContain('De termijn om te antwoorden is half om: tot en met 01-05-2026')
    expect(match?.textContent).toContain('De termijn om te antwoorden eindigde op 01-05-2026')
    await userEvent.click(within(match ?? document.body).getByRole('link'))
    expect(router.state.location.pathname).toBe('/card/match/04/answers')
  })

  it('F1.8: says which requirements can be answered again', async () => {
    const item = { _id: 'match/04', _type: 'match', dossier: { _id: 'dossier/01', name: 'CRM' } }
    const one = { kind: 'answers', at: daysFromNow(-1), read: false, item }
    await openPanel([{ ...one, _id: 'a', answers: 'reopened', rows: ['GEN-02'], count: 1 }])
    await userEvent.click(await screen.findByRole('button', { name: 'Meldingen, 1 ongelezen' }))
    const list = within(await screen.findByRole('dialog', { name: 'Meldingen' }))
    list.getByText('U kunt 1 eis opnieuw beantwoorden: GEN-02')
  })

  it('F2.14: says that one is invited to weigh and is reminded of it, and leads to the weighing', async () => {
    const one = { kind: 'weigh', at: daysFromNow(-1), read: false, item: haven }
    const { router } = await openPanel([
      { ...one, _id: 'b', weigh: 'again' },
      { ...one, _id: 'a', weigh: 'invited' },
    ])
    await userEvent.click(await screen.findByRole('button', { name: 'Meldingen, 2 ongelezen' }))
    const [dossier] = within(await screen.findByRole('dialog', { name: 'Meldingen' })).getAllByRole('listitem')
    expect(dossier?.textContent).toContain('U bent gevraagd mee te wegen')
    expect(dossier?.textContent).toContain('Uw weging is nog niet ingediend')
    await userEvent.click(within(dossier ?? document.body).getByRole('link'))
    expect(router.state.location.pathname).toBe('/card/dossier/01/weighing')
    expect(router.state.location.hash).toBe('round')
  })

  it('D13: says how much is unread, and bundles what happened by the item it is about', async () => {
    await openPanel(news)
    await userEvent.click(await screen.findByRole('button', { name: 'Meldingen, 2 ongelezen' }))
    const panel = await screen.findByRole('dialog', { name: 'Meldingen' })
    const [dossier, todo, ...rest] = within(panel).getAllByRole('listitem')
    expect(rest).toEqual([])
    expect(dossier?.textContent).toContain('CRM · De Haven')
    expect(dossier?.textContent).toContain('Els Bakker noemde u')
    expect(dossier?.textContent).toContain('Kijk eens mee')
    expect(dossier?.textContent).toContain('Status is nu Intake')
    expect(todo?.textContent).toContain('Had eergisteren klaar moeten zijn')
  })

  it('D13: marks one as read by a press, one by going there, and all at once', async () => {
    const { received, router } = await openPanel(news)
    const sent = () => received.filter(({ path }) => path === '/api/notifications/read').map(({ body }) => body)
    await userEvent.click(await screen.findByRole('button', { name: 'Meldingen, 2 ongelezen' }))
    const panel = await screen.findByRole('dialog')
    await userEvent.click(within(panel).getByRole('button', { name: 'Meldingen over Offerte nalezen gelezen' }))
    await waitFor(() => expect(sent()).toEqual([{ ids: ['due|todo/02|x'] }]))
    await userEvent.click(within(panel).getByRole('link', { name: /CRM/ }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).toEqual({ ids: ['mention|dossier/01|comment/1'] })
    expect(router.state.location.pathname).toBe('/card/dossier/01')
    await screen.findByRole('button', { name: 'Meldingen' })
  })

  it('S2.26: what is marked as read leaves the keyboard at it', async () => {
    await openPanel(news)
    await userEvent.click(await screen.findByRole('button', { name: 'Meldingen, 2 ongelezen' }))
    const button = await screen.findByRole('button', { name: 'Meldingen over Offerte nalezen gelezen' })
    const bundle = button.closest('li')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button.isConnected).toBe(false))
    await waitFor(() => expect(bundle?.contains(document.activeElement)).toBe(true))
  })

  it('D13: all that is shown at once; and nothing is said kindly', async () => {
    const { received } = await openPanel(news)
    await userEvent.click(await screen.findByRole('button', { name: 'Meldingen, 2 ongelezen' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Alles gelezen' }))
    await waitFor(() => expect(received.at(-1)?.path).toBe('/api/notifications/list'))
    expect(received.find(({ path }) => path.endsWith('/read'))?.body).toEqual({
      ids: ['mention|dossier/01|comment/1', 'due|todo/02|x'],
    })
    expect(screen.queryByRole('button', { name: 'Alles gelezen' })).toBeNull()
  })

  it('D13: an empty centre says so', async () => {
    await openPanel([])
    await userEvent.click(await screen.findByRole('button', { name: 'Meldingen' }))
    await screen.findByText('U bent helemaal bij')
  })
})
