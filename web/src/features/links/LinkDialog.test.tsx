import type { AnyItem, Ref, ViewerKind } from '@schakel/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderWithProviders, viewerOf } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'
import { LinkHost } from '../../app/layouts/LinkHost.tsx'
import { linkableTypes, optionsFor, rolesOf } from '../../entities/links/linkOptions.ts'
import { closeLinkDialog, openLinkDialog } from '../../entities/links/openLinkDialog.ts'

const space = { _id: 'space/00centre', _type: 'space', _version: 1, name: 'Kenniscentrum' } as const satisfies AnyItem
const lead = { _id: 'lead/01', _type: 'lead', _version: 1, name: 'De Haven' } as const satisfies AnyItem

beforeEach(() => closeLinkDialog())

async function open(
  item: AnyItem,
  found: readonly AnyItem[],
  kind: ViewerKind = 'staff',
  more: Parameters<typeof stubServer>[0] = {},
) {
  const server = stubServer({
    ...more,
    '/api/space/search': ({ feed }) => found.filter(({ _type }) => feed === undefined || feed === _type),
    '/api/space/edge/*': () => ({ _id: 'x', _version: 1 }),
  })
  await renderWithProviders(<LinkHost />, { kind })
  openLinkDialog({ item })
  const dialog = within(await screen.findByRole('dialog'))
  return { server, dialog, user: userEvent.setup() }
}

