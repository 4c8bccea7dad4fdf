import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LastResort } from './LastResort.tsx'

function Broken(): never {
  throw new Error('broken')
}

describe('an error inside the error page', () => {
  it('S2.18: shows a plain message with a link home', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <LastResort title="Er is iets misgegaan" home="Dashboard">
        <Broken />
      </LastResort>,
    )
    expect(screen.getByRole('heading', { name: 'Er is iets misgegaan' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/')
  })
})
