import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { freshForms, makingServer, notices, open, submit, valueIn } from '../../../test/forms.tsx'
import { renderWithProviders, viewerOf } from '../../../test/renderWithProviders.tsx'
import { FormHost } from '../../app/layouts/FormHost.tsx'
import { draftKeyOf, readDraft, writeDraft } from './drafts.ts'
import { closeItemForm, formRequests, type ItemFormRequest, openItemForm } from './openItemForm.ts'

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

  it('S5.2, D1: what the browser cannot keep is said to be on this page alone, goes on there, and is asked about', async () => {
    const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { user, dialog } = await open({ type: 'supplier' })
    await user.type(dialog.getByLabelText(/^Naam/), 'Kassa & Co')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices.at(-1)?.message).toBe(
      'Uw browser kon het concept van “Kassa & Co” niet bewaren: het staat alleen nog op deze pagina',
    )
    expect(leave()).toBe(false)
    notices.at(-1)?.action?.run()
    const again = within(await screen.findByRole('dialog'))
    expect(valueIn(await again.findByLabelText(/^Naam/))).toBe('Kassa & Co')
    // There is room again.
    full.mockRestore()
    await user.type(again.getByLabelText(/^Naam/), '.')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices.at(-1)?.message).toBe('Het concept van “Kassa & Co.” is bewaard')
    expect(leave()).toBe(true)
  })

  describe('and in another tab', () => {
    const key = draftKeyOf(viewerOf('staff')._id, { type: 'supplier' })
    /** Another tab keeps this of the same form, a moment later. */
    function typedElsewhere(name: string): void {
      const part = { id: 'root', type: 'supplier', values: { name }, key: 'elsewhere' } as const
      writeDraft(key, { parts: [part] }, new Date(Date.now() + 1000))
    }
    async function reopened() {
      openItemForm({ type: 'supplier' })
      const again = within(await screen.findByRole('dialog'))
      return valueIn(await again.findByLabelText(/^Naam/))
    }

    it('S5.2: a form in which nothing was typed leaves what was typed in another tab since', async () => {
      const { user } = await open({ type: 'supplier' })
      typedElsewhere('Van de andere tab')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(readDraft(key)?.parts[0]?.values.name).toBe('Van de andere tab')
    })

    it('S5.2: of what is typed in two tabs at once both are kept, and each is gone on with in turn', async () => {
      makingServer()
      const { user, dialog } = await open({ type: 'supplier' })
      await user.type(dialog.getByLabelText(/^Naam/), 'Kassa & Co')
      typedElsewhere('Van de andere tab')
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(await reopened()).toBe('Kassa & Co')
      await user.click(submit())
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(await reopened()).toBe('Van de andere tab')
    })

    it('S5.2: what is saved here takes away nothing of what is still typed in another tab', async () => {
      makingServer()
      const { user, dialog } = await open({ type: 'supplier' })
      await user.type(dialog.getByLabelText(/^Naam/), 'Kassa & Co')
      typedElsewhere('Van de andere tab')
      await user.click(submit())
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(await reopened()).toBe('Van de andere tab')
    })
  })

  describe('and what was chosen since', () => {
    const at = (day: string) => ({ date: `${day} 14:00:00`, end: `${day} 14:30:00` })
    const [tuesday, thursday] = [at('2026-03-03'), at('2026-03-05')]
    const begin = (dialog: Awaited<ReturnType<typeof open>>['dialog']) =>
      dialog.getByRole('textbox', { name: /^Begin \*|^Begin$/ })

    /** Closes the form, and opens one with other values. */
    async function openNext(user: Awaited<ReturnType<typeof open>>['user'], request: ItemFormRequest) {
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      openItemForm(request)
      return within(await screen.findByRole('dialog'))
    }

    it('S5.2: the hours that were pressed go before those of a draft in which nobody typed them', async () => {
      const { user, dialog } = await open({ type: 'activity', values: tuesday })
      await user.type(dialog.getByLabelText(/^Naam/), 'Kennismaking')
      const again = await openNext(user, { type: 'activity', values: thursday })
      expect(valueIn(await again.findByLabelText(/^Naam/))).toBe('Kennismaking')
      await waitFor(() => expect(valueIn(begin(again))).toBe('05-03-2026'))
    })

    it('S5.2: hours that were typed stay those of the draft', async () => {
      const { user, dialog } = await open({ type: 'activity', values: tuesday })
      await user.clear(begin(dialog))
      await user.type(begin(dialog), '04-03-2026')
      const again = await openNext(user, { type: 'activity', values: thursday })
      await again.findByLabelText(/^Naam/)
      await waitFor(() => expect(valueIn(begin(again))).toBe('04-03-2026'))
    })

    it('S5.2: a reply to one message does not hold what was typed in a reply to another', async () => {
      const to = { type: 'message', parent: { _id: 'user/01', _type: 'user', name: 'Els Bakker' } } as const
      const { user, dialog } = await open({ ...to, about: 'message/1', values: { name: 'Re: Offerte' } })
      await user.type(dialog.getByLabelText(/^Onderwerp/), '!')
      const again = await openNext(user, { ...to, about: 'message/2', values: { name: 'Re: Planning' } })
      expect(valueIn(await again.findByLabelText(/^Onderwerp/))).toBe('Re: Planning')
    })
  })
})