describe('linking', () => {
  it('S5.8: waits until an item is chosen, and proposes Lid where that is a role', async () => {
    const organisation = { _id: 'organisation/01', _type: 'organisation', _version: 1, name: 'Hotelschool' } as const
    const { server, dialog, user } = await open(space, [organisation])
    expect(dialog.getByRole('button', { name: 'Koppelen' }).matches(':disabled')).toBe(true)
    await user.type(dialog.getByLabelText(/^Waaraan koppelen/), 'hotel')
    await user.click(await screen.findByRole('option', { name: /Hotelschool/ }))
    expect(dialog.getAllByDisplayValue('Lid')).not.toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Koppelen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = server.received.find(({ path }) => path.includes('/edge/'))
    expect(sent).toMatchObject({
      path: '/api/space/edge/MEMBERS/space/00centre/organisation/01',
      body: { props: { $role: 'Lid' } },
    })
  })

  it('D22.4: says that the supplier will read the card of a contact of an end-user in full, and of its own says nothing', async () => {
    const supplier = { _id: 'supplier/01', _type: 'supplier', _version: 1, name: 'Kassa & Co' } as const
    const person = (name: string, _parents: readonly Ref[]) =>
      ({ _id: `person/${name}`, _type: 'person', _version: 1, name, _parents }) as const
    const { dialog, user } = await open(supplier, [person('Noor', [lead]), person('Kees', [supplier])])
    const choose = async (name: string) => {
      await user.type(dialog.getByLabelText(/^Waaraan koppelen/), name)
      await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
    }
    await choose('Noor')
    expect((await dialog.findByRole('status')).textContent).toMatch(/^Kassa & Co leest de kaart van Noor dan helemaal/)
    await user.click(dialog.getByRole('button', { name: 'Iets anders kiezen' }))
    await choose('Kees')
    expect(dialog.queryByRole('status')).toBeNull()
  })

  it('D22.4: names the suppliers that read a contact by an activity, and links nobody before that is known', async () => {
    const day = { _id: 'activity/01', _type: 'activity', _version: 1, name: 'Kennisdag kassa' } as const
    const noor = { _id: 'person/noor', _type: 'person', _version: 1, name: 'Noor Haven', _parents: [lead] } as const
    const answered = Promise.withResolvers<object>()
    const { server, dialog, user } = await open(day, [noor], 'staff', { '/api/links/readers': () => answered.promise })
    await user.type(dialog.getByLabelText(/^Waaraan koppelen/), 'noor')
    await user.click(await screen.findByRole('option', { name: /Noor/ }))
    await user.click(dialog.getByRole('combobox', { name: /^Soort koppeling/ }))
    await user.click(await screen.findByRole('option', { name: /van “Kennisdag kassa”$/ }))
    const submit = dialog.getByRole('button', { name: 'Koppelen' })
    await user.click(submit)
    expect(server.received.filter(({ path }) => path.includes('/edge/'))).toEqual([])
    const named = (name: string) => ({ _id: `supplier/${name}`, name, people: 1 })
    answered.resolve({ suppliers: [named('Kassa & Co'), named('Bonnetje')] })
    const said = await dialog.findByRole('status')
    expect(said.textContent).toMatch(/^Kassa & Co en Bonnetje lezen de kaart van Noor Haven dan helemaal/)
    expect(server.received.find(({ path }) => path === '/api/links/readers')?.body).toEqual({
      parent: day._id,
      child: noor._id,
    })
    await user.click(submit)
    await waitFor(() => expect(server.received.some(({ path }) => path.includes('/edge/CONTACTS/'))).toBe(true))
  })

  it('D22.4: an activity that is linked to a supplier says how many registered people it will read', async () => {
    const supplier = { _id: 'supplier/01', _type: 'supplier', _version: 1, name: 'Kassa & Co' } as const
    const day = { _id: 'activity/01', _type: 'activity', _version: 1, name: 'Kennisdag kassa' } as const
    const suppliers = [{ _id: supplier._id, name: supplier.name, people: 12 }]
    const { server, dialog, user } = await open(day, [supplier], 'staff', {
      '/api/links/readers': () => ({ suppliers }),
    })
    await user.type(dialog.getByLabelText(/^Waaraan koppelen/), 'kassa')
    await user.click(await screen.findByRole('option', { name: /Kassa/ }))
    expect((await dialog.findByRole('status')).textContent).toMatch(
      /^Hierdoor helemaal leesbaar voor Kassa & Co: de kaarten van 12 contactpersonen/,
    )
    expect(server.received.find(({ path }) => path === '/api/links/readers')?.body).toEqual({
      parent: supplier._id,
      child: day._id,
    })
  })

  it('S2.25: asks for a role only where there are roles', async () => {
    const tag = { _id: 'tag/01', _type: 'tag', _version: 1, name: 'Strandtenten', type: 'branche' } as const
    const { server, dialog, user } = await open(lead, [tag])
    await user.type(dialog.getByLabelText(/^Waaraan koppelen/), 'strand')
    await user.click(await screen.findByRole('option', { name: /Strandtenten/ }))
    expect(dialog.queryByRole('combobox', { name: /^Rol/ })).toBeNull()
    expect(dialog.queryByRole('combobox', { name: /^Soort koppeling/ })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Koppelen' }))
    await waitFor(() => expect(server.received.some(({ path }) => path.includes('/edge/'))).toBe(true))
    expect(server.received.find(({ path }) => path.includes('/edge/'))).toMatchObject({
      path: '/api/space/edge/TAGS/lead/01/tag/01',
      body: { props: {} },
    })
  })

  it('S5.8: waits for the kind of link where there are several, and begins anew with another item', async () => {
    const other = { _id: 'space/02', _type: 'space', _version: 1, name: 'Distributeurs' } as const
    const { dialog, user } = await open(space, [other], 'super')
    await user.type(dialog.getByLabelText(/^Waaraan koppelen/), 'distri')
    await user.click(await screen.findByRole('option', { name: /Distributeurs/ }))
    const submit = dialog.getByRole('button', { name: 'Koppelen' })
    await user.click(dialog.getByRole('combobox', { name: /^Soort koppeling/ }))
    await user.click(await screen.findByRole('option', { name: 'Bij Leden van “Distributeurs”' }))
    expect(submit.matches(':disabled')).toBe(false)
    expect(dialog.getAllByDisplayValue('Space')).not.toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Iets anders kiezen' }))
    expect(submit.matches(':disabled')).toBe(true)
    expect(dialog.queryByRole('combobox', { name: /^Soort koppeling/ })).toBeNull()
  })

  it('S5.1: asks nothing before two characters', async () => {
    const { server, dialog, user } = await open(space, [])
    await user.type(dialog.getByLabelText(/^Waaraan koppelen/), 'h')
    expect(await screen.findByText('Typ minstens 2 tekens')).toBeTruthy()
    expect(server.received).toHaveLength(0)
  })

  it('S2.25: asks for the kind of link only where there are several', async () => {
    const other = { _id: 'space/02', _type: 'space', _version: 1, name: 'Distributeurs' } as const
    const { server, dialog, user } = await open(space, [other], 'super')
    await user.type(dialog.getByLabelText(/^Waaraan koppelen/), 'distri')
    await user.click(await screen.findByRole('option', { name: /Distributeurs/ }))
    const submit = dialog.getByRole('button', { name: 'Koppelen' })
    expect(submit.matches(':disabled')).toBe(true)
    await user.click(dialog.getByRole('combobox', { name: /^Soort koppeling/ }))
    await user.click(await screen.findByRole('option', { name: 'Bij Leden van “Distributeurs”' }))
    await user.click(submit)
    await waitFor(() => expect(server.received.some(({ path }) => path.includes('/edge/'))).toBe(true))
    expect(server.received.find(({ path }) => path.includes('/edge/'))?.path).toBe(
      '/api/space/edge/MEMBERS/space/02/space/00centre',
    )
  })
})

describe('what may be linked', () => {
  it('D3: only what the types allow, the edge that they name', () => {
    const staff = viewerOf('staff')
    expect(optionsFor(staff, lead, 'software')).toEqual([{ edge: 'SOFTWARE', down: true }])
    expect(optionsFor(staff, lead, 'space')).toEqual([{ edge: 'MEMBERS', down: false }])
    expect(optionsFor(staff, lead, 'supplier')).toEqual([])
    expect(linkableTypes(staff, lead)).not.toContain('comment')
  })

  it('D19.2: a supplier under a dossier is a match, which has no role to choose', () => {
    const dossier = { _id: 'dossier/01', _type: 'dossier', _version: 1 } as const
    expect(optionsFor(viewerOf('staff'), dossier, 'supplier')).toEqual([{ edge: 'MATCH', down: true }])
    expect(rolesOf('dossier', 'supplier', { edge: 'MATCH', down: true })).toEqual([])
    expect(optionsFor(viewerOf('enduser'), dossier, 'supplier')).toEqual([])
  })

  it('S5.8: the role begins with Lid, else with the default of the type under that parent', () => {
    expect(rolesOf('space', 'organisation', { edge: 'MEMBERS', down: true })).toEqual(['Lid'])
    expect(rolesOf('software', 'supplier', { edge: 'SOFTWARE', down: false })).toEqual(['Maakt'])
    expect(rolesOf('lead', 'person', { edge: 'CONTACTS', down: true })[0]).toBe('Contact')
  })
})
