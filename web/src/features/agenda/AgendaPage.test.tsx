import type { AnyItem } from '@schakel/domain'
import type { AgendaLayer } from '@schakel/domain/calls'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderApp, viewerOf } from '../../../test/renderWithProviders.tsx'
import { stubServer } from '../../../test/stubServer.ts'

const me = viewerOf('staff')
const owned = { _owners: [{ _id: me._id, name: me.name }] }
const meeting: AnyItem = {
  _id: 'activity/1',
  _type: 'activity',
  _version: 1,
  name: 'Kennisdag kassa',
  date: '2026-03-12T09:00:00.000Z',
  _owners: [{ _id: 'user/2', name: 'Bas Anders' }],
  _contacts: [{ _id: 'person/1', name: 'Femke Gast' }],
}
const trip: AnyItem = {
  ...owned,
  _id: 'activity/2',
  _type: 'activity',
  _version: 1,
  name: 'Werkbezoek Lyon',
  date: '2026-03-17T09:00:00.000Z',
  end: '2026-03-19T15:00:00.000Z',
}
const layer: AgendaLayer = {
  _id: 'team',
  name: 'Team Google',
  source: 'google',
  colour: '#16a765',
  isSilent: false,
  isCut: false,
  events: [{ uid: 'fair', name: 'Horecava', start: '2026-02-27', end: '2026-03-02' }],
}
const other: AgendaLayer = {
  _id: 'ics',
  name: 'Vakanties',
  source: 'ics',
  isSilent: true,
  isCut: false,
  events: [
    { uid: 'own', name: '', isPrivate: true, start: '2026-03-20T09:00:00.000Z', end: '2026-03-20T10:00:00.000Z' },
  ],
}

beforeEach(() => {
  cleanup()
  localStorage.clear()
})

/** The list of March. */
async function open(items: readonly AnyItem[] = [meeting, trip]): Promise<void> {
  stubServer({
    '/api/agenda/list': () => ({ items, isCut: false }),
    '/api/agenda/external': () => [layer, other],
  })
  await renderApp('/calendar?view=list&day=2026-03-01')
  await screen.findAllByText('Werkbezoek Lyon')
  await screen.findByText('Bezet')
}

