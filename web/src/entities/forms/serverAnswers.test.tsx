import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { freshForms, makingServer, notices, open, saves, submit } from '../../../test/forms.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { openItemForm } from './openItemForm.ts'

freshForms()

describe('what the server says', () => {
  it('D8.2: its errors stand at their inputs, also inside a group, until one changes them', async () => {
    makingServer(() =>
      reply(422, {
        title: 'Invalid',
        errors: [
          { path: 'address.zipcode', code: 'tooLong', message: 'max. 12 tekens' },
          { path: 'email', code: 'taken', message: 'x' },
        ],
      }),
    )
    const { user, dialog } = await open({ type: 'supplier' })
    await user.type(dialog.getByLabelText(/^Naam/), 'Kassa & Co')
    await user.type(dialog.getByLabelText('E-mail'), 'info@kassa.example')
    await user.click(submit())
    expect(await dialog.findByText('max. 12 tekens')).toBeTruthy()
    expect(dialog.getByText('Is al in gebruik')).toBeTruthy()
    await user.type(dialog.getByLabelText('E-mail'), 'x')
    expect(dialog.queryByText('Is al in gebruik')).toBeNull()
  })

  it('S5.2, D1: what another tab made of the same draft is said in plain words, and goes at a second press', async () => {
    let isTaken = true
    const server = makingServer(() => {
      if (!isTaken) return undefined
      isTaken = false
      return reply(422, {
        title: 'Invalid',
        errors: [{ path: 'idempotency-key', code: 'taken', message: 'is al in gebruik' }],
      })
    })
    const { user, dialog } = await open({ type: 'supplier' })
    await user.type(dialog.getByLabelText(/^Naam/), 'Kassa & Co')
    await user.click(submit())
    expect(await dialog.findByText('Dit is misschien al toegevoegd')).toBeTruthy()
    expect(dialog.queryByText(/idempotency/)).toBeNull()
    await user.click(submit())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saves(server)).toHaveLength(2)
  })

  it('D2.4, S5.2: a draft whose answer was lost over a day ago says that it may be there, before it is sent once more', async () => {
    const answers = [reply(503, {})]
    const server = makingServer(() => answers.shift())
    const { user, dialog } = await open({ type: 'supplier' })
    await user.type(dialog.getByLabelText(/^Naam/), 'Kassa & Co')
    await user.click(submit())
    await dialog.findByRole('alert')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000)
    openItemForm({ type: 'supplier' })
    const again = within(await screen.findByRole('dialog'))
    await again.findByLabelText(/^Naam/)
    await user.click(submit())
    expect(await again.findByText('Dit is misschien al toegevoegd')).toBeTruthy()
    expect(saves(server)).toHaveLength(1)
    await user.click(submit())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(saves(server)).toHaveLength(2)
  })

  const item = {
    _id: 'lead/01',
    _type: 'lead',
    _version: 3,
    name: 'De Haven',
    employees: 12,
    email: 'a@haven.example',
    _parents: [],
  }

  it('D2.3: a newer version is laid beside mine, and what was chosen is saved on top of it', async () => {
    const current = { ...item, _version: 4, employees: 30, email: 'b@haven.example' }
    let isStale = true
    const server = stubServer({
      '/api/space/lead/01': () => item,
      '/api/space/update/lead/01': () => {
        if (!isStale) return { _id: 'lead/01', _version: 5 }
        isStale = false
        return reply(409, { title: 'Stale', current })
      },
    })
    const { user, dialog } = await open({ item: { _id: 'lead/01' } })
    const employees = await dialog.findByLabelText(/^Medewerkers/)
    await user.clear(employees)
    await user.type(employees, '14')
    await user.click(submit('Opslaan'))
    expect(await screen.findByText('Iemand anders was net iets eerder')).toBeTruthy()
    expect(screen.getByText('b@haven.example')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Opslaan met deze keuze' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const updates = server.received.filter(({ path }) => path.includes('update'))
    expect(updates.map(({ body }) => body.props)).toEqual([
      { employees: 14, _version: 3 },
      { employees: 14, _version: 4 },
    ])
  })

  it('D2.3: all of theirs leaves nothing to write', async () => {
    const current = { ...item, _version: 4, employees: 30 }
    const server = stubServer({
      '/api/space/lead/01': () => item,
      '/api/space/update/lead/01': () => reply(409, { title: 'Stale', current }),
    })
    const { user, dialog } = await open({ item: { _id: 'lead/01' } })
    const employees = await dialog.findByLabelText(/^Medewerkers/)
    await user.clear(employees)
    await user.type(employees, '14')
    await user.click(submit('Opslaan'))
    await user.click(await screen.findByRole('button', { name: 'Alles van de ander' }))
    await user.click(screen.getByRole('button', { name: 'Opslaan met deze keuze' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.received.filter(({ path }) => path.includes('update'))).toHaveLength(1)
  })

  it('S4.14: deleting asks twice', async () => {
    const server = stubServer({
      '/api/space/lead/01': () => item,
      '/api/space/delete': () => ({ _id: 'lead/01', _version: 4 }),
    })
    const { user, dialog } = await open({ item: { _id: 'lead/01' } })
    await user.click(await dialog.findByRole('button', { name: 'Verwijderen' }))
    expect(server.received.some(({ path }) => path.includes('delete'))).toBe(false)
    await user.click(dialog.getByRole('button', { name: 'Zeker weten?' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.received.some(({ path }) => path === '/api/space/delete')).toBe(true)
    expect(notices.at(-1)?.action?.label).toBe('Ongedaan maken')
  })
})

it('D2.3, D4.5: what was chosen of both and does not go together is said not to be saved, and where', async () => {
  const at = (day: string) => ({ date: `2027-01-${day}T08:00:00.000Z`, end: `2027-01-${day}T10:00:00.000Z` })
  const item = { _id: 'activity/01', _type: 'activity', _version: 3, name: 'Kennisdag', _parents: [], ...at('04') }
  const server = stubServer({
    '/api/space/activity/01': () => item,
    '/api/space/update/activity/01': () =>
      reply(409, { title: 'Stale', current: { ...item, _version: 4, ...at('10') } }),
  })
  const { user, dialog } = await open({ item: { _id: item._id } })
  const end = await dialog.findByRole('textbox', { name: 'Einde' })
  await user.clear(end)
  await user.type(end, '05-01-2027')
  await user.tab()
  const time = dialog.getByRole('textbox', { name: 'Einde: tijd' })
  await user.clear(time)
  await user.type(time, '11.00')
  await user.tab()
  await user.click(submit('Opslaan'))
  await user.click(await screen.findByRole('button', { name: 'Opslaan met deze keuze' }))
  expect(await dialog.findByText('Nog niet opgeslagen: dit gaat niet samen')).toBeTruthy()
  const issue = 'Het einde ligt voor het begin'
  expect(dialog.getByText(`Einde: ${issue}`)).toBeTruthy()
  expect(dialog.getByText(issue)).toBeTruthy()
  expect(server.received.filter(({ path }) => path.includes('update'))).toHaveLength(1)
})
