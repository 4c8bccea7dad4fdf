import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** Opens by keyboard what a button opens, in which the keyboard is then, and closes it: the keyboard is at the button again (S2.21). */
export async function expectKeyboardBack(button: () => Promise<HTMLElement>, role = 'dialog'): Promise<void> {
  ;(await button()).focus()
  await userEvent.keyboard('{Enter}')
  const opened = await screen.findByRole(role)
  await waitFor(() => expect(opened.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(async () => expect(document.activeElement).toBe(await button()))
}
