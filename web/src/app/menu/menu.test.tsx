import type { ViewerKind } from '@schakel/domain'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../test/renderWithProviders.tsx'
import { page, reply, stubServer } from '../../../test/stubServer.ts'
import { menuOf } from './menuGroups.ts'

const kinds: readonly ViewerKind[] = ['super', 'staff', 'supplier', 'enduser', 'member']

const favourites = ['Een', 'Twee', 'Drie'].map((name, index) => {
  const _id = `lead/0${index}`
  return { _id, item: { _id, _type: 'lead', name: `Eethuis ${name}` } }
})

/** Keeps what is put as soon as it is ready, unless it refuses. */
function server(isBroken = false, ready: Promise<void> = Promise.resolve()) {
  let kept = favourites
  const put = async ({ _id, at }: { readonly _id: string; readonly at: number }) => {
    await ready
    if (isBroken) return reply(500, { title: 'Kapot', status: 500 })
    const others = kept.filter((one) => one._id !== _id)
    kept = others.toSpliced(at, 0, ...kept.filter((one) => one._id === _id))
    return { _id }
  }
  return stubServer({
    '/api/space/search': () => page([]),
    '/api/space/activities': () => [],
    '/api/favourites/list': () => kept,
    '/api/favourites/put': put,
    '/api/favourites/remove': () => ({ _id: 'lead/00' }),
  })
}

async function openMenu() {
  await renderApp('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  return { menu, names: () => menu.getAllByRole('link', { name: /Eethuis/ }).map(({ textContent }) => textContent) }
}

describe('the menu', () => {
  it('S2.21, D6: each kind of viewer has the headings with what it has under them, and each list once', () => {
    for (const kind of kinds) {
      const parts = menuOf(kind, ['lead', 'dossier', 'software', 'message'])
      expect(parts.map(({ group }) => group)).toEqual(['relations', 'work', 'knowledge', 'manage'])
      const lists = parts.flatMap(({ types }) => types)
      expect(new Set(lists).size).toBe(lists.length)
      const isCentre = kind === 'super' || kind === 'staff'
      expect([kind, parts.some(({ looksAs }) => looksAs)]).toEqual([kind, isCentre])
      const screens = parts.flatMap((part) => part.screens).map(({ name }) => name)
      expect([kind, screens.includes('chat')]).toEqual([kind, kind !== 'supplier'])
      expect(screens.includes('users')).toBe(kind === 'super')
    }
  })

  it('S2.21: Alt and an arrow give a favourite another place, shown at once and said', async () => {
    const { received } = server()
    const { menu, names } = await openMenu()
    await menu.findByRole('link', { name: /Eethuis Drie/ })
    menu.getByRole('link', { name: /Eethuis Drie/ }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(names()).toEqual(['Eethuis Een', 'Eethuis Drie', 'Eethuis Twee']))
    expect(menu.getByText('Eethuis Drie staat nu op plaats 2 van 3.')).toBeTruthy()
    expect(received.find(({ path }) => path === '/api/favourites/put')?.body).toEqual({ _id: 'lead/02', at: 1 })
  })

  it('S2.21: two places given at once are both shown at once, and sent one after the other', async () => {
    const line = Promise.withResolvers<void>()
    const { received } = server(false, line.promise)
    const { menu, names } = await openMenu()
    const puts = () => received.filter(({ path }) => path === '/api/favourites/put').map(({ body }) => body.at)
    await menu.findByRole('link', { name: /Eethuis Drie/ })
    menu.getByRole('link', { name: /Eethuis Drie/ }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(names()).toEqual(['Eethuis Een', 'Eethuis Drie', 'Eethuis Twee']))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(names()).toEqual(['Eethuis Drie', 'Eethuis Een', 'Eethuis Twee']))
    expect(puts()).toEqual([1])
    const lists = () => received.filter(({ path }) => path === '/api/favourites/list').length
    const before = lists()
    line.resolve()
    await waitFor(() => expect(puts()).toEqual([1, 0]))
    await waitFor(() => expect(lists()).toBe(before + 1))
    expect(names()).toEqual(['Eethuis Drie', 'Eethuis Een', 'Eethuis Twee'])
  })

  it('S2.21: one that is refused goes back, with a word', async () => {
    server(true)
    const { menu, names } = await openMenu()
    await menu.findByRole('link', { name: /Eethuis Drie/ })
    menu.getByRole('link', { name: /Eethuis Drie/ }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(names()).toEqual(['Eethuis Een', 'Eethuis Twee', 'Eethuis Drie']))
  })

  it('S2.21: a heading that is folded stays so', async () => {
    server()
    const { menu } = await openMenu()
    const work = menu.getByRole('heading', { name: 'Werk' }).closest('details')
    expect(work?.open).toBe(true)
    await userEvent.click(menu.getByRole('heading', { name: 'Werk' }))
    await waitFor(() => expect(localStorage.getItem('schakel.menu.user/00staff')).toContain('work'))
  })
})
