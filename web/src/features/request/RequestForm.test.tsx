import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../../test/renderWithProviders.tsx'
import { RequestForm } from './RequestForm.tsx'

beforeEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the steps of a request', () => {
  it('D18, S5.4: “Volgende” says what is missing, goes to the first of it and loses nothing', async () => {
    const user = userEvent.setup()
    await renderWithProviders(<RequestForm fresh={{ form: 'x', after: 0 }} defaultPrice={575} onSent={vi.fn()} />)
    const next = screen.getByRole('button', { name: 'Volgende' })
    const tab = () => screen.getAllByRole('tab').find((one) => one.ariaSelected === 'true')?.textContent
    await user.type(screen.getByLabelText(/^KvK/), '123')
    await user.type(screen.getByLabelText(/^Postcode/), '12 A')
    await user.click(next)
    screen.getByText('Nog niet goed ingevuld: Naam, Medewerkers, Postcode, KvK-nummer.')
    expect(tab()).toContain('Basisgegevens')
    const name = screen.getByRole('textbox', { name: /^Naam/ })
    expect([document.activeElement, name.getAttribute('aria-invalid')]).toEqual([name, 'true'])
    screen.getByText('Een KvK-nummer is acht cijfers')
    screen.getByText('Een postcode is vier cijfers en twee letters, zoals 1234 AB')
    await user.type(name, 'Lunchroom Noor')
    await user.type(screen.getByLabelText(/^Medewerkers/), '12')
    await user.type(screen.getByLabelText(/^KvK/), '45678')
    await user.clear(screen.getByLabelText(/^Postcode/))
    await user.type(screen.getByLabelText(/^Postcode/), '3511ab')
    await user.click(next)
    expect(tab()).toContain('Contactpersonen')
    expect(screen.queryByText(/^Nog niet goed ingevuld/)).toBeNull()
    await user.click(next)
    screen.getByText('Nog niet goed ingevuld: Naam.')
    expect(document.activeElement?.id).toMatch(/name$/)
    await user.keyboard('Noor Lunchvrouw')
    await user.click(next)
    screen.getByText('Vul een e-mailadres in: daar komt de mail waarmee u bevestigt')
    await user.keyboard('noor@lunchroom.example')
    await user.click(next)
    expect(tab()).toContain('Aanvraag')
  })
})

describe('what is typed in a request', () => {
  const open = () =>
    renderWithProviders(<RequestForm fresh={{ form: 'x', after: 0 }} defaultPrice={575} onSent={vi.fn()} />)
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Naam/ })

  it('D18: stays over a reload, and is shown to nobody who opens the form in another tab', async () => {
    const { unmount } = await open()
    await userEvent.type(name(), 'Lunchroom Noor')
    unmount()
    const reloaded = await open()
    expect(name().value).toBe('Lunchroom Noor')
    reloaded.unmount()
    // Each tab has a storage of its own.
    sessionStorage.clear()
    await open()
    expect([name().value, Object.keys(localStorage)]).toEqual(['', []])
  })
})
