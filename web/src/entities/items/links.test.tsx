import type { AnyItem } from '@schakel/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anItem } from '../../../test/items.ts'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../test/stubServer.ts'
import { CardPage } from '../../app/card/CardPage.tsx'
import Toasts from '../../ui/Toasts.tsx'

const space = anItem('space', {
  _id: 'space/00centre',
  name: 'Kenniscentrum',
  _edge: 'MEMBERS',
  $role: 'Eindgebruiker',
})
const person = anItem('person', { name: 'Femke Aardenburg', _edge: 'CONTACTS', $role: 'Contact' })
const edge = '/api/space/edge/MEMBERS/space/00centre/lead/00lead'

async function show(fields: Readonly<Record<string, unknown>>, kind: 'staff' | 'supplier' | 'enduser' = 'staff') {
  const lead: AnyItem = anItem('lead', { name: 'Restaurant De Haven', ...fields })
  const { received } = stubServer({
    '/api/space/lead/00lead': () => lead,
    '/api/space/search': () => page([]),
    '/api/space/edge/*': () => ({ _id: lead._id, _version: 2 }),
    '/api/space/delete/*': () => ({ _id: lead._id, _version: 2 }),
  })
  await renderWithProviders(
    <>
      <CardPage id={lead._id} />
      <Toasts />
    </>,
    { kind },
  )
  await screen.findByRole('heading', { level: 1 })
  const sent = () => received.filter(({ path }) => /\/(edge|delete)\//.test(path)).map(({ path, body }) => [path, body])
  return { user: userEvent.setup(), sent }
}

const region = (name: RegExp) => screen.getByRole('region', { name })
const openMenu = async (user: ReturnType<typeof userEvent.setup>, part: HTMLElement, name: string) => {
  await user.click(within(part).getByRole('button', { name: `Acties voor ${name}` }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

describe('a link on the page of an item', () => {
  it('S4.12: staff open it for the other party where they see it, and may take that back', async () => {
    const { user, sent } = await show({ _parents: [space] })
    expect(await openMenu(user, region(/^Hoort bij/), 'Kenniscentrum')).toContain('Openstellen')
    await user.click(screen.getByRole('menuitem', { name: 'Openstellen' }))
    await waitFor(() => expect(sent()).toEqual([[edge, { props: { $status: 'opened' } }]]))
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() => expect(sent().at(-1)).toEqual([edge, { props: { $status: 'closed' } }]))
  })

  it('S4.12: an open one says since when, also to the other party, who has no say in it', async () => {
    const opened = { ...space, $status: 'opened', $opened: '2026-03-02T09:00:00.000Z' }
    const { user } = await show({ _parents: [opened] }, 'enduser')
    expect(region(/^Hoort bij/).textContent).toContain('opengesteld 02-03-2026')
    const entries = await openMenu(user, region(/^Hoort bij/), 'Kenniscentrum')
    expect(entries).not.toContain('Niet meer openstellen')
    expect(entries).not.toContain('Loskoppelen')
  })

  it('D8.7: staff set an item loose from one of its places, which can be undone with its role', async () => {
    const school = anItem('space', { _id: 'space/00school', name: 'Hogeschool', _edge: 'MEMBERS' })
    const { user, sent } = await show({ _parents: [space, school] })
    await openMenu(user, region(/^Hoort bij/), 'Kenniscentrum')
    await user.click(screen.getByRole('menuitem', { name: 'Loskoppelen' }))
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() =>
      expect(sent()).toEqual([
        [edge.replace('/edge/', '/delete/'), {}],
        [edge, { props: { $role: 'Eindgebruiker' } }],
      ]),
    )
  })

  it('D8.7, D12, S4.12: a registration that was set loose comes back whole, open when it was', async () => {
    const stood = {
      $role: 'Contact',
      $registered: '2026-03-01T09:00:00.000Z',
      $present: '2026-04-01T08:00:00.000Z',
      $guests: 3,
      $note: 'Komt met de trein',
    }
    const day = anItem('activity', {
      _id: 'activity/00day',
      name: 'Kennisdag',
      _edge: 'CONTACTS',
      ...stood,
      $status: 'opened',
      $opened: '2026-03-02T09:00:00.000Z',
      $history: [],
    })
    const registration = '/api/space/edge/CONTACTS/activity/00day/lead/00lead'
    const { user, sent } = await show({ _parents: [space, day] })
    await openMenu(user, region(/^Hoort bij/), 'Kennisdag')
    await user.click(screen.getByRole('menuitem', { name: 'Loskoppelen' }))
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }))
    await waitFor(() => expect(sent().at(-1)).toEqual([registration, { props: { ...stood, $status: 'opened' } }]))
  })

  it('D8.7: what hangs in one place alone is not set loose there: nobody would find it again', async () => {
    const { user } = await show({ _parents: [space], _contacts: [person] })
    expect(await openMenu(user, region(/^Hoort bij/), 'Kenniscentrum')).not.toContain('Loskoppelen')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    const entries = await openMenu(user, region(/^Contactpersonen/), 'Femke Aardenburg')
    expect(entries).toContain('Openstellen')
    expect(entries).not.toContain('Loskoppelen')
  })
})
