import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Composer } from '../src/features/chat/Composer.tsx'
import { EditBox } from '../src/features/chat/EditBox.tsx'
import { freshForms, open } from './forms.tsx'
import { anItem } from './items.ts'
import { renderApp, renderWithProviders } from './renderWithProviders.tsx'
import { page, stubServer } from './stubServer.ts'

/** What the same key is in different browsers while a word is composed with it. */
const composed = [{ isComposing: true }, { keyCode: 229 }]

/** Presses a key of a word that is being composed. */
function compose(field: Element, key: string): void {
  for (const how of composed) fireEvent.keyDown(field, { key, ...how })
}

describe('a word that is being composed', () => {
  freshForms()
  beforeEach(() => {
    stubServer({
      '/api/space/search': () => page([anItem('lead', { _id: 'lead/1', name: 'Restaurant 1' })]),
      '/api/space/activities': () => [],
    })
  })

  it('S2.36: is not sent in a chat by the Enter that takes it', async () => {
    const sent = vi.fn()
    await renderWithProviders(<Composer room="space/00centre" onSend={sent} />)
    const field = screen.getByRole('textbox')
    await userEvent.type(field, 'こんにちは')
    compose(field, 'Enter')
    expect(sent).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(sent).toHaveBeenCalledExactlyOnceWith('こんにちは')
  })

  it('S2.36: neither saves nor gives up what one changes of what one said', async () => {
    const [saved, left] = [vi.fn(), vi.fn()]
    await renderWithProviders(<EditBox message="chat/1" text="hallo" onSave={saved} onCancel={left} />)
    const field = screen.getByRole('textbox')
    compose(field, 'Enter')
    compose(field, 'Escape')
    expect([saved.mock.calls, left.mock.calls]).toEqual([[], []])
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(saved).toHaveBeenCalledExactlyOnceWith('hallo', expect.any(Function))
  })

  it('S2.24: neither walks the results of the search nor closes it', async () => {
    await renderApp('/')
    await userEvent.click(await screen.findByRole('button', { name: 'Zoeken' }))
    const drawer = within(await screen.findByRole('dialog'))
    const field = drawer.getByRole('searchbox')
    await userEvent.type(field, 'restaurant')
    const first = await drawer.findByRole('link', { name: /^Restaurant 1/ })
    compose(field, 'ArrowDown')
    compose(field, 'Escape')
    expect(document.activeElement).toBe(field)
    expect(screen.getByRole('dialog').contains(field)).toBe(true)
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(first)
    fireEvent.keyDown(field, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('S2.34: is no shortcut', async () => {
    const { router } = await renderApp('/')
    await screen.findByRole('heading', { level: 1 })
    for (const key of ['g', 'l']) compose(document.body, key)
    compose(document.body, '/')
    expect([router.state.location.pathname, screen.queryByRole('dialog')]).toEqual(['/', null])
  })

  it('S3.6, S5.2: neither begins a next task nor closes the form', async () => {
    const { user, dialog } = await open({ type: 'todo', parent: { _id: 'lead/01', name: 'De Haven' } })
    await user.click(await dialog.findByRole('button', { name: 'Regel toevoegen' }))
    const task = await dialog.findByLabelText('Taak 1')
    await user.type(task, '電話')
    compose(task, 'Enter')
    compose(task, 'Escape')
    expect(dialog.queryByLabelText('Taak 2')).toBeNull()
    expect(screen.getByRole('dialog').contains(task)).toBe(true)
    fireEvent.keyDown(task, { key: 'Enter' })
    await dialog.findByLabelText('Taak 2')
    fireEvent.keyDown(task, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
