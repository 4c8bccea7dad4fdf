import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { freshForms, makingServer, notices, open, submit, valueIn } from './formTesting.tsx'
import { openItemForm } from './openItemForm.ts'

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
})
