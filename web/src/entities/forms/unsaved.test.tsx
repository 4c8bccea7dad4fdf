import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { freshForms, makingServer, notices, open, submit, valueIn } from '../../../test/forms.tsx'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { FormHost } from '../../app/layouts/FormHost.tsx'
import { closeItemForm, formRequests, openItemForm } from './openItemForm.ts'

freshForms()

describe('what is typed and not saved', () => {
  it('S5.2: is kept when the form is closed, and goes on where one left', async () => {
    const { user, dialog } = await open({ type: 'supplier' })
    await user.type(dialog.getByLabelText(/^Naam/), 'Kassa & Co')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices.at(-1)?.action?.label).toBe('Verder met uw concept')
    notices.at(-1)?.action?.run()
    const again = within(await screen.findByRole('dialog'))
    expect(valueIn(again.getByLabelText(/^Naam/))).toBe('Kassa & Co')
    await user.click(again.getByRole('button', { name: 'Opnieuw beginnen' }))
    expect(valueIn(again.getByLabelText(/^Naam/))).toBe('')
    await user.click(again.getByRole('button', { name: 'Ongedaan maken' }))
    expect(valueIn(again.getByLabelText(/^Naam/))).toBe('Kassa & Co')
  })

  it('S2.32: Escape closes the form also while the keyboard is still with the page behind it', async () => {
    await open({ type: 'supplier' })
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('S5.2: nothing is kept when nothing was typed, nor after saving', async () => {
    makingServer()
    const { user, dialog } = await open({ type: 'supplier' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices).toHaveLength(0)
    openItemForm({ type: 'supplier' })
    const again = within(await screen.findByRole('dialog'))
    await user.type(again.getByLabelText(/^Naam/), 'Kassa & Co')
    await user.click(submit())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(Object.keys(localStorage).filter((key) => key.startsWith('schakel.draft'))).toEqual([])
    expect(dialog).toBeTruthy()
  })

  it('S5.2: going to another page closes the form and keeps what was typed', async () => {
    const { user, dialog, router } = await open({ type: 'supplier' })
    await user.type(dialog.getByLabelText(/^Naam/), 'Kassa & Co')
    await router.navigate({ to: '/list' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices.at(-1)?.action?.label).toBe('Verder met uw concept')
  })

  it('S5.2, D1.2: a form that was open when the page is loaded again is opened again, for who had it open', async () => {
    const { user, dialog, unmount } = await open({ type: 'supplier' })
    await user.type(dialog.getByLabelText(/^Naam/), 'Kassa & Co')
    dispatchEvent(new Event('pagehide'))
    unmount()
    closeItemForm()
    await renderWithProviders(<FormHost />)
    const again = within(await screen.findByRole('dialog'))
    expect(valueIn(await again.findByLabelText(/^Naam/))).toBe('Kassa & Co')
  })

  it('S5.2: nobody else’s form is opened', async () => {
    sessionStorage.setItem(
      'schakel.form',
      JSON.stringify({ viewer: 'user/00other', path: '/', request: { type: 'supplier' } }),
    )
    await renderWithProviders(<FormHost />)
    expect(formRequests.now()).toBeUndefined()
    expect(sessionStorage.getItem('schakel.form')).toBeNull()
  })

  it('S5.2: the browser asks before the tab is closed, as long as something is not saved', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      dispatchEvent(event)
      return event.defaultPrevented
    }
    const { user, dialog } = await open({ type: 'supplier' })
    expect(leave()).toBe(false)
    await user.type(dialog.getByLabelText(/^Naam/), 'Kassa & Co')
    expect(leave()).toBe(true)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(leave()).toBe(false)
  })
})
