import type { AnyItem } from '@schakel/domain'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aDossier, aMatch, anItem, pastStatuses } from '../../../../test/items.ts'
import { renderApp } from '../../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../../test/stubServer.ts'
import { connectNotices, type Notice } from '../../../ui/notify.ts'
import '../../../app/featureCards.tsx'

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

const lead = (index: number, status = 'active', fields = {}) =>
  anItem('lead', { _id: `lead/n${index}`, name: `Zaak ${index}`, status, ...fields })

beforeEach(() => {
  localStorage.clear()
  // jsdom lays nothing out: columns and cards are said to be this tall.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(90)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(260)
  Element.prototype.scrollTo = () => undefined
})
afterEach(() => localStorage.clear())

interface Asked {
  readonly status?: string
  readonly by?: string
  readonly also?: { readonly op: string; readonly values: readonly string[] }
}

/** The lane that a rule asks for; of yes or no the rule itself. */
const laneOf = ({ op, values }: NonNullable<Asked['also']>) => values[0] ?? (op === 'empty' ? '' : op)

/** The board of these items; lanes are by owner, or by yes or no, as `owners` of an item says. */
async function opened(
  address: string,
  items: readonly AnyItem[],
  kind: 'staff' | 'supplier' | 'enduser' = 'staff',
  update: (id: string) => unknown = () => undefined,
) {
  const ownersOf = ({ owners = [''] }: AnyItem & { readonly owners?: readonly string[] }) => owners
  const isIn = (item: AnyItem, { status, also }: Asked) =>
    (status === undefined || item.status === status) && (!also || ownersOf(item).includes(laneOf(also)))
  const server = stubServer({
    '/api/views/list': () => [],
    '/api/lists/statuses': ({ by }: Asked) => {
      const rows = items.flatMap((item) =>
        by === undefined
          ? [{ status: String(item.status) }]
          : ownersOf(item).map((status) => ({ status, column: String(item.status) })),
      )
      return [...Map.groupBy(rows, (row) => JSON.stringify(row)).values()].map((same) => ({
        ...same[0],
        count: same.length,
        amount: 100 * same.length,
      }))
    },
    '/api/lists/cards': ({ ids }: { readonly ids: readonly string[] }) => ids.map((_id) => ({ _id, owners: [] })),
    '/api/space/search': (body: Asked) => {
      const found = items.filter((item) => isIn(item, body))
      return page(found, found.length)
    },
    '/api/space/bulk': ({ ids }: { readonly ids: readonly string[] }) => ({
      done: ids.map((_id) => ({ _id, _version: 2, before: { status: 'active' } })),
      refused: [],
    }),
    '/api/space/update/*': (_, { path }) => update(path),
    '/api/space/user/*': () => anItem('user', { name: 'Anna Bakker' }),
    '/api/space/*': (_, { path }) => items.find(({ _id }) => path.endsWith(_id)),
  })
  const app = await renderApp(address, { kind })
  await screen.findByRole('region', { name: 'Als bord' })
  return { ...server, ...app, user: userEvent.setup() }
}
const column = (name: string | RegExp) => screen.getByRole('region', { name })
const link = (name: string) => screen.findByRole('link', { name })
const panel = (name: string) => screen.findByRole('region', { name: `${name}, naast de lijst` })

describe('a board as it comes', () => {
  it('S2.10: says of no column that it is empty before what stands in it has come', async () => {
    const said: string[] = []
    const watching = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '')
    })
    watching.observe(document.body, { childList: true, subtree: true })
    await opened('/list?type=lead&look=board', [lead(0, 'customer')])
    await link('Zaak 0')
    watching.disconnect()
    const empty = screen.getAllByText('Hier staat niets').length
    expect(empty).toBeGreaterThan(0)
    expect(said.filter((text) => text === 'Hier staat niets')).toHaveLength(empty)
  })
})

