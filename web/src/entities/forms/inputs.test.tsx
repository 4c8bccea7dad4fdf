import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { freshForms, makingServer, open, saves, submit, valueIn } from '../../../test/forms.tsx'
import { stubServer } from '../../../test/stubServer.ts'

freshForms()

describe('what one is asked', () => {
  it('S5.6: licence and implementation make the total while one types', async () => {
    const match = {
      _id: 'match/01',
      _type: 'match',
      _version: 1,
      $price: 575,
      $license: 575,
      $implement: 575,
      $amount: 1150,
      status: 'registered',
    }
    stubServer({ '/api/space/match/01': () => match })
    const { user, dialog } = await open({ item: { _id: 'match/01' } })
    const license = await dialog.findByLabelText('Licentie')
    expect(valueIn(license)).toBe('€ 575')
    await user.clear(license)
    await user.type(license, '1200')
    const total = dialog.getByLabelText(/^Totaal/)
    expect(valueIn(total)).toBe('€ 1.775')
    await user.tab()
    expect(valueIn(license)).toBe('€ 1.200')
    expect(dialog.queryByLabelText('Matchnotitie')).toBeNull()
  })

  it('S6.3: the note of a match is for super users alone', async () => {
    stubServer({
      '/api/space/match/01': () => ({
        _id: 'match/01',
        _type: 'match',
        _version: 1,
        status: 'registered',
        matchnote: 'Let op',
      }),
    })
    const { dialog } = await open({ item: { _id: 'match/01' } }, 'super')
    expect(valueIn(await dialog.findByLabelText('Matchnotitie'))).toBe('Let op')
  })

  it('S5.3: an input says what is wrong with it when one leaves it, not before', async () => {
    const { user, dialog } = await open({ type: 'person', parent: { _id: 'lead/01', name: 'De Haven' } })
    const name = dialog.getByLabelText(/^Naam/)
    await user.type(name, 'Jan')
    expect(dialog.queryByText('min. 6 tekens')).toBeNull()
    await user.tab()
    expect(dialog.getByText('min. 6 tekens')).toBeTruthy()
    await user.type(name, ' de Boer')
    expect(dialog.queryByText('min. 6 tekens')).toBeNull()
  })

  it('S5.9: after the day the time is asked, and both are sent as one moment', async () => {
    const server = makingServer()
    const { user, dialog } = await open({ type: 'activity', parent: { _id: 'lead/01', name: 'De Haven' } })
    await user.type(dialog.getByLabelText(/^Naam/), 'Kennisdag Utrecht')
    const time = dialog.getByRole('textbox', { name: 'Begin: tijd' })
    expect(time.matches(':disabled')).toBe(true)
    await user.type(dialog.getByRole('textbox', { name: /^Begin \*|^Begin$/ }), '20-1-2027')
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    await user.tab()
    expect(dialog.getByText('Kies ook een tijd')).toBeTruthy()
    await user.type(time, '9.30')
    await user.tab()
    expect(valueIn(time)).toBe('09:30')
    await user.click(submit())
    await waitFor(() => expect(saves(server)).toHaveLength(1))
    expect(saves(server)[0]?.body.item.date).toBe('2027-01-20T08:30:00.000Z')
  })

  it('S3.6: the tasks of a todo, Enter beginning the next one', async () => {
    const server = makingServer()
    const { user, dialog } = await open({ type: 'todo', parent: { _id: 'lead/01', name: 'De Haven' } })
    await user.type(dialog.getByLabelText(/^Naam/), 'Alles nalopen')
    await user.click(await dialog.findByRole('button', { name: 'Regel toevoegen' }))
    await user.type(dialog.getByLabelText('Taak 1'), 'Bellen{Enter}')
    await user.type(dialog.getByLabelText('Taak 2'), 'Mailen')
    await user.click(dialog.getByLabelText('Klaar 1'))
    await user.click(submit())
    await waitFor(() => expect(saves(server)).toHaveLength(1))
    expect(saves(server)[0]?.body).toMatchObject({
      parent: 'lead/01',
      item: {
        $role: 'Taak',
        tasks: [
          { name: 'Bellen', done: true },
          { name: 'Mailen', done: false },
        ],
      },
    })
  })

  it('S3.6: how often a todo repeats, said in words, and refused where it cannot be', async () => {
    const server = makingServer()
    const { user, dialog } = await open({ type: 'todo', parent: { _id: 'lead/01', name: 'De Haven' } })
    await user.type(dialog.getByLabelText(/^Naam/), 'Licenties tellen')
    expect(dialog.queryByLabelText(/Om de hoeveel/)).toBeNull()
    await user.click(dialog.getByRole('combobox', { name: 'Herhaalt' }))
    await user.click(screen.getByRole('option', { name: 'Wekelijks' }))
    expect(dialog.getByText(/^Herhaalt elke week, geteld vanaf de vervaldatum/)).toBeTruthy()
    await user.click(submit())
    expect(dialog.getByText('Herhalen telt vanaf de vervaldatum; vul die in')).toBeTruthy()
    await user.type(dialog.getByRole('textbox', { name: 'Vervaldatum' }), '20-1-2027')
    await user.type(dialog.getByRole('textbox', { name: 'Vervaldatum: tijd' }), '9')
    const every = dialog.getByLabelText('Herhaalt: Om de hoeveel weken')
    await user.clear(every)
    await user.type(every, '100')
    await user.tab()
    expect(dialog.getByText(/^Kies hoe vaak dit herhaalt: elke 1 tot 99/)).toBeTruthy()
    await user.clear(every)
    await user.type(every, '2')
    await user.type(dialog.getByRole('textbox', { name: 'Tot en met' }), '31-12-2027')
    expect(dialog.getByText(/^Herhaalt elke 2 weken, tot en met 31-12-2027/)).toBeTruthy()
    await user.click(submit())
    await waitFor(() => expect(saves(server)).toHaveLength(1))
    expect(saves(server)[0]?.body.item).toMatchObject({
      due: '2027-01-20T08:00:00.000Z',
      repeat: 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20271231',
    })
  })

  it('S3.6: of a rule that is there already one part is changed, and the rest stays', async () => {
    const last = 'BYMONTHDAY=28,29,30,31;BYSETPOS=-1'
    const todo = { _id: 'todo/01', _type: 'todo', _version: 1, name: 'Licenties tellen', done: false }
    const item = { ...todo, due: '2027-02-28T08:00:00.000Z', repeat: `FREQ=MONTHLY;${last}` }
    const server = stubServer({
      '/api/space/todo/01': () => item,
      '/api/space/update/*': () => ({ _id: 'todo/01', _version: 2 }),
    })
    const { user, dialog } = await open({ item: { _id: 'todo/01' } })
    const every = await dialog.findByLabelText('Herhaalt: Om de hoeveel maanden')
    await user.clear(every)
    await user.type(every, '3')
    await user.click(submit('Opslaan'))
    const sent = () => server.received.filter(({ path }) => path.includes('/update/')).map(({ body }) => body.props)
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ repeat: `FREQ=MONTHLY;INTERVAL=3;${last}` })
  })

  it('S3.6: a task is put elsewhere by Alt with an arrow, by the handle and by the steps, and it is said where', async () => {
    const server = makingServer()
    const { user, dialog } = await open({ type: 'todo', parent: { _id: 'lead/01', name: 'De Haven' } })
    await user.type(dialog.getByLabelText(/^Naam/), 'Alles nalopen')
    await user.click(await dialog.findByRole('button', { name: 'Regel toevoegen' }))
    await user.type(dialog.getByLabelText('Taak 1'), 'een{Enter}')
    await user.type(dialog.getByLabelText('Taak 2'), 'twee{Enter}')
    await user.type(dialog.getByLabelText('Taak 3'), 'drie')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Taak 2')))
    expect(dialog.getByText('Verplaatst naar regel 2 van 3')).toBeTruthy()
    dialog.getByRole('button', { name: 'Regel 1 verplaatsen' }).focus()
    await user.keyboard('{ArrowDown}')
    await user.click(dialog.getByRole('button', { name: 'Regel 3 omhoog' }))
    await user.click(submit())
    await waitFor(() => expect(saves(server)).toHaveLength(1))
    const names = saves(server)[0]?.body.item.tasks.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['drie', 'twee', 'een'])
  })

  it('S3.16: tags are picked from their tree, by search or folded open, and hung on what was made', async () => {
    const tag = (key: string, name: string, code: string, parent?: string) => ({
      _id: `tag/${key}`,
      _type: 'tag',
      _version: 1,
      type: 'branche',
      name,
      code,
      ...(parent ? { parent: `tag/${parent}` } : {}),
    })
    const server = stubServer({
      '/api/space/tags': () => [
        tag('a', 'Horeca', 'I'),
        tag('b', 'Restaurants', '561', 'a'),
        tag('c', 'Cafés', '563', 'a'),
      ],
      '/api/space/save': () => ({ _id: 'supplier/01', _version: 1 }),
      '/api/space/edge/*': () => ({ _id: 'supplier/01', _version: 1 }),
    })
    const { user, dialog } = await open({ type: 'supplier' })
    await user.type(dialog.getByLabelText(/^Naam/), 'Kassa & Co')
    const tags = dialog.getByRole('combobox', { name: 'Tags' })
    await waitFor(() => expect(tags.matches(':disabled')).toBe(false))
    await user.click(tags)
    const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names()).toEqual(['I · Horeca'])
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(names()).toEqual(['I · Horeca', '561 · Restaurantsonder I · Horeca', '563 · Cafésonder I · Horeca'])
    await user.keyboard('{ArrowDown}{Enter}')
    await user.type(tags, 'cafe')
    expect(names()).toEqual(['I · Horeca', '563 · Cafésonder I · Horeca'])
    await user.click(screen.getByRole('option', { name: /Cafés/ }))
    await user.click(submit())
    await waitFor(() =>
      expect(server.received.filter(({ path }) => path.startsWith('/api/space/edge/'))).toHaveLength(2),
    )
    expect(saves(server)[0]?.body.item).not.toHaveProperty('_tags')
    expect(server.received.map(({ path }) => path)).toContain('/api/space/edge/TAGS/supplier/01/tag/c')
  })

  it('S5.1, S3.10: the preferred supplier is proposed from two characters on; another name is as good', async () => {
    const server = stubServer({
      '/api/space/search': () => [{ _id: 'supplier/07', _type: 'supplier', _version: 1, name: 'Kassa & Co' }],
      '/api/space/save': () => ({ _id: 'dossier/01', _version: 1 }),
    })
    const { user, dialog } = await open({ type: 'dossier', parent: { _id: 'lead/01', name: 'De Haven' } })
    await user.click(dialog.getByRole('radio', { name: 'ERP' }))
    await user.type(dialog.getByLabelText(/^Gebruikers/), '8')
    await user.click(dialog.getByRole('tab', { name: 'Meer' }))
    const supplier = await dialog.findByRole('combobox', { name: 'Voorkeursleverancier' })
    await user.type(supplier, 'k')
    expect(server.received.filter(({ path }) => path === '/api/space/search')).toHaveLength(0)
    await user.type(supplier, 'as')
    await user.click(await screen.findByRole('option', { name: 'Kassa & Co' }))
    await user.type(supplier, ' BV')
    await user.click(submit())
    await waitFor(() => expect(saves(server)[0]?.body.item.supplier).toBe('Kassa & Co BV'))
  })

  it('D8.7: what has no place of its own asks for one first', async () => {
    const server = stubServer({
      '/api/space/search': ({ feed }) =>
        feed === 'lead' ? [{ _id: 'lead/07', _type: 'lead', _version: 1, name: 'De Haven' }] : [],
      '/api/space/save': () => ({ _id: 'dossier/01', _version: 1 }),
    })
    const { user, dialog } = await open({ type: 'dossier' })
    await user.click(dialog.getByRole('radio', { name: 'ERP' }))
    await user.type(dialog.getByLabelText(/^Gebruikers/), '8')
    expect(submit().getAttribute('aria-disabled')).toBe('true')
    await user.type(dialog.getByLabelText(/^Hoort bij/), 'haven')
    await user.click(await screen.findByRole('option', { name: /De Haven/ }))
    await user.click(submit())
    await waitFor(() => expect(saves(server)[0]?.body.parent).toBe('lead/07'))
  })

  it('D6: an end-user is asked for the request alone, and it hangs under their own organisation', async () => {
    const server = makingServer()
    const { user, dialog } = await open({ type: 'dossier' }, 'enduser')
    expect(dialog.queryByLabelText('Prijs van de aanvraag')).toBeNull()
    expect(dialog.queryByText('Naam bekendgemaakt')).toBeNull()
    await user.click(dialog.getByRole('radio', { name: 'ERP' }))
    await user.type(dialog.getByLabelText(/^Gebruikers/), '8')
    await user.click(submit())
    await waitFor(() => expect(saves(server)[0]?.body.parent).toBe('lead/00haven'))
  })

  it('D1.5: a colour of the palette, or none', async () => {
    const server = makingServer()
    const { user, dialog } = await open({ type: 'supplier' })
    await user.type(dialog.getByLabelText(/^Naam/), 'Kassa & Co')
    const colours = within(dialog.getByRole('radiogroup', { name: 'Kleur' }))
    expect(colours.getAllByRole('radio')).toHaveLength(12)
    await user.click(colours.getByRole('radio', { name: 'Petrol' }))
    await user.click(dialog.getByRole('checkbox', { name: 'HRM' }))
    await user.click(dialog.getByRole('checkbox', { name: 'ERP' }))
    await user.click(submit())
    await waitFor(() => expect(saves(server)).toHaveLength(1))
    expect(saves(server)[0]?.body.item).toMatchObject({ color: 'petrol', kinds: [{ kind: 'ERP' }, { kind: 'HRM' }] })
  })
})
