import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LastResort } from './LastResort.tsx'

function Broken(): never {
  throw new Error('broken')
}

describe('an error inside the error page', () => {
  it('S2.18, S2.19: shows a plain message with a link home, and nothing around it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <LastResort title="Er is iets misgegaan" home="Dashboard">
        <Broken />
      </LastResort>,
    )
    const { parentElement, children } = screen.getByRole('main')
    expect(parentElement?.childElementCount).toBe(1)
    expect([...children].map(({ tagName }) => tagName)).toEqual(['H1', 'P'])
    expect(screen.getByRole('heading', { name: 'Er is iets misgegaan' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/')
  })
})
