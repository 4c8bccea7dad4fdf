import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderWithProviders } from '../../test/renderWithProviders.tsx'
import { plainPart } from './lazyPart.ts'
import type { MenuDropdownProps } from './MenuDropdown.tsx'
import { MoreMenu } from './MoreMenu.tsx'

it('S2.21: the button of a menu that still has to come is pressed at once, and can be let go of again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const drawn = vi.fn()
  const Later = plainPart(async () => {
    await promise
    return ({ opened, children }: Omit<MenuDropdownProps, 'sections'>) => {
      drawn(opened)
      return children
    }
  })
  await renderWithProviders(<MoreMenu dropdown={Later} label="Meer" />)
  const isPressed = () => screen.getByRole('button', { name: 'Meer' }).getAttribute('aria-expanded')
  expect(isPressed()).toBe('false')
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Meer' }))
  await press()
  expect(isPressed()).toBe('true')
  // By the keyboard, which is still there.
  await userEvent.keyboard('{Enter}')
  expect(isPressed()).toBe('false')
  await press()
  expect(isPressed()).toBe('true')
  resolve()
  await waitFor(() => expect(drawn).toHaveBeenLastCalledWith(true))
})