/** The rows of the list: on which day, at which time, what. */
function rows(): string[] {
  return screen.getAllByRole('heading', { level: 3 }).flatMap((heading) =>
    within(heading.parentElement ?? heading)
      .getAllByRole('button')
      .map((row) =>
        [heading.textContent?.split(' ')[1], ...[...row.children].slice(1, 3).map((part) => part.textContent)].join(
          ' ',
        ),
      ),
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the agenda as a list', () => {
  it('D14: what takes several days stands on each of them within the list, with its first and its last hour', async () => {
    await open()
    expect(rows()).toEqual([
      '1 Hele dag Horecava',
      '2 Hele dag Horecava',
      '12 10:00 Kennisdag kassa',
      '17 10:00 Werkbezoek Lyon',
      '18 Hele dag Werkbezoek Lyon',
      '19 tot 16:00 Werkbezoek Lyon',
      '20 10:00 Bezet',
    ])
  })

  it('D14: each calendar of elsewhere is a layer that is switched off by itself, and stays so on this device for this person', async () => {
    await open()
    const layers = within(screen.getByRole('group', { name: "Agenda's die u meeleest" }))
    expect(layers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Team Google',
      'Vakanties(nu niet te lezen)',
    ])
    await press('Team Google')
    expect(rows()).not.toContain('1 Hele dag Horecava')
    expect(rows()).toContain('20 10:00 Bezet')
    // What is one's own is switched off apart from it.
    await press('Activiteit')
    expect(rows()).toEqual(['20 10:00 Bezet'])
    cleanup()
    stubServer({
      '/api/agenda/list': () => ({ items: [trip], isCut: false }),
      '/api/agenda/external': () => [layer, other],
    })
    await renderApp('/calendar?view=list&day=2026-03-01')
    await screen.findByText('Bezet')
    expect(screen.getByRole('button', { name: 'Team Google' }).getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByRole('button', { name: 'Activiteit' }).getAttribute('aria-pressed')).toBe('false')
    expect(rows()).toEqual(['20 10:00 Bezet'])
    await press('Team Google')
    expect(rows()).toContain('2 Hele dag Horecava')
  })

  it('D23.4: a time zone that is none is said of what was read by one’s own, in a file and in a calendar of elsewhere', async () => {
    const event = { uid: 'z', name: 'Elders om negen', start: '2026-03-20T08:00:00.000Z', unknownZone: 'Mars/Olympus' }
    const said = 'De tijdzone “Mars/Olympus” kennen we niet. Dit is in uw eigen tijdzone gelezen.'
    stubServer({
      '/api/agenda/list': () => ({ items: [], isCut: false }),
      '/api/agenda/external': () => [{ ...other, events: [event] }],
      '/api/agenda/import': () => ({ events: [{ ...event, state: 'new' }], isCut: false }),
    })
    const { container } = await renderApp('/calendar?view=list&day=2026-03-01')
    await screen.findByText('Elders om negen')
    const chooser = container.querySelector('input[type=file]')
    if (!chooser) throw new Error('nothing to choose a file with')
    fireEvent.change(chooser, { target: { files: [new File(['BEGIN:VCALENDAR'], 'agenda.ics')] } })
    const file = within(await screen.findByRole('dialog', { name: 'Agendabestand overnemen' }))
    await file.findByText(said)
    await userEvent.click(file.getByRole('button', { name: 'Sluiten' }))
    await userEvent.click(await screen.findByText('Elders om negen'))
    within(await screen.findByRole('dialog', { name: 'Elders om negen' })).getByText(said)
  })

  it('D14: that not all was read is said of a file, and of a calendar of elsewhere that is looked at', async () => {
    const event = { uid: 'z', name: 'Elders om negen', start: '2026-03-20T08:00:00.000Z' }
    stubServer({
      '/api/agenda/list': () => ({ items: [], isCut: false }),
      '/api/agenda/external': () => [layer, { ...other, isSilent: false, isCut: true, events: [event] }],
      '/api/agenda/import': () => ({ events: [{ ...event, state: 'new' }], isCut: false, isPartlyRead: true }),
    })
    const { container } = await renderApp('/calendar?view=list&day=2026-03-01')
    await screen.findByText('Elders om negen')
    const ofLayer = /ziet u hier niet alles/
    expect(screen.getAllByText(ofLayer).map(({ textContent }) => textContent?.slice(0, 14))).toEqual(['Van “Vakanties'])
    const chooser = container.querySelector('input[type=file]')
    if (!chooser) throw new Error('nothing to choose a file with')
    fireEvent.change(chooser, { target: { files: [new File(['BEGIN:VCALENDAR'], 'agenda.ics')] } })
    const file = within(await screen.findByRole('dialog', { name: 'Agendabestand overnemen' }))
    await file.findByText(/^Niet alles in het bestand is gelezen/)
    await userEvent.click(file.getByRole('button', { name: 'Sluiten' }))
    await press('Vakanties')
    expect(screen.queryByText(ofLayer)).toBeNull()
  })

  it('D14: an activity is found by who comes to it as by whose it is; calendars of elsewhere are one’s own', async () => {
    await open()
    const people = screen.getByRole('combobox', { name: 'Van wie' })
    expect(
      within(people)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Iedereen', 'Bas Anders', 'Femke Gast', me.name])
    await userEvent.selectOptions(people, 'Femke Gast')
    expect(rows()).toEqual(['12 10:00 Kennisdag kassa'])
    await userEvent.selectOptions(people, me.name)
    expect(rows()).toHaveLength(6)
    expect(rows()).not.toContain('12 10:00 Kennisdag kassa')
  })

  it('D14: two who share a name are two, and a guest called as oneself has none of one’s own calendars', async () => {
    await open([{ ...meeting, _contacts: [{ _id: 'person/1', name: me.name }] }, trip])
    const people = screen.getByRole('combobox', { name: 'Van wie' })
    const [guest, self] = [`${me.name} (contactpersoon)`, `${me.name} (gebruiker)`]
    expect(
      within(people)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Iedereen', 'Bas Anders', guest, self])
    await userEvent.selectOptions(people, guest)
    expect(rows()).toEqual(['12 10:00 Kennisdag kassa'])
    await userEvent.selectOptions(people, self)
    expect(rows()).toContain('20 10:00 Bezet')
    expect(rows()).not.toContain('12 10:00 Kennisdag kassa')
  })
})
