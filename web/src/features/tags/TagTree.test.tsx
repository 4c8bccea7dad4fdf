import type { AnyItem } from '@schakel/domain'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { reply, stubServer } from '../../../test/stubServer.ts'
import { tagNodes } from '../../entities/forms/inputs/tagTree.ts'
import { closeTagTree, openTagTree } from '../../entities/tags/openTagTree.ts'
import { connectNotices, type Notice } from '../../ui/notify.ts'
import { TagTreeHost } from './TagTreeHost.tsx'
import { mayHang, targetOf } from './treeMoves.ts'

function aTag(key: string, name: string, parent?: string, type = 'branche'): AnyItem {
  const own = { _owners: [{ _id: 'space/1' }] }
  return {
    _id: `tag/${key}`,
    _type: 'tag',
    _version: 1,
    name,
    type,
    ...own,
    ...(parent ? { parent: `tag/${parent}` } : {}),
  }
}

const world = [
  aTag('a', 'Horeca'),
  aTag('b', 'Eten', 'a'),
  aTag('c', 'Bakkers', 'b'),
  aTag('d', 'Slapen', 'a'),
  aTag('e', 'Zorg'),
  aTag('f', 'Klant', undefined, 'category'),
]

const notices: Notice[] = []
connectNotices((notice) => notices.push(notice))

