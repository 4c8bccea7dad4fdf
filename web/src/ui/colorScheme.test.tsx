import { useMantineColorScheme } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setColorScheme } from './colorScheme.ts'
import MantineScope from './MantineScope.tsx'
import { useColorScheme } from './useColorScheme.ts'

function Ours() {
  return <p data-testid="ours">{useColorScheme()}</p>
}

function Theirs() {
  const { colorScheme, setColorScheme: set } = useMantineColorScheme()
  return (
    <button type="button" onClick={() => set('light')}>
      {colorScheme}
    </button>
  )
}

describe('light and dark', () => {
  beforeEach(() => setColorScheme('auto'))
  afterEach(() => setColorScheme('auto'))

  it('S2.21: one choice for what Mantine draws and what it does not, kept for the next visit', () => {
    render(
      <>
        <Ours />
        <MantineScope>
          <Theirs />
        </MantineScope>
      </>,
    )
    act(() => setColorScheme('dark'))
    expect(screen.getByTestId('ours').textContent).toBe('dark')
    expect(screen.getByRole('button').textContent).toBe('dark')
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark')
    expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark')
    act(() => screen.getByRole('button').click())
    expect(screen.getByTestId('ours').textContent).toBe('light')
    expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light')
  })
})
