import { SEARCH_DEBOUNCE_MS } from '@schakel/domain'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TermField } from './TermField.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('S5.1: what is typed while the list takes over what was typed before stays, and the way back is followed', () => {
  const onTerm = vi.fn()
  const shown = render(<TermField term="" onTerm={onTerm} />)
  const box = screen.getByRole<HTMLInputElement>('searchbox')
  const type = (value: string) => fireEvent.change(box, { target: { value } })
  const pause = () => act(() => vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS))
  const comes = (term: string) => shown.rerender(<TermField term={term} onTerm={onTerm} />)
  type('hot')
  pause()
  type('hote')
  pause()
  expect(onTerm.mock.calls).toEqual([['hot'], ['hote']])
  type('hotel ')
  comes('hot')
  expect(box.value).toBe('hotel ')
  comes('hote')
  expect(box.value).toBe('hotel ')
  comes('')
  expect(box.value).toBe('')
  type('ho')
  pause()
  type('')
  pause()
  expect(onTerm.mock.calls.slice(2)).toEqual([['ho'], ['']])
  comes('ho')
  comes('')
  expect(box.value).toBe('')
  comes('hote')
  expect(box.value).toBe('hote')
})
