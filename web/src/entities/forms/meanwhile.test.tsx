import type { AnyItem } from '@schakel/domain'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { freshForms, open, submit, valueIn } from '../../../test/forms.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'

freshForms()

const place = { _id: 'space/00centre', _type: 'space', name: 'Kenniscentrum', _edge: 'MEMBERS' } as const
const tags = (...ids: string[]) =>
  ids.map((id) => ({ _id: `tag/${id}`, _type: 'tag' as const, name: id, _edge: 'TAGS' }))

/** A server that keeps one lead, which a colleague may change too. */
function aServer() {
  let lead: AnyItem = {
    _id: 'lead/01',
    _type: 'lead',
    _version: 4,
    name: 'De Haven',
    employees: 25,
    _parents: [place],
    _contacts: [{ _id: 'person/07', _type: 'person', name: 'Femke Aardenburg' }],
  }
  const { received } = stubServer({
    '/api/space/tags': () => [],
    '/api/space/lead/01': () => lead,
    '/api/space/save': () => ({ _id: 'person/08', _version: 1 }),
    '/api/space/edge/*': () => ({ _id: 'tag/b', _version: 1 }),
    '/api/space/delete/*': () => ({ _id: 'tag/b', _version: 1 }),
    '/api/space/update/lead/01': ({ props }) =>
      props._version === lead._version
        ? { _id: lead._id, _version: lead._version + 1 }
        : reply(409, { title: 'Gewijzigd', current: lead }),
  })
  return {
    change: (fields: Partial<AnyItem>) => (lead = { ...lead, ...fields, _version: lead._version + 1 }),
    made: () => received.flatMap(({ path, body }) => (path.endsWith('/save') ? [body.item.name] : [])),
    edges: () => received.flatMap(({ path }) => (/\/(edge|delete)\//.test(path) ? [path] : [])),
    sent: () => received.filter(({ path }) => path.includes('/update/')).map(({ body }) => body.props),
  }
}

const edit = () => open({ item: { _id: 'lead/01' } })
const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Types behind the name and leaves the form. */
async function leaveDraft() {
  const { user, dialog, unmount } = await edit()
  await user.type(await dialog.findByLabelText(/^Naam/), ' Zuid')
  await user.keyboard('{Escape}')
  await untilClosed()
  unmount()
}

it('D2.3: who goes on with a draft leaves alone what a colleague filled in meanwhile', async () => {
  const { change, sent } = aServer()
  await leaveDraft()
  change({ email: 'info@haven.example', employees: 30 })
  const { user, dialog } = await edit()
  expect(valueIn(await dialog.findByLabelText(/^E-mail/))).toBe('info@haven.example')
  await user.click(submit('Opslaan'))
  await untilClosed()
  expect(sent()).toEqual([{ name: 'De Haven Zuid', _version: 5 }])
})

it('D2.3: what a colleague changed of what stands in a draft is for its owner to choose', async () => {
  const { change, sent } = aServer()
  await leaveDraft()
  change({ name: 'Het Anker', email: 'info@haven.example' })
  const { user, dialog } = await edit()
  await user.click(await dialog.findByRole('button', { name: 'Per veld kiezen' }))
  const choice = within(await screen.findByRole('dialog', { name: 'Iemand anders was net iets eerder' }))
  expect(choice.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'De Haven Zuid',
    'Het Anker',
  ])
  await user.click(choice.getByRole('button', { name: 'Opslaan met deze keuze' }))
  await untilClosed()
  expect(sent()).toEqual([{ name: 'De Haven Zuid', _version: 5 }])
})

it('D2.3, S3.16: the tag that a colleague hung on it while one typed stays on it', async () => {
  const { change, sent, edges } = aServer()
  const { user, dialog } = await edit()
  await user.type(await dialog.findByLabelText(/^Naam/), ' Zuid')
  change({ _tags: tags('b') })
  await user.click(submit('Opslaan'))
  await untilClosed()
  expect(sent().map(({ _version }) => _version)).toEqual([4, 5])
  expect(edges()).toEqual([])
})

it('D2.3, S3.16: a draft takes off and hangs on the tags that were changed in it alone', async () => {
  const { change, sent, edges } = aServer()
  change({ _tags: tags('a') })
  await leaveDraft()
  change({ _tags: tags('a', 'b'), _parents: [{ ...place, $role: 'Partner' }] })
  const { user, dialog } = await edit()
  await dialog.findByDisplayValue('De Haven Zuid')
  await user.click(submit('Opslaan'))
  await untilClosed()
  expect(sent()).toEqual([{ name: 'De Haven Zuid', _version: 6 }])
  expect(edges()).toEqual([])
})

it('D2.3, S2.34: who is entered along with it is saved as well when a colleague was first', async () => {
  const { change, made } = aServer()
  const { user, dialog } = await edit()
  await user.type(await dialog.findByLabelText(/^Naam/), ' Zuid')
  await user.click(dialog.getByRole('tab', { name: /Contactpersonen/ }))
  const people = within(dialog.getByRole('tabpanel', { name: /Contactpersonen/ }))
  await user.click(people.getByRole('button', { name: 'Nog een contactpersoon' }))
  await user.type(people.getByLabelText(/^Naam/), 'Jan de Boer')
  change({ _tags: tags('b') })
  await user.click(submit('Opslaan'))
  await untilClosed()
  expect(made()).toEqual(['Jan de Boer'])
})

it('D2.3, S2.34: who is entered along with it stays when one takes what the other one made of it', async () => {
  const { change, made, sent } = aServer()
  await leaveDraft()
  change({ name: 'Het Anker' })
  const { user, dialog } = await edit()
  const take = await dialog.findByRole('button', { name: 'Die van de ander nemen' })
  await user.click(dialog.getByRole('tab', { name: /Contactpersonen/ }))
  const people = within(dialog.getByRole('tabpanel', { name: /Contactpersonen/ }))
  await user.click(people.getByRole('button', { name: 'Nog een contactpersoon' }))
  await user.type(people.getByLabelText(/^Naam/), 'Jan de Boer')
  await user.click(take)
  expect(valueIn(people.getByLabelText(/^Naam/))).toBe('Jan de Boer')
  await user.click(submit('Opslaan'))
  await untilClosed()
  expect(sent()).toEqual([])
  expect(made()).toEqual(['Jan de Boer'])
})
