import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../api/apiError.ts'
import { ErrorState } from './ErrorState.tsx'
import { setOfflineHelp } from './offlineHelp.ts'

afterEach(() => setOfflineHelp(undefined))

it('S2.18: a page that cannot be read without a connection says what can be, as soon as that is known', () => {
  render(<ErrorState error={new ApiError(0, { title: 'offline' })} />)
  act(() => setOfflineHelp(() => <p>Dit wel</p>))
  expect(screen.getByText('Dit wel')).toBeDefined()
})

it('S2.18: a part of a page, or another error, does not', () => {
  act(() => setOfflineHelp(() => <p>Dit wel</p>))
  render(<ErrorState compact error={new ApiError(0, { title: 'offline' })} />)
  render(<ErrorState error={new ApiError(500, { title: 'broken' })} />)
  expect(screen.queryByText('Dit wel')).toBeNull()
})