beforeEach(() => {
  notices.length = 0
  closeTagTree()
  // Only what is in sight is drawn, and in jsdom nothing has a height.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

async function open(kind: 'staff' | 'enduser' = 'staff') {
  let tags = world
  let refused = 0
  let held: Promise<void> | undefined
  const isRefused = () => {
    refused -= 1
    return refused >= 0
  }
  const server = stubServer({
    '/api/space/tags': () => tags,
    '/api/tags/counts': () => [
      { _id: 'tag/a', count: 1, total: 12 },
      { _id: 'tag/c', count: 11, total: 11 },
    ],
    '/api/space/update/*': async (body, { path }) => {
      await held
      if (isRefused()) return reply(503, { title: 'x', status: 503 })
      const id = path.slice('/api/space/update/'.length)
      const current = tags.find(({ _id }) => _id === id)
      const { _version: based = current?._version, ...props } = body.props
      if (based !== current?._version) return reply(409, { title: 'Stale', status: 409, current })
      tags = tags.map((tag) => (tag._id === id ? { ...tag, ...props, _version: tag._version + 1 } : tag))
      return { _id: id, _version: based + 1 }
    },
    '/api/space/save': async ({ item, parent }) => {
      await held
      if (isRefused()) return reply(503, { title: 'x', status: 503 })
      tags = [...tags, { _id: 'tag/new', _version: 1, _owners: [{ _id: 'space/1' }], parent, ...item }]
      return { _id: 'tag/new', _version: 1 }
    },
    '/api/space/delete': ({ item }) => {
      tags = tags.filter(({ _id }) => _id !== item._id)
      return { _id: item._id, _version: 1 }
    },
  })
  const { router } = await renderWithProviders(<TagTreeHost />, { kind })
  act(() => openTagTree())
  const user = userEvent.setup()
  const tree = await screen.findByRole('tree')
  act(() => tree.focus())
  const sent = (path: string) => server.received.filter((one) => one.path === path).map(({ body }) => body)
  const hangElsewhere = (id: string, parent: string) => {
    tags = tags.map((tag) => (tag._id === id ? { ...tag, parent, _version: tag._version + 1 } : tag))
  }
  const saves = () =>
    server.received.filter(({ path }) => path === '/api/space/save').map(({ headers }) => headers['idempotency-key'])
  const refuse = (times: number) => {
    refused = times
  }
  /** The server answers no writing until what this answers is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    return resolve
  }
  return { user, tree, sent, saves, refuse, hold, router, hangElsewhere }
}

const names = () => screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-label'))
const active = () => screen.getByRole('treeitem', { selected: true }).getAttribute('aria-label')

describe('the tree of tags', () => {
  it('S2.32: folds open and shut by the keyboard, and says how many carry each', async () => {
    const { user } = await open()
    await waitFor(() => expect(names()).toEqual(['Horeca, 12 keer gebruikt', 'Zorg']))
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(names()).toEqual(['Horeca, 12 keer gebruikt', 'Eten', 'Slapen', 'Zorg'])
    expect(active()).toBe('Eten')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(names()).toHaveLength(2)
    await user.click(screen.getByText('Categorie'))
    expect(names()).toEqual(['Klant'])
  })

  it('S2.32: the filter shows what is found with what stands above it', async () => {
    const { user } = await open()
    await user.type(screen.getByRole('searchbox'), 'bakk')
    expect(names().map((name) => name?.split(',')[0])).toEqual(['Horeca', 'Eten', 'Bakkers'])
    await user.type(screen.getByRole('searchbox'), 'xyz')
    screen.getByText('Geen tag gevonden')
  })

  it('S2.13: choosing a tag goes to what carries it', async () => {
    const { user, router } = await open()
    await user.keyboard('{End}{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/search/tag/e'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('S2.32: a tag is moved by Alt and the arrows, announced, and can be put back', async () => {
    const { user, sent } = await open()
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(sent('/api/space/update/tag/d')).toEqual([{ props: { parent: 'tag/b' } }]))
    expect(screen.getAllByText('Slapen staat nu onder Eten')).not.toHaveLength(0)
    expect(names().map((name) => name?.split(',')[0])).toEqual(['Horeca', 'Eten', 'Bakkers', 'Slapen', 'Zorg'])
    expect(active()).toBe('Slapen')
    await user.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}')
    await waitFor(() => expect(sent('/api/space/update/tag/d').at(-1)).toEqual({ props: { parent: null } }))
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await screen.findByText('Slapen staat al op het hoogste niveau')
    expect(sent('/api/space/update/tag/d')).toHaveLength(3)
  })

  it('S2.32, D2.3: a move is not taken back where somebody else hung the tag elsewhere since', async () => {
    const { user, sent, hangElsewhere } = await open()
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(notices.at(-1)?.action).toBeTruthy())
    hangElsewhere('tag/d', 'tag/e')
    act(() => notices.at(-1)?.action?.run())
    const told = 'Valt onder is sindsdien door iemand anders gewijzigd'
    await waitFor(() => expect(notices.map(({ title }) => title)).toContain(told))
    expect(sent('/api/space/update/tag/d').at(-1)).toEqual({ props: { parent: 'tag/a', _version: 2 } })
    await user.keyboard('{Home}{ArrowLeft}{End}{ArrowRight}')
    await waitFor(() => expect(names().map((name) => name?.split(',')[0])).toEqual(['Horeca', 'Zorg', 'Slapen']))
  })

  it('S2.32: a tag is renamed in place, Escape gives up the typing alone', async () => {
    const { user, sent } = await open()
    await user.keyboard('{End}{F2}')
    await user.keyboard('Gezondheid{Escape}')
    expect(sent('/api/space/update/tag/e')).toEqual([])
    await user.keyboard('{F2}Gezondheid{Enter}')
    await waitFor(() => expect(sent('/api/space/update/tag/e')).toEqual([{ props: { name: 'Gezondheid' } }]))
    expect(active()).toBe('Gezondheid')
    expect(document.activeElement?.getAttribute('role')).toBe('tree')
  })

  it('S2.32: a tag is added under another, recoloured and deleted', async () => {
    const { user, sent } = await open()
    await user.keyboard('{End}{Insert}Apotheken{Enter}')
    await waitFor(() =>
      expect(sent('/api/space/save')).toEqual([
        { item: { _type: 'tag', type: 'branche', name: 'Apotheken' }, parent: 'tag/e' },
      ]),
    )
    await waitFor(() => expect(active()).toBe('Apotheken'))
    await user.click(screen.getByRole('button', { name: 'Kleur' }))
    await user.click(await screen.findByRole('radio', { name: 'Groen' }))
    await waitFor(() => expect(sent('/api/space/update/tag/new')).toEqual([{ props: { color: 'groen' } }]))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }))
    await waitFor(() => expect(sent('/api/space/delete')).toEqual([{ item: { _id: 'tag/new' } }]))
    await waitFor(() => expect(names()).not.toContain('Apotheken'))
  })

  it('S2.32: a name that could not be saved still stands there, and tried again it is one tag', async () => {
    const { user, sent, refuse, saves } = await open()
    refuse(2)
    await user.keyboard('{End}{Insert}Apotheken{Enter}')
    await waitFor(() => expect(sent('/api/space/save')).toHaveLength(1))
    const field = () => screen.getByRole('textbox', { name: 'Naam van de nieuwe tag' })
    await waitFor(() => expect(field()).toHaveProperty('readOnly', false))
    expect([field().getAttribute('value'), document.activeElement]).toEqual(['Apotheken', field()])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent('/api/space/save')).toHaveLength(2))
    await waitFor(() => expect(field()).toHaveProperty('readOnly', false))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(active()).toBe('Apotheken'))
    expect(screen.queryByRole('textbox', { name: 'Naam van de nieuwe tag' })).toBeNull()
    expect(saves()).toHaveLength(3)
    expect(new Set(saves()).size, 'one key').toBe(1)
    refuse(1)
    await user.keyboard('{F2}Drogisten{Enter}')
    await waitFor(() => expect(sent('/api/space/update/tag/new')).toHaveLength(1))
    const other = await screen.findByRole('textbox', { name: /^Nieuwe naam voor/ })
    await waitFor(() => expect(other).toHaveProperty('readOnly', false))
    expect(other).toHaveProperty('value', 'Drogisten')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(active()).toBe('Drogisten'))
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('tree'))
  })

  const newName = () => screen.getByRole('textbox', { name: 'Naam van de nieuwe tag' })

  it('S2.32: who asks for another new tag while one is being saved types it once that is there', async () => {
    const { user, sent, hold } = await open()
    const answer = hold()
    await user.click(screen.getByRole('button', { name: 'Tag toevoegen' }))
    await user.keyboard('Apotheken')
    await user.click(screen.getByRole('button', { name: 'Tag toevoegen' }))
    await waitFor(() => expect(sent('/api/space/save')).toHaveLength(1))
    answer()
    await waitFor(() => expect(newName()).toHaveProperty('value', ''))
    expect(newName()).toHaveProperty('readOnly', false)
    expect(document.activeElement).toBe(newName())
    await user.keyboard('Drogisten{Enter}')
    await waitFor(() =>
      expect(sent('/api/space/save').map(({ item }) => item.name)).toEqual(['Apotheken', 'Drogisten']),
    )
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Naam van de nieuwe tag' })).toBeNull())
  })

  it('S2.32: a name that was refused after another field was asked for is not lost', async () => {
    const { user, sent, refuse, hold } = await open()
    refuse(1)
    const answer = hold()
    await user.keyboard('{End}{F2}Gezondheid')
    await user.click(screen.getByRole('button', { name: 'Tag toevoegen' }))
    await waitFor(() => expect(sent('/api/space/update/tag/e')).toHaveLength(1))
    answer()
    const field = await screen.findByRole('textbox', { name: /^Nieuwe naam voor/ })
    await waitFor(() => expect(field).toHaveProperty('readOnly', false))
    expect(field).toHaveProperty('value', 'Gezondheid')
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Tag toevoegen' }))
    expect(document.activeElement).toBe(newName())
  })

  it('S2.32: the tag that is being saved can be renamed once more', async () => {
    const { user, sent, hold } = await open()
    const answer = hold()
    await user.keyboard('{End}{F2}Gezondheid')
    await user.click(screen.getByRole('button', { name: 'Hernoemen' }))
    await waitFor(() => expect(sent('/api/space/update/tag/e')).toHaveLength(1))
    answer()
    const field = () => screen.getByRole('textbox', { name: /^Nieuwe naam voor/ })
    await waitFor(() => expect(field()).toHaveProperty('readOnly', false))
    await user.keyboard('Welzijn{Enter}')
    await waitFor(() => expect(active()).toBe('Welzijn'))
  })

  it('S2.32: moving goes without dragging too, to anywhere but below itself', async () => {
    const { user, sent } = await open()
    await user.click(screen.getByRole('button', { name: 'Verplaatsen' }))
    await user.click(await screen.findByRole('combobox', { name: 'Verplaatsen onder' }))
    const places = () => screen.getAllByRole('option').map((option) => option.textContent)
    await waitFor(() => expect(places()).toEqual(['Zorg']))
    await user.click(screen.getByRole('option', { name: 'Zorg' }))
    await waitFor(() => expect(sent('/api/space/update/tag/a')).toEqual([{ props: { parent: 'tag/e' } }]))
  })

  it('D6: who is not of the centre looks and chooses, and changes nothing', async () => {
    const { user, sent } = await open('enduser')
    expect(screen.queryByRole('button', { name: 'Tag toevoegen' })).toBeNull()
    const tools = within(screen.getByRole('toolbar'))
    expect(tools.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Toon 12 resultaten'])
    await user.keyboard('{F2}{Delete}{Insert}{ArrowDown}{Alt>}{ArrowRight}{/Alt}')
    expect(screen.queryByRole('textbox')).toBeNull()
    for (const path of ['/api/space/update/tag/e', '/api/space/delete']) expect(sent(path)).toEqual([])
  })
})

describe('where a tag may go', () => {
  const nodes = tagNodes(world, (tag) => String(tag.name))
  const node = (key: string) => {
    const found = nodes.find(({ id }) => id === `tag/${key}`)
    if (!found) throw new Error(key)
    return found
  }

  it('D8.6: never below itself, nor in the tree of another type, nor where it is', () => {
    expect(mayHang(nodes, node('a'), 'tag/c')).toBe(false)
    expect(mayHang(nodes, node('a'), 'tag/a')).toBe(false)
    expect(mayHang(nodes, node('a'), 'tag/f')).toBe(false)
    expect(mayHang(nodes, node('b'), 'tag/a')).toBe(false)
    expect(mayHang(nodes, node('e'), undefined)).toBe(false)
    expect(mayHang(nodes, node('c'), 'tag/d')).toBe(true)
  })

  it('S2.32: in, out, and over to the branch before or after', () => {
    expect(targetOf(nodes, node('d'), 'in')).toBe('tag/b')
    expect(targetOf(nodes, node('b'), 'in')).toBeNull()
    expect(targetOf(nodes, node('c'), 'out')).toBe('tag/a')
    expect(targetOf(nodes, node('d'), 'out')).toBeUndefined()
    expect(targetOf(nodes, node('c'), 'down')).toBe('tag/d')
    expect(targetOf(nodes, node('c'), 'up')).toBeNull()
    expect(targetOf(nodes, node('e'), 'up')).toBeNull()
  })
})
