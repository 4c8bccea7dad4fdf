import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { freshForms, open, saves, submit } from '../../../test/forms.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'

freshForms()

const lead = {
  _id: 'lead/01',
  _type: 'lead',
  _version: 4,
  name: 'De Haven',
  employees: 25,
  _parents: [{ _id: 'space/00centre', _type: 'space', name: 'Kenniscentrum', _edge: 'MEMBERS' }],
  _contacts: [{ _id: 'person/07', _type: 'person', name: 'Femke Aardenburg' }],
  _dossiers: [{ _id: 'dossier/03', _type: 'dossier', name: 'ERP' }],
}

function server(answer?: (type: string) => Response | undefined) {
  return stubServer({
    '/api/space/lead/01': () => lead,
    '/api/space/update/*': () => ({ _id: 'lead/01', _version: 5 }),
    '/api/space/edge/*': () => ({ _id: 'person/08', _version: 1 }),
    '/api/space/save': ({ item }) => answer?.(item._type) ?? { _id: `${item._type}/08`, _version: 1 },
  })
}

async function edit() {
  const form = await open({ item: { _id: 'lead/01' } })
  const tab = async (name: RegExp) => {
    await form.user.click(form.dialog.getByRole('tab', { name }))
    return within(form.dialog.getByRole('tabpanel', { name }))
  }
  return { ...form, tab }
}

it('S2.34: an end-user that is there shows its people and requests in the same three tabs, and gets new ones with them', async () => {
  const received = server()
  const { dialog, user, tab } = await edit()
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual([
    'Basisgegevens',
    'Contactpersonen',
    'Aanvraag',
  ])
  expect((await tab(/Aanvraag/)).getByRole('link', { name: 'ERP' }).getAttribute('href')).toContain('dossier/03')
  const people = await tab(/Contactpersonen/)
  expect(people.getByRole('link', { name: 'Femke Aardenburg' }).getAttribute('href')).toContain('person/07')
  await user.click(people.getByRole('button', { name: 'Nog een contactpersoon' }))
  await user.type(people.getByLabelText(/^Naam/), 'Jan de Boer')
  const request = await tab(/Aanvraag/)
  await user.click(request.getByRole('button', { name: 'Nog een aanvraag' }))
  await user.click(request.getByRole('radio', { name: 'CRM' }))
  await user.type(request.getByLabelText(/^Gebruikers/), '12')
  await user.type((await tab(/Basisgegevens/)).getByLabelText(/^Naam/), ' Zuid')
  await user.click(submit('Opslaan'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saves(received).map(({ body }) => [body.item._type, body.item.name, body.parent])).toEqual([
    ['person', 'Jan de Boer', 'lead/01'],
    ['dossier', 'CRM', 'lead/01'],
  ])
  const others = received.received.filter(({ path }) => /update|edge/.test(path))
  expect(others.map(({ path, body }) => [path, body.props])).toEqual([
    ['/api/space/update/lead/01', { name: 'De Haven Zuid', _version: 4 }],
    ['/api/space/edge/CONTACTS/dossier/08/person/08', {}],
  ])
})

it('S2.34, D2.4: where a contact is refused the rest stays, and a second try saves nothing twice', async () => {
  let isAway = true
  const received = server((type) => (type === 'person' && isAway ? reply(503, { title: 'x' }) : undefined))
  const { user, tab } = await edit()
  await user.type((await tab(/Basisgegevens/)).getByLabelText(/^Naam/), ' Zuid')
  const people = await tab(/Contactpersonen/)
  await user.click(people.getByRole('button', { name: 'Nog een contactpersoon' }))
  await user.type(people.getByLabelText(/^Naam/), 'Jan de Boer')
  await user.click(submit('Opslaan'))
  expect((await screen.findByRole('alert')).textContent).toContain('“De Haven Zuid” is opgeslagen')
  isAway = false
  await user.click(submit('Opslaan'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(received.received.filter(({ path }) => path.includes('/update/'))).toHaveLength(1)
  const keys = saves(received).map(({ headers }) => headers['idempotency-key'])
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})