describe('a board by keyboard', () => {
  it('S2.10: j enters it, arrows go down a column and to the next one that has cards, x chooses and Escape lets go', async () => {
    const { user } = await opened('/list?type=lead&look=board', [lead(0), lead(1), lead(2, 'customer')])
    await link('Zaak 2')
    screen.getByRole('region', { name: 'Als bord' }).focus()
    await user.keyboard('j')
    expect(document.activeElement).toBe(await link('Zaak 0'))
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(await link('Zaak 1'))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(await link('Zaak 2'))
    await user.keyboard('x')
    await screen.findByText('1 gekozen')
    await user.keyboard('{ArrowLeft}k{Escape}')
    expect(screen.queryByText('1 gekozen')).toBeNull()
  })

  it('S4.7: m opens the menu that moves the card, and Shift with Space chooses a stretch', async () => {
    const { user } = await opened(
      '/list?type=lead&look=board',
      [0, 1, 2].map((at) => lead(at)),
    )
    ;(await link('Zaak 0')).focus()
    await user.keyboard('xjj{Shift>} {/Shift}')
    await screen.findByText('3 gekozen')
    await user.keyboard('m')
    await screen.findByRole('menuitem', { name: 'Klant' })
  })

  it('S2.5: Space looks at a card beside the board, and one walks on down its column and into the next', async () => {
    const { user } = await opened('/list?type=lead&look=board', [lead(0), lead(1), lead(2, 'customer')])
    ;(await link('Zaak 0')).focus()
    await user.keyboard(' ')
    within(await panel('Zaak 0')).getByText('1 van 2')
    await user.keyboard('{ArrowDown}')
    within(await panel('Zaak 1')).getByText('2 van 2')
    await user.keyboard('j')
    within(await panel('Zaak 2')).getByText('1 van 1')
    await user.keyboard('k{Escape}')
    await waitFor(() => expect(screen.queryByRole('region', { name: /naast de lijst/ })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Bekijk Zaak 2 naast de lijst' }))
    await panel('Zaak 2')
  })
})

describe('many cards of a board at once', () => {
  it('S2.5: Shift reaches within a column, and what was chosen moves together, with one undo', async () => {
    const { user, received } = await opened(
      '/list?type=lead&look=board',
      [0, 1, 2, 3].map((at) => lead(at)),
    )
    await link('Zaak 3')
    const box = (name: string) => screen.getByRole('checkbox', { name: `Kies ${name}` })
    await user.click(box('Zaak 0'))
    await user.keyboard('{Shift>}')
    await user.click(box('Zaak 2'))
    await user.keyboard('{/Shift}')
    await screen.findByText('3 gekozen')
    await user.click(screen.getByRole('button', { name: 'Zet Zaak 1 ergens anders' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Klant' }))
    const bulks = () => received.filter(({ path }) => path === '/api/space/bulk')
    await waitFor(() => expect(notices.at(-1)?.action?.label).toBe('Ongedaan maken'))
    expect(bulks()[0]?.body).toEqual({ props: { status: 'customer' }, ids: ['lead/n0', 'lead/n1', 'lead/n2'] })
    act(() => notices.at(-1)?.action?.run())
    await waitFor(() => expect(bulks()).toHaveLength(2))
    expect(bulks()[1]?.body.items).toHaveLength(3)
  })

  it('S4.8: for several a status that asks for a reason asks for it once', async () => {
    const dossiers = [1, 2].map((at) =>
      aDossier([], {
        _id: `dossier/n${at}`,
        name: `ERP ${at}`,
        status: 'intake',
        history: pastStatuses('request', 'intake'),
      }),
    )
    const { user, received } = await opened('/list?type=dossier&look=board', dossiers)
    for (const box of await screen.findAllByRole('checkbox', { name: /^Kies/ })) await user.click(box)
    await user.click(screen.getAllByRole('button', { name: /ergens anders$/ })[0] as HTMLElement)
    await user.click(await screen.findByRole('menuitem', { name: 'Gepauzeerd' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox', { name: /reden/ }), 'Zomerstop')
    await user.click(within(dialog).getByRole('button', { name: 'Toepassen' }))
    const sent = () => received.find(({ path }) => path === '/api/space/bulk')?.body
    await waitFor(() => expect(sent()).toBeDefined())
    expect(sent()).toMatchObject({
      props: { status: 'pauze' },
      reason: 'Zomerstop',
    })
  })
})

describe('moves of a board that follow each other', () => {
  const dossiers = [1, 2].map((at) =>
    aDossier([], {
      _id: `dossier/n${at}`,
      name: `ERP ${at}`,
      status: 'intake',
      history: pastStatuses('request', 'intake'),
      organisation: undefined,
    }),
  )
  /** The board of two dossiers; the server answers the move of the first one when it is let go. */
  async function held() {
    const answer = Promise.withResolvers<Response>()
    const board = await opened('/list?type=dossier&look=board', dossiers, 'staff', (path) =>
      path.endsWith('n1') ? answer.promise : { _id: 'dossier/n2', _version: 2 },
    )
    const menu = (name: string) => screen.findByRole('button', { name: `Zet ${name} ergens anders` })
    return {
      ...board,
      menu,
      answer: answer.resolve,
      move: async (name: string, to: string) => {
        await board.user.click(await menu(name))
        await board.user.click(await screen.findByRole('menuitem', { name: to }))
      },
    }
  }
  const refusal = () => reply(422, { title: 'Onjuist', status: 422, detail: 'Dit kan nu niet' })
  const isRefused = () => expect(notices.map(({ title }) => title)).toContain('Niet verplaatst naar Matching')
  beforeEach(() => {
    notices.length = 0
  })

  it('S4.7, D8.2: the refusal of one is told, also when another card was moved meanwhile', async () => {
    const { move, answer } = await held()
    await move('ERP 1', 'Matching')
    await move('ERP 2', 'Matching')
    await waitFor(() => expect(notices.map(({ action }) => action?.label)).toContain('Ongedaan maken'))
    answer(refusal())
    await waitFor(isRefused)
  })

  it('S4.7, D8.2: nor is it lost with the board itself', async () => {
    const { move, answer, router } = await held()
    await move('ERP 1', 'Matching')
    await act(() => router.navigate({ to: '/list', search: { type: 'dossier', look: 'cards' } }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Als bord' })).toBeNull())
    answer(refusal())
    await waitFor(isRefused)
  })

  it('S4.8: a reason that is being typed stays when the move before it is saved', async () => {
    const { user, move, answer } = await held()
    await move('ERP 1', 'Matching')
    await move('ERP 2', 'Gepauzeerd')
    const reason = await screen.findByRole('textbox', { name: /reden/ })
    await user.type(reason, 'Zomerstop')
    answer(reply(200, { _id: 'dossier/n1', _version: 2 }))
    await waitFor(() => expect(screen.queryByText('Wordt opgeslagen…')).toBeNull())
    expect(screen.getByRole('textbox', { name: /reden/ })).toBe(reason)
    expect(reason).toHaveProperty('value', 'Zomerstop')
  })

  it('S4.7: a card whose move is being saved is not moved again', async () => {
    const { user, move, menu, answer } = await held()
    await move('ERP 1', 'Matching')
    await screen.findByText('Wordt opgeslagen…')
    const grip = () => screen.getByRole('button', { name: 'Verplaats ERP 1' })
    expect(grip().getAttribute('aria-disabled')).toBe('true')
    await user.click(await menu('ERP 1'))
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map((entry) => entry.matches(':disabled, [data-disabled]'))).not.toContain(false)
    answer(reply(200, { _id: 'dossier/n1', _version: 2 }))
    await waitFor(() => expect(grip().getAttribute('aria-disabled')).toBe('false'))
  })
})

describe('the lanes of a board', () => {
  const anna = 'user/anna'
  const items = [lead(0, 'active', { owners: [anna] }), lead(1, 'customer', { owners: [anna, ''] }), lead(2)]

  it('S2.5: by owner, each with its count and worth; a lane folds and stays so, and the address says which lanes', async () => {
    const { user, router, received } = await opened('/list?type=lead&look=board', items)
    await user.selectOptions(screen.getByLabelText('Banen'), 'Eigenaar')
    const lane = await screen.findByRole('region', { name: /^Anna Bakker/ })
    expect(router.state.location.search).toMatchObject({ group: '_owner' })
    await within(lane).findByRole('link', { name: 'Zaak 0' })
    expect(within(lane).queryByRole('link', { name: 'Zaak 2' })).toBeNull()
    const nobody = column(/^Van niemand/)
    await within(nobody).findByRole('link', { name: 'Zaak 2' })
    await within(nobody).findByRole('link', { name: 'Zaak 1' })
    // Of what counts nothing nothing is asked.
    const asked = received.filter(({ path, body }) => path === '/api/space/search' && body.also)
    expect(asked).toHaveLength(4)
    await user.click(within(lane).getByRole('button', { name: /^Anna Bakker/ }))
    expect(within(lane).queryByRole('link')).toBeNull()
    expect(localStorage.getItem('schakel.lanes.user/00staff.lead._owner')).toBe(JSON.stringify([anna]))
  })

  it('S2.10: one walks within a lane and down to the next, also from a card that stands in both', async () => {
    const { user } = await opened('/list?type=lead&look=board&group=_owner', items)
    const lane = await screen.findByRole('region', { name: /^Anna Bakker/ })
    const nobody = column(/^Van niemand/)
    const own = await within(nobody).findByRole('link', { name: 'Zaak 1' })
    const above = await within(lane).findByRole('link', { name: 'Zaak 1' })
    await within(nobody).findByRole('link', { name: 'Zaak 2' })
    own.focus()
    await user.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(await link('Zaak 2'))
    await user.keyboard('k')
    expect(document.activeElement).toBe(await link('Zaak 0'))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(above)
    await user.keyboard('j')
    expect(document.activeElement).toBe(own)
  })

  it('D22.1: a card does not go to the lane of what discloses a lead', async () => {
    const matches = ['no', 'yes'].map((owner, at) =>
      aMatch('offered', { _id: `match/n${at}`, name: `Match ${at}`, $open: at === 1, owners: [owner] }),
    )
    const { user } = await opened('/list?type=match&look=board&group=$open', matches)
    const [grip] = await screen.findAllByRole('button', { name: /^Verplaats/ })
    grip?.focus()
    await user.keyboard(' ')
    const isTarget = '[data-target]'
    await waitFor(() => expect(document.querySelector(isTarget)).not.toBeNull())
    // The first card is in the first lane, and finds room in that one alone.
    const lanes = screen.getAllByRole('region', { name: /^(Ja|Nee)/ })
    expect(lanes.map((lane) => lane.querySelector(isTarget) !== null)).toEqual([true, false])
    await user.keyboard('{Escape}')
  })

  it('D6: a card that has no next status goes to another lane, in its own column', async () => {
    const matches = [anna, ''].map((owner, at) =>
      aMatch('won', { _id: `match/n${at}`, name: `Match ${at}`, owners: [owner] }),
    )
    const { user } = await opened('/list?type=match&look=board&group=_owner', matches)
    const lane = await screen.findByRole('region', { name: /^Anna Bakker/ })
    ;(await within(lane).findByRole('button', { name: /^Verplaats/ })).focus()
    await user.keyboard(' ')
    const targets = () => [...document.querySelectorAll('[data-target]')]
    await waitFor(() => expect(targets()).toHaveLength(1))
    expect(column(/^Van niemand/).contains(targets()[0] ?? null)).toBe(true)
    await user.keyboard('{Escape}')
  })

  it('S2.5: the menu of a card brings it to another lane, in the column where it stands', async () => {
    const { user, received } = await opened('/list?type=lead&look=board&group=_owner', items)
    const lane = await screen.findByRole('region', { name: /^Anna Bakker/ })
    await within(lane).findByRole('link', { name: 'Zaak 0' })
    await user.click(within(lane).getByRole('button', { name: 'Zet Zaak 0 ergens anders' }))
    const sent = () => received.filter(({ path }) => path.includes('/OWNERS/')).map(({ path }) => path)
    expect(screen.queryByRole('menuitem', { name: 'Anna Bakker' })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: 'Van niemand' }))
    await waitFor(() => expect(sent()).toEqual(['/api/space/delete/OWNERS/lead/n0/user/anna']))
    expect(received.some(({ path }) => path === '/api/space/update/lead/n0')).toBe(false)
  })

  it('S2.5, S2.10: who hears the board is told the lane that a carried card is over, and where it was put down', async () => {
    const { user } = await opened('/list?type=lead&look=board&group=_owner', items)
    const lane = await screen.findByRole('region', { name: /^Anna Bakker/ })
    await within(lane).findByRole('link', { name: 'Zaak 0' })
    const grip = within(lane).getByRole('button', { name: 'Verplaats Zaak 0' })
    // jsdom lays nothing out: one lane stands below the other, and what is carried begins above its own column.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const spot = this.closest('section [role="group"]') ?? grip.closest('[role="group"]')
      const columns = [...(spot?.parentElement?.querySelectorAll(':scope > [role="group"]') ?? [])]
      const top = spot?.parentElement === lane ? 0 : 500
      return new DOMRect(columns.indexOf(spot ?? grip) * 300, top, 260, 400)
    })
    grip.focus()
    await user.keyboard(' ')
    await screen.findByText('Zaak 0 is opgepakt.')
    await waitFor(() => expect(document.querySelector('[data-target]')).not.toBeNull())
    await user.keyboard('{ArrowDown}')
    await screen.findByText('Zaak 0 boven Actief, Van niemand.')
    await user.keyboard(' ')
    await screen.findByText('Zaak 0 neergezet op Actief, Van niemand.')
  })

  it('D8.3, D20.2: who is not of the centre is offered no lanes of owners, and moves only its own', async () => {
    const { unmount } = await opened('/list?type=match&look=board', [aMatch('offered')], 'enduser')
    expect(screen.queryByRole('option', { name: 'Eigenaar' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Verplaats/ })).toBeNull()
    unmount()
    await opened('/list?type=match&look=board', [aMatch('offered')], 'supplier')
    expect(screen.queryByRole('option', { name: 'Eigenaar' })).toBeNull()
    await screen.findByRole('button', { name: /^Verplaats/ })
  })
})

describe('long columns', () => {
  it('S2.32: of a thousand cards only those in view are drawn', async () => {
    await opened(
      '/list?type=lead&look=board',
      Array.from({ length: 1000 }, (_, at) => lead(at)),
    )
    await link('Zaak 0')
    const drawn = within(column('Actief')).getAllByRole('link').length
    expect(drawn).toBeLessThan(40)
  })

  it('D22.3: an amount that nobody entered is shown as such', async () => {
    await opened('/list?type=dossier&look=board', [aDossier([], { budget: undefined, _entered: [] })])
    await screen.findByText('nog niet ingevuld')
  })
})
