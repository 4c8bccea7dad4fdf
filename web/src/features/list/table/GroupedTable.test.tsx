import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../test/renderWithProviders.tsx'
import { page, stubServer } from '../../../../test/stubServer.ts'

beforeEach(() => {
  // jsdom lays nothing out: the window of the table is said to be this tall.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
})

it('S2.5, D8.3: a table in groups tells of each how many and what for, and opens and closes them; what is chosen counts for all', async () => {
  const item = { _id: 'dossier/1', _type: 'dossier', _version: 1, name: 'ERP', status: 'request', users: 4 }
  const { received } = stubServer({
    '/api/space/search': () => page([item]),
    '/api/views/list': () => [],
    '/api/lists/statuses': () => [
      { status: 'HRM', count: 1, amount: 900 },
      { status: 'ERP', count: 2, amount: 1500 },
      { status: '', count: 3, amount: 0 },
    ],
  })
  const { router } = await renderApp('/list?type=dossier&look=table', { kind: 'staff' })
  const user = userEvent.setup()
  await user.selectOptions(await screen.findByLabelText('Groeperen'), screen.getByRole('option', { name: 'Type' }))
  await waitFor(() => expect(router.state.location.search).toMatchObject({ group: 'name' }))
  const erp = await screen.findByRole('button', { name: /^ERP.*2 regels.*1\.500/ })
  expect(erp.getAttribute('aria-expanded')).toBe('true')
  await screen.findByRole('grid')
  const counted = screen.getAllByRole('status').filter(({ textContent }) => textContent?.includes('regel'))
  expect(counted, 'its head counts its lines').toEqual([])
  const heads = screen.getAllByRole('button', { expanded: false }).map((head) => head.textContent ?? '')
  expect(heads.filter((text) => text.includes('regel'))).toEqual([
    expect.stringMatching(/^HRM/),
    expect.stringMatching(/^Zonder/),
  ])
  await waitFor(() =>
    expect(
      received.some(({ body }) => JSON.stringify(body).includes('"also":{"field":"name","op":"is","values":["ERP"]}')),
    ).toBe(true),
  )
  await user.click(screen.getByRole('button', { name: /^HRM/ }))
  expect(await screen.findAllByRole('grid')).toHaveLength(2)
  await user.click(erp)
  await waitFor(() => expect(screen.getAllByRole('grid')).toHaveLength(1))
  const grid = screen.getByRole('grid')
  await user.click(await within(grid).findByRole('checkbox'))
  expect(await screen.findByText('1 gekozen')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^HRM/ }))
  expect(screen.getByText('1 gekozen')).toBeTruthy()
})

it.each([
  ['name', 200, /^Hier staan hooguit 200 groepen/],
  ['_owner', 1, /^Wat meer eigenaren heeft/],
] as const)(
  'S2.5: a table in groups by %s says below what its groups leave out or count twice',
  async (by, count, said) => {
    stubServer({
      '/api/space/search': () => page([]),
      '/api/views/list': () => [],
      '/api/lists/statuses': () =>
        Array.from({ length: count }, (_, at) => ({ status: at === 0 ? '' : `T${at}`, count: count - at })),
    })
    await renderApp(`/list?type=dossier&look=table&group=${by}`, { kind: 'staff' })
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.queryAllByText(/^Hier staan hooguit|^Wat meer eigenaren/)).toHaveLength(1)
  },
)
